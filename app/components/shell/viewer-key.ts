const LOCKED = '.locked';

/** The key of a page that shows the lock of the person of `key`: their other tabs can tell it from somebody else's. */
export const lockedKey = (key: string): string => key + LOCKED;

/** The key of a tab that shows nobody. */
export const STRANGER_KEY = 'stranger';
