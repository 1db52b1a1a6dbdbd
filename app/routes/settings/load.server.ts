import { db } from '~/db.server';
import { listDevices } from '~/domain/accounts/sessions.server';
import { localDateAt } from '~/domain/calendar/calendar';
import { daySettings } from '~/domain/calendar/day-settings';
import { timeZoneGroups } from '~/domain/calendar/time-zones';
import type { GuestVisitor, MemberVisitor } from '~/http/visitor/visitor.server';
import { browserZone } from '~/http/visitor/zone.server';
import { loadOutsideAi } from './load-outside-ai.server';
import { loadTexting } from './load-texting.server';

/** What the sections show. `account` is null for a guest. */
export async function loadSettings(request: Request, visitor: MemberVisitor | GuestVisitor) {
  const now = new Date();
  const { owner } = visitor;
  const settings = daySettings(owner);
  const days = {
    ...settings,
    isZoneKnown: owner.timeZone !== null,
    browserZone: browserZone(request) ?? null,
    today: localDateAt(now, settings),
    groups: timeZoneGroups(),
  };
  const account = visitor.kind === 'member' ? await loadAccount(visitor, settings.timeZone, now) : null;
  return {
    days,
    outsideAi: loadOutsideAi(owner),
    texting: await loadTexting(visitor),
    hidesProgress: owner.hidesProgress,
    isMinor: owner.isMinor,
    account,
  };
}

async function loadAccount({ user, token }: MemberVisitor, timeZone: string, now: Date) {
  const { firstName, lastName, phoneNumber, email } = user;
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const devices = (await listDevices(db, { userId: user.id, token, now })).map(
    ({ id, device, isThis, lastUsedAt }) => ({
      id,
      device,
      isThis,
      lastUsed: format.format(lastUsedAt),
    }),
  );
  return { profile: { firstName, lastName, phoneNumber }, email, devices };
}
