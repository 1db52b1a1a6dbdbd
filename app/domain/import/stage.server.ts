import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from 'db/client';
import * as imports from 'db/repositories/imports';
import { countScores } from 'db/repositories/scores';
import { type DaySettings, daySettings } from '../calendar/day-settings';
import type { Owner } from '../owners/guests.server';
import { Problem } from '../problem';
import { MOST_SCORES } from '../scores/limits';
import { readDaylioRow } from './daylio';
import { discard, discardEarlier } from './discard.server';
import { peek, textOf } from './file-text.server';
import { holdText } from './held-text.server';
import { type ImportRoom, importRoom, MOODS_MAX, tooManyRows } from './limits';
import { OWN_LISTS, readOwnRow } from './own-export';
import { readDaylio } from './read-daylio.server';
import { type Part, readExport } from './read-export.server';
import { settle } from './settle.server';
import type { FileRow } from './types';

const ROWS_AT_ONCE = 50;
const COUNTED_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 200_000;

interface Stage {
  owner: Owner;
  file: Readable & { truncated?: boolean };
  /** The zone of the clock that a file without zones was written by. */
  timeZone?: string;
  now: Date;
}

/**
 * Takes a file, counts its rows, and stages them, each with what would become of it; nothing is added yet. What this
 * owner had staged before is forgotten, unless the file is refused for what it is.
 * @returns the id of the import
 * @throws Problem 'invalid' for a file that cannot be read, 'conflict' while another import is being added
 */
export async function stageImport(db: Database, { owner, file, timeZone, now }: Stage): Promise<string> {
  const room = importRoom(owner);
  const { first, whole } = await peek(textOf(file, room.bytes));
  const source = first === '{' || first === '[' ? ('soundings' as const) : ('daylio' as const);
  const text = await holdText(whole);
  await refuseTooManyRows(source === 'soundings' ? exportRows(text(), room) : readDaylio(text(), room), room);
  await discardEarlier(db, owner.id);
  const settings = daySettings(owner, timeZone);
  const id = randomUUID();
  const state = 'reading' as const;
  const record = {
    id,
    ownerId: owner.id,
    source,
    state,
    timeZone: settings.timeZone,
    beatAt: now,
    createdAt: now,
  };
  await imports.insertImport(db, record);
  try {
    const reading = { settings, now, room };
    const rows = source === 'soundings' ? ownRows(text(), reading) : daylioRows(text(), reading);
    await stageRows(db, { id, ownerId: owner.id, rows });
    const isReady = await imports.changeImport(
      db,
      { ownerId: owner.id, id, from: [state] },
      { state: 'ready' },
    );
    if (!isReady) throw anotherFile();
    return id;
  } catch (error) {
    const isOurs = await imports.findImport(db, { ownerId: owner.id, id });
    await discard(db, { ownerId: owner.id, id });
    throw isOurs?.state === state ? error : anotherFile();
  }
}

/** Before any of them is worked on: a row costs a hundred times more then. */
async function refuseTooManyRows(rows: AsyncGenerator<unknown>, room: ImportRoom): Promise<void> {
  let total = 0;
  for await (const _ of rows) {
    total += 1;
    if (total > room.rows) throw tooManyRows(room);
    if (total % COUNTED_AT_ONCE === 0) await nextTurn();
  }
}

async function* exportRows(text: AsyncGenerator<string>, room: ImportRoom): AsyncGenerator<Part> {
  for await (const part of readExport(text, room)) if (OWN_LISTS.includes(part.name)) yield part;
}

interface Reading {
  settings: DaySettings;
  now: Date;
  room: ImportRoom;
}

async function* daylioRows(
  text: AsyncGenerator<string>,
  { settings, now, room }: Reading,
): AsyncGenerator<FileRow> {
  const moods = new Set<string>();
  let seq = 0;
  for await (const cells of readDaylio(text, room)) {
    const row = readDaylioRow(cells, { seq: ++seq, settings, now });
    if (row.mood !== undefined) moods.add(row.mood);
    if (moods.size > MOODS_MAX)
      throw new Problem(
        'invalid',
        `There are more than ${MOODS_MAX} different moods in this file. Is it Daylio’s?`,
      );
    yield row;
  }
}

async function* ownRows(
  text: AsyncGenerator<string>,
  { settings, now, room }: Reading,
): AsyncGenerator<FileRow> {
  let seq = 0;
  for await (const { name, value } of readExport(text, room)) {
    const row = readOwnRow(name, value, { seq: seq + 1, settings, now });
    if (!row) continue;
    seq += 1;
    yield row;
    // Reflections and conversations were read for signs of danger, which takes its time.
    if (row.kind !== 'check-in') await nextTurn();
  }
}

interface Staging {
  id: string;
  ownerId: string;
  rows: AsyncGenerator<FileRow>;
}

async function stageRows(db: Database, { id, ownerId, rows }: Staging): Promise<void> {
  const seen = new Set<string>();
  const room = { scores: MOST_SCORES - (await countScores(db, ownerId)) };
  let waiting: FileRow[] = [];
  let characters = 0;
  let total = 0;
  const write = async () => {
    const settled = await settle(db, { ownerId, rows: waiting, seen, room });
    await imports.insertImportRows(
      db,
      settled.map((row) => ({ ...row, importId: id })),
    );
    [waiting, characters] = [[], 0];
    await nextTurn();
  };
  for await (const row of rows) {
    total += 1;
    waiting.push(row);
    characters += sizeOf(row);
    if (waiting.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await write();
  }
  await write();
  if (total === 0) throw new Problem('invalid', 'There is nothing to add in this file.');
}

const sizeOf = ({ content }: FileRow) =>
  content?.kind === 'chat'
    ? content.messages.reduce((sum, message) => sum + message.content.length, 0)
    : content?.kind === 'check-in'
      ? (content.notes?.length ?? 0) + 200
      : 2000;

const anotherFile = () => new Problem('conflict', 'Another file was chosen meanwhile.');
