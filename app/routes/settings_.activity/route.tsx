import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { ListTable } from '~/components/list-table';
import { Pager } from '~/components/pager';
import { BackLink } from '~/components/shell/back-link';
import { timesOf } from '~/domain/calendar/counts-in-words';
import { withErrorPage } from '~/http/problems.server';
import { requireMember } from '~/http/visitor/access.server';
import { loadActivity } from './load.server';

export { accountStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Account activity | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const visitor = await requireMember(args);
  return loadActivity(visitor, new URL(args.request.url).searchParams.get('page'));
});

const ACTS = [{ name: 'What' }, { name: 'When' }, { name: 'Device' }] as const;
const FAILED = [{ name: 'Day', wrap: 'once' }, { name: 'How often' }, { name: 'When' }] as const;
const UNKNOWN = 'It did not say what it is';

export default function Activity() {
  const { acts, hasMore, page, failed, zone } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/settings">Back to settings</BackLink>
          <h1>Account activity</h1>
        </div>
      </div>
      <p className="lede">
        What happened in your account in the last 90 days, and on what kind of device. We do not know where:
        no address is kept.
      </p>
      <NotYou />
      <section aria-labelledby="acts-title">
        <h2 id="acts-title">What happened</h2>
        {acts.length === 0 ? (
          <p>{page === 1 ? 'Nothing has been written down yet.' : 'There is nothing further back.'}</p>
        ) : (
          <ListTable
            label="Activity entries"
            caption={`Newest first, times in ${zone}`}
            columns={ACTS}
            isNamed
            rows={acts.map(({ id, what, when, device }) => ({ id, cells: [what, when, device ?? UNKNOWN] }))}
          />
        )}
        <Pager
          page={page}
          hasMore={hasMore}
          pathOf={(other) => `/settings/activity?page=${other}`}
          label="Pages of what happened"
        />
      </section>
      <section aria-labelledby="failed-title">
        <h2 id="failed-title">Logins that failed</h2>
        <p>
          Someone tried your address with a wrong password or code. It may have been you, with a typo. Nobody
          got in.
        </p>
        {failed.length === 0 ? (
          <p>There were none.</p>
        ) : (
          <ListTable
            label="Days with failed logins"
            caption={`Newest day first, times in ${zone}`}
            columns={FAILED}
            isNamed
            rows={failed.map(({ date, day, count, between }) => ({
              id: date,
              cells: [day, count === 1 ? 'Once' : timesOf(count), between],
            }))}
          />
        )}
      </section>
    </>
  );
}

const NotYou = () => (
  <section aria-labelledby="not-you-title">
    <h2 id="not-you-title">Was something here not you?</h2>
    <ol>
      <li>
        <Link to="/settings#password-title">Change your password</Link>. It logs out every other device.
      </li>
      <li>
        If you cannot, <Link to="/auth?tab=reset">ask for a link by mail</Link> that sets a new one. It logs
        out everywhere.
      </li>
      <li>
        Look at <Link to="/mood-reports">the reports you share</Link>, and close what should not be open.
      </li>
    </ol>
    <p>You can also end every other login at once, and keep this one:</p>
    <Form method="post" action="/settings" className="row">
      <input type="hidden" name="device" value="others" />
      <button className="button button--second" name="intent" value="device">
        Log out all other devices
      </button>
    </Form>
  </section>
);
