import { setImmediate as nextTick } from 'node:timers/promises';
import type { Database } from 'db/client';
import { listUnassessedNotes, setNoteLevels } from 'db/repositories/check-ins';
import { assess } from '../../safety/assess';

const BATCH = 100;
const BATCHES_PER_PASS = 100;

/**
 * Assesses notes that were stored before there was a safety check. One pass takes a bounded number; it can break off
 * anywhere, and the next one goes on with what is left.
 * @returns how many notes got a level
 */
export async function assessStoredNotes(db: Database, batches = BATCHES_PER_PASS): Promise<number> {
  let assessed = 0;
  let after = '';
  for (let batch = 0; batch < batches; batch += 1) {
    const notes = await listUnassessedNotes(db, { after, limit: BATCH });
    const last = notes.at(-1);
    if (!last) break;
    after = last.id;
    const levels: Parameters<typeof setNoteLevels>[1] = [];
    for (const { id, ownerId, notes: text } of notes) {
      levels.push({ id, ownerId, level: assess(text ?? '').level });
      // A thousandth of a second or two each: others come in between.
      await nextTick();
    }
    await setNoteLevels(db, levels);
    assessed += levels.length;
  }
  return assessed;
}
