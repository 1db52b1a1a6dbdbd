import type { Lines } from '../flows/flow';

/** A message that is answered once, outside the topics. An open conversation goes on afterwards. */
export interface Aside {
  id: string;
  match: RegExp;
  /** Only for messages up to this many words; without it for all. */
  upTo?: number;
  lines: Lines;
  /** They want no more questions. */
  makesQuiet?: boolean;
  /** Nothing is asked or offered after it. */
  endsTurn?: boolean;
}
