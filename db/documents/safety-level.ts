/** In order of weight; every column that holds one takes its values from here. */
export const STORED_LEVELS = ['none', 'concern', 'crisis', 'imminent'] as const;
export type StoredLevel = (typeof STORED_LEVELS)[number];
