import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../calendar/durations';

/** Wrong tries at one passcode from all over, after which somebody seems to be guessing. */
const PRESSED_FROM = 100;
/** Wrong tries at one passcode within 30 days: more are not answered (docs/decisions/049 has the odds). */
const MOST_WRONG = 1000;
export const PASSCODE_WINDOW_MS = 30 * DAY_MS;
/** How long an address is remembered after its last wrong try. */
export const NETWORK_WINDOW_MS = DAY_MS;
const LONGEST_WAIT_MS = DAY_MS;

const CALM = { free: 5, most: 20, firstWaitMs: MINUTE_MS };
const PRESSED = { free: 1, most: 5, firstWaitMs: HOUR_MS };

/** `quiet`; `pressed` when somebody seems to guess; `worn` when the passcode opens nothing any more. */
export type PasscodeState = 'quiet' | 'pressed' | 'worn';

/**
 * @param wrong tries at one passcode within 30 days, from all addresses
 * @param scale how many times the usual is allowed (load tests)
 */
export function passcodeState(wrong: number, scale = 1): PasscodeState {
  if (wrong >= MOST_WRONG * scale) return 'worn';
  return wrong >= PRESSED_FROM * scale ? 'pressed' : 'quiet';
}

const rulesOf = (state: PasscodeState) => (state === 'quiet' ? CALM : PRESSED);

/** How many wrong tries of one address are looked at. After them no try is, right or wrong, until a day after the last. */
export const mostFrom = (state: PasscodeState, scale = 1): number => rulesOf(state).most * scale;

/**
 * How many milliseconds an address is asked to wait after its last wrong try: nothing for the first ones, then twice as
 * long each time, up to a day. A right passcode opens meanwhile; a wrong one is told no more than to wait.
 */
export function waitAfter(wrong: number, state: PasscodeState, scale = 1): number {
  const { free, firstWaitMs } = rulesOf(state);
  const over = wrong - free * scale;
  return over < 0 ? 0 : Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** over);
}
