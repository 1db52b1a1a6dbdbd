import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { MessageSquare } from 'lucide-react';
import { CapNotice } from '~/components/admin/cap-notice';
import { orSay } from '~/components/failure/or-say';
import { Banner } from '~/components/shell/banner';
import { Stats } from '~/components/shell/stats';
import { db } from '~/db.server';
import { readAdminStats } from '~/domain/admin/directory.server';
import { readAuditLog } from '~/domain/audit/audit.server';
import { countMails } from '~/domain/mail/list.server';
import { pageSchema } from '~/domain/paging';
import { readCapHit } from '~/domain/sms/cap.server';
import { readForm } from '~/http/forms.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { requireAdmin } from '~/http/visitor/access.server';
import { isMailLate } from '~/mail-round.server';
import { textRules } from '~/text-rules.server';
import { act, closedPath } from './act.server';
import { AdminTabs } from './admin-tabs';
import { AuditLog } from './audit-log';
import { Dialogs } from './dialogs';
import { DutyNotice } from './duty-notice';
import { failureTitle } from './failure-title';
import { loadDirectory } from './load-directory.server';
import { loadDuty } from './load-duty.server';
import { loadMails } from './load-mails.server';
import { MailNotice } from './mail-notice';
import { MailQueue } from './mail-queue';
import { UserFilter } from './user-filter';
import { UserTable } from './user-table';

export { accountStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Admin dashboard | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { user: admin } = await requireAdmin(args);
  const duty = await loadDuty(admin);
  const { searchParams } = new URL(args.request.url);
  const now = new Date();
  const stats = await readAdminStats(db, now);
  const capHit = await readCapHit(db, { rules: textRules, now });
  const lateMails = (await isMailLate()) ? await countMails(db) : null;
  const head = { duty, stats, capHit, lateMails };
  switch (searchParams.get('tab')) {
    case 'audit': {
      const page = pageSchema.parse(searchParams.get('page') ?? 1);
      return { tab: 'audit' as const, ...head, page, ...(await readAuditLog(db, page)) };
    }
    case 'mail':
      return { tab: 'mail' as const, ...head, ...(await loadMails(searchParams)) };
    default:
      return { tab: 'users' as const, ...head, ...(await loadDirectory(searchParams, { admin, stats })) };
  }
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const { request } = args;
  const form = await readForm(request);
  return orBack(request, { title: failureTitle(form), to: closedPath(form) }, async () => {
    const { user: admin } = await requireAdmin(args);
    return act({ admin, form });
  });
});

export const clientAction = async (args: ClientActionFunctionArgs) =>
  orSay<typeof action>(args, failureTitle(await args.request.clone().formData()));

export default function Admin() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>() ?? undefined;
  const { totalUsers, activeUsers, adminUsers, newThisMonth } = page.stats;
  return (
    <>
      <div className="headline">
        <h1>Admin dashboard</h1>
      </div>
      {page.duty && <DutyNotice {...page.duty} />}
      <Stats
        items={[
          { label: 'Total Users', value: totalUsers },
          { label: 'Active Users', value: activeUsers },
          { label: 'Admin Users', value: adminUsers },
          { label: 'New This Month', value: newThisMonth },
        ]}
      />
      {page.lateMails && <MailNotice waiting={page.lateMails.waiting} />}
      {page.capHit && <CapNotice hit={page.capHit} />}
      <Banner title="Text messages" icon={MessageSquare}>
        <p className="soft">Which texts are sent, in what words, and what became of them.</p>
        <p>
          <Link to="/sms-dashboard">Open the SMS dashboard</Link>
        </p>
      </Banner>
      <AdminTabs current={page.tab} />
      {page.tab === 'audit' && <AuditLog acts={page.acts} page={page.page} hasMore={page.hasMore} />}
      {page.tab === 'mail' && <MailQueue {...page} />}
      {page.tab === 'users' && (
        <section aria-labelledby="users">
          <h2 id="users">Users</h2>
          <UserFilter query={page.query} />
          <UserTable {...page} />
          <Dialogs {...page} answer={answer} />
        </section>
      )}
    </>
  );
}
