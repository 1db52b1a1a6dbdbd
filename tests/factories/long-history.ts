import { randomUUID } from 'node:crypto';
import { register } from '~/domain/accounts/accounts.server';
import { findLiveSession } from '~/domain/accounts/sessions.server';
import { addDays } from '~/domain/calendar/dates';
import { recountProgress } from '~/domain/check-in/progress/user-stats.server';
import { ratingColumns } from '~/domain/check-in/rules';
import { createGuest } from '~/domain/owners/guests.server';
import type { Database } from 'db/client';
import { chatSessions, moodEntries } from 'db/schema';
import { NOW } from './rows';

export const TODAY = '2026-11-18';
export const answers = { overallMood: 4, sleepRating: 3 } as const;

/** A guest, and a member in a live session. */
export async function makePeople(db: Database) {
  const guest = await createGuest(db, { timeZone: 'Europe/Lisbon', now: NOW });
  const input = {
    firstName: 'Ines',
    lastName: 'Duarte',
    email: 'ines@example.org',
    phoneNumber: '+1 555 010 0199',
    password: 'tide-and-lantern',
  };
  const member = await register(db, { input: { ...input, confirmPassword: input.password }, now: NOW });
  const live = await findLiveSession(db, { token: member.session.token, now: NOW });
  if (!live) throw new Error('the new session is not live');
  return { guest, owner: live.owner, session: live.session, token: member.session.token };
}
export type People = Awaited<ReturnType<typeof makePeople>>;

/** Three a day, back from today. */
export async function fillUpTo(db: Database, { owner }: People, total: number): Promise<void> {
  const ofBefore = await db.$count(moodEntries);
  const rows = Array.from({ length: total - ofBefore }, (_, i) => {
    const daysBack = Math.floor((ofBefore + i) / 3);
    const date = new Date(NOW.getTime() - daysBack * 86_400_000 - i);
    return {
      id: randomUUID(),
      ownerId: owner.id,
      date,
      timeZone: 'UTC',
      localDate: addDays(TODAY, -daysBack),
      recordedAt: date,
      updatedAt: date,
      responses: answers,
      ...ratingColumns(answers),
    };
  });
  for (let i = 0; i < rows.length; i += 500) await db.insert(moodEntries).values(rows.slice(i, i + 500));
  await recountProgress(db, owner.id);
  const chats = Array.from({ length: total / 10 - (await db.$count(chatSessions)) }, (_, i) => ({
    id: randomUUID(),
    ownerId: owner.id,
    date: new Date(NOW.getTime() - (i + 1) * 86_400_000),
    endedAt: NOW,
    crisisAt: NOW,
    messages: [],
  }));
  await db.insert(chatSessions).values(chats);
}
