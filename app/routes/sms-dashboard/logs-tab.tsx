import { Form } from '@remix-run/react';
import { SelectField } from '~/components/form/select-field';
import { ListTable } from '~/components/list-table';
import { Pager } from '~/components/pager';
import { Badge } from '~/components/shell/badge';
import { adminMoment } from '~/domain/calendar/admin-dates';
import { countOf } from '~/domain/calendar/counts-in-words';
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

const COLUMNS = [
  { name: 'Date', wrap: 'once' },
  { name: 'Phone number', wrap: 'once' },
  { name: 'Type' },
  { name: 'Status' },
  { name: 'Message', wrap: 'long' },
] as const;

function LogTable({ logs, total }: Pick<LogsTabProps, 'logs' | 'total'>) {
  const amount = countOf(total, 'message');
  return (
    <ListTable
      label="Messages"
      caption={`${amount}, newest first, times in UTC`}
      columns={COLUMNS}
      rows={logs.map(({ id, createdAt, phoneNumber, messageType, message, ...outcome }) => ({
        id,
        cells: [
          adminMoment(createdAt),
          phoneNumber,
          nameIn(TYPE_NAMES, messageType),
          <Outcome key="outcome" {...outcome} />,
          message,
        ],
      }))}
    />
  );
}

function Outcome({ status, errorMessage }: Pick<LoggedText, 'status' | 'errorMessage'>) {
  return (
    <>
      <Badge tone={isGood(status) ? 'low' : 'plain'}>{nameIn(STATUS_NAMES, status)}</Badge>
      {errorMessage && <p className="field__hint">{errorMessage}</p>}
    </>
  );
}
