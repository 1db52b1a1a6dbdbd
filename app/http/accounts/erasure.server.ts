import { setTimeout as sleep } from 'node:timers/promises';
import { eraseDeleted } from 'db/erase';
import { db } from '../../db.server';
import { env } from '../../env.server';
import { inBackground } from '../../running/background.server';

const RETRY_MS = 3000;
const TRIES = 15;

let running: Promise<void> | undefined;
let isWanted = false;

/** Takes deleted rows out of the file's bytes, soon and within a minute; several deletions at once need it once. */
export function eraseSoon(): void {
  isWanted = true;
  running ??= eraseUntilDone().finally(() => {
    running = undefined;
  });
  inBackground('erasing what was deleted', running);
}

async function eraseUntilDone(): Promise<void> {
  while (isWanted) {
    isWanted = false;
    await eraseWithRetries();
  }
}

async function eraseWithRetries(): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (await eraseDeleted(db, env.DATABASE_URL)) return;
    await sleep(RETRY_MS);
  }
  throw new Error('the journal was in use for too long: what was deleted is still in it');
}
