import { Link } from '@remix-run/react';
import { FACTOR_FIELDS, type FactorField } from '~/domain/check-in/answers';
import { STEP_TEXTS } from '~/domain/check-in/questions/step-texts';
import { ENTRY_FIELDS, type EntryFields } from '~/domain/history/entry-fields';
import { HISTORY_LABELS } from '~/domain/history/facts';

interface TwoVersionsProps {
  /** As it was saved on another page or device. */
  stored: EntryFields;
  /** As it was sent from here. */
  typed: EntryFields;
  /** Where the stored one stands: going there leaves it as it is. */
  keepStoredAt: string;
}

const NAMES: Readonly<Record<keyof EntryFields, string>> = {
  ...HISTORY_LABELS,
  date: 'Day',
  time: 'Time',
  timeZone: 'Time zone',
  notes: 'Note',
};

/** A check-in that was changed in two places: where they differ, and the choice between them. */
export function TwoVersions({ stored, typed, keepStoredAt }: TwoVersionsProps) {
  const differing = ENTRY_FIELDS.filter((field) => plain(stored[field]) !== plain(typed[field]));
  return (
    <section className="notice versions" aria-labelledby="versions-title">
      <h2 id="versions-title">Two versions of this check-in</h2>
      <dl>
        {differing.map((field) => (
          <div key={field}>
            <dt>{NAMES[field]}</dt>
            <dd>
              <span className="versions__which">Saved elsewhere:</span> {inWords(field, stored[field])}
            </dd>
            <dd>
              <span className="versions__which">Yours, below:</span> {inWords(field, typed[field])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="row">
        <button className="button">Save mine</button>
        <Link className="button button--second" to={keepStoredAt}>
          Keep what is saved
        </Link>
      </p>
    </section>
  );
}

/** Browsers send CR LF for a line break. */
const plain = (text: string) => text.replaceAll('\r\n', '\n');

const isFactor = (field: keyof EntryFields): field is FactorField =>
  (FACTOR_FIELDS as readonly string[]).includes(field);

function inWords(field: keyof EntryFields, value: string): string {
  if (isFactor(field)) {
    return value === ''
      ? 'Not answered'
      : `${value} ${STEP_TEXTS[field].options[Number(value) - 1]?.[0] ?? ''}`;
  }
  if (field === 'notes') return value === '' ? 'No note' : `“${value}”`;
  return value;
}
