import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { newGuestRow, newUser, NOW, oneOfEverything } from '../../tests/factories/rows';
import { deleteWritten } from '../repositories/deletion';
import { deleteOwner } from '../repositories/owners';
import { adminActs, owners, smsLogs } from '../schema';

/** Tables that hold nothing of a single person. */
const NOBODYS = [
  'schema_migrations',
  'rate_limits',
  'sms_settings',
  'sms_templates',
  'sms_opt_outs',
  'sms_sends',
  'sms_cap_hits',
  'sms_inbound',
  'admin_acts',
  'crisis_cards',
];

describe.each(DATABASES)('deleting an owner in %s', (kind) => {
  const database = useDatabase(kind);
  afterEach(() => database.db.delete(owners));

  async function countByTable(): Promise<Record<string, number>> {
    const { db } = database;
    const tables = await db.all<{ name: string }>(
      sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables.filter((table) => !NOBODYS.includes(table.name))) {
      const [row] = await db.all<{ n: number }>(sql.raw(`select count(*) as n from ${name}`));
      counts[name] = row?.n ?? 0;
    }
    return counts;
  }

  it('leaves nothing of them in any table', async () => {
    const user = await newUser(database.db);
    await oneOfEverything(database.db, user.id);
    const before = await countByTable();
    expect(before, 'the factory fills every table').toEqual(
      Object.fromEntries(Object.keys(before).map((table) => [table, 1])),
    );
    await deleteOwner(database.db, user.id);
    const after = await countByTable();
    expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([]);
  });

  it('leaves the account and its sessions alone when only the data goes', async () => {
    const user = await newUser(database.db);
    await oneOfEverything(database.db, user.id);
    await deleteWritten(database.db, user.id);
    const left = Object.entries(await countByTable()).flatMap(([table, count]) => (count > 0 ? [table] : []));
    expect(left.sort()).toEqual([
      'account_activity',
      'app_locks',
      'code_apps',
      'email_changes',
      'factor_challenges',
      'mail_messages',
      'owners',
      'passkeys',
      'password_reset_tokens',
      'recovery_codes',
      'sessions',
      'users',
    ]);
  });

  it('leaves everybody else as they were', async () => {
    const stays = await newUser(database.db);
    await oneOfEverything(database.db, stays.id);
    const before = await countByTable();
    const goes = await newUser(database.db);
    await oneOfEverything(database.db, goes.id);
    await deleteOwner(database.db, goes.id);
    await deleteOwner(database.db, (await newGuestRow(database.db)).id);
    expect(await countByTable()).toEqual(before);
  });

  it('takes the name of an admin and of a member out of what was done', async () => {
    const { db } = database;
    const [actor, subject] = [await newUser(db), await newUser(db)];
    const act = { id: actor.id, actorId: actor.id, subjectId: subject.id, act: 'deactivate' };
    await db.insert(adminActs).values({ ...act, source: 'screen', createdAt: NOW });
    await deleteOwner(db, actor.id);
    await deleteOwner(db, subject.id);
    expect(await db.query.adminActs.findMany()).toMatchObject([{ actorId: null, subjectId: null }]);
    await db.delete(adminActs);
  });

  it('leaves text messages that were sent to nobody in particular', async () => {
    const { db } = database;
    const user = await newUser(db);
    await oneOfEverything(db, user.id);
    await db.update(smsLogs).set({ userId: null }).where(eq(smsLogs.userId, user.id));
    await deleteOwner(db, user.id);
    expect(await db.$count(smsLogs)).toBe(1);
    await db.delete(smsLogs);
  });
});
