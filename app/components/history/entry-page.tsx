import type { FormAnswer } from '~/components/form/form-answer';
import { KeptFormNote } from '~/components/form/kept-form-note';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { BackLink } from '~/components/shell/back-link';
import type { EntryFields } from '~/domain/history/entry-fields';
import { EntryForm, type EntryFormProps } from './entry-form';

interface EntryPageProps {
  page: Pick<EntryFormProps, 'groups' | 'today' | 'seal' | 'submissionKey'> & {
    fields: EntryFields;
    isKept: boolean;
  };
  /** From the last time the form was sent. */
  answer: FormAnswer | undefined;
  title: string;
  lede?: string;
  back: { to: string; label: string };
}

/** The page on which a check-in is written, for an earlier day or anew. */
export function EntryPage({ page, answer: newest, title, lede, back }: EntryPageProps) {
  const { isKept, fields, ...form } = page;
  const answer = useKeptAnswer(newest, page);
  const typed = answer?.result.initialValue as Partial<EntryFields> | undefined;
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to={back.to}>{back.label}</BackLink>
          <h1>{title}</h1>
          {lede && <p>{lede}</p>}
        </div>
      </div>
      {isKept && <KeptFormNote />}
      <EntryForm
        key={String(isKept)}
        {...form}
        fields={{ ...fields, ...typed }}
        errors={answer?.result.error ?? {}}
        cancelTo={back.to}
      />
    </>
  );
}
