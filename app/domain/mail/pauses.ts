import { HOUR_MS, SECOND_MS } from '../calendar/durations';

const FIRST_PAUSE_MS = 30 * SECOND_MS;
const LONGEST_PAUSE_MS = HOUR_MS;
/** In its life a mail is never left alone for longer than a quarter of it. */
const PART_OF_LIFE = 4;

interface Tried {
  /** How often, this time included. */
  attempts: number;
  createdAt: Date;
  expiresAt: Date;
}

/** How long to wait after a try: half a minute, and twice as long each time; of a link of an hour 15 minutes at most. */
export function pauseAfter({ attempts, createdAt, expiresAt }: Tried): number {
  const life = expiresAt.getTime() - createdAt.getTime();
  const doubled = FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 30);
  return Math.min(doubled, LONGEST_PAUSE_MS, life / PART_OF_LIFE);
}
