import { figure } from '../calendar/counts-in-words';
import { Problem } from '../problem';

const MB = 1_048_576;
/** The largest file. */
export const IMPORT_MAX_BYTES = 20 * MB;
/** A form around it: its fields and boundaries. */
export const IMPORT_BODY_MAX_BYTES = IMPORT_MAX_BYTES + 65_536;
const IMPORT_MAX_ROWS = 50_000;
/** Daylio's file has eight. */
export const COLUMNS_MAX = 30;
/** Names and values in one part of an export: several times those of the longest conversation. */
export const PART_MAX_VALUES = 20_000;
/** Names and values for each row that a file may have: a check-in has some 50. */
const VALUES_PER_ROW = 100;

/** How large a file may be for its owner. */
export interface ImportRoom {
  bytes: number;
  rows: number;
  /** Names and values of an export, in all. */
  values: number;
}

const roomOf = (bytes: number, rows: number): ImportRoom => ({ bytes, rows, values: rows * VALUES_PER_ROW });

const MEMBER_ROOM = roomOf(IMPORT_MAX_BYTES, IMPORT_MAX_ROWS);
/** Anybody is a guest, as often as they like; a diary of two entries a day for six years fits. */
const GUEST_ROOM = roomOf(3 * MB, 5000);

export const importRoom = ({ guestTokenHash }: { guestTokenHash: string | null }): ImportRoom =>
  guestTokenHash === null ? MEMBER_ROOM : GUEST_ROOM;

/** For a sentence: '20 MB'. */
export const megabytes = (bytes: number) => `${bytes / MB} MB`;
/** Different moods in one file. */
export const MOODS_MAX = 100;
export const MOOD_NAME_MAX = 100;

export const tooManyRows = ({ rows }: Pick<ImportRoom, 'rows'>) =>
  new Problem(
    'invalid',
    rows < IMPORT_MAX_ROWS
      ? `Without an account a file can have up to ${figure(rows)} rows, and this one has more. Nothing was added. Split it into parts, or make an account first.`
      : `This file has more than ${figure(rows)} rows. Please split it into parts.`,
  );
