import { asksForOffice, wantsListener } from '../plain/of-harbor/wants-a-listener';
import { blamesOneself } from '../plain/of-life/own-blame';
import { refusesPeople } from '../plain/put-right/refuses-people';
import { typedWords } from '../plain/typed-words';
import { sumOf } from '../signs/signs';
import { type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { aboutTopic } from './about-topic';

const OF_PEOPLE = /^(?:HUMAN|REACH|PERSON)/;
/** What a question of an office is taken for. */
const OF_NUMBERS = /^(?:HUMAN|REACH|NUMBER|HELP|TOPIC\.|ASKED\.none|ABOUT\.)/;
/** Where somebody to talk to was heard, or nothing. */
const OF_LISTENERS = /^(?:HUMAN|REACH|UNSURE|FEELING|PICK)/;
/** With more danger in it than this a person is named, whoever was meant. */
const HARMLESS = 0.35;

/**
 * What only sounded like a complaint, or like a wish for somebody to talk to, is read for what it tells: one's own
 * foolishness is none of Harbor's, and who wants to be left alone is shown no people.
 */
export function unlessMisheard(talk: Talk, written: Written, move: Move): Move {
  const words = typedWords(written.text);
  const isMisheard =
    (move.to === 'COMPLAIN' && blamesOneself(words)) || (OF_PEOPLE.test(move.to) && refusesPeople(words));
  if (isMisheard) return aboutTopic(talk, written);
  return isCalm(talk, written) ? (forNobody(talk, words, move) ?? move) : move;
}

/** An office is no line for a crisis, and who wants to tell it to somebody is asked what it is about. */
function forNobody(talk: Talk, words: string, { to }: Move): Move | null {
  if (OF_NUMBERS.test(to) && asksForOffice(words))
    return { talk: suspending(talk), to: 'ASKED.how', by: 'person' };
  if (!OF_LISTENERS.test(to) || !wantsListener(words)) return null;
  const isFirst = /^(?:OPEN)?$/.test(talk.memory.step ?? '');
  return isFirst ? { talk: suspending(talk), to: 'OPEN', leads: ['welcome'], by: 'person' } : null;
}

const isCalm = ({ risk }: Talk, { heard }: Written): boolean =>
  risk.level === 'none' &&
  heard.level === 'none' &&
  heard.danger < HARMLESS &&
  risk.otherAsked.length === 0 &&
  sumOf(risk) < HARMLESS;
