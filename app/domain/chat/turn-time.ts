/** No turn takes longer, whatever happens to the model or the database. */
const TURN_MS = 15_000;
/** The part of it that is kept for storing the reply: by then the model has to be done. */
const STORING_MS = 3_000;

export interface TurnTime {
  /** Ends what is asked of a model. */
  words: AbortSignal;
  /** Ends the turn. */
  turn: AbortSignal;
}

/** The time that is left of a turn, from the moment it was taken (ISO 8601). */
export function turnTime(takenAt: string, now: Date): TurnTime {
  const left = Date.parse(takenAt) + TURN_MS - now.getTime();
  return { words: endsIn(left - STORING_MS), turn: endsIn(left) };
}

/** A signal that fires after `ms`. At 0 it has fired already; AbortSignal.timeout(0) would fire only later. */
const endsIn = (ms: number): AbortSignal =>
  ms > 0 ? AbortSignal.timeout(ms) : AbortSignal.abort(new DOMException('The time is over', 'TimeoutError'));

/** What the work gives. @throws the signal's TimeoutError when that comes first */
export async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let onEnd = () => {};
  const end = new Promise<never>((_, reject) => {
    onEnd = () => reject(signal.reason);
    if (signal.aborted) onEnd();
    signal.addEventListener('abort', onEnd, { once: true });
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    signal.removeEventListener('abort', onEnd);
  }
}
