import type { Talk } from './state';

/** The next target on the way to a step, and lines said in passing. */
export type Resolved = { talk: Talk; to: string; leads?: readonly string[] };
