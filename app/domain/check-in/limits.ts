/** The longest note, in characters. Here, so that a page can know it without the schemas. */
export const NOTES_MAX = 2000;
