import type { Database } from 'db/client';
import * as chats from 'db/repositories/chats';
import { localDateAt } from '../calendar/clock';
import { daySettings } from '../calendar/day-settings';
import { NO_RISK, type RiskState } from '../harbor/machine/talk/state';
import { storedTalk } from '../harbor/machine/talk/stored';
import type { Owner } from '../owners/guests.server';
import { Problem } from '../problem';
import type { SafetyLanguage } from '../safety/types';
import { withTurn } from './answer.server';
import { begin, canGoOn, type CurrentChat, type OpenRisk } from './conversation';
import { endingChat } from './current.server';
import { factsOf, readMaterial } from './facts.server';
import type { ChatMessage } from './message';
import { setMinor } from './minor.server';
import { forget, type Forgettable } from './uses';

const PAGE_SIZE = 20;

interface ReadCurrent {
  owner: Owner;
  firstName: string | null;
  now: Date;
  /** The language that the browser asks for. */
  spoken?: SafetyLanguage;
  /** A conversation that has just ended is read with its goodbye, in place of how the next one begins. */
  showsGoodbye?: boolean;
}

/** The conversation that the next message belongs to, or how one would begin. Reads only. */
export async function readCurrentChat(
  db: Database,
  { owner, firstName, now, spoken, showsGoodbye = false }: ReadCurrent,
): Promise<CurrentChat> {
  const settings = daySettings(owner);
  const today = localDateAt(now, settings);
  const [material, listed] = await Promise.all([
    readMaterial(db, { ownerId: owner.id, now }),
    chats.listChats(db, { ownerId: owner.id, limit: 2 }),
  ]);
  const { newest } = material;
  const { timeZone } = settings;
  const { isMinor } = owner;
  const facts = factsOf(material, { firstName, today, timeZone, now, isMinor, modelHost: null, spoken });
  const isGoodbyeShown = showsGoodbye && newest?.endedAt != null && newest.localDate === today;
  if (newest && (isGoodbyeShown || canGoOn(newest, today))) {
    const hasEarlier = listed.length > 1;
    const { risk, memory } = storedTalk(newest);
    const messages = answerable(newest.messages);
    return { id: newest.id, messages, risk: riskOf(risk), hasEarlier, person: memory.person, facts };
  }
  const { talk, messages } = begin(newest, facts);
  const shown = messages.length > 0 ? messages : (newest?.messages.slice(-1) ?? []);
  return {
    id: null,
    messages: answerable(shown, messages.length),
    risk: riskOf(talk.risk),
    hasEarlier: newest !== undefined,
    person: talk.memory.person,
    facts,
  };
}

/** The messages with the newest reply's buttons as they are sent back. */
function answerable(messages: readonly ChatMessage[], count = messages.length): ChatMessage[] {
  return messages.map((message) =>
    message.choices
      ? { ...message, choices: message.choices.map((choice) => withTurn(choice, count)) }
      : message,
  );
}

const riskOf = ({ level, language }: RiskState): OpenRisk => ({ level, language });

/** How risk stands for the next message. */
export const openRisk = (newest: chats.ChatRow | undefined): Pick<RiskState, 'level' | 'language'> =>
  newest ? storedTalk(newest).risk : NO_RISK;

/** Ends the conversation that is open, if one is: the next message begins another. */
export async function endCurrentChat(
  db: Database,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const newest = await chats.findNewestChat(tx, ownerId);
    if (newest && newest.endedAt === null) await endingChat(newest, now)(tx);
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

/** Makes Harbor forget one thing that is carried on from the newest conversation. */
export async function forgetInChat(
  db: Database,
  { ownerId, what }: { ownerId: string; what: Forgettable },
): Promise<void> {
  if (what === 'isMinor') return setMinor(db, { ownerId, isMinor: false });
  await db.transaction(async (tx) => {
    const newest = await chats.findNewestChat(tx, ownerId);
    if (!newest) return;
    const { memory } = storedTalk(newest);
    const person = forget(memory.person, what);
    await chats.updateChat(tx, { ownerId, id: newest.id, memory: { ...memory, person } });
  });
}

/** A page of conversations, newest first, and where the next page begins if there is one. */
export async function listChats(db: Database, { ownerId, before }: { ownerId: string; before?: Date }) {
  const rows = await chats.listChats(db, { ownerId, before, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  return { page, next: rows.length > page.length ? page.at(-1)?.date : undefined };
}
