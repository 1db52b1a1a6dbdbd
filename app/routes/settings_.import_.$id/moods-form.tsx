import { Form } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { timesOf } from '~/domain/calendar/counts-in-words';
import type { MoodOfFile } from '~/domain/import/types';
import { LEAVE_OUT } from './read-form';

interface MoodsFormProps {
  moods: MoodOfFile[];
  answer: { errors: Record<string, string[]>; sent: Record<string, string> } | undefined;
  isOpen: boolean;
}

const WORDS = ['1 (very low)', '2 (low)', '3 (in between)', '4 (good)', '5 (very good)'];
const MOODS_TITLE = 'What your moods are worth';

/** The moods of a file are its owner's own words: only they know what each is worth. */
export function MoodsForm({ moods, answer, isOpen }: MoodsFormProps) {
  const errorsOf = (name: string) =>
    answer && Object.hasOwn(answer.errors, name) ? answer.errors[name] : undefined;
  const errors = moods.flatMap(({ name }, index) =>
    (errorsOf(name) ?? []).map((message) => ({ id: `import-mood-${index}`, message })),
  );
  const form = (
    <Form method="post" className="form" noValidate>
      <ErrorSummary errors={errors} />
      <p>They are your own words, so only you know. Each becomes the answer to the mood question.</p>
      {moods.map(({ name, count, rating, proposed }, index) => (
        <SelectField
          key={name}
          id={`import-mood-${index}`}
          name={`mood-${index}`}
          label={name}
          hint={count === 1 ? 'Once in the file' : `${timesOf(count)} in the file`}
          defaultValue={
            answer?.sent[`mood-${index}`] ?? (rating === null ? LEAVE_OUT : (rating ?? proposed ?? ''))
          }
          errors={errorsOf(name)}
        >
          <option value="">Choose</option>
          {WORDS.map((words, at) => (
            <option key={words} value={at + 1}>
              {words}
            </option>
          ))}
          <option value={LEAVE_OUT}>Leave these out</option>
        </SelectField>
      ))}
      <p>
        <SubmitButton label="Use these" pendingLabel="Saving..." name="intent" value="moods" />
      </p>
    </Form>
  );
  if (!isOpen)
    return (
      <details>
        <summary>Change what your moods are worth</summary>
        {form}
      </details>
    );
  return (
    <section aria-labelledby="moods-title">
      <h2 id="moods-title">{MOODS_TITLE}</h2>
      {form}
    </section>
  );
}
