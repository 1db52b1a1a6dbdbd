import type { Topic } from '../../../listener/labels';
import { isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { besideButtons } from '../exercises/aimed';
import { noToPage, ofPage } from '../exercises/shown-page';
import { takenAlong } from '../exercises/taken-along';
import { timePutRight } from '../exercises/time-put-right';
import { urged } from '../exercises/urged';
import { begunWithWords, isHalfLine } from '../exercises/waiting-step';
import { beginExercise } from '../offers/begin-exercise';
import { leave } from '../offers/leave';
import { withRefused } from '../offers/refuse';
import { wantedExercise } from '../plain/of-exercises/wanted-exercise';
import { asksOfJoy, asksTrade } from '../plain/of-harbor/about-doubts';
import { askedOfHarbor, scolds } from '../plain/of-harbor/about-harbor';
import { byeIn } from '../plain/of-harbor/bye-beside';
import { idles, nods, wasShown } from '../plain/of-harbor/idling';
import { asksIfHere, knowsNoWords, smallTalk } from '../plain/of-harbor/small-talk';
import { asksWhatHelps } from '../plain/of-life/matters';
import { putRight } from '../plain/put-right/corrected-plainly';
import { saysMisread } from '../plain/put-right/misread';
import { refusedByName, refusesOffered, stops } from '../plain/put-right/refusing';
import { phrase, typedWords } from '../plain/typed-words';
import { namesSubstance } from '../plain-danger/body/stops-drink';
import { isNoCrisis } from '../signs/weighed';
import { isExerciseStep, isSafetyStep, type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isNoGoodbye } from '../telling/brought-first';
import { contradicted } from '../telling/contradicted';
import { correctedPlainly } from '../telling/corrected-plainly';
import { deniedTopic, deniesOpen, withoutDenied } from '../telling/denial';
import { doesSomething } from '../telling/does-something';
import { doneTold } from '../telling/done-told';
import { everyday } from '../telling/everyday';
import { broughtPlainly } from '../telling/first-lines';
import { goodAfterAll } from '../telling/good-after-all';
import { openMatter, whatHelps } from '../telling/matters';
import { whetherNormal } from '../telling/normal';
import { refused } from '../telling/refused';
import { renamed } from '../telling/renamed';
import { sizeSaid } from '../telling/size-said';
import { thrownBack } from '../telling/thrown-back';
import { toldBesideQuestion } from '../telling/told-beside';
import { tooLong } from '../telling/too-long';
import { twoTold } from '../telling/two-told';
import { wished } from '../telling/wished';
import { withheld } from '../telling/withheld';
import { wrongWord } from '../telling/wrong-word';
import { topicsNamed } from '../topics/topic-words';
import { lifeAnswered } from './asked-of-life';
import { chatting } from './chatting';
import { choiceTold } from './choice-told';
import { knownAnswered } from './known-answers';
import { factAnswered, howAnswered } from './practical-asked';
import { askedSmall } from './small-questions';

/**
 * What plain words say by themselves, whatever was learned: a goodbye, a stop, a refusal, a question about Harbor, a
 * topic denied, whose it is, and everyday questions that there is an answer to. Null: none of these.
 */
export function saidPlainly(talk: Talk, written: Written): Move | null {
  const { heard, text } = written;
  if (isCrisis(heard.level) && !isNoCrisis(heard)) return null;
  const words = typedWords(text);
  const step = talk.memory.step ?? '';
  const aside = (to: string): Move => ({ talk: suspending(talk), to, by: 'person' });
  const time = timePutRight(talk, written);
  if (time) return time;
  const urge = urged(talk, written);
  if (urge) return urge;
  const kept = withheld(talk, written);
  if (kept) return kept;
  const along = takenAlong(talk, written);
  if (along) return along;
  const page = ofPage(talk, written);
  if (page) return page;
  const beside = noToPage(talk, words) ?? besideButtons(talk, written);
  if (beside) return beside;
  const told =
    sizeSaid(talk, written) ??
    doesSomething(talk, written) ??
    doneTold(talk, written) ??
    twoTold(talk, written);
  if (told) return told;
  const wish = wished(talk, written);
  if (wish) return wish;
  const isOfOffer = /^(?:HELP|X\.(?:offer|before|other))/.test(step) && refusesOffered(words);
  const ofOffer = isOfOffer ? refused(talk, written) : null;
  if (ofOffer) return ofOffer;
  const small = askedSmall(talk, written);
  if (small) return small;
  const choice = choiceTold(talk, written);
  if (choice) return choice;
  const bye = isNoGoodbye(talk, written) ? null : byeIn(words, written);
  const ofHarbor = askedOfHarbor(words, text);
  // "Who reads this, my boss?" asks of Harbor, and puts nobody right.
  const isOfReaders =
    OF_READERS.test(ofHarbor ?? '') &&
    !/^ (?:no+|nah|nope) /.test(words) &&
    putRight(words, text)?.kind !== 'unheard';
  const instead = isOfReaders
    ? null
    : (tooLong(talk, written) ??
      goodAfterAll(talk, written) ??
      renamed(talk, written) ??
      contradicted(talk, written) ??
      wrongWord(talk, written) ??
      correctedPlainly(talk, written) ??
      thrownBack(talk, written));
  if (instead) return bye && isCalmNow(talk) ? leaving(instead.talk, bye, 'corrected') : instead;
  const known = factAnswered(talk, written) ?? knownAnswered(withoutDenied(talk, written), written);
  if (known) return known;
  const chat = !bye && isCalmNow(talk) && !isExerciseStep(step) ? chatting(talk, written) : null;
  if (chat) return chat;
  // A joke that is asked for on the way out is no question; and who was sent here hears with the welcome what this is.
  const light =
    talk.risk.level === 'none' && !isSafetyStep(step) && !isExerciseStep(step)
      ? smallTalk(words, text)
      : null;
  const asksAbout = bye?.includes('bye.joke') ? null : ofHarbor;
  const isWelcomed = /^(?:OPEN)?$/.test(step) && WHAT_THIS_IS.test(asksAbout ?? '') && wasShown(words, text);
  const about = isWelcomed ? null : asksAbout;
  const isCalm = isCalmNow(talk);
  if (light && !bye && (about === null || /^(?:CHAT|JOKE\.told)/.test(light))) return aside(light);
  const beyond = about && isCalm ? toldBesideQuestion(talk, written, about) : null;
  if (beyond) return beyond;
  if (about === 'ABOUT.normal' && OF_A_BODY.has(talk.memory.topic)) return aside('ABOUT.diagnose');
  if (about === 'ABOUT.normal') return { ...aside(about), leads: whetherNormal(talk, words) };
  if (about === 'ABOUT.diagnose' && asksOfJoy(words)) return { ...aside(about), leads: ['joy.doctor'] };
  if (about === 'ABOUT.made' && asksTrade(words)) return { ...aside(about), leads: ['made.trade'] };
  if (about)
    return light === 'JOKE.none' && about !== 'ABOUT.write'
      ? { ...aside(about), leads: ['joke.none'] }
      : aside(about);
  if (bye) return leaving(talk, bye);
  // In a crisis nothing but the written flows leads on.
  if (isSafetyStep(step) || isCrisis(talk.risk.level)) return null;
  if (asksIfHere(words) && words.split(' ').length <= SHORT) return { ...aside('GREET'), leads: ['welcome'] };
  if (/^(?:OPEN)?$/.test(step) && knowsNoWords(words)) return { ...aside('OPEN'), leads: ['welcome'] };
  if (wasShown(words, text) && !topicsNamed(heard.words).some((topic) => topic !== 'family'))
    return { ...aside(step === '' || step === 'OPEN' ? 'OPEN' : 'GREET'), leads: ['welcome'] };
  const denied = deniesOpen(talk, written) || saysMisread(words) ? deniedTopic(talk, written) : null;
  if (denied && (deniesOpen(talk, written) || !/^CORRECT/.test(denied.to))) return denied;
  if (scolds(words, text)) return aside('COMPLAIN');
  if (changesSubject(words))
    return { talk: withoutTopic(talk), to: 'PICK', leads: ['refused'], by: 'person' };
  const wanted = isExerciseStep(step) && !step.startsWith('X.') ? null : wantedExercise(words, text);
  if (wanted) return beginExercise(talk, wanted);
  const brought = broughtPlainly(talk, written);
  if (brought) return brought;
  const asked = asksWhatHelps(words);
  // What is told beside a refusal does not bring back what was refused.
  const named = isExerciseStep(step) ? null : refusedByName(words);
  const matter = everyday(named ? withRefused(talk, [named]) : talk, written);
  if (asked && !matter) return whatHelps(talk, asked);
  const halfLine = isHalfLine(written) ? begunWithWords(talk, written) : null;
  const meant =
    matter ??
    howAnswered(talk, written) ??
    lifeAnswered(talk, written) ??
    deniedTopic(talk, written) ??
    halfLine ??
    refused(talk, written);
  if (meant) return meant;
  // To stop what is drunk or taken ends no talk.
  const isOfDrink = !isExerciseStep(step) && (namesSubstance(words) || talk.memory.topic === 'drink');
  if (stops(words, text) && !isOfDrink) return aside(isExerciseStep(step) ? 'X.stopped' : 'STOPPED');
  const idle = isExerciseStep(step) || openMatter(talk) ? null : idles(words, text);
  if (idle) return aside(idle);
  return nods(words) ? nodded(talk) : null;
}

/** More than that tells the thing itself. */
const SHORT = 22;
const OF_READERS = /^ABOUT\.(?:reads|near|tell|human)$/;
/** What the opening says by itself. */
const WHAT_THIS_IS = /^ABOUT\.human$/;

/** A goodbye with a line for what they go to, where nothing is asked first and nothing weighs. */
function leaving(talk: Talk, leads: readonly string[], ...first: readonly string[]): Move {
  const move = leave(talk);
  return move.to === 'END' && talk.risk.level === 'none' ? { ...move, leads: [...first, ...leads] } : move;
}
const isCalmNow = ({ risk, memory }: Talk) => !isSafetyStep(memory.step) && risk.level === 'none';

/** Somebody who has said enough of it. */
const changesSubject = (words: string) => CHANGES.test(words);
const CHANGES = phrase(
  '(?:do not|not) want to talk about (?:it|that|this)(?: any ?more)?|change the (?:subject|topic)|talk about something else|(?:ya )?no quiero (?:hablar|seguir hablando) (?:mas )?de (?:eso|esto)|(?:cambiemos|cambiar|cambia) de tema|hablemos de otra cosa|hablar de otra cosa',
);
const withoutTopic = ({ risk, memory }: Talk): Talk => ({
  risk,
  memory: { ...memory, topic: null, suspended: null, unclear: 0 },
});

/** What is normal for a body, a doctor can say. */
const OF_A_BODY: ReadonlySet<Topic | null> = new Set<Topic>(['body', 'panic', 'drink', 'food']);

/** "Ok" to a reply: where it asks for a yes that is one, elsewhere it leads on or nowhere. */
function nodded(talk: Talk): Move | null {
  const { step, offered } = talk.memory;
  if (step === null || isExerciseStep(step) || STEPS[step]?.typed !== undefined) return null;
  const { suspended, topic } = talk.memory;
  const leadsOn = suspended !== null || (topic !== null && topic !== 'other');
  const goOn = leadsOn ? offered.find(({ id }) => id === 'goOn') : undefined;
  return goOn ? { talk, to: goOn.target, by: 'person' } : stay(talk, 'ok');
}
