import './load-env';
import { db } from '../app/db.server';
import { tellAdminsOfCap } from '../app/domain/sms/cap.server';
import { runTextPass } from '../app/domain/sms/pass.server';
import { env } from '../app/env.server';
import { mail, sms } from '../app/gateways/index.server';
import { textRules } from '../app/text-rules.server';

try {
  const clock = () => new Date();
  const settings = { rules: textRules, appUrl: env.APP_URL };
  const tally = await runTextPass(db, { ...settings, sms, clock });
  await tellAdminsOfCap(db, { ...settings, mail, now: clock() });
  const { sent, failed, unknown, notConfigured } = tally;
  console.log(
    `Text messages: ${sent} sent, ${failed} failed, ${unknown} unknown, ${notConfigured} without a provider.`,
  );
} finally {
  db.$client.close();
}
