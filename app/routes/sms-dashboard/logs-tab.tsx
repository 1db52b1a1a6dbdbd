import { Form } from '@remix-run/react';
import { momentOf } from '~/components/admin-dates';
import { SelectField } from '~/components/form/select-field';
import { Pager } from '~/components/pager';
import { Badge } from '~/components/shell/badge';
import { STATUS_NAMES, TYPE_NAMES } from '~/domain/sms/types';
import { smsPath } from './tabs';

interface LoggedText {
  id: string;
  createdAt: Date | string;
  phoneNumber: string;
  messageType: string;
  status: string;
  message: string;
  errorMessage: string | null;
}

interface LogsTabProps {
  filter: { type?: string; status?: string };
  logs: LoggedText[];
  page: number;
  pages: number;
  total: number;
}

const nameIn = (names: Record<string, string>, value: string) => names[value] ?? value;

export function LogsTab({ filter, logs, page, pages, total }: LogsTabProps) {
  const isFiltered = filter.type !== undefined || filter.status !== undefined;
  return (
    <section aria-labelledby="logs-title">
      <h2 id="logs-title">Logs</h2>
      <LogFilter filter={filter} />
      {logs.length === 0 ? (
        <p>{isFiltered ? 'No messages match this filter.' : 'No SMS messages have been sent yet.'}</p>
      ) : (
        <LogTable logs={logs} total={total} />
      )}
      <Pager
        page={page}
        pages={pages}
        pathOf={(other) => smsPath({ tab: 'logs', ...filter, page: other })}
        label="Pages of the log"
      />
    </section>
  );
}

function LogFilter({ filter }: Pick<LogsTabProps, 'filter'>) {
  return (
    <Form method="get" action="/sms-dashboard" className="filter" key={`${filter.type} ${filter.status}`}>
      <input type="hidden" name="tab" value="logs" />
      <SelectField id="log-type" name="type" label="Type" defaultValue={filter.type ?? ''}>
        <Choices all="All types" names={TYPE_NAMES} />
      </SelectField>
      <SelectField id="log-status" name="status" label="Status" defaultValue={filter.status ?? ''}>
        <Choices all="All statuses" names={STATUS_NAMES} />
      </SelectField>
      <p className="row">
        <button className="button">Filter</button>
      </p>
    </Form>
  );
}

function Choices({ all, names }: { all: string; names: Record<string, string> }) {
  return (
    <>
      <option value="">{all}</option>
      {Object.entries(names).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

const isGood = (status: string) => status === 'sent' || status === 'delivered';

function LogTable({ logs, total }: Pick<LogsTabProps, 'logs' | 'total'>) {
  return (
    <div className="scroll" role="region" aria-label="Messages" tabIndex={0}>
      <table className="table table--list">
        <caption>
          {total.toLocaleString('en-US')} {total === 1 ? 'message' : 'messages'}, newest first, times in UTC
        </caption>
        <thead>
          <tr>
            {['Date', 'Phone number', 'Type', 'Status', 'Message'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {logs.map(({ id, createdAt, phoneNumber, messageType, status, message, errorMessage }) => (
            <tr key={id}>
              <td>{momentOf(createdAt)}</td>
              <td>{phoneNumber}</td>
              <td>{nameIn(TYPE_NAMES, messageType)}</td>
              <td>
                <Badge tone={isGood(status) ? 'low' : 'plain'}>{nameIn(STATUS_NAMES, status)}</Badge>
                {errorMessage && <p className="field__hint">{errorMessage}</p>}
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
