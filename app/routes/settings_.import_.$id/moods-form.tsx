import { ErrorSummary } from '~/components/form/error-summary';
import type { FormAnswer } from '~/components/form/form-answer';
import { OwnedForm } from '~/components/form/owned-form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { timesOf } from '~/domain/calendar/counts-in-words';
import type { MoodOfFile } from '~/domain/import/types';
import { LEAVE_OUT, moodField } from './read-form';

interface MoodsFormProps {
  moods: MoodOfFile[];
  /** Its errors are by the moods' own names. */
  answer: FormAnswer | undefined;
  isOpen: boolean;
}

const WORDS = ['1 (very low)', '2 (low)', '3 (in between)', '4 (good)', '5 (very good)'];
const MOODS_TITLE = 'What your moods are worth';

/** The moods of a file are its owner's own words: only they know what each is worth. */
export function MoodsForm({ moods, answer, isOpen }: MoodsFormProps) {
  const { error, initialValue } = answer?.result ?? {};
  const errorsOf = (name: string) => (error && Object.hasOwn(error, name) ? (error[name] ?? []) : []);
  const chosen = (index: number) => {
    const value = initialValue?.[moodField(index)];
    return typeof value === 'string' ? value : undefined;
  };
  const errors = moods.flatMap(({ name }, index) =>
    errorsOf(name).map((message) => ({ id: `import-mood-${index}`, message })),
  );
  const form = (
    <OwnedForm className="form" noValidate>
      <ErrorSummary errors={errors} />
      <p>They are your own words, so only you know. Each becomes the answer to the mood question.</p>
      {moods.map(({ name, count, rating, proposed }, index) => (
        <SelectField
          key={name}
          id={`import-mood-${index}`}
          name={moodField(index)}
          label={name}
          hint={count === 1 ? 'Once in the file' : `${timesOf(count)} in the file`}
          defaultValue={chosen(index) ?? (rating === null ? LEAVE_OUT : (rating ?? proposed ?? ''))}
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
    </OwnedForm>
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
