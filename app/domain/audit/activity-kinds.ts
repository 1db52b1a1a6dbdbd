import { wallClockAt } from '../calendar/clock';

/** Within what acts of a kind become one row with a count. */
type Fold = 'never' | 'hour' | 'day';

interface Kind {
  /** For the owner, in plain words. */
  words: string;
  fold: Fold;
}

/**
 * Everything that is written down of an account. What a stranger can do again and again is folded: a failed login is one
 * row for an hour, an opened link one for a day.
 */
const ACTIVITY_KINDS = {
  registered: { words: 'Account made', fold: 'never' },
  login: { words: 'Logged in', fold: 'never' },
  'login-failed': { words: 'Login that failed', fold: 'hour' },
  'password-changed': { words: 'Password changed', fold: 'never' },
  'password-reset': { words: 'New password set with a mailed link', fold: 'never' },
  'email-asked': { words: 'Another email address asked for', fold: 'hour' },
  'email-changed': { words: 'Email address changed', fold: 'never' },
  'factor-on': { words: 'Second factor turned on', fold: 'never' },
  'factor-off': { words: 'Second factor turned off', fold: 'never' },
  'factor-reset': { words: 'Second factor taken off by whoever runs this server', fold: 'never' },
  'recovery-codes-made': { words: 'New recovery codes made', fold: 'never' },
  'recovery-code-used': { words: 'Recovery code used to log in', fold: 'never' },
  'passkey-added': { words: 'Passkey added', fold: 'never' },
  'passkey-removed': { words: 'Passkey removed', fold: 'never' },
  'devices-ended': { words: 'Logged out another device', fold: 'hour' },
  'lock-on': { words: 'App lock turned on', fold: 'never' },
  'lock-changed': { words: 'App lock changed', fold: 'never' },
  'lock-off': { words: 'App lock turned off', fold: 'never' },
  'lock-tries-over': { words: 'Five wrong PINs at the app lock', fold: 'hour' },
  export: { words: 'A copy of your data downloaded', fold: 'hour' },
  'conversation-saved': { words: 'A conversation downloaded', fold: 'hour' },
  'report-opened': { words: 'A report you shared was opened', fold: 'day' },
} as const satisfies Record<string, Kind>;

export type ActivityKind = keyof typeof ACTIVITY_KINDS;

/** Under what an act is folded: its kind and hour or day (UTC); undefined for one that stands alone. */
export function foldOf(kind: ActivityKind, at: Date): string | undefined {
  const { fold }: Kind = ACTIVITY_KINDS[kind];
  if (fold === 'never') return undefined;
  const { date, time } = wallClockAt(at, 'UTC');
  return fold === 'day' ? `${kind}:${date}` : `${kind}:${date}T${time.slice(0, 2)}`;
}

/** The words for a stored kind; one of a newer release is shown as it is. */
export function activityWords(kind: string): string {
  return Object.hasOwn(ACTIVITY_KINDS, kind) ? ACTIVITY_KINDS[kind as ActivityKind].words : kind;
}
