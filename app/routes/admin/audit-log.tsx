import { ListTable } from '~/components/list-table';
import { Pager } from '~/components/pager';
import { adminMoment } from '~/domain/calendar/admin-dates';
import { adminPath } from './search';

interface LoggedAct {
  id: string;
  at: Date | string;
  who: string;
  what: string;
  whom: string | null;
  detail: string | null;
}

interface AuditLogProps {
  acts: LoggedAct[];
  page: number;
  hasMore: boolean;
}

const COLUMNS = [
  { name: 'When', wrap: 'once' },
  { name: 'Who', wrap: 'long' },
  { name: 'What' },
  { name: 'Whom', wrap: 'long' },
] as const;

export function AuditLog({ acts, page, hasMore }: AuditLogProps) {
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      {acts.length === 0 ? (
        <p>{page === 1 ? 'No admin has changed anything yet.' : 'There is nothing further back.'}</p>
      ) : (
        <ListTable
          label="Audit log entries"
          caption="Newest first, times in UTC"
          columns={COLUMNS}
          rows={acts.map(({ id, at, who, what, whom, detail }) => ({
            id,
            cells: [adminMoment(at), who, detail ? `${what}: ${detail}` : what, whom ?? '-'],
          }))}
        />
      )}
      <Pager
        page={page}
        hasMore={hasMore}
        pathOf={(other) => adminPath({ tab: 'audit', page: other })}
        label="Pages of the audit log"
      />
    </section>
  );
}
