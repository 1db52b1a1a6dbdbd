import { db } from '../../db.server';
import { timeToUndo } from '../../domain/history/undo.server';
import { readText, undoCookie } from '../cookies.server';

/** For how many milliseconds the last deletion of this browser can still be taken back; null when it cannot. */
export async function readUndoOffer(request: Request, ownerId: string): Promise<number | null> {
  const undoKey = await readText(request, undoCookie);
  return undoKey ? timeToUndo(db, { ownerId, undoKey, now: new Date() }) : null;
}
