import { keptAnswer } from '~/components/form/form-answer';
import { db } from '~/db.server';
import { listDevices } from '~/domain/accounts/sessions.server';
import { localDateAt, wallDateAt } from '~/domain/calendar/clock';
import { clockTime } from '~/domain/calendar/clock-in-words';
import { shortDate } from '~/domain/calendar/dates-in-words';
import { daySettings } from '~/domain/calendar/day-settings';
import { zoneNames } from '~/domain/calendar/zones';
import { readFactors } from '~/domain/second-factors/member-factors.server';
import { readKeptForm } from '~/http/kept-forms/kept-form.server';
import { signOwner } from '~/http/kept-forms/signed-owner.server';
import { hasReflections } from '~/http/reflections/access.server';
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
    zones: zoneNames(),
  };
  const account = visitor.kind === 'member' ? await loadAccount(visitor, settings.timeZone, now) : null;
  const kept = await readKeptForm(request, owner.id);
  return {
    kept: kept ? keptAnswer(kept) : null,
    owner: signOwner(owner.id),
    days,
    outsideAi: loadOutsideAi(owner),
    texting: await loadTexting(visitor),
    hidesProgress: owner.hidesProgress,
    checkIn: { goesOnByItself: owner.goesOnByItself, ignoresNumberKeys: owner.ignoresNumberKeys },
    isMinor: owner.isMinor,
    account,
    hasReflections: account !== null || (await hasReflections(owner.id)),
  };
}

async function loadAccount({ user, token }: MemberVisitor, timeZone: string, now: Date) {
  const { firstName, lastName, phoneNumber, email } = user;
  const momentInWords = (at: Date) => `${shortDate(wallDateAt(at, timeZone))}, ${clockTime(at, timeZone)}`;
  const devices = (await listDevices(db, { userId: user.id, token, now })).map(
    ({ id, device, isThis, lastUsedAt }) => ({
      id,
      device,
      isThis,
      lastUsed: momentInWords(lastUsedAt),
    }),
  );
  const { codesSince, passkeys } = await readFactors(db, user.id);
  const security = { hasCodes: codesSince !== null, passkeys: passkeys.length };
  return { profile: { firstName, lastName, phoneNumber }, email, devices, security };
}
