import type { Sign, Topic } from '../../../listener/labels';
import { type HeardText, isCrisis } from '../../../safety/types';
import { wantsToJoin } from '../danger/read-answer';
import { saidOfPage } from '../plain/of-exercises/said-of-page';
import { wishedExercise } from '../plain/of-exercises/wished-exercise';
import { tellsOfWithdrawnChild } from '../plain/of-life/matters';
import { namesExercise, refusalIn } from '../plain/put-right/refusing';
import { tellsOfDiabetes } from '../plain/side-words';
import { typedWords } from '../plain/typed-words';
import { wouldNotKeep } from '../plain-danger/by-others/asked-to-keep';
import { isMeant } from '../plain-danger/denied/exaggeration';
import { betterOffWithout } from '../plain-danger/denied/no-and-more';
import { takesDeathWish } from '../plain-danger/others/anothers-words';
import { tellsOfVoice } from '../plain-danger/others/voice-told';
import { isLikelyFigure } from '../signs/entries';
import { ASK_FROM, hasRule, isFlowSign, isSure, signIn } from '../signs/signs';
import { weighed } from '../signs/weighed';
import { isExerciseStep } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isBabyHarm } from '../topics/baby';
import { isHopelessQuestion } from '../topics/plain-acts';
import { topicsNamed } from '../topics/topic-words';

/** Whether it is clear which danger it is: a "no" is doubted only for what was really said. */
const NAMED_FROM = 0.5;
export const isNamed = (heard: HeardText, sign: Sign) =>
  !isLikelyFigure(heard) &&
  (isCrisis(heard.level) || hasRule(heard) || (heard.confidences[sign] ?? 0) >= NAMED_FROM);

/**
 * An exercise asks for words about a dead wife, a fear or the worst moment: what is written there counts half, unless it is
 * danger by itself, and plain of which kind. So the exercise is not broken off for one of its own answers, and two of them still are asked about.
 */
export function inExercise(sign: { sign: Sign; adds: number } | null, { memory }: Talk, heard: HeardText) {
  if (betterOffWithout(heard.words)) return { sign: 's.burden' as const, adds: 1 };
  if (!sign || !isExerciseStep(memory.step) || (isSure(heard) && isNamed(heard, sign.sign))) return sign;
  // "She pinched mine" among memories: of another danger it says nothing, and adds nothing to one of their own.
  const isPlainlyNow = OF_NOW.has(sign.sign) && (heard.confidences[sign.sign] ?? 0) >= NAMED_FROM;
  if (isPlainlyNow && sign.adds >= 1) return sign;
  if (isFlowSign(sign.sign) && !isSure(heard)) return null;
  return { ...sign, adds: sign.adds / 2 };
}

/** Dangers of the moment, which no exercise asks for: a voice, a body without its drink, a hand that may do harm. */
const OF_NOW: ReadonlySet<Sign> = new Set(['o.voices', 'o.withdraw', 'o.other', 'o.body']);

/** The sign of danger in a text, and how much of a whole question it is worth; null where it carries none. */
export const signOf = ({ heard, text }: Written, { risk, memory: { topic, step } }: Talk) =>
  (step === 'TOPIC.good' && !isCrisis(heard.level) && wouldNotKeep(heard.words)) ||
  isOfSomethingElse({ heard, text }, step)
    ? null
    : isWithdrawal(heard, topic)
      ? { sign: 'o.withdraw' as const, adds: 1 }
      : isBabyHarm(heard, topic)
        ? { sign: 'o.other' as const, adds: 1 }
        : (plainSignOf(heard) ??
          ofWithdrawnChild(heard, text) ??
          weighed(ownSignOf(heard), heard, risk, topic));

/** A child who stays in bed is worth a thought, and no question about a life yet. */
function ofWithdrawnChild(heard: HeardText, text: string): { sign: Sign; adds: number } | null {
  if (isCrisis(heard.level) || heard.danger >= ASK_FROM || !tellsOfWithdrawnChild(typedWords(text)))
    return null;
  return { sign: 'o.third', adds: SOME };
}
const SOME = 0.35;

/** Shaking, sweat or shadows in somebody who speaks of drink: that body may be in danger. */
const isWithdrawal = ({ words, level }: HeardText, topic: Topic | null) =>
  !isCrisis(level) && (topic === 'drink' || topicsNamed(words).includes('drink')) && WITHDRAWAL.test(words);
const WITHDRAWAL =
  /(?:^| )(?:shak(?:e|es|ing|y)|trembl\S*|sweat\S*|seizure|seeing things|shadows|hallucinat\S*|tiembl\S*|temblor\S*|tembladera|sud(?:o|e|ando|ores)|sombras|abstinencia|cold turkey|(?:dangerous|safe|okay) to (?:stop|quit)|peligroso dejar|(?:stop|stopped|stopping|quit) (?:drinking )?(?:suddenly|all at once|cold)|de golpe|de una vez)(?= )/;

/** A wish to be with the dead, or words of harm to somebody on a day that is near: asked about, whatever was learned. */
const plainSign = ({ words, level }: HeardText): Sign | null => {
  if (isCrisis(level)) return null;
  if (WILL_HARM.test(words)) return 'o.other';
  if (tellsOfVoice(words)) return 'o.voices';
  if (level !== 'none') return null;
  if (wantsToJoin(words)) return 's.join';
  return isMeant(words) || takesDeathWish(words) ? 's.die' : null;
};
const plainSignOf = (heard: HeardText) => {
  const sign = plainSign(heard);
  return sign && { sign, adds: 1 };
};
const WILL_HARM =
  /(?:^| )(?:(?:going to|will) (?:kill|stab|shoot|hurt) (?!it|them all|time|the|my (?:phone|self|back)|myself|two|this|that|some(?!one|body))\S+ (?:\S+ ){0,2}(?:tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday)|(?:voy a|lo voy a|la voy a) matar(?:lo|la)? (?:\S+ ){0,3}(?:hoy|manana|esta noche))(?= )/;

const ownSignOf = (heard: HeardText) =>
  isHopelessQuestion(heard) && heard.level === 'none'
    ? { sign: 's.hopeless' as const, adds: 1 }
    : signIn(heard, ASK_FROM);

/** An exercise that is named or refused, a page that is not seen, a blow in a game, sugar in the blood: no sign where little more is heard. */
function isOfSomethingElse({ heard, text }: Written, step: string | null): boolean {
  if (heard.level === 'crisis' || heard.level === 'imminent' || hasRule(heard)) return false;
  const words = typedWords(text);
  if (
    text.length <= LONGEST_ASIDE &&
    heard.danger < RATHER_LIKELY &&
    (namesExercise(words) || refusalIn(words, text) !== null || wishedExercise(words, text) !== null)
  )
    return true;
  if (/\.done$/.test(step ?? '') && saidOfPage(words, text) !== null) return true;
  return tellsOfDiabetes(heard.words) || IN_A_GAME.test(heard.words);
}
const RATHER_LIKELY = 0.65;
/** In characters: a longer text tells more than of an exercise. */
const LONGEST_ASIDE = 240;
const IN_A_GAME =
  /(?:^| )(?:push|shove|elbow|knock|kick|tackle|empujon|codazo|golpe|patada|choque) (?:\S+ ){0,4}(?:match|game|practice|training|rugby|football|soccer|partido|juego|entrenamiento|cancha|futbol)(?= )/;

/** Whether plain words of a danger stand in a text that nobody says lightly: it is asked about on any turn. */
export const saysPlainSign = (heard: HeardText): boolean => plainSign(heard) !== null;
