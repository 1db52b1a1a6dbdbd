import type { Topic } from '../../../listener/labels';
import { type Detail, detailIn } from '../plain/of-life/details';
import { type Matter, MATTERS } from '../plain/of-life/matters';
import { type Who, whoTold } from '../plain/of-life/who-told';
import { putRight } from '../plain/put-right/corrected-plainly';
import { typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import { SPECIFIC } from '../talk/specific';
import type { Written } from '../talk/written';

/** So many details are noticed in a conversation: more would be a manner. */
const MOST = 4;
const FEWEST_WORDS = 4;
const LEADS = /^(?:detail|who)\./;

/**
 * A reply about a topic begins with what was told beside the thing itself, such as how long it has gone on, or with whom
 * it is about: each once in a conversation, and never a word of theirs.
 */
export function noticed(move: Move, { heard, text }: Written): Move {
  const topic = topicOf(move);
  if (topic === null || heard.words.split(' ').length < FEWEST_WORDS) return move;
  const { said } = move.talk.memory;
  if (Object.keys(said).filter((id) => LEADS.test(id)).length >= MOST) return move;
  const words = typedWords(text);
  const leads = move.leads ?? [];
  if (leads.some((lead) => /^(?:met|remark)\./.test(lead))) return move;
  const detail = detailIn(words, topic, (each: Detail) => `detail.${each}` in said);
  if (detail) return { ...move, leads: [`detail.${detail}`, ...leads] };
  const hasOwnLine = !move.to.startsWith('TOPIC.') || leads.some((lead) => SPECIFIC.test(lead));
  // Whom it is not about is not who is named.
  const told = putRight(words, text)?.rest ?? words;
  const who = hasOwnLine ? null : whoTold(told, topic, (each: Who) => `who.${each}` in said);
  return who ? { ...move, leads: [...leads, `who.${who}`] } : move;
}

/** What the reply is about; null for one that is not about what was told. */
function topicOf({ to }: Move): Topic | null {
  if (to in MATTERS) return MATTERS[to as Matter];
  const [, topic] = /^TOPIC\.(?!more|change)(\w+)$/.exec(to) ?? [];
  return (topic as Topic | undefined) ?? null;
}
