import { momentOf } from '~/components/admin-dates';
import { Pager } from '~/components/pager';
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

export function AuditLog({ acts, page, hasMore }: AuditLogProps) {
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      {acts.length === 0 ? (
        <p>{page === 1 ? 'No admin has changed anything yet.' : 'There is nothing further back.'}</p>
      ) : (
        <div className="scroll" role="region" aria-label="Audit log entries" tabIndex={0}>
          <table className="table table--list">
            <caption>Newest first, times in UTC</caption>
            <thead>
              <tr>
                {['When', 'Who', 'What', 'Whom'].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {acts.map(({ id, at, who, what, whom, detail }) => (
                <tr key={id}>
                  <td>{momentOf(at)}</td>
                  <td>{who}</td>
                  <td>{detail ? `${what}: ${detail}` : what}</td>
                  <td>{whom ?? '-'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
