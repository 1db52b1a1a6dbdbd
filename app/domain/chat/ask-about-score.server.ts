import type { Executor } from 'db/client';
import * as chats from 'db/repositories/chats';
import { type Write, writeWithin } from 'db/together';
import { localDateAt } from '../calendar/clock';
import { daySettings } from '../calendar/day-settings';
import { DAY_MS } from '../calendar/durations';
import { storedTalk } from '../harbor/machine/talk/stored';
import type { Owner } from '../owners/guests.server';
import { withQuestion } from './conversation';
import { currentConversation, notingCardOfChat } from './current.server';
import { factsOf, readMaterial } from './facts.server';
import { SCORE_QUESTION } from './score-question';

interface Ask {
  owner: Owner;
  now: Date;
}

/**
 * Puts the question about not wanting to live into the conversation, or begins one with it: it stands there with its buttons
 * and the help card until it is answered. Belongs in the transaction that stores the score.
 */
export async function askAboutScore(tx: Executor, { owner, now }: Ask): Promise<void> {
  const ownerId = owner.id;
  const settings = daySettings(owner);
  const today = localDateAt(now, settings);
  const material = await readMaterial(tx, { ownerId, now });
  const { newest } = material;
  const { timeZone } = settings;
  const { isMinor } = owner;
  const facts = factsOf(material, { firstName: null, today, now, timeZone, isMinor, modelHost: null });
  const current = { ownerId, today, facts, now, newest, opensWith: SCORE_QUESTION };
  const { conversation, writes } = currentConversation(current);
  const isAsked = conversation.id !== newest?.id && conversation.messages.length > 0;
  const before = conversation.id === newest?.id ? conversation.messages : [];
  const changes = isAsked ? null : withQuestion(conversation, { step: SCORE_QUESTION, facts });
  const changing: Write[] = changes
    ? [(db) => chats.updatingChat(db, { ownerId, id: conversation.id, ...changes })]
    : [];
  const after = changes?.messages ?? conversation.messages;
  await writeWithin(tx, [...writes, ...changing, ...notingCardOfChat({ before, after, now })]);
}

/** Whether Harbor has asked about a score or a note within the last day. */
export async function hasAskedToday(tx: Executor, { owner, now }: Ask): Promise<boolean> {
  const newest = await chats.findNewestChat(tx, owner.id);
  const asked = newest ? storedTalk(newest).memory.person.noteAskedAt : null;
  return asked !== null && now.getTime() - Date.parse(asked) < DAY_MS;
}
