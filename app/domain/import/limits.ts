const MB = 1_048_576;
/** The largest file. */
export const IMPORT_MAX_BYTES = 20 * MB;
/** A form around it: its fields and boundaries. */
export const IMPORT_BODY_MAX_BYTES = IMPORT_MAX_BYTES + 65_536;
export const IMPORT_MAX_ROWS = 50_000;
/** Different moods in one file. */
export const MOODS_MAX = 100;
export const MOOD_NAME_MAX = 100;
