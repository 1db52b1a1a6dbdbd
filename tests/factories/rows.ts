import { randomUUID } from 'node:crypto';
import { analyseCheckIns } from '~/domain/insights/findings';
import type { Executor } from 'db/client';
import type { NewMoodEntry } from 'db/repositories/check-ins';
import { insertOwner } from 'db/repositories/owners';
import { insertUser } from 'db/repositories/users';
import * as schema from 'db/schema';

/** A Wednesday, in the middle of a day everywhere from -11 to +11. */
export const NOW = new Date('2026-11-18T12:00:00Z');
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const later = (ms: number, from: Date = NOW) => new Date(from.getTime() + ms);

/** Like the hash of a token nobody else has. */
export const someHash = () => randomUUID().replaceAll('-', '').padEnd(64, '0');

export async function newOwner(db: Executor, overrides: Partial<typeof schema.owners.$inferInsert> = {}) {
  return insertOwner(db, { id: randomUUID(), createdAt: NOW, lastSeenAt: NOW, ...overrides });
}

/** An owner whom a cookie stands for. */
export async function newGuestRow(db: Executor, overrides: Partial<typeof schema.owners.$inferInsert> = {}) {
  return newOwner(db, { guestTokenHash: someHash(), ...overrides });
}

export async function newUser(db: Executor, overrides: Partial<typeof schema.users.$inferInsert> = {}) {
  const owner = await newOwner(db, overrides.id ? { id: overrides.id } : {});
  return insertUser(db, {
    id: owner.id,
    firstName: 'Ines',
    lastName: 'Duarte',
    email: `${owner.id}@example.org`,
    phoneNumber: '+1 555 010 0199',
    passwordHash: 'not the hash of any password',
    createdAt: NOW,
    updatedAt: NOW,
    ...overrides,
  });
}

export function moodEntryOf(ownerId: string, overrides: Partial<NewMoodEntry> = {}): NewMoodEntry {
  const date = overrides.date ?? NOW;
  return {
    id: randomUUID(),
    ownerId,
    date,
    timeZone: 'UTC',
    localDate: date.toISOString().slice(0, 10),
    recordedAt: date,
    updatedAt: date,
    sleepRating: 3,
    stressRating: 3,
    energyRating: 3,
    socialRating: 3,
    selfCareRating: 3,
    overallMood: 3,
    responses: { overallMood: 3 },
    ...overrides,
  };
}

export function draftOf(
  ownerId: string,
  overrides: Partial<typeof schema.checkInDrafts.$inferInsert> = {},
): typeof schema.checkInDrafts.$inferSelect {
  return {
    ownerId,
    mode: 'full',
    submissionKey: someHash(),
    answers: { sleepRating: 4 },
    notes: '',
    updatedAt: NOW,
    ...overrides,
  };
}

export function reflectionOf(
  ownerId: string,
  overrides: Partial<typeof schema.weeklyReflections.$inferInsert> = {},
): typeof schema.weeklyReflections.$inferInsert {
  return {
    id: randomUUID(),
    ownerId,
    week: '2026-11-15',
    date: NOW,
    highlights: 'A walk by the sea',
    ...overrides,
  };
}

export function scoreRowOf(
  ownerId: string,
  overrides: Partial<typeof schema.questionnaireScores.$inferInsert> = {},
): typeof schema.questionnaireScores.$inferInsert {
  return {
    id: randomUUID(),
    ownerId,
    instrument: 'phq-9',
    date: '2026-11-18',
    total: 12,
    recordedAt: NOW,
    updatedAt: NOW,
    ...overrides,
  };
}

/** A text that a model has worded. */
export function wordingOf(
  ownerId: string,
  overrides: Partial<typeof schema.wordings.$inferInsert> = {},
): typeof schema.wordings.$inferInsert {
  const texts = { insights: 'A steady week.', recommendations: [] };
  return {
    ownerId,
    inputHash: someHash(),
    texts,
    wordedBy: 'tide-1',
    claimedUntil: NOW,
    createdAt: NOW,
    ...overrides,
  };
}

export const keptFormOf = (
  ownerId: string,
  overrides: Partial<typeof schema.keptForms.$inferInsert> = {},
): typeof schema.keptForms.$inferInsert => ({
  id: randomUUID(),
  ownerId,
  keyHash: someHash(),
  sealedFor: ownerId,
  sealed: 'x',
  expiresAt: later(1),
  ...overrides,
});

/** One row of this member's in every table that holds something of a person. */
export async function oneOfEverything(db: Executor, userId: string): Promise<void> {
  const id = randomUUID();
  const ownerId = userId;
  const token = () => ({ id: randomUUID(), userId, tokenHash: someHash(), createdAt: NOW, expiresAt: NOW });
  await db.insert(schema.moodEntries).values(moodEntryOf(ownerId));
  await db.insert(schema.userStats).values({ ownerId });
  const findings = analyseCheckIns([], '2026-11-18');
  await db.insert(schema.insightCache).values({ ownerId, key: 'x', findings, computedAt: NOW });
  await db.insert(schema.checkInDrafts).values(draftOf(ownerId));
  const parked = { id, ownerId, tokenHash: someHash(), mode: 'full', answers: {}, createdAt: NOW } as const;
  await db.insert(schema.parkedDrafts).values(parked);
  const key = { ownerId, operation: 'check-in', key: id, requestHash: 'x', resourceId: id, createdAt: NOW };
  await db.insert(schema.idempotencyKeys).values(key);
  await db
    .insert(schema.deletedMoodEntries)
    .values({ keyHash: someHash(), ownerId, sealed: 'x', expiresAt: later(1) });
  await db.insert(schema.keptForms).values(keptFormOf(ownerId));
  await db.insert(schema.chatSessions).values({ id, ownerId, date: NOW, messages: [] });
  await db.insert(schema.weeklyReflections).values(reflectionOf(ownerId));
  await db.insert(schema.safetyPlans).values({ ownerId, people: 'Ana', updatedAt: NOW });
  await db.insert(schema.questionnaireScores).values(scoreRowOf(ownerId));
  const laidAside = {
    ownerId,
    source: 'daylio',
    state: 'ready',
    timeZone: 'UTC',
    beatAt: NOW,
    createdAt: NOW,
  } as const;
  await db.insert(schema.imports).values({ id, ...laidAside });
  const row = { importId: id, seq: 1, kind: 'check-in', outcome: 'add', label: 'A walk', size: 0 } as const;
  await db.insert(schema.importRows).values(row);
  await db.insert(schema.wordings).values(wordingOf(ownerId));
  const texts = { highlights: 'A walk by the sea', challenges: '', gratitude: '', nextWeekGoals: '' };
  await db.insert(schema.reflectionDrafts).values({ ownerId, ...texts, updatedAt: NOW });
  await db.insert(schema.sessions).values({ ...token(), lastUsedAt: NOW });
  await db.insert(schema.passwordResetTokens).values(token());
  await db.insert(schema.appLocks).values({ userId, pinHash: 'x', awayMinutes: 5, updatedAt: NOW });
  const happened = { id, userId, kind: 'login', firstAt: NOW, lastAt: NOW, foldedUnder: id };
  await db.insert(schema.accountActivity).values(happened);
  await db.insert(schema.codeApps).values({ userId, sealedSecret: 'x', createdAt: NOW });
  await db.insert(schema.recoveryCodes).values({ id, userId, codeHash: 'x', createdAt: NOW });
  const passkey = { credentialId: someHash(), publicKey: 'x', counter: 0, name: 'Phone' };
  await db.insert(schema.passkeys).values({ id, userId, ...passkey, createdAt: NOW });
  await db.insert(schema.factorChallenges).values({
    tokenHash: someHash(),
    purpose: 'code',
    userId,
    expected: 'x',
    triesLeft: 5,
    expiresAt: NOW,
  });
  const { createdAt: _, id: __, ...link } = token();
  await db.insert(schema.emailChanges).values({ ...link, newEmail: 'new@example.org' });
  await db.insert(schema.moodReports).values({
    id,
    userId,
    reportId: someHash(),
    title: 'For Dr. Abara',
    dateRange: { start: '2026-10-21', end: '2026-11-18' },
    reportData: {},
    shareSettings: { providerName: 'Dr. Abara', providerEmail: 'abara@example.org' },
    createdAt: NOW,
    updatedAt: NOW,
  });
  await db
    .insert(schema.reportOpens)
    .values({ id, reportRow: id, openedAt: NOW, device: 'Safari on iPhone' });
  await db.insert(schema.goneReports).values({ idHash: someHash(), userId, deletedAt: NOW });
  await db.insert(schema.smsLogs).values({
    id,
    userId,
    phoneNumber: '+1 555 010 0199',
    messageType: 'welcome',
    message: 'Welcome',
    status: 'not_configured',
    createdAt: NOW,
  });
  await db.insert(schema.textingPreferences).values({ userId, updatedAt: NOW });
  const phoneNumber = '+15550100199';
  const inADay = later(DAY_MS);
  await db
    .insert(schema.textingCodes)
    .values({ userId, phoneNumber, codeHash: 'x', triesLeft: 5, expiresAt: inADay });
  await db.insert(schema.mailMessages).values({
    id,
    userId,
    kind: 'reset-link',
    maskedTo: 'i***@e***.org',
    sealed: 'x',
    dueAt: NOW,
    expiresAt: inADay,
    createdAt: NOW,
  });
  await db.insert(schema.smsMessages).values({
    id,
    intent: `welcome:${userId}`,
    userId,
    messageType: 'welcome',
    phoneNumber,
    dueAt: NOW,
    expiresAt: inADay,
    createdAt: NOW,
  });
}
