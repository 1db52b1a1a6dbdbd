import { Link } from '@remix-run/react';
import { ListTable } from '~/components/list-table';
import { Pager } from '~/components/pager';
import { Badge } from '~/components/shell/badge';
import { adminMoment } from '~/domain/calendar/admin-dates';
import type { MailKind, MailStatus } from '~/domain/mail/types';
import { KIND_NAMES, STATUS_NAMES, troubleInWords } from '~/domain/mail/words';
import { adminPath } from './search';

interface ListedMail {
  id: string;
  createdAt: Date | string;
  kind: MailKind;
  maskedTo: string;
  status: MailStatus;
  attempts: number;
  dueAt: Date | string;
  expiresAt: Date | string;
  trouble: string | null;
  reply: string | null;
}

interface MailQueueProps {
  status?: MailStatus;
  page: number;
  counts: Record<MailStatus, number>;
  isOutbox: boolean;
  mails: ListedMail[];
  hasMore: boolean;
}

const COLUMNS = [
  { name: 'Asked', wrap: 'once' },
  { name: 'About', wrap: 'long' },
  { name: 'To' },
  { name: 'Status', wrap: 'long' },
  { name: 'Tries' },
] as const;

export function MailQueue({ status, page, counts, isOutbox, mails, hasMore }: MailQueueProps) {
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      <p className="soft">
        Mails of the last seven days, without what they say. What cannot leave is tried again until it has
        lost its point.
        {isOutbox && ' No mail server is set up here: each mail becomes a file in the outbox folder.'}
      </p>
      <StatusLinks current={status} counts={counts} />
      {mails.length === 0 ? (
        <p>{page > 1 ? 'There is nothing further back.' : 'There are none.'}</p>
      ) : (
        <ListTable
          label="Mails"
          caption="Newest first, times in UTC"
          columns={COLUMNS}
          rows={mails.map((mail) => ({
            id: mail.id,
            cells: [
              adminMoment(mail.createdAt),
              KIND_NAMES[mail.kind],
              mail.maskedTo,
              <MailStatus key="status" {...mail} />,
              mail.attempts,
            ],
          }))}
        />
      )}
      <Pager
        page={page}
        hasMore={hasMore}
        pathOf={(other) => adminPath({ tab: 'mail', status, page: other })}
        label="Pages of the mails"
      />
    </section>
  );
}

function StatusLinks({ current, counts }: { current?: MailStatus; counts: Record<MailStatus, number> }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [
    { status: undefined, label: `All (${all})` },
    ...(Object.keys(STATUS_NAMES) as MailStatus[]).map((status) => ({
      status,
      label: `${STATUS_NAMES[status]} (${counts[status]})`,
    })),
  ];
  return (
    <nav className="tabs" aria-label="Mails by status">
      <ul>
        {choices.map(({ status, label }) => (
          <li key={label}>
            <Link
              to={adminPath({ tab: 'mail', status })}
              aria-current={status === current ? 'page' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MailStatus({ status, attempts, dueAt, expiresAt, trouble, reply }: ListedMail) {
  const why = trouble === null ? '' : troubleInWords(trouble, reply);
  const next =
    status === 'waiting' && attempts > 0
      ? `Next try ${adminMoment(dueAt)} at the earliest, until ${adminMoment(expiresAt)}.`
      : '';
  const hint = [why && `${why[0]?.toUpperCase()}${why.slice(1)}.`, next].filter(Boolean).join(' ');
  return (
    <>
      <Badge tone={status === 'sent' ? 'low' : 'plain'}>{STATUS_NAMES[status]}</Badge>
      {hint && <p className="field__hint">{hint}</p>}
    </>
  );
}
