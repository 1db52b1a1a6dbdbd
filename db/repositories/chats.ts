import { and, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { filled, prepared } from '../prepared';
import { chatSessions } from '../schema';

export type ChatRow = typeof chatSessions.$inferSelect;

const newestChat = prepared((db) =>
  db.query.chatSessions
    .findFirst({
      where: eq(chatSessions.ownerId, filled('ownerId')),
      orderBy: desc(chatSessions.date),
    })
    .prepare(),
);

/** The conversation that began last, ended or not. */
export async function findNewestChat(db: Executor, ownerId: string): Promise<ChatRow | undefined> {
  return newestChat(db).execute({ ownerId });
}

export async function findChat(
  db: Executor,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<ChatRow | undefined> {
  return db.query.chatSessions.findFirst({
    where: and(eq(chatSessions.id, id), eq(chatSessions.ownerId, ownerId)),
  });
}

export const insertingChat = (db: Executor, chat: typeof chatSessions.$inferInsert) =>
  db.insert(chatSessions).values(chat);

type Changes = { ownerId: string; id: string } & Partial<Omit<ChatRow, 'revision'>>;

export const updatingChat = (db: Executor, { ownerId, id, ...changes }: Changes) =>
  db
    .update(chatSessions)
    .set({ ...changes, revision: sql`${chatSessions.revision} + 1` })
    .where(and(eq(chatSessions.id, id), eq(chatSessions.ownerId, ownerId)));

export async function updateChat(db: Executor, changes: Changes): Promise<void> {
  await updatingChat(db, changes);
}

/** True while the conversation that began last is this one, unchanged; `undefined`: while there is none. */
export function isNewestChat(ownerId: string, seen: Pick<ChatRow, 'id' | 'revision'> | undefined): SQL {
  const { id, revision, date } = chatSessions;
  const newest = sql`(select ${id} || ' ' || ${revision} from ${chatSessions}
    where ${chatSessions.ownerId} = ${ownerId} order by ${date} desc limit 1)`;
  return sql`${newest} is ${seen ? `${seen.id} ${seen.revision}` : null}`;
}

/** True when there was one to delete. */
export async function deleteChat(
  db: Executor,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<boolean> {
  const gone = await db
    .delete(chatSessions)
    .where(and(eq(chatSessions.id, id), eq(chatSessions.ownerId, ownerId)))
    .returning({ id: chatSessions.id });
  return gone.length > 0;
}

const chatsOf = (db: Executor, which: SQL | undefined) =>
  db
    .select({
      id: chatSessions.id,
      date: chatSessions.date,
      endedAt: chatSessions.endedAt,
      summary: chatSessions.summary,
      sentiment: chatSessions.sentiment,
      messageCount: sql<number>`json_array_length(${chatSessions.messages})`.mapWith(Number),
    })
    .from(chatSessions)
    .where(which)
    .orderBy(desc(chatSessions.date))
    .limit(filled('limit'))
    .prepare();

const newestChats = prepared((db) => chatsOf(db, eq(chatSessions.ownerId, filled('ownerId'))));

/** Conversations without their messages, newest first; `before` is where the page before ended. */
export async function listChats(
  db: Executor,
  { ownerId, before, limit }: { ownerId: string; before?: Date; limit: number },
) {
  if (!before) return newestChats(db).execute({ ownerId, limit });
  const earlier = and(eq(chatSessions.ownerId, ownerId), lt(chatSessions.date, before));
  return chatsOf(db, earlier).execute({ limit });
}

const newestChatCrisis = prepared((db) =>
  db
    .select({ at: chatSessions.crisisAt })
    .from(chatSessions)
    .where(and(eq(chatSessions.ownerId, filled('ownerId')), isNotNull(chatSessions.crisisAt)))
    .orderBy(desc(chatSessions.crisisAt))
    .limit(1)
    .prepare(),
);

/** When this person last wrote about their own life at crisis level or above in a conversation; null when never. */
export async function findNewestChatCrisis(db: Executor, ownerId: string): Promise<Date | null> {
  const [newest] = await newestChatCrisis(db).execute({ ownerId });
  return newest?.at ?? null;
}

export async function countChats(db: Executor, ownerId: string): Promise<number> {
  return db.$count(chatSessions, eq(chatSessions.ownerId, ownerId));
}

/** Hands every conversation of one owner to another; one that was still open is over with that. */
export async function reassignChats(db: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  const endedAt = sql`coalesce(${chatSessions.endedAt}, ${chatSessions.date})`;
  await db.update(chatSessions).set({ ownerId: to, endedAt }).where(eq(chatSessions.ownerId, from));
}
