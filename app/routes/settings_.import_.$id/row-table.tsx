import { Link } from '@remix-run/react';
import { figure } from '~/domain/calendar/counts-in-words';
import { shortDateWithYear } from '~/domain/calendar/dates-in-words';
import type { Outcome } from '~/domain/import/types';

interface Row {
  seq: number;
  kind: 'check-in' | 'reflection' | 'chat' | 'score' | 'plan' | 'other';
  outcome: Outcome;
  reason: string | null;
  day: string | null;
  label: string;
  mood: string | null;
  rating: number | null;
}

interface RowTableProps {
  id: string;
  counts: Record<Outcome, number>;
  outcome?: Outcome;
  after: number;
  rows: Row[];
  next?: number;
}

const OUTCOMES = { add: 'Added', skip: 'Skipped', refuse: 'Refused' } as const;
const KINDS = {
  'check-in': 'Check-in',
  reflection: 'Reflection',
  chat: 'Conversation',
  score: 'Score',
  plan: 'Safety plan',
  other: 'Left out',
} as const;

/** Row by row, in the order of the file. */
export function RowTable({ id, counts, outcome, after, rows, next }: RowTableProps) {
  const pathOf = (show: Outcome | undefined, from?: number) => {
    const query = new URLSearchParams({ ...(show && { show }), ...(from && { after: String(from) }) });
    return `/settings/import/${id}${query.size > 0 ? `?${query}` : ''}`;
  };
  const all = counts.add + counts.skip + counts.refuse;
  const tab = (show: Outcome | undefined, name: string, count: number) => (
    <Link to={pathOf(show)} aria-current={show === outcome ? 'true' : undefined} preventScrollReset>
      {name} ({figure(count)})
    </Link>
  );
  return (
    <section aria-labelledby="rows-title">
      <h2 id="rows-title">Row by row</h2>
      <nav className="row" aria-label="Which rows">
        {tab(undefined, 'All', all)}
        {tab('add', OUTCOMES.add, counts.add)}
        {tab('skip', OUTCOMES.skip, counts.skip)}
        {tab('refuse', OUTCOMES.refuse, counts.refuse)}
      </nav>
      {rows.length === 0 ? (
        <p>There are no such rows.</p>
      ) : (
        <div className="scroll" tabIndex={0} role="region" aria-label="Table of the rows">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Day</th>
                <th scope="col">What</th>
                <th scope="col">What happens</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.seq}>
                  <th scope="row">{figure(row.seq)}</th>
                  <td className="whole">{row.day && shortDateWithYear(row.day)}</td>
                  <td>
                    {KINDS[row.kind]}
                    {row.mood && ` (${row.mood}${row.rating ? ` = ${row.rating}` : ''})`}
                    {row.label && `: ${row.label}`}
                  </td>
                  <td>
                    <strong>{OUTCOMES[row.outcome]}</strong>
                    {row.reason && `. ${row.reason}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="row">
        {after > 0 && <Link to={pathOf(outcome)}>First rows</Link>}
        {next !== undefined && <Link to={pathOf(outcome, next)}>Next rows</Link>}
      </p>
    </section>
  );
}
