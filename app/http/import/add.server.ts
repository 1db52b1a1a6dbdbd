import { db } from '../../db.server';
import { assessStoredNotes } from '../../domain/check-in/entries/stored-notes.server';
import { addImport } from '../../domain/import/add.server';
import { inBackground } from '../../running/background.server';

/** Adds an import; its notes are then read for signs of danger, like every note, without anybody waiting for it. */
export async function addFor(ownerId: string, id: string) {
  const adds = await addImport(db, { ownerId, id, clock: () => new Date() });
  inBackground('assessing imported notes', assessStoredNotes(db, ALL));
  return adds;
}

/** Batches: more than any import has. */
const ALL = 1000;
