import type { Topic } from '../../listener/labels';
import { isCrisis } from '../../safety/types';
import { STEPS } from '../steps/all';
import { lifeAnswered } from './asked-of-life';
import { beginExercise } from './begin-exercise';
import { deniedTopic } from './denial';
import { everyday } from './everyday';
import { leave } from './leave';
import { openMatter, whatHelps } from './matters';
import { isExerciseStep, isSafetyStep, type Move, stay, suspending } from './move';
import { whetherNormal } from './normal';
import { askedOfHarbor, scolds } from './plain/about-harbor';
import { isQuestion } from './plain/asked-of-life';
import { idles, nods, wasShown } from './plain/idling';
import { endsWithGoodbye, takesLeave } from './plain/leaving';
import { asksWhatHelps, tellsOfDeath } from './plain/matters';
import { namesExercise, refusesAll, stops } from './plain/refusing';
import { phrase, typedWords } from './plain/typed-words';
import { wantedExercise } from './plain/wanted-exercise';
import { refused } from './refused';
import type { Talk } from './state';
import { timePutRight } from './time-put-right';
import type { Written } from './written';

/** Pages of one's own: what is written there is to somebody else, or about them. */
const OWN_PAGE = /^(?:LETTER|WRITE|KIND\.3|THOUGHT|GRIEF|WORDS|DECIDE|SOLVE|WORRY)\./;
const LETTER = /^(?:LETTER|WRITE)\./;
const LONGEST_BESIDE_A_PAGE = 45;
const LONGEST_BESIDE_WRITING = 60;

/**
 * What plain words say by themselves, whatever was learned: a goodbye, a stop, a refusal, a question about Harbor, a
 * topic denied, whose it is, and everyday questions that there is an answer to. Null: none of these.
 */
export function saidPlainly(talk: Talk, written: Written): Move | null {
  const { heard, text } = written;
  if (isCrisis(heard.level)) return null;
  const words = typedWords(text);
  const step = talk.memory.step ?? '';
  const aside = (to: string): Move => ({ talk: suspending(talk), to, by: 'person' });
  const time = timePutRight(talk, written);
  if (time) return time;
  if (STEPS[step]?.writes !== undefined) return besideWriting(talk, written, words);
  const about = askedOfHarbor(words, text);
  if (about === 'ABOUT.normal' && OF_A_BODY.has(talk.memory.topic)) return aside('ABOUT.diagnose');
  if (about === 'ABOUT.normal') return { ...aside(about), leads: whetherNormal(talk, words) };
  if (about) return aside(about);
  if (takesLeave(words, text) || endsWithGoodbye(words, text)) return leave(talk);
  // In a crisis nothing but the written flows leads on.
  if (isSafetyStep(step) || isCrisis(talk.risk.level)) return null;
  if (wasShown(words, text))
    return { ...aside(step === '' || step === 'OPEN' ? 'OPEN' : 'GREET'), leads: ['welcome'] };
  if (scolds(words, text)) return aside('COMPLAIN');
  if (changesSubject(words))
    return { talk: withoutTopic(talk), to: 'PICK', leads: ['refused'], by: 'person' };
  const wanted = isExerciseStep(step) && !step.startsWith('X.') ? null : wantedExercise(words, text);
  if (wanted) return beginExercise(talk, wanted);
  const asked = asksWhatHelps(words);
  const told = everyday(talk, written);
  if (asked && !told) return whatHelps(talk, asked);
  const meant = told ?? lifeAnswered(talk, written) ?? deniedTopic(talk, written) ?? refused(talk, written);
  if (meant) return meant;
  if (stops(words, text)) return aside(isExerciseStep(step) ? 'X.stopped' : 'STOPPED');
  const idle = isExerciseStep(step) || openMatter(talk) ? null : idles(words, text);
  if (idle) return aside(idle);
  return nods(words) ? nodded(talk) : null;
}

/** Where words are asked for, they are the person's own, but for a plain goodbye, a stop and a question. */
function besideWriting(talk: Talk, written: Written, words: string): Move | null {
  const { text } = written;
  const step = talk.memory.step ?? '';
  const isPage = OWN_PAGE.test(step);
  if (nods(words) || THANKS.test(words)) return stay(talk, 'ok');
  const called = everyday(talk, written);
  if (called && CALLS.has(called.to)) return { ...called, talk: suspending(called.talk) };
  const lost = lostBesides(talk, words);
  if (lost) return lost;
  const ofHarbor = LETTER.test(step) || !text.includes('?') ? null : askedOfHarbor(words, text);
  if (ofHarbor && OF_ITSELF.test(ofHarbor)) return { talk: suspending(talk), to: ofHarbor, by: 'person' };
  if (text.length > (isPage ? LONGEST_BESIDE_A_PAGE : LONGEST_BESIDE_WRITING)) return null;
  const asked = asksWhatHelps(words);
  if (asked && !LETTER.test(step)) return whatHelps(talk, asked);
  const passing = /^(?:WORDS|STEP|SOLVE|DECIDE)\./.test(step) ? lifeAnswered(talk, written) : null;
  if (passing && (passing.to === 'ASKED.pass' || (isQuestion(words) && ASIDE.test(passing.to))))
    return passing;
  if (!LETTER.test(step) && refusesAll(words)) return refused(talk, written);
  if (takesLeave(words, text) || (!isPage && endsWithGoodbye(words, text))) return leave(talk);
  if (stops(words, text)) return { talk: suspending(talk), to: 'X.stopped', by: 'person' };
  if (namesExercise(words) || (step.endsWith('.1') && REFUSES_IT.test(words))) return refused(talk, written);
  const about = isPage ? null : askedOfHarbor(words, text);
  return about ? { talk: suspending(talk), to: about, by: 'person' } : null;
}

/** Somebody who has said enough of it. */
const changesSubject = (words: string) => CHANGES.test(words);
const CHANGES = phrase(
  '(?:do not|not) want to talk about (?:it|that|this)(?: any ?more)?|change the (?:subject|topic)|talk about something else|(?:ya )?no quiero (?:hablar|seguir hablando) (?:mas )?de (?:eso|esto)|(?:cambiemos|cambiar|cambia) de tema|hablemos de otra cosa|hablar de otra cosa',
);
const withoutTopic = ({ risk, memory }: Talk): Talk => ({
  risk,
  memory: { ...memory, topic: null, suspended: null, unclear: 0 },
});

/** In what is written of an animal, the death of a person goes first. */
const lostBesides = ({ risk, memory }: Talk, words: string): Move | null =>
  /^(?:GRIEF|LETTER)\./.test(memory.step ?? '') && isOfAnimal(memory.said) && tellsOfDeath(words)
    ? {
        talk: { risk, memory: { ...memory, topic: 'grief', exercise: null, slots: {} } },
        to: 'MATTER.loss',
        by: 'person',
      }
    : null;
const isOfAnimal = (said: Readonly<Record<string, number>>) =>
  (said['MATTER.pet'] ?? said['situation.grief.pet'] ?? 0) > 0 && said['MATTER.loss'] === undefined;

const THANKS =
  /^ (?:(?:ok|okay|cool|great|nice|thanks|thank you|ty|thx|gracias|harbor|robot|bot|muchas|a lot|so much|[.,]) )+$/;

/** What is normal for a body, a doctor can say. */
const OF_A_BODY: ReadonlySet<Topic | null> = new Set<Topic>(['body', 'panic', 'drink', 'food']);
/** What only Harbor can be asked, on whatever page it is written. */
const OF_ITSELF = /^ABOUT\.(?:tell|near|reads|human|remember|free|evidence|how|normal)$/;

/** A question that is no line for somebody else. */
const ASIDE = /^(?:ASKED\.if|ABOUT\.others)$/;

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
/** What was begun is not wanted: said before a word was written into it. */
const REFUSES_IT = phrase(
  'no (?:quiero|un ejercicio|tengo (?:tiempo|\\d+))|not this|(?:do not|not) want (?:to|this|an)|paso(?: de)?|no time|otra cosa|something else',
);

/** "Ok" to a reply: where it asks for a yes that is one, elsewhere it leads on or nowhere. */
function nodded(talk: Talk): Move | null {
  const { step, offered } = talk.memory;
  if (step === null || isExerciseStep(step) || STEPS[step]?.typed !== undefined) return null;
  const { suspended, topic } = talk.memory;
  const leadsOn = suspended !== null || (topic !== null && topic !== 'other');
  const goOn = leadsOn ? offered.find(({ id }) => id === 'goOn') : undefined;
  return goOn ? { talk, to: goOn.target, by: 'person' } : stay(talk, 'ok');
}
