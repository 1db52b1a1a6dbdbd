const WHAT_HOLDS = {
  noted:
    'Our storage cannot be reached just now. We have noted that your session is over, and end it there as soon as we can. You need not do anything.',
  open: 'Our storage cannot be reached just now, so your session is not ended there yet. Somebody who has a copy of it could still use it. Log in again later and end it under Settings, Where you are logged in.',
};

export type WhatHolds = keyof typeof WHAT_HOLDS;

export const isWhatHolds = (value: unknown): value is WhatHolds =>
  typeof value === 'string' && Object.hasOwn(WHAT_HOLDS, value);

/** For somebody who has logged out while the database could not be written. */
export function LoggedOutNote({ what }: { what: WhatHolds }) {
  return (
    <p className="notice" role="status">
      <strong>You are logged out on this device.</strong> {WHAT_HOLDS[what]}
    </p>
  );
}
