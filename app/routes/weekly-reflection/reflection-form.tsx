import { Form } from '@remix-run/react';
import { useEffect } from 'react';
import { answeredForm } from '~/components/form/answered-form';
import { ErrorSummary } from '~/components/form/error-summary';
import type { FormAnswer } from '~/components/form/form-answer';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useToast } from '~/components/toast/toast-context';
import {
  FIELD_TITLES,
  NO_HIGHLIGHT,
  REFLECTION_FIELDS,
  type ReflectionField,
  type ReflectionTexts,
} from '~/domain/reflections/fields';
import { HIGHLIGHT_MISSING, SAVE_FAILED } from './texts';
import { useDraftSaver } from './use-draft-saver';

const HINTS: Readonly<Record<ReflectionField, string>> = {
  highlights: 'What went well, or felt good, however small?',
  challenges: 'What was hard, and what did you learn from it?',
  gratitude: 'What are you glad was there?',
  nextWeekGoals: 'One or two things you would like to do.',
};

interface ReflectionFormProps {
  week: string;
  draft: ReflectionTexts | null;
  owner: string;
  answer: FormAnswer | undefined;
}

export function ReflectionForm({ week, draft, owner, answer }: ReflectionFormProps) {
  const form = answeredForm<ReflectionField>('reflection', answer, draft ?? {});
  const saver = useDraftSaver();
  useFailureToast(answer);
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ id: name ? `reflection-${name}` : 'reflection', message })),
  );
  return (
    <section aria-labelledby="reflection-title">
      <h2 id="reflection-title">How was your week?</h2>
      <p className="soft">
        One reflection a week. Only highlights are asked for; the rest is there if you want it.
        {draft && ' What you wrote earlier is still here.'}
      </p>
      <Form
        method="post"
        id={form.id}
        className="form"
        onSubmit={() => saver.stop()}
        onInput={(event) => saver.note(event.currentTarget)}
        noValidate
      >
        <ErrorSummary
          title={answer?.failure?.title}
          errors={errors}
          note={
            form.field('highlights').errors?.includes(NO_HIGHLIGHT)
              ? HIGHLIGHT_MISSING.description
              : undefined
          }
        />
        <input type="hidden" name="week" value={week} />
        <input type="hidden" name="owner" value={owner} />
        {REFLECTION_FIELDS.map((field) => (
          <TextAreaField
            key={field}
            id={`reflection-${field}`}
            name={field}
            label={FIELD_TITLES[field]}
            hint={HINTS[field]}
            optional={field !== 'highlights'}
            defaultValue={form.field(field).defaultValue}
            errors={form.field(field).errors}
            rows={4}
            required={field === 'highlights'}
          />
        ))}
        <p>
          <SubmitButton label="Save Weekly Reflection" pendingLabel="Saving..." />
        </p>
      </Form>
    </section>
  );
}

function useFailureToast(answer: FormAnswer | undefined): void {
  const toast = useToast();
  useEffect(() => {
    const messages = answer?.result.error;
    if (!messages) return;
    if (messages.highlights?.includes(HIGHLIGHT_MISSING.title))
      toast({ ...HIGHLIGHT_MISSING, tone: 'error' });
    else if (answer.failure) toast({ ...SAVE_FAILED, tone: 'error' });
  }, [answer, toast]);
}
