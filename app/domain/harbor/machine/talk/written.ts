import type { HeardText } from '../../../safety/types';

/** A typed text, as it was written and as it was heard. */
export interface Written {
  heard: HeardText;
  text: string;
}
