import { Form, Link, useRevalidator, useSubmit } from '@remix-run/react';
import type { ChangeEvent, MouseEvent } from 'react';
import { Field } from '~/components/form/field';
import { SelectField } from '~/components/form/select-field';
import type { DirectoryQuery } from '~/domain/admin/schema';
import { adminPath } from './search';

const STATUSES = { all: 'All Users', active: 'Active', inactive: 'Inactive', admins: 'Admins' } as const;
const ORDERS = {
  'joined-desc': 'Newest first',
  'joined-asc': 'Oldest first',
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  'lastLogin-desc': 'Last login, latest first',
  'lastLogin-asc': 'Last login, longest ago first',
} as const;

/** Search, filter and order are a GET form: the result has an address. */
export function UserFilter({ query }: { query: DirectoryQuery }) {
  const { search, status, sort, direction } = query;
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  /** With scripts a choice acts at once. */
  const follow = ({ target: { form } }: ChangeEvent<HTMLSelectElement>) =>
    submit(form, { replace: true, preventScrollReset: true });
  /** With scripts what is typed and not yet searched for stays. */
  const refresh = (event: MouseEvent) => {
    event.preventDefault();
    revalidate();
  };
  return (
    <Form method="get" action="/admin" role="search" className="filter" key={search}>
      <Field
        id="search"
        name="search"
        type="search"
        label="Search"
        hint="First name, last name or email"
        defaultValue={search}
        maxLength={255}
      />
      <SelectField
        key={`status ${status}`}
        id="status"
        name="status"
        label="Status"
        defaultValue={status}
        onChange={follow}
      >
        {Object.entries(STATUSES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`order ${sort}-${direction}`}
        id="order"
        name="order"
        label="Order"
        defaultValue={`${sort}-${direction}`}
        onChange={follow}
      >
        {Object.entries(ORDERS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <p className="row">
        <button className="button">Search</button>
        <Link className="button button--second" to={adminPath(query)} reloadDocument onClick={refresh}>
          Refresh
        </Link>
      </p>
    </Form>
  );
}
