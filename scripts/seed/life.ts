import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import { insertSmsLog } from 'db/repositories/sms';
import { saveTextingPreferences } from 'db/repositories/texting';
import type { UserRow } from 'db/repositories/users';
import { instantAtHour, localDateAt, wallDateAt } from '../../app/domain/calendar/clock';
import { addDays } from '../../app/domain/calendar/dates';
import { daySettings, zoneOrUtc } from '../../app/domain/calendar/day-settings';
import { weekdayIndexOf } from '../../app/domain/calendar/weekdays';
import { endCurrentChat } from '../../app/domain/chat/conversations.server';
import { takeTurn } from '../../app/domain/chat/take-turn.server';
import { createCheckIn } from '../../app/domain/check-in/entries/check-ins.server';
import type { Owner } from '../../app/domain/owners/guests.server';
import { createReflection } from '../../app/domain/reflections/reflections.server';
import { reportSchema } from '../../app/domain/reports/form/schema';
import { createReport } from '../../app/domain/reports/stored/reports.server';
import { assess } from '../../app/domain/safety/assess';
import { saveSafetyPlan } from '../../app/domain/safety-plan/plan.server';
import { scoreSchema } from '../../app/domain/scores/schema';
import { createScore } from '../../app/domain/scores/scores.server';
import { toE164 } from '../../app/domain/sms/phone.server';
import { DEFAULT_TEMPLATES, loggedText } from '../../app/domain/sms/templates';
import { saveTexting } from '../../app/domain/sms/texting.server';
import type { MemberType } from '../../app/domain/sms/types';
import { believableDays } from './believable-days';
import { MESSAGE_TO_PROVIDER, PLAN, REFLECTIONS, SCORES, TALKS } from './written';

export interface Somebody {
  user: UserRow;
  owner: Owner;
}

/** The zone of this machine's clock. */
export const HERE = zoneOrUtc(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** That hour `daysAgo` days ago, on this machine's clock; never later than now. */
export function momentAgo(daysAgo: number, hour: number, today: Date): Date {
  const moment = instantAtHour(addDays(wallDateAt(today, HERE), -daysAgo), hour, HERE);
  return moment > today ? today : moment;
}

/** Check-ins on most of the last `days` days. */
export async function checkInDaily(db: Database, { owner }: Somebody, days: number, today: Date) {
  const weekday = weekdayIndexOf(wallDateAt(today, HERE));
  for (const { daysAgo, hour, answers, notes } of believableDays(days, weekday, Math.random)) {
    const input = { answers, unanswered: {}, notes, date: undefined, timeZone: undefined };
    await createCheckIn(db, { owner, input, now: momentAgo(daysAgo, hour, today) });
  }
}

/** A reflection a week, the newest about last week: this week's is still to be written. */
export async function reflectWeekly(db: Database, { owner }: Somebody, today: Date) {
  for (const [index, texts] of REFLECTIONS.entries()) {
    const weeksAgo = REFLECTIONS.length - index;
    await createReflection(db, { owner, input: { ...texts }, now: momentAgo(7 * weeksAgo, 19, today) });
  }
}

/** A plan that was written three weeks ago. */
export async function writePlan(db: Database, { owner }: Somebody, today: Date) {
  const now = momentAgo(21, 18, today);
  await saveSafetyPlan(db, { ownerId: owner.id, texts: PLAN, version: 0, now });
}

/** Scores of two questionnaires, one of them filled in again. */
export async function enterScores(db: Database, { owner }: Somebody, today: Date) {
  for (const { daysAgo, ...total } of SCORES) {
    const now = momentAgo(daysAgo, 18, today);
    const date = localDateAt(now, daySettings(owner));
    await createScore(db, { owner, input: scoreSchema(date).parse({ ...total, date }), now });
  }
}

/** One report with everything in it, made yesterday, and an older one without words. */
export async function makeReports(db: Database, { owner, user }: Somebody, today: Date) {
  const settings = daySettings(owner);
  const make = (now: Date, days: number, given: object) => {
    const end = localDateAt(now, settings);
    const input = reportSchema({ now, settings }).parse({
      providerName: 'Dr. Abara',
      providerEmail: 'dr.abara@example.com',
      dateRange: { start: addDays(end, 1 - days), end },
      ...given,
    });
    return createReport(db, { owner, user, input, now });
  };
  await make(momentAgo(40, 17, today), 30, { title: 'Before the first visit' });
  await make(momentAgo(1, 17, today), 60, {
    title: 'For the visit on Thursday',
    message: MESSAGE_TO_PROVIDER,
    sections: { aiAnalysis: true, riskRule: true, message: true },
  });
}

/** Talks with Harbor; that of today goes on. */
export async function talkToHarbor(db: Database, { owner, user }: Somebody, today: Date) {
  for (const { daysAgo, said } of TALKS) {
    const now = momentAgo(daysAgo, 21, today);
    let choices: readonly { id: string }[] = [];
    for (const words of said) {
      const pressed = choices[Number(words.slice(1))];
      const isButton = words.startsWith('>') && pressed;
      const input = isButton ? { choice: pressed.id } : { text: words, heard: assess(words) };
      const { reply } = await takeTurn(db, { owner, firstName: user.firstName, input, now });
      choices = reply.choices ?? [];
    }
    if (daysAgo > 0) await endCurrentChat(db, { ownerId: owner.id, now });
  }
}

const TEXTS: readonly { daysAgo: number; hour: number; messageType: MemberType; status: string }[] = [
  { daysAgo: 90, hour: 12, messageType: 'welcome', status: 'delivered' },
  { daysAgo: 60, hour: 21, messageType: 'achievement', status: 'delivered' },
  { daysAgo: 14, hour: 19, messageType: 'weekly-reflection', status: 'delivered' },
  { daysAgo: 3, hour: 19, messageType: 'reminder', status: 'failed' },
  { daysAgo: 2, hour: 19, messageType: 'reminder', status: 'delivered' },
];

/** A confirmed number, every kind of text switched on, and a log of what went out. */
export async function getTexts(db: Database, { owner, user }: Somebody, link: string, today: Date) {
  const phoneNumber = toE164(user.phoneNumber);
  if (!phoneNumber) throw new Error(`Texts cannot reach ${user.phoneNumber}`);
  const now = momentAgo(89, 12, today);
  const input = {
    consent: true,
    reminderOn: true,
    reminderHour: 19,
    achievementOn: true,
    weeklyReflectionOn: true,
  };
  await saveTextingPreferences(db, { userId: user.id, confirmedNumber: phoneNumber, updatedAt: now });
  await saveTexting(db, { user, owner, input, now });
  for (const { daysAgo, hour, messageType, status } of TEXTS)
    await insertSmsLog(db, {
      id: randomUUID(),
      userId: user.id,
      phoneNumber,
      messageType,
      message: loggedText(DEFAULT_TEMPLATES[messageType].message, {
        firstName: user.firstName,
        streakDays: '',
        milestone: '',
        link,
      }),
      status,
      errorMessage: status === 'failed' ? 'The carrier refused the message.' : null,
      createdAt: momentAgo(daysAgo, hour, today),
    });
}
