import './load-env';
import { db } from '../app/db.server';
import { runTextPass } from '../app/domain/sms/pass.server';
import { env } from '../app/env.server';
import { sms } from '../app/gateways/index.server';

try {
  const tally = await runTextPass(db, { sms, appUrl: env.APP_URL, clock: () => new Date() });
  const { sent, failed, unknown, notConfigured } = tally;
  console.log(
    `Text messages: ${sent} sent, ${failed} failed, ${unknown} unknown, ${notConfigured} without a provider.`,
  );
} finally {
  db.$client.close();
}
