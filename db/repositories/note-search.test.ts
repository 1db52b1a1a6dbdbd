import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { later, moodEntryOf, newOwner } from '../../tests/factories/rows';
import { insertMoodEntry } from './check-ins';
import { listHistory } from './history';

const NOTES = [
  'A Walk after lunch',
  'walking was 100% worth it',
  'under_score and back\\slash',
  'Große Ängste, wenig Schlaf',
  'ÄNGSTE IN GROSSBUCHSTABEN',
  'a [list] of *stars* and ^hats?',
  'Вечером гулял',
  'évening tea',
  '日記を書いた',
  null,
] as const;

describe.each(DATABASES)('search in notes in %s', (kind) => {
  const database = useDatabase(kind);
  let ownerId: string;
  beforeAll(async () => {
    ownerId = (await newOwner(database.db)).id;
    const stranger = (await newOwner(database.db)).id;
    for (const [i, notes] of NOTES.entries()) {
      await insertMoodEntry(database.db, moodEntryOf(ownerId, { notes, date: later(-i) }));
      await insertMoodEntry(database.db, moodEntryOf(stranger, { notes }));
    }
  });

  it.each([
    [['walk'], [0, 1]],
    [['WALK'], [0, 1]],
    [['walk', 'lunch'], [0]],
    [['walk', 'supper'], []],
    [['100%'], [1]],
    [['%'], [1]],
    [['_'], [2]],
    [['back\\sl'], [2]],
    [['ängste'], [3, 4]],
    [['ÄNGSTE'], [3, 4]],
    [['Ängste', 'schlaf'], [3]],
    [['große'], [3]],
    [['[list]'], [5]],
    [['*stars*'], [5]],
    [['^hats?'], [5]],
    [['*é'], []],
    [['вечером'], [6]],
    [['ВЕЧЕРОМ'], [6]],
    [['Évening'], [7]],
    [['evening'], []],
    [['日記'], [8]],
    [["' or 1=1 --"], []],
    [[], NOTES.map((_, i) => i)],
  ] as [string[], number[]][])('%j finds the notes %j', async (words, found) => {
    const rows = await listHistory(database.db, { ownerId, words, limit: 100 });
    expect(rows.map(({ notes }) => NOTES.indexOf(notes as (typeof NOTES)[number]))).toEqual(found);
  });
});
