import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmEmailChange } from '~/domain/accounts/email-change.server';
import { mergeGuest } from '~/domain/accounts/merge-guest.server';
import { changeProfile } from '~/domain/accounts/profile.server';
import { listUsers } from '~/domain/admin/directory.server';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { hashToken } from '~/domain/crypto/tokens.server';
import { addEntry, fieldsForDay } from '~/domain/history/entries.server';
import { deleteWithUndo, undoDeletion } from '~/domain/history/undo.server';
import { confirmNumber, sendCode } from '~/domain/sms/confirm-number.server';
import { runTextPass } from '~/domain/sms/pass.server';
import { queueWelcome } from '~/domain/sms/queue.server';
import { readTexting } from '~/domain/sms/texting.server';
import { deleteWritten } from 'db/repositories/deletion';
import { saveEmailChange } from 'db/repositories/email-changes';
import { deleteOwner } from 'db/repositories/owners';
import { insertOptOut } from 'db/repositories/texting';
import type { UserRow } from 'db/repositories/users';
import { findUser } from 'db/repositories/users';
import * as schema from 'db/schema';
import { useDatabase } from '../factories/database';
import { MAIL_KEYS } from '../factories/mailbox';
import { DAY_MS, later, moodEntryOf, newGuestRow, NOW, oneOfEverything } from '../factories/rows';
import { newTexted, recordingSms, someNumber, testRules } from '../factories/texting';
import { checkInInput, newMember, problemOf } from '../factories/use-cases';

describe('texts and accounts', () => {
  const database = useDatabase();
  afterEach(async () => {
    const { db } = database;
    for (const table of [schema.owners, schema.smsOptOuts, schema.smsSettings]) await db.delete(table);
  });

  const readUser = async (id: string): Promise<UserRow> => {
    const user = await findUser(database.db, id);
    if (!user) throw new Error('this member is gone');
    return user;
  };
  const setNumber = (user: UserRow, phoneNumber: string, firstName = user.firstName) =>
    changeProfile(database.db, {
      userId: user.id,
      profile: { firstName, lastName: user.lastName, phoneNumber },
      now: NOW,
    });
  const textingOf = async (userId: string) =>
    readTexting(database.db, { user: await readUser(userId), now: NOW });
  const switchOn = () =>
    database.db
      .insert(schema.smsSettings)
      .values({ id: 1, reminderEnabled: true, createdAt: NOW, updatedAt: NOW });
  async function passAt(now: Date) {
    const { sms, texts } = recordingSms();
    await runTextPass(database.db, {
      sms,
      rules: testRules(),
      appUrl: 'https://soundings.example',
      clock: () => now,
    });
    return texts.map(({ to }) => to);
  }
  const intents = () => database.db.query.smsMessages.findMany();

  it('another number gets nothing until it is confirmed, and the earlier one nothing any more', async () => {
    await switchOn();
    const { user, phoneNumber } = await newTexted(database.db, { nextReminderAt: NOW, reminderHour: 12 });
    expect(await setNumber(user, `${phoneNumber.slice(0, 5)} ${phoneNumber.slice(5)}`)).toEqual({
      isToBeConfirmed: false,
    });
    expect((await textingOf(user.id)).isConfirmed).toBe(true);

    const another = someNumber();
    expect(await setNumber(user, another)).toEqual({ isToBeConfirmed: true });
    expect(await textingOf(user.id)).toMatchObject({
      isConfirmed: false,
      hasConsent: true,
      reminderOn: true,
    });
    expect(await passAt(NOW)).toEqual([]);
    expect(await setNumber(user, phoneNumber), 'nor when it is the earlier one again').toEqual({
      isToBeConfirmed: false,
    });
    expect(await passAt(later(DAY_MS))).toEqual([]);

    await setNumber(user, another);
    const { sms, texts } = recordingSms();
    const who = { user: await readUser(user.id), timeZone: 'UTC' };
    await sendCode(database.db, { ...who, sms, rules: testRules(), now: later(DAY_MS) });
    const code = /\d{6}/.exec(texts[0]?.message ?? '')?.[0] ?? '';
    await confirmNumber(database.db, { ...who, code, now: later(DAY_MS) });
    expect(await passAt(later(2 * DAY_MS))).toEqual([another]);
  });

  it('a code that was missed five times is no good, and says so', async () => {
    const { user } = await newTexted(database.db, { confirmedNumber: null });
    const { sms, texts } = recordingSms();
    await sendCode(database.db, { user, sms, rules: testRules(), now: NOW });
    const code = /\d{6}/.exec(texts[0]?.message ?? '')?.[0] === '000000' ? '000001' : '000000';
    const miss = () => problemOf(confirmNumber(database.db, { user, timeZone: 'UTC', code, now: NOW }));
    const said: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) said.push((await miss()).message);
    expect(said.slice(3)).toEqual([
      expect.stringContaining('You have one try left.'),
      'That is not the code we sent, and it is not good any more. Please ask for a new one.',
      expect.stringContaining('Please ask for a new one.'),
    ]);
    expect(said.join()).not.toContain('0 tries');
  });

  it('a code that went to the earlier number is worth nothing', async () => {
    const { user } = await newTexted(database.db, { confirmedNumber: null });
    const { sms, texts } = recordingSms();
    await sendCode(database.db, { user, sms, rules: testRules(), now: NOW });
    const code = /\d{6}/.exec(texts[0]?.message ?? '')?.[0] ?? '';
    await setNumber(user, user.phoneNumber, 'Inês');
    expect((await textingOf(user.id)).isCodeSent, 'a new name changes nothing').toBe(true);
    await setNumber(user, someNumber());
    expect((await textingOf(user.id)).isCodeSent).toBe(false);
    const confirming = confirmNumber(database.db, { user, timeZone: 'UTC', code, now: NOW });
    expect((await problemOf(confirming)).kind).toBe('gone');
  });

  it('a welcome that waits for the morning follows to the right number', async () => {
    const { user } = await newMember(database.db, { isWelcomed: true, timeZone: 'UTC' });
    const number = someNumber();
    await setNumber(user, number);
    expect(await passAt(NOW)).toEqual([number]);
    await queueWelcome(database.db, { user, now: later(1) });
    expect(await passAt(later(1))).toEqual([]);
  });

  it('admins find people by the name and the email they have now', async () => {
    const { user } = await newMember(database.db);
    const find = async (search: string) => {
      const query = { search, status: 'all', sort: 'name', direction: 'asc', page: 1 } as const;
      return (await listUsers(database.db, query)).users.map(({ id }) => id);
    };
    await setNumber(user, user.phoneNumber, 'Ümit');
    expect([await find('ümit'), await find('ines d')]).toEqual([[user.id], []]);
    const newEmail = `${randomUUID()}@example.net`;
    const expiresAt = later(DAY_MS);
    await saveEmailChange(database.db, { userId: user.id, newEmail, tokenHash: hashToken('x'), expiresAt });
    await confirmEmailChange(database.db, { token: 'x', mailKeys: MAIL_KEYS, now: NOW });
    expect([await find(newEmail), await find(user.email)]).toEqual([[user.id], []]);
  });

  it('undo, an earlier day from the history, and what a guest brings along are no achievements', async () => {
    const { user, owner } = await newTexted(database.db);
    const live = { owner, input: checkInInput(), now: NOW, isLive: true };
    const entry = await createCheckIn(database.db, live);
    expect(await intents()).toHaveLength(1);
    await database.db.delete(schema.smsMessages);

    const which = { ownerId: user.id, id: entry.id };
    const { undoKey } = await deleteWithUndo(database.db, which, NOW);
    await undoDeletion(database.db, { ownerId: user.id, undoKey, now: later(1) });
    for (const daysAgo of [1, 2]) {
      const fields = fieldsForDay(owner, { asked: null, now: later(-daysAgo * DAY_MS) });
      const filled = { ...fields, overallMood: '4' };
      await addEntry(database.db, { owner, fields: filled, now: NOW, submissionKey: randomUUID() });
    }
    const guest = await newGuestRow(database.db);
    const entries = Array.from({ length: 7 }, () => moodEntryOf(guest.id));
    await database.db.insert(schema.moodEntries).values(entries);
    await mergeGuest(database.db, { guestId: guest.id, memberId: user.id });
    expect(await database.db.$count(schema.moodEntries)).toBe(10);
    expect(await intents()).toEqual([]);
  });

  it.each([
    ['data', deleteWritten],
    ['account', deleteOwner],
  ] as const)('deleting the %s takes what belongs to texts, but not a STOP', async (_what, remove) => {
    const { user } = await newMember(database.db);
    await oneOfEverything(database.db, user.id);
    await insertOptOut(database.db, { phoneNumber: '+15550100199', at: NOW });
    await remove(database.db, user.id);
    for (const table of ['textingPreferences', 'textingCodes', 'smsMessages', 'smsLogs'] as const)
      expect(await database.db.$count(schema[table]), table).toBe(0);
    expect(await database.db.$count(schema.smsOptOuts)).toBe(1);
  });

  it('a text that is on its way while its member is deleted leaves no line, and the others keep theirs', async () => {
    await switchOn();
    const gone = await newTexted(database.db, { nextReminderAt: NOW });
    const stays = await newTexted(database.db, { nextReminderAt: NOW });
    const { sms } = recordingSms();
    const deleting: typeof sms = {
      ...sms,
      async send(text) {
        if (text.to === gone.phoneNumber) await deleteOwner(database.db, gone.user.id);
        return sms.send(text);
      },
    };
    await runTextPass(database.db, {
      sms: deleting,
      rules: testRules(),
      appUrl: 'http://x.example',
      clock: () => NOW,
    });
    const logs = await database.db.query.smsLogs.findMany();
    expect(logs.map(({ phoneNumber, status }) => [phoneNumber, status])).toEqual([
      [stays.phoneNumber, 'sent'],
    ]);
  });
});
