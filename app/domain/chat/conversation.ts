import { HOUR_MS } from '../calendar/durations';
import type { Facts } from '../harbor/machine/talk/facts';
import type { PersonMemory, Talk } from '../harbor/machine/talk/state';
import { isNewTalk, storedTalk } from '../harbor/machine/talk/stored';
import { SAME_TALK_MS, welcome } from '../harbor/machine/talk/welcome';
import { breakInstead } from '../harbor/machine/turn/pause';
import { askedBetween, type Input, opening, turn } from '../harbor/machine/turn/turn';
import { graver, isCrisis, type SafetyLanguage, type SafetyLevel } from '../safety/types';
import { withoutChoices } from './earlier-reply';
import { CONVERSATION_MAX_CHARACTERS, CONVERSATION_MAX_MESSAGES } from './limits';
import type { ChatMessage } from './message';
import { messageOf, withoutPage } from './reply-message';

/** How long after a notice the next one is due, in hours: a minor is told more often. FLOWS section 8. */
const NOTICE_HOURS = { grown: 3, minor: 1 };

export interface Conversation {
  id: string;
  localDate: string | null;
  endedAt: Date | null;
  messages: ChatMessage[];
  memory: object;
  safety: object;
  highestLevel: SafetyLevel;
  crisisAt: Date | null;
}

/** What a page shows of open risk. */
export interface OpenRisk {
  level: SafetyLevel;
  language: SafetyLanguage;
}

export interface CurrentChat {
  /** Null until the person has written: then there is only the opening, stored nowhere. */
  id: string | null;
  messages: ChatMessage[];
  risk: OpenRisk;
  hasEarlier: boolean;
  /** What is carried from one conversation to the next. */
  person: PersonMemory;
  facts: Facts;
}

/** True when the next message still belongs to it: the same local day, not ended, not too long, and of this Harbor. */
export function canGoOn({ endedAt, localDate, messages, memory }: Conversation, today: string): boolean {
  return endedAt === null && localDate === today && !isFull(messages) && isNewTalk(memory);
}

/** Whether a reply takes leave, with nothing left open: the conversation ends with it. */
export const isGoodbye = ({ step, level }: ChatMessage): boolean =>
  step?.startsWith('END') === true && level === 'none';

function isFull(messages: readonly ChatMessage[]): boolean {
  if (messages.length >= CONVERSATION_MAX_MESSAGES) return true;
  return messages.reduce((sum, { content }) => sum + content.length, 0) >= CONVERSATION_MAX_CHARACTERS;
}

/**
 * How a conversation begins: where the talk stands, and what Harbor says first; nothing when the same talk goes on.
 * @param opensWith the step it opens with, in place of what was left open
 */
export function begin(
  before: Conversation | undefined,
  facts: Facts,
  opensWith?: string,
): { talk: Talk; messages: ChatMessage[] } {
  const last = before?.messages.at(-1);
  const age = last ? Date.parse(facts.now) - Date.parse(last.timestamp) : Infinity;
  const earlier = before ? storedTalk(before) : null;
  if (before && earlier && before.endedAt === null && age <= SAME_TALK_MS && isNewTalk(before.memory)) {
    return { talk: withAgeKnown(earlier, facts), messages: [] };
  }
  const { talk, to } = welcome(earlier, { age, facts });
  const opened = opening(noticedAt(withAgeKnown(talk, facts), facts.now), opensWith ?? to, facts);
  return { talk: opened.talk, messages: [{ ...messageOf(opened.reply, facts.now), hasNotice: true }] };
}

export interface AnsweredTurn {
  /** What the conversation is after the turn. */
  changes: Pick<Conversation, 'messages' | 'highestLevel' | 'crisisAt'> & {
    memory: Talk['memory'];
    safety: Talk['risk'];
  };
  reply: ChatMessage;
  /** The words may be given to a model: nothing of the turn speaks of danger, and it is free talk. */
  isFreeTalk: boolean;
}

/** A conversation that begins with what Harbor says first, and nothing of the person's yet. */
export function opened({ messages, memory, safety, highestLevel, crisisAt }: Conversation): AnsweredTurn {
  const { risk, memory: kept } = storedTalk({ memory, safety });
  const reply = messages.at(-1);
  if (!reply) throw new Error('a conversation begins with words of its own');
  return {
    reply,
    isFreeTalk: false,
    changes: { messages, memory: kept, safety: risk, highestLevel, crisisAt },
  };
}

/** A conversation with a question of Harbor's in between, which nothing of the person's words has brought. */
export function withQuestion(
  { messages: before, memory, safety, highestLevel, crisisAt }: Conversation,
  { step, facts }: { step: string; facts: Facts },
): AnsweredTurn['changes'] {
  const { talk, reply } = askedBetween(withAgeKnown(storedTalk({ memory, safety }), facts), step, facts);
  return {
    messages: [...before.map(withoutChoices), messageOf(reply, facts.now)],
    memory: talk.memory,
    safety: talk.risk,
    highestLevel: graver(highestLevel, talk.risk.level),
    crisisAt,
  };
}

/** The person's message or choice and Harbor's reply, added to a conversation. */
export function answerTurn(
  {
    messages: before,
    memory,
    safety,
    highestLevel,
    crisisAt,
  }: Omit<Conversation, 'id' | 'localDate' | 'endedAt'>,
  { input, facts }: { input: Input; facts: Facts },
): AnsweredTurn {
  const talk = withAgeKnown(storedTalk({ memory, safety }), facts);
  const turned = turn(talk, input, facts);
  const { effect } = turned.reply;
  const timestamp = facts.now;
  const noticed = withNotice(turned.talk, facts);
  const answered = { talk: noticed.talk, reply: turned.reply };
  const paused = noticed.isDue || isBreakOwed(before) ? breakInstead(answered, facts) : null;
  const said = paused ?? answered;
  const reply: ChatMessage = {
    ...messageOf(said.reply, timestamp),
    ...(noticed.isDue && { hasNotice: true as const }),
  };
  const kept = effect === 'deletePage' ? withoutPage(before, talk.memory.exercise) : before;
  const { level, flow } = turned.talk.risk;
  const isHeard = 'heard' in input && isCrisis(input.heard.level) && input.heard.subject !== 'other';
  const isOwnCrisis = isCrisis(level) && flow !== 'THIRD' && (isHeard || !isCrisis(talk.risk.level));
  const heardLevel = 'heard' in input ? input.heard.level : 'none';
  return {
    reply,
    isFreeTalk: turned.isFreeTalk && paused === null,
    changes: {
      messages: [...kept.map(withoutChoices), ...ownLine(talk, turned.own, { input, timestamp }), reply],
      memory: said.talk.memory,
      safety: said.talk.risk,
      highestLevel: graver(highestLevel, graver(level, heardLevel)),
      crisisAt: isOwnCrisis ? new Date(facts.now) : crisisAt,
    },
  };
}

/** What stands in the list as the person's own: what was typed, or the pressed button. */
function ownLine(
  { risk, memory: { exercise, step } }: Talk,
  content: string | null,
  { input, timestamp }: { input: Input; timestamp: string },
): ChatMessage[] {
  if (content === null) return [];
  const isWritten = exercise !== null && step?.startsWith(`${exercise}.`);
  return [
    {
      role: 'user',
      content,
      timestamp,
      ...('choice' in input ? { isChoice: true as const, language: risk.language } : writtenIn(input.heard)),
      ...(isWritten && { writtenIn: exercise }),
    },
  ];
}

/** Pages are in English: what was written in Spanish is marked as that. */
const writtenIn = ({ language }: { language: SafetyLanguage }) => (language === 'es' ? { language } : {});

function withNotice(talk: Talk, { now }: Facts): { talk: Talk; isDue: boolean } {
  const { person } = talk.memory;
  const hours = person.isMinor ? NOTICE_HOURS.minor : NOTICE_HOURS.grown;
  const age = person.noticeAt === null ? null : Date.parse(now) - Date.parse(person.noticeAt);
  const isDue = age !== null && age >= hours * HOUR_MS;
  return age !== null && !isDue ? { talk, isDue } : { talk: noticedAt(talk, now), isDue };
}

const withPerson = ({ risk, memory }: Talk, changes: Partial<PersonMemory>): Talk => ({
  risk,
  memory: { ...memory, person: { ...memory.person, ...changes } },
});
const noticedAt = (talk: Talk, now: string): Talk => withPerson(talk, { noticeAt: now });
/** Under 18, as ticked in settings, holds in the talk as if it had been said there. */
const withAgeKnown = (talk: Talk, { isMinor }: Facts): Talk =>
  isMinor ? withPerson(talk, { isMinor }) : talk;

/** The notice came again in this talk, and no break has been offered since: it waits for a reply it can stand for. */
function isBreakOwed(messages: readonly ChatMessage[]): boolean {
  const noticed = messages.findLastIndex(({ hasNotice }) => hasNotice);
  return noticed > 0 && !messages.slice(noticed).some(({ step }) => step === 'BREAK');
}
