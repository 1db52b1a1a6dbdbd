import type { FormAnswer } from '~/components/form/form-answer';
import { KeptFormNote } from '~/components/form/kept-form-note';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { BackLink } from '~/components/shell/back-link';
import type { EntryFields } from '~/domain/history/entry-fields';
import { EntryForm, type EntryFormProps } from './entry-form';

/** What a refused form brings: its words, and the check-in as it was changed elsewhere meanwhile. */
export interface EntryAnswer extends FormAnswer {
  elsewhere?: EntryFormProps['elsewhere'];
}

interface EntryPageProps {
  page: Pick<EntryFormProps, 'zones' | 'today' | 'owner' | 'submissionKey' | 'version'> & {
    fields: EntryFields;
    isKept: boolean;
  };
  /** From the last time the form was sent. */
  answer: EntryAnswer | undefined;
  title: string;
  lede?: string;
  back: { to: string; label: string };
}

/** The page on which a check-in of an earlier day is added, or one is changed. */
export function EntryPage({ page, answer: newest, title, lede, back }: EntryPageProps) {
  const { isKept, fields, version, ...form } = page;
  const answer = useKeptAnswer(newest, page);
  const typed = answer?.result.initialValue as Partial<EntryFields & { version: string }> | undefined;
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
        // Without scripts this page is a new one; the refused form still names the version that it was written on.
        version={typed?.version ?? version}
        elsewhere={answer?.elsewhere}
        errors={answer?.result.error ?? {}}
        cancelTo={back.to}
      />
    </>
  );
}
