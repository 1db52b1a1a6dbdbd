import type { FormAnswer } from '~/components/form/form-answer';
import { KeptFormNote } from '~/components/form/kept-form-note';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { BackLink } from '~/components/shell/back-link';
import { SupportCard } from '~/components/shell/support-card';
import { type ScoreFields, typedDanger } from '~/domain/scores/fields';
import { ScoreForm, type ScoreFormProps } from './score-form';

interface ScorePageProps {
  page: Omit<ScoreFormProps, 'errors'> & { isKept: boolean };
  /** From the last time the form was sent. */
  answer: FormAnswer | undefined;
  title: string;
}

/** The page on which a score is entered or changed. */
export function ScorePage({ page, answer: newest, title }: ScorePageProps) {
  const { isKept, fields, ...form } = page;
  const answer = useKeptAnswer(newest, page);
  const typed = answer?.result.initialValue as ScoreFields | undefined;
  const shown = { ...fields, ...typed };
  // It could not be saved, so Harbor could not ask: help does not wait for that.
  const needsHelp = (isKept || typed !== undefined) && typedDanger({ ...shown, instrument: form.instrument });
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/scores">Back to your scores</BackLink>
          <h1>{title}</h1>
          <p>
            Copy the numbers from the sheet your clinician gave you. Only numbers are kept, never its
            questions.
          </p>
        </div>
      </div>
      {needsHelp && (
        <SupportCard heading="Before the form: you do not have to carry this alone">
          Your score is not saved yet. 988 answers at any hour, free, whether it is or not.
        </SupportCard>
      )}
      {isKept && <KeptFormNote />}
      <ScoreForm key={String(isKept)} {...form} fields={shown} errors={answer?.result.error ?? {}} />
    </>
  );
}
