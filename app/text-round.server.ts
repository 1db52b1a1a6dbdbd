import { db } from './db.server';
import { tellAdminsOfCap } from './domain/sms/cap.server';
import type { Tally } from './domain/sms/deliver.server';
import { runTextPass } from './domain/sms/pass.server';
import { env } from './env.server';
import { sms } from './gateways/index.server';
import { mailKeys } from './mail-round.server';
import { textRules } from './text-rules.server';

const clock = () => new Date();

async function round(): Promise<Tally> {
  const settings = { rules: textRules, appUrl: env.APP_URL };
  const tally = await runTextPass(db, { ...settings, sms, clock });
  await tellAdminsOfCap(db, { ...settings, mailKeys, now: clock() });
  return tally;
}

let running: Promise<Tally> | undefined;

/** Sends the texts that are due; several instances may be at it at once. Within this process one round serves all who ask. */
export function runTextRound(): Promise<Tally> {
  running ??= round().finally(() => {
    running = undefined;
  });
  return running;
}
