import { isCrisis } from '../../../safety/types';
import { askedAtStep } from '../exercises/asked-at-step';
import { heldAtPage } from '../exercises/held-at-page';
import { inOneLine } from '../exercises/in-one-line';
import { intoExercise, ownStep } from '../exercises/into-exercise';
import { intoWriting, isWriting } from '../exercises/into-writing';
import { leave } from '../offers/leave';
import { pressed } from '../offers/press';
import { withBreathLeft } from '../offers/without-breath';
import { isQuestion } from '../plain/of-harbor/asked-of-life';
import { isCalledAway } from '../plain/of-harbor/called-away';
import { wasSent } from '../plain/of-life/first-words';
import { isForecast } from '../plain/of-life/step-said';
import { saysMisread } from '../plain/put-right/misread';
import { namesSomeone } from '../plain/someone-near';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { aboutTopic } from '../telling/about-topic';
import { besidesFirst, broughtFirst, isNoGoodbye } from '../telling/brought-first';
import { mayAsk } from '../telling/by-tone';
import { corrected, PUT_RIGHT } from '../telling/corrected-topic';
import { unlessBitter } from '../telling/first-lines';
import { weighing } from '../telling/heavy-matter';
import { keepsMissing } from '../telling/keeps-missing';
import { matterGoesOn, openMatter } from '../telling/matters';
import { met } from '../telling/met';
import { noticed } from '../telling/noticed';
import { unlessOnlyLost } from '../telling/only-lost';
import { asPlan, PLAN_UNTIL, plannedAlone, plannedWithPerson } from '../telling/planned';
import { remarked } from '../telling/remarked';
import { shortAnswer } from '../telling/short-answer';
import { tellingOn, toldToTheEnd } from '../telling/telling-on';
import { unechoed } from '../telling/unechoed';
import { unlessMisheard } from '../telling/unless-misheard';
import { isAboutMedicine, plainQuestion } from '../topics/about';
import { actOf, asMeant } from '../topics/acts';
import { isUnderThirteen } from '../topics/age';
import { guessing } from '../topics/guessing';
import { tongueOf } from '../topics/other-tongues';
import { isPlainly } from '../topics/plain-acts';
import { readAgain } from '../topics/read-again';
import { topicsNamedSurely } from '../topics/topic-words';
import { answeredAgain } from './answered-again';
import { orNoAnswer } from './asked-of-life';
import { learnedInGuide } from './learned-in-guide';
import { notAMessage } from './not-a-message';
import { request } from './request';
import { saidPlainly } from './said-plainly';
import { tipAsked, worksAnswered } from './tip-asked';
import { MANNERS_SURE, toldAfterGreeting, toldBeside } from './told-with-greeting';

/** What a text without danger leads to: rules 6 to 12 of FLOWS section 1. */
export function guide(before: Talk, typed: Written): Move {
  const talk = withBreathLeft(before, typed);
  const written = readAgain(unechoed(talk, typed));
  const heard = unlessMisheard(talk, written, heldAtPage(talk, written, guided(talk, written)));
  const meant = unlessOnlyLost(talk, written, heard);
  if (isBreathLeft(before, talk, meant)) return { talk, to: 'BREATH.1', by: 'person' };
  const told = met(talk, written, unlessBitter(talk, written, meant));
  const besides = besidesFirst(talk, written, weighing(talk, written, told));
  const noted = noticed(remarked(talk, written, besides), written);
  return keepsMissing(before, written, tellingOn(before, written, noted));
}

/** Breathing that does no good goes over to the senses at once, unless they leave. */
const isBreathLeft = (before: Talk, talk: Talk, { to }: Move): boolean =>
  talk !== before && before.memory.step?.startsWith('BREATH.') === true && !to.startsWith('END');

function guided(talk: Talk, written: Written): Move {
  const { heard, text } = written;
  const aside = (to: string): Move => ({ talk: suspending(talk), to, by: 'person' });
  if (isFirst(talk) && EVENING.test(heard.words)) return aside('GREET');
  if (isUnderThirteen(heard.words)) return aside('UNDER13');
  if (isPlainly('advice', written) && isAboutMedicine(heard.words)) return aside('ABOUT.medicine');
  const short = tipAsked(talk, written) ?? worksAnswered(talk, written) ?? inOneLine(talk, written);
  if (short) return short;
  const told = toldToTheEnd(talk, written);
  if (told) return told;
  const atStep = askedAtStep(talk, written);
  if (atStep) return atStep;
  const answered = notAMessage(talk, written) ?? answeredAgain(talk, written);
  if (answered) return answered;
  if (heard.level === 'none' && isCalled(talk, text)) return leave(talk);
  if (isWriting(talk) && !isCrisis(heard.level)) return intoWriting(talk, written);
  const brought = broughtFirst(talk, written);
  if (brought) return brought;
  const putRight = SAYS_NO.test(heard.words) && PUT_RIGHT.test(heard.words) ? corrected(talk, written) : null;
  if (putRight) return putRight;
  const plain = tongueOf(text) ? null : saidPlainly(talk, written);
  return plain ?? orNoAnswer(talk, written, asHeard(talk, written));
}

/** What was learned of how people speak: the act, the topic, the step that is open. */
function asHeard(talk: Talk, written: Written): Move {
  const { heard, text } = written;
  const act = asMeant(actOf(heard), heard.words);
  const person = { by: 'person' as const };
  const aside = (to: string): Move => ({ talk: suspending(talk), to, ...person });
  // In a letter "you" is somebody else.
  const isLetter = LETTER.test(talk.memory.step ?? '') && !act.is('ask-human');
  const advised = openMatter(talk) && isPlainly('advice', written) ? matterGoesOn(talk) : null;
  if (advised) return advised;
  for (const [kind, to] of PLAINLY) if (!isLetter && isPlainly(kind, written)) return aside(to);
  const isBye = (act.is('bye') && !isLetter && !MOVES_AWAY.test(heard.words)) || isPlainly('bye', written);
  if (isBye && !isNoGoodbye(talk, written)) return leave(talk);
  const tongue = tongueOf(text);
  if (tongue) return aside('LANGUAGE');
  const asked = isLetter ? null : plainQuestion(heard.words, text);
  if (asked) return { talk: suspending(talk), to: asked, ...person };
  const idea = ownStep(talk, written);
  if (idea) return idea;
  if (!isLetter && isPlainly('help', written)) return request(talk, heard, 'ask-help');
  if (!isLetter && wants(act, text)) return request(talk, heard, act.act);
  const chosen = talk.memory.step === 'REACH' && namesSomeone(typedWords(text)) ? 'chosen' : null;
  const button = talk.memory.offered.find(({ id }) => id === chosen);
  if (button) return pressed(talk, button);
  const plan = plannedWithPerson(talk, written) ?? plannedAlone(talk, written);
  if (plan) return plan;
  const renamed =
    ASKS_WHICH.test(talk.memory.step ?? '') && SAYS_NO.test(heard.words) ? corrected(talk, written) : null;
  if (renamed) return renamed;
  const inExercise = intoExercise(talk, written, act);
  const isOnlyNoted = inExercise === null || inExercise.leads?.some((lead) => IS_NOTED.test(lead)) === true;
  const here = (isOnlyNoted ? learnedInGuide(talk, written) : null) ?? inExercise;
  if (here) return here;
  const { memory } = talk;
  switch (act.sure >= MANNERS_SURE ? act.act : 'tell') {
    case 'thanks':
      return toldBeside(talk, written) ?? aside('THANKS');
    case 'greet':
      return (
        toldBeside(talk, written) ??
        toldAfterGreeting(talk, written) ??
        aside(memory.step === null || memory.step === 'OPEN' ? 'GREET' : 'RETURN.hello')
      );
    case 'correct':
      return (
        corrected(talk, written) ??
        (isSaidOfHarbor(act.sure, text)
          ? { talk: guessing(suspending(talk), heard), to: 'CORRECT', ...person }
          : aboutTopic(talk, written))
      );
    case 'complain':
      return aside('COMPLAIN');
    case 'joke':
      return aside('JOKE');
    case 'test':
      return aside('TEST');
    case 'stop':
      return aside(isExerciseStep(memory.step) ? 'X.stopped' : 'STOPPED');
    case 'change':
      return (
        withoutLead(corrected(talk, written)) ??
        (act.sure >= SURELY ? { talk, to: 'PICK', ...person } : aboutTopic(talk, written))
      );
    case 'plan':
      return namesFirst(talk, written) ||
        heard.danger >= PLAN_UNTIL ||
        isForecast(text) ||
        HAS_TO.test(text) ||
        CONDITION.test(text) ||
        isQuestion(typedWords(text))
        ? aboutTopic(talk, written)
        : asPlan(talk, text);
    case 'report':
      return memory.person.step ? { talk, to: 'RETURN.did', ...person } : aboutTopic(talk, written);
    case 'safe':
      return (talk.risk.level === 'none' && Object.keys(talk.risk.seen).length === 0) ||
        isQuestion(typedWords(text))
        ? aboutTopic(talk, written)
        : { ...stayOrPick(talk), leads: ['safe.thanks'] };
    case 'no':
      return (
        (SAYS_NO.test(heard.words) ? corrected(talk, written) : null) ??
        shortAnswer(talk, written, act.act) ??
        aboutTopic(talk, written)
      );
    case 'yes':
    case 'unsure':
    case 'more':
      return shortAnswer(talk, written, act.act) ?? aboutTopic(talk, written);
    default:
      return aboutTopic(talk, written);
  }
}
/** "Buenas noches" as the first word says hello. */
const EVENING = /^(?:[.,] )*(?:hola |muy |[.,] )*buenas noches (?:harbor |[.,] )*$/;
const isFirst = ({ memory }: Talk) => memory.step === null || memory.step === 'OPEN';
/** "She is not my girlfriend" puts nothing right that Harbor said. */
const isSaidOfHarbor = (sure: number, text: string) =>
  sure >= SURELY || saysMisread(typedWords(text)) || /^\W*(?:no|nope|nah|wrong|mal)\b/i.test(text);
const SURELY = 0.8;
/** What one has to do is no plan yet: often it is what is feared. */
const CONDITION = /^\W*(?:if|si|cuando|when|whenever|unless) /i;
const HAS_TO = /\b(?:have to|has to|got to|gotta|must|tengo que|tenemos que|toca)\b/i;

/** "Resit on monday", as the first words: told, and nothing that is planned. */
const namesFirst = (talk: Talk, { heard, text }: Written): boolean =>
  isFirst(talk) && topicsNamedSurely(heard.words).length > 0 && !SAYS_WILL.test(text);
const SAYS_WILL = /\b(?:i'?ll|i will|i'?m going|gonna|i plan|voy a|har[eé]|pienso)\b/i;

/** What is typed at a step that waits for a button, and is none. */
const IS_NOTED = /^(?:X\.noted|asked\.later)$/;

/** What it is about is asked there; a "no" with another topic behind it answers that. */
const ASKS_WHICH = /^(?:WHICH|CONFIRM|CORRECT|UNSURE|PICK)/;
const SAYS_NO = /^(?:no|nope|nah|lol no|none|ninguna|ninguno|nada)(?= )/;
/** "Me voy a vivir a otra ciudad": told, and no goodbye. */
const MOVES_AWAY = /(?:^| )(?:a vivir|me mudo|mudarme|to live|moving (?:to|in|out))(?= )/;
/** Called away from an exercise; on pages of one's own whatever is typed belongs to them. */
const isCalled = ({ memory: { step } }: Talk, text: string): boolean =>
  isExerciseStep(step) && !OWN_PAGE.test(step ?? '') && isCalledAway(typedWords(text));
const OWN_PAGE = /^(?:LETTER|WRITE|GRIEF|THOUGHT|WORRY|DECIDE)\./;
const LETTER = /^LETTER\.(?:1|2|fair)$/;

const PLAINLY = [
  ['joke', 'JOKE'],
  ['complain', 'COMPLAIN'],
  ['diagnose', 'ABOUT.diagnose'],
  ['advice', 'ABOUT.advice'],
  ['vent', 'WRITE.1'],
] as const;

/** A request, also where it is less sure but asked with a question mark. */
const wants = ({ act, sure }: ReturnType<typeof actOf>, text: string) =>
  /^ask-/.test(act) &&
  // "My sister insists that I talk to somebody": she wishes it.
  !(act === 'ask-human' && wasSent(typedWords(text))) &&
  (text.includes('?') || mayAsk(text)) &&
  sure >= (text.includes('?') ? ASKED_SURE : MANNERS_SURE);
const ASKED_SURE = 0.3;

/** Who only goes on to something else has put nothing right. */
const withoutLead = (move: Move | null): Move | null => move && { ...move, leads: [] };

const stayOrPick = (talk: Talk): Move => (talk.memory.step ? stay(talk) : { talk, to: 'PICK', by: 'person' });
