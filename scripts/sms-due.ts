import './load-env';
import { askServer } from '../app/command-socket.server';
import type { Tally } from '../app/domain/sms/deliver.server';
import { env } from '../app/env.server';

/** Without a server this process opens the database, and only then. */
async function runAlone(): Promise<Tally> {
  const { db } = await import('../app/db.server');
  try {
    const { runTextRound } = await import('../app/text-round.server');
    return await runTextRound();
  } finally {
    db.$client.close();
  }
}

const byServer = (await askServer(env.DATA_DIR, 'sms:due')) as Tally | undefined;
const { sent, failed, unknown, notConfigured } = byServer ?? (await runAlone());
console.log(
  `Text messages: ${sent} sent, ${failed} failed, ${unknown} unknown, ${notConfigured} without a provider.${byServer ? ' The running server did it.' : ''}`,
);
