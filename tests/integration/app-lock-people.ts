import { expect } from 'vitest';
import { beAway, PIN } from '../factories/app-lock';
import { type Caller, registerAs } from './caller';
import type { useServer } from './use-server';

interface State {
  isLocked: boolean;
  awayMinutes: number | null;
  secondsLeft: number | null;
  pinTriesLeft: number | null;
}

async function newMemberOn(server: ReturnType<typeof useServer>) {
  const caller = server.newCaller();
  const { details, user, sessionToken } = await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  return { caller, details, user, sessionToken };
}
export type Person = Awaited<ReturnType<typeof newMemberOn>>;

export const setLock = ({ caller, details }: Person, overrides: Record<string, string> = {}) =>
  caller.send('POST', '/settings/lock', {
    form: {
      intent: 'set',
      ...{ pin: PIN, confirmPin: PIN, awayMinutes: '5', currentPassword: details.password },
      ...overrides,
    },
  });

/** Members of this server, with and without a lock. */
export function lockPeople(server: ReturnType<typeof useServer>) {
  const newMember = () => newMemberOn(server);
  return {
    newMember,
    async newMemberWithLock() {
      const person = await newMember();
      expect((await setLock(person)).status).toBe(303);
      return person;
    },
    /** As if this much time had passed without a request of theirs. */
    beAway: ({ details }: Person, minutes: number) => beAway(server, details, minutes),
  };
}

export const stateOf = async (caller: Caller) => (await caller.get<State>('/api/app-lock')).body;
export const unlock = (caller: Caller, secret: object) =>
  caller.post('/api/app-lock', { act: 'unlock', ...secret });
