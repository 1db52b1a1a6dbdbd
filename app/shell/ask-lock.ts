const PATH = '/api/app-lock';

interface LockState {
  isLocked: boolean;
  /** Null: there is no app lock any more. */
  secondsLeft: number | null;
}

const post = (body: object) =>
  fetch(PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** How it stands with the lock. Undefined when the server does not say: then nothing may be shown either. */
export async function askLock(): Promise<LockState | undefined> {
  try {
    const response = await fetch(PATH);
    return response.ok ? ((await response.json()) as LockState) : undefined;
  } catch {
    return undefined;
  }
}

/** Says that somebody is here. Returns the status of the answer, or undefined without one. */
export async function sayUsed(): Promise<number | undefined> {
  return post({ act: 'used' }).then(
    ({ status }) => status,
    () => undefined,
  );
}

export type UnlockAnswer = 'unlocked' | 'ended' | { message: string };

const NO_ANSWER = 'The server could not be reached. Please try again in a moment.';

/** Tries a PIN or a password. */
export async function tryUnlock(secret: { pin: string } | { password: string }): Promise<UnlockAnswer> {
  try {
    const response = await post({ act: 'unlock', ...secret });
    if (response.ok) return 'unlocked';
    if (response.status === 401) return 'ended';
    const { message } = (await response.json()) as { message?: string };
    return { message: message ?? NO_ANSWER };
  } catch {
    return { message: NO_ANSWER };
  }
}
