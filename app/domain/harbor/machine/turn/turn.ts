import type { HeardText } from '../../../safety/types';
import { press } from '../offers/press';
import type { EarlierButton } from '../offers/press-earlier';
import { besideStep } from '../saying/beside-step';
import { reminded } from '../saying/means-left';
import { type Reply, say } from '../saying/say';
import { settle } from '../saying/settle';
import type { Facts } from '../talk/facts';
import { suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { read } from './read';

/** What the person did: wrote a text, or pressed a button of the newest reply or of an earlier one. */
export type Input = { heard: HeardText; text: string } | { choice: string; earlier?: EarlierButton };

export interface Turned {
  talk: Talk;
  reply: Reply;
  /** What stands in the list as the person's own line; null for Next, Done and Skip, which leave none. */
  own: string | null;
  /** Free talk about a topic, without a sign of danger: a consented model may word it. */
  isFreeTalk: boolean;
}

/**
 * One turn of Harbor: the same talk, input and facts give the same reply. Signs are read on every text before anything
 * else; what was open stays open until the person's own answer closes it. Rules in their order: FLOWS section 1.
 */
export function turn(talk: Talk, input: Input, facts: Facts): Turned {
  const { move, own } =
    'choice' in input
      ? press(talk, input.choice, input.earlier)
      : { move: read(talk, input, facts), own: input.text };
  const settled = reminded(settle(move, facts));
  const spoken = say(settled, facts);
  const said = { ...spoken, reply: besideStep(talk, settled, spoken.reply) };
  return { ...said, own, isFreeTalk: 'heard' in input && isFreeTalk(said, input.heard) };
}

/** Steps that a model may word: a topic, and what was not understood. */
const FREE = /^(?:TOPIC\.|UNSURE\.|CONFIRM$|WHICH$|FEELING$|GREET$|CHAT$|THANKS$)/;
const isFreeTalk = ({ talk, reply }: Pick<Turned, 'talk' | 'reply'>, { level }: HeardText) =>
  FREE.test(reply.step) && level === 'none' && talk.risk.level === 'none' && talk.risk.question === null;

/** A question that comes in between, from beside the talk: what stood open comes back after the answer. */
export function askedBetween(talk: Talk, to: string, facts: Facts): Pick<Turned, 'talk' | 'reply'> {
  return say(settle({ talk: suspending(talk), to, by: 'signs' }, facts), facts);
}

/** The reply that opens a conversation: what was left open first. Stored only when the person answers it. */
export function opening(talk: Talk, to: string, facts: Facts): Pick<Turned, 'talk' | 'reply'> {
  return say(settle({ talk, to, by: 'signs' }, facts), facts);
}
