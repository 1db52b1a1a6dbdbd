import { listen } from '../../../listener/listen';
import { TOPICS_OPENED } from '../../steps/topics';
import { askedOfHarbor } from '../plain/of-harbor/about-harbor';
import { wasShown } from '../plain/of-harbor/idling';
import { phrase, typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsOf } from '../topics/acts';
import { isSetting, topicsNamed } from '../topics/topic-words';
import { aboutTopic } from './about-topic';
import { everyday } from './everyday';

/** Questions that half a sentence answers; those about who reads along, or whom it tells, come first in full. */
const IN_PASSING: Readonly<Record<string, string>> = {
  'ABOUT.human': 'side.human',
  'ABOUT.feel': 'side.human',
  'ABOUT.gpt': 'side.human',
  'ABOUT.made': 'side.human',
  'ABOUT.how': 'side.human',
  'ABOUT.therapist': 'side.therapist',
  'ABOUT.evidence': 'side.proof',
  'ABOUT.doubt': 'side.proof',
  'ABOUT.worth': 'side.proof',
  'ABOUT.typing': 'side.typing',
  'ABOUT.can': 'side.typing',
};
const CLAUSES = /[.!?;,\n¿¡]+|\s+(?:and|but|anyway|pero|bueno|bue|y)\s+/i;
const FEWEST_WORDS = 4;
/** Of Harbor, or of how they came to it. */
const OF_HARBOR = phrase(
  'app|apps|bot|robot|program|this|these things|wait|waiting|therap\\w+|esto|aplicacion|maquina|programa|pruebe|estas cosas|psicolog\\w+',
);

/** What is told of a life beside a question about Harbor weighs more: the question is answered in passing. Null: nothing is told. */
export function toldBesideQuestion(talk: Talk, { heard, text }: Written, about: string): Move | null {
  const lead = IN_PASSING[about];
  if (!lead) return null;
  const told = text
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => {
      const words = typedWords(clause);
      return /\s/.test(clause) && askedOfHarbor(words, clause) === null && !OF_HARBOR.test(words);
    })
    .join('. ');
  const words = typedWords(told);
  if (told.split(/\s+/).length < FEWEST_WORDS || wasShown(words, told)) return null;
  const alone = { text: told, heard: { ...heard, words: words.trimStart(), confidences: listen(told) } };
  const move = everyday(talk, alone) ?? ofTopic(talk, alone);
  // What Harbor is was asked, and beside it stands only a guess.
  if (about === 'ABOUT.human' && /^(?:CONFIRM|WHICH)$/.test(move?.to ?? '')) return null;
  if (!move || !/^(?:TOPIC\.(?!more|change)|MATTER\.|LOST\.|CONFIRM$|WHICH$)/.test(move.to)) return null;
  return { ...move, leads: [lead, ...(move.leads ?? [])] };
}

/** From here on what was learned bears out that something is told. */
const LIKELY = 0.45;

/** What is plainly named opens, also where the listener is not sure of it. */
function ofTopic(talk: Talk, alone: Written): Move | null {
  const named = topicsNamed(` ${alone.heard.words}`);
  const isLikely = (topicsOf(alone.heard)[0]?.sure ?? 0) >= LIKELY;
  if (named.length === 0 && !isLikely) return null;
  const move = aboutTopic(talk, alone);
  const topic = named.find((each) => !isSetting(each));
  if (/^(?:TOPIC|MATTER)\./.test(move.to) || !topic || topic === 'other') return move;
  const { memory } = talk;
  const heavyTurns = memory.heavyTurns + (TOPICS_OPENED[topic].isHeavy ? 1 : 0);
  return {
    talk: { ...talk, memory: { ...memory, topic, heavyTurns, unclear: 0 } },
    to: `TOPIC.${topic}`,
    by: 'person',
  };
}
