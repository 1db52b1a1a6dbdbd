import type { Database } from 'db/client';
import * as chats from 'db/repositories/chats';
import { daySettings } from '../check-in/check-ins.server';
import { greeting } from '../companion/greeting';
import { localDateAt } from '../owners/calendar';
import type { Owner } from '../owners/guests.server';
import { Problem } from '../problem';
import { NO_RISK, type SafetyState } from '../safety/types';
import { canGoOn, carriedOver, type CurrentChat, type OpenRisk } from './conversation';
import { readFacts } from './facts.server';
import type { ChatMessage } from './message';
import { endChat, greetingSeed } from './take-turn.server';

const PAGE_SIZE = 20;

/** The conversation that the next message belongs to. Reads only. */
export async function readCurrentChat(
  db: Database,
  { owner, firstName, now }: { owner: Owner; firstName: string | null; now: Date },
): Promise<CurrentChat> {
  const today = localDateAt(now, daySettings(owner));
  const newest = await chats.findNewestChat(db, owner.id);
  if (newest && canGoOn(newest, today)) {
    const hasEarlier = (await chats.listChats(db, { ownerId: owner.id, limit: 2 })).length > 1;
    return { id: newest.id, messages: newest.messages, risk: riskOf(newest.safety), hasEarlier };
  }
  const { safety } = carriedOver(newest, now);
  const facts = await readFacts(db, { ownerId: owner.id, firstName, today });
  const content = greeting({ facts, seed: greetingSeed(today, newest?.id) });
  const hello: ChatMessage = { role: 'assistant', content, timestamp: now.toISOString() };
  return { id: null, messages: [hello], risk: riskOf(safety), hasEarlier: newest !== undefined };
}

const riskOf = ({ level, language }: SafetyState): OpenRisk => ({ level, language });

/** The state that the next message is assessed in. */
export async function readSafetyState(
  db: Database,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<SafetyState> {
  const newest = await chats.findNewestChat(db, ownerId);
  return newest ? carriedOver(newest, now).safety : NO_RISK;
}

/** Ends the conversation that is open, if one is: the next message begins another. */
export async function endCurrentChat(
  db: Database,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const newest = await chats.findNewestChat(tx, ownerId);
    if (newest && newest.endedAt === null) await endChat(tx, newest, now);
  });
}

/** @throws Problem 'not-found' for an id that is not this owner's */
export async function requireChat(db: Database, which: { ownerId: string; id: string }) {
  const chat = await chats.findChat(db, which);
  if (!chat) throw new Problem('not-found', 'There is no such conversation.');
  return chat;
}

/** @throws Problem 'not-found' for an id that is not this owner's */
export async function deleteChat(db: Database, which: { ownerId: string; id: string }): Promise<void> {
  if (!(await chats.deleteChat(db, which))) throw new Problem('not-found', 'There is no such conversation.');
}

/** A page of conversations, newest first, and where the next page begins if there is one. */
export async function listChats(db: Database, { ownerId, before }: { ownerId: string; before?: Date }) {
  const rows = await chats.listChats(db, { ownerId, before, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  return { page, next: rows.length > page.length ? page.at(-1)?.date : undefined };
}
