import { sql } from 'drizzle-orm';
import type { Database } from 'db/client';

/** Resolves when the database answers. @throws when it does not */
export async function pingDatabase(db: Database): Promise<void> {
  await db.get(sql`select 1`);
}
