import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { CapNotice } from '~/components/admin/cap-notice';
import { NOT_SENT } from '~/components/failure/unanswered';
import { type FormAnswer, refusalOf } from '~/components/form/form-answer';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { BackLink } from '~/components/shell/back-link';
import { useToast } from '~/components/toast/toast';
import { db } from '~/db.server';
import { readCapHit } from '~/domain/sms/cap.server';
import { byIntent, readForm } from '~/http/forms.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { withErrorPage } from '~/http/problems.server';
import { requireAdmin } from '~/http/visitor/access.server';
import { textRules } from '~/text-rules.server';
import * as acts from './act.server';
import { loadTab } from './load.server';
import { LogsTab } from './logs-tab';
import { SettingsTab } from './settings-tab';
import { SmsTabs } from './sms-tabs';
import { failureTitle, formNameOf, readTab, TABS } from './tabs';
import { TemplatesTab } from './templates-tab';
import { TestTab } from './test-tab';

export { accountStyles as links } from '~/styles/sheets';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${TABS[data.tab]}, ` : ''}SMS dashboard | Soundings` },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { user: admin } = await requireAdmin(args);
  const { searchParams } = new URL(args.request.url);
  const capHit = await readCapHit(db, { rules: textRules, now: new Date() });
  return { ...(await loadTab(readTab(searchParams.get('tab')), searchParams, admin.id)), capHit };
});

const INTENTS = {
  settings: acts.saveSettings,
  template: acts.saveTemplate,
  'template-reset': acts.restoreTemplate,
  'test-connection': acts.testTheConnection,
  'test-send': acts.sendTest,
};

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  const again = (answer: FormAnswer): FormAnswer => ({ ...answer, intent: formNameOf(form) });
  return keepOr(args, { form, again, title: failureTitle(form) }, async () => {
    const { user: admin } = await requireAdmin(args);
    return byIntent(form, INTENTS)({ admin, form });
  });
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  orStay<typeof action, FormAnswer>(args, (form) => ({
    ...refusalOf(form, { ...NOT_SENT, title: failureTitle(form) }),
    intent: formNameOf(form),
  }));

export const shouldRevalidate = unlessRefused;

export default function SmsDashboard() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const formAnswer = answer && 'result' in answer ? (answer as FormAnswer) : undefined;
  const toast = useToast();
  const failure = formAnswer?.failure;
  useEffect(() => {
    if (failure) toast({ title: failure.title, description: failure.message, tone: 'error' });
  }, [failure, toast]);
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/admin">Back to the admin dashboard</BackLink>
          <h1>SMS dashboard</h1>
        </div>
      </div>
      {page.capHit && <CapNotice hit={page.capHit} />}
      <SmsTabs current={page.tab} />
      {page.tab === 'settings' && <SettingsTab {...page} answer={formAnswer} />}
      {page.tab === 'templates' && <TemplatesTab templates={page.templates} answer={formAnswer} />}
      {page.tab === 'logs' && <LogsTab {...page} />}
      {page.tab === 'test' && <TestTab isConfigured={page.isConfigured} answer={formAnswer} />}
    </>
  );
}
