/** Characters in each section of a safety plan. */
export const SECTION_MAX = 2000;
