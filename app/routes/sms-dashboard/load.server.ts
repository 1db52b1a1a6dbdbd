import { db } from '~/db.server';
import { pageSchema } from '~/domain/paging';
import { readUse } from '~/domain/sms/cap.server';
import { countLogs, openLogs } from '~/domain/sms/logs.server';
import { logFilterSchema } from '~/domain/sms/schema';
import { segmentsOf } from '~/domain/sms/segments.server';
import { readSettings } from '~/domain/sms/settings.server';
import { readTemplates } from '~/domain/sms/template-store.server';
import { fillTemplate, nameFor } from '~/domain/sms/templates';
import { env } from '~/env.server';
import { sms } from '~/gateways/index.server';
import { textedCountries } from '~/http/sms/texted-countries.server';
import { textRules } from '~/text-rules.server';
import type { Tab } from './tabs';

const LOGS_PER_PAGE = 50;

/** What a tab shows the admin who opens it. */
export async function loadTab(tab: Tab, searchParams: URLSearchParams, actorId: string) {
  switch (tab) {
    case 'settings':
      return { tab, ...(await loadSettings()) };
    case 'templates':
      return { tab, templates: await loadTemplates() };
    case 'logs':
      return { tab, ...(await loadLogs(searchParams, actorId)) };
    case 'test':
      return { tab, isConfigured: sms.isConfigured };
  }
}

/** What admins set, and what only the operator of the server can. */
async function loadSettings() {
  const now = new Date();
  const settings = await readSettings(db, now);
  return {
    settings,
    limits: { ...(await readUse(db, { sms, rules: textRules, now })), countries: textedCountries() },
  };
}

/** Each with an example of how it reads on a phone, and what that costs. */
async function loadTemplates() {
  const values = { streakDays: '7', milestone: '7 days in a row', link: env.APP_URL };
  return (await readTemplates(db)).map((template) => {
    const preview = fillTemplate(template.message, {
      ...values,
      firstName: nameFor(template.messageType, 'Ines'),
    });
    return { ...template, preview, segments: segmentsOf(preview) };
  });
}

async function loadLogs(searchParams: URLSearchParams, actorId: string) {
  const parsed = logFilterSchema.safeParse({
    type: searchParams.get('type') ?? undefined,
    status: searchParams.get('status') ?? undefined,
  });
  const filter = parsed.success ? parsed.data : {};
  const page = pageSchema.parse(searchParams.get('page') ?? 1);
  const { logs } = await openLogs(db, { ...filter, page, limit: LOGS_PER_PAGE, actorId, now: new Date() });
  const total = await countLogs(db, filter);
  return { filter, page, logs, total, pages: Math.max(1, Math.ceil(total / LOGS_PER_PAGE)) };
}
