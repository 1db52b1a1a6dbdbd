const LOCKED = '.locked';

/** The key of a page that shows the lock of whoever `key` stands for: their other tabs can tell it from somebody else's. */
export const lockedKey = (key: string): string => key + LOCKED;

/** Whom a tab shows that shows nobody. */
export const STRANGER_KEY = 'stranger';
