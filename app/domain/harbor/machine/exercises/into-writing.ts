import { STEPS } from '../../steps/all';
import { leave } from '../offers/leave';
import { endsWithGoodbye } from '../plain/leaving';
import { withoutAsides } from '../plain/of-exercises/asides';
import { asksOfThem } from '../plain/of-exercises/asks-of-them';
import { asksOfThemselves } from '../plain/of-exercises/asks-of-themselves';
import { asksWhatIsWanted, endsWriting } from '../plain/of-exercises/ends-writing';
import { askedOfHarbor } from '../plain/of-harbor/about-harbor';
import { askedOfLife } from '../plain/of-harbor/asked-of-life';
import { nods } from '../plain/of-harbor/idling';
import { tellsOfDeath } from '../plain/of-life/matters';
import { namesExercise, refusesAll } from '../plain/put-right/refusing';
import { opening, phrase, typedWords } from '../plain/typed-words';
import { type Move, stay, suspending } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';
import { toneOf } from '../telling/by-tone';
import { everyday } from '../telling/everyday';
import { refused } from '../telling/refused';
import { toldInPlace } from '../telling/told-in-place';
import { actOf } from '../topics/acts';
import { tongueOf } from '../topics/other-tongues';
import { isPlainly } from '../topics/plain-acts';
import { aimedAtHarbor } from './aimed';
import { ofDecision } from './beside-decide';
import { besideWriting } from './beside-writing';
import { intoExercise } from './into-exercise';
import { timePutRight } from './time-put-right';

/** Whether the open step asks for words of the person's own. */
export const isWriting = ({ memory }: Talk): boolean => STEPS[memory.step ?? '']?.writes !== undefined;

/**
 * A text where words are asked for: it is the answer, but for a wish to end it that is nothing else, a question about the
 * step or about Harbor itself, and whom to call. What was written before it stays.
 */
export function intoWriting(talk: Talk, written: Written): Move {
  const { text } = written;
  const words = typedWords(text);
  const time = timePutRight(talk, written);
  if (time) return time;
  const aimed = aimedAtHarbor(talk, written);
  if (aimed) return aimed;
  return (
    beside(talk, written, words) ??
    ends(talk, written, words) ??
    ofDecision(talk, written) ??
    asksAlready(talk, written, words) ??
    toldInPlace(talk, written) ??
    answer(talk, written)
  );
}

const aside = (talk: Talk, to: string): Move => ({ talk: suspending(talk), to, by: 'person' });

/** What comes between, and leads back to the step. */
function beside(talk: Talk, written: Written, words: string): Move | null {
  const { text } = written;
  const step = talk.memory.step ?? '';
  if (nods(words) || THANKS.test(words)) return stay(talk, 'ok');
  const wanted = asksWhatIsWanted(text);
  const said = wanted ? null : besideWriting(talk, written);
  if (said) return said;
  if (wanted) return stay(talk, 'step.wanted');
  const called = everyday(talk, written);
  if (called && CALLS.has(called.to)) return { ...called, talk: suspending(called.talk) };
  // Whether they are to blame is asked of Harbor; said once more, it is the line itself.
  if (/^WORDS\.[23]$/.test(step) && asksOfThemselves(words) && !talk.memory.said['beside.toMe'])
    return stay(talk, 'beside.toMe');
  const lost = lostBesides(talk, words);
  if (lost) return lost;
  const about = LETTER.test(step) || !text.includes('?') ? null : askedOfHarbor(words, text);
  if (about && OF_ITSELF.test(about)) return aside(talk, about);
  const isAsked = /^WORDS\./.test(step) && (text.trimEnd().endsWith('?') || ASKS_FIRST.test(words));
  const ofAnother = isAsked ? askedOfLife(words, text) : null;
  if (ofAnother === 'ABOUT.others' || ofAnother === 'ASKED.pass') return aside(talk, ofAnother);
  return tongueOf(text) ? inOtherTongue(talk, text) : null;
}

/** What ends it: what was written is offered to be kept. */
function ends(talk: Talk, written: Written, words: string): Move | null {
  const { text } = written;
  const step = talk.memory.step ?? '';
  if (DONE.test(step) && isPlainly('onward', written) && words.split(' ').length <= FEW) return null;
  const wish = endsWriting(text);
  if (wish === 'leave' || (!OWN_PAGE.test(step) && endsWithGoodbye(words, text))) return leave(talk);
  if (wish) return { talk, to: 'X.stopped', by: 'person' };
  const isFirst = step.endsWith('.1') && text.length <= LONGEST_REFUSAL;
  const isRefused = namesExercise(words) || refusesAll(words) || REFUSES_IT.test(words);
  return isFirst && BEGINS_WITH_NO.test(words) && isRefused ? refused(talk, written) : null;
}

/** What is needed is said as what is asked of them: it is the request, and is not asked for again. */
const asksAlready = (talk: Talk, { text }: Written, words: string): Move | null =>
  talk.memory.step === 'WORDS.2' && asksOfThem(words)
    ? {
        talk: withSlots(talk, { ask: withoutAsides('WORDS.2', text) }),
        to: 'WORDS.done',
        leads: ['step.asWish'],
        by: 'person',
      }
    : null;

/** What was typed goes in, whatever it was taken for elsewhere. */
function answer(talk: Talk, written: Written): Move {
  const { writes } = STEPS[talk.memory.step ?? ''] ?? {};
  const taken = intoExercise(withWeight(talk, written), written, actOf(written.heard));
  if (taken) return taken;
  return {
    talk: writes
      ? withSlots(talk, { [writes.as]: withoutAsides(talk.memory.step ?? '', written.text) })
      : talk,
    to: writes?.to ?? 'PICK',
    by: 'person',
  };
}

/** A page of one's own remembers that something heavy stands on it. */
const withWeight = (talk: Talk, { text, heard }: Written): Talk =>
  /^WRITE\./.test(talk.memory.step ?? '') && (heard.danger >= HEAVY_FROM || toneOf(text) === 'heavy')
    ? withSlots(talk, { heavyPage: 'yes' })
    : talk;
const HEAVY_FROM = 0.35;

/** Of another language Harbor says that it has none; the answer is one all the same, and the next step waits. */
function inOtherTongue(talk: Talk, text: string): Move {
  const { writes } = STEPS[talk.memory.step ?? ''] ?? {};
  if (!writes) return aside(talk, 'LANGUAGE');
  const kept = withSlots(talk, { [writes.as]: text });
  return {
    talk: { ...kept, memory: { ...kept.memory, suspended: writes.to } },
    to: 'LANGUAGE',
    by: 'person',
  };
}

/** Pages of one's own: what is written there is to somebody else, or about them. */
const OWN_PAGE = /^(?:LETTER|WRITE|KIND\.3|THOUGHT|GRIEF|WORDS|DECIDE|SOLVE|WORRY)\./;
const LETTER = /^(?:LETTER|WRITE)\./;
/** Steps that a button of theirs says are done. */
const DONE = /^(?:WRITE|GROUND)\./;
/** In words, marks among them and the spaces around. */
const FEW = 6;
const LONGEST_REFUSAL = 60;

/** In what is written of an animal, the death of a person goes first. */
const lostBesides = (talk: Talk, words: string): Move | null =>
  /^(?:GRIEF|LETTER)\./.test(talk.memory.step ?? '') && isOfAnimal(talk.memory.said) && tellsOfDeath(words)
    ? aside({ risk: talk.risk, memory: { ...talk.memory, topic: 'grief' } }, 'MATTER.loss')
    : null;
const isOfAnimal = (said: Readonly<Record<string, number>>) =>
  (said['MATTER.pet'] ?? said['situation.grief.pet'] ?? 0) > 0 && said['MATTER.loss'] === undefined;

/** "Will it get easier": put in a line of its own. */
const ASKS_FIRST = /^ (?:will|does|is|how long|when) (?:\S+ ){1,7}$/;

const THANKS =
  /^ (?=(?:.* )?(?:ok|okay|cool|great|nice|thanks|thank you|ty|thx|gracias) )(?:(?:ok|okay|cool|great|nice|thanks|thank you|ty|thx|gracias|harbor|robot|bot|muchas|a lot|so much|[.,]) )+$/;

/** What only Harbor can be asked, on whatever page it is written. */
const OF_ITSELF = /^ABOUT\.(?:tell|near|reads|human|remember|free|evidence|how|therapist|gpt)$/;

/** Whom to call is asked of Harbor, wherever it is written. */
const CALLS: ReadonlySet<string> = new Set([
  'NEAR.help',
  'CARD.schoolCall',
  'CARING.line',
  'CALL.bed',
  'CALL.eating',
  'CALL.parents',
  'NUMBER',
  'HUMAN',
]);
const BEGINS_WITH_NO = opening(
  'no|not|nah|nope|paso|sin|nada de|(?:i )?(?:do not|hate|cannot)|odio|otra|stop|enough|never|without',
);
/** What was begun is not wanted: said before a word was written into it. */
const REFUSES_IT = phrase(
  'no (?:quiero (?:esto|un ejercicio)|un ejercicio|tengo (?:tiempo|\\d+))|not this|(?:do not|not) want (?:this|an exercise)|paso(?: de)?|no time|otra cosa|something else',
);
