import { DIRECT_SIGNS, type Sign, type Topic } from '../../../listener/labels';
import { type HeardText, isCrisis } from '../../../safety/types';
import { hurtSaid } from '../plain-danger/by-others/hurt';
import { isAnothersMedicine } from '../plain-danger/denied/anothers-medicine';
import { asksCalmly } from '../plain-danger/denied/calm-question';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import {
  isEveryday,
  isEverydayAfterAll,
  isInJest,
  isOnlyEveryday,
} from '../plain-danger/denied/everyday-frame';
import {
  deniesPain,
  isDark,
  isDarkQuestion,
  isHarmlessFrame,
  passesOnWords,
  refusesBreathing,
  wroteLetters,
} from '../plain-danger/denied/harmless-frame';
import { isOnlySilent } from '../plain-danger/denied/only-silent';
import { isPractical } from '../plain-danger/denied/practical';
import { isTiredOfCaring } from '../plain-danger/denied/tired-of-caring';
import { namesDying } from '../plain-danger/dying/names-dying';
import { givesAway, isForGood } from '../plain-danger/means/gives-away';
import { isAnothersWord } from '../plain-danger/others/anothers-words';
import { isFarewellOfTheDead } from '../plain-danger/others/of-the-dead';
import type { RiskState } from '../talk/state';
import { isOnlyGuessed } from './concrete';
import { isOnlyDenied } from './denied-rest';
import { graveSumOf, HALF_HEARD, hasRule, isDirectSign, isFlowSign } from './signs';

interface Heard {
  sign: Sign;
  adds: number;
}

/** A kind of danger by or to others that is heard less than this is a guess at the kind. */
const KIND_HEARD = 0.3;
/** From this likelihood of danger on it is asked about all the same, by the likeliest kind. */
const LIKELY = 0.7;
/** What is only learned, and framed by something harmless, from this likelihood on counts all the same. */
const TOO_LIKELY = 0.96;
const FRAMED = 0.25;
const HALF = 0.5;
/** Less than a question: two of them ask. */
const PART = 0.6;

/** A question about a life, a correction or a goodbye is no turn to ask on, for what was faint before it. */
export const isCalmTurn = (heard: HeardText, risk: RiskState): boolean =>
  !isCrisis(heard.level) && (isHarmless(heard) || isInFrame(heard)) && isFaint(risk);

/** Asked about people, or set right: what was faint before it waits for the next turn. */
const isInFrame = (heard: HeardText): boolean =>
  !hasRule(heard) && heard.danger <= HALF_HEARD && isPractical(heard.words);

/** A harmless frame, and nothing in it that is more than vaguely likely. */
const isHarmless = (heard: HeardText): boolean => isCalmQuestion(heard) || isFramed(heard);

/** How long it lasts, whether it is normal, what the app has: asked with no rule and no direct sign in it. */
const isCalmQuestion = (heard: HeardText): boolean =>
  !hasRule(heard) &&
  heard.danger < CALM_UNTIL &&
  asksCalmly(heard.words) &&
  !isDark(heard.words) &&
  !namesDying(heard.words) &&
  DIRECT_SIGNS.every((sign) => (heard.confidences[sign] ?? 0) < KIND_HEARD);
const CALM_UNTIL = 0.6;

const isFramed = (heard: HeardText): boolean =>
  isVague(heard) &&
  (isEveryday(heard.words) ||
    isAnothersMedicine(heard.words) ||
    (!hasRule(heard) && (isHarmlessFrame(heard.words) || isInJest(heard.words))));
const isVague = (heard: HeardText): boolean =>
  isOnlyEveryday(heard.words) ||
  (heard.danger < TOO_LIKELY && DIRECT_SIGNS.every((sign) => (heard.confidences[sign] ?? 0) < HALF));

/** Heard as a crisis by words that mean something else here. */
export const isNoCrisis = (heard: HeardText): boolean =>
  isAnothersWord(heard.words) ||
  isFarewellOfTheDead(heard.words) ||
  (isVague(heard) && isAnothersMedicine(heard.words)) ||
  (isVague(heard) && isEverydayAfterAll(heard.words));
/** So little was seen so far that it can wait for the next turn. */
export const isFaint = (risk: RiskState): boolean => !risk.isDirect && graveSumOf(risk) < FAINT_UNTIL;
const FAINT_UNTIL = 1.5;

/** Words for a mood that a rule knows, where little danger is heard in the text itself: two of them are worth half a question. */
const isOnlyMood = ({ level, rules, danger }: HeardText): boolean =>
  level === 'concern' &&
  danger < BELIEVED &&
  rules.some((id) => MOODS.test(id)) &&
  rules.every((id) => MOODS.test(id) || id.startsWith('overruled:'));
const MOODS = /^distress\.self$/;
/** Less danger than this speaks against the rule. */
const BELIEVED = 0.06;
const MOOD = 0.35;

/** Rules that gave way to what was learned, where little danger is heard: "the farewell letter for my boss is written". */
const isOverruled = ({ level, rules, danger }: HeardText): boolean =>
  level === 'concern' && danger < BELIEVED && rules.every((id) => EVERYBODYS.test(id));
/** Words of leaving, and of being tired of something; what somebody has at hand, or is to others, counts for more. */
const EVERYBODYS = /^overruled:.*\.(?:plan|goodbye|not-live)$/;

/** Something of theirs given away or settled, told soberly and before any other sign: people move house, too. */
const isOnlySettled = (sign: Sign, words: string): boolean =>
  SETTLES.has(sign) && givesAway(words) && !isForGood(words);
const SETTLES: ReadonlySet<Sign> = new Set(['s.order', 's.give', 's.calm']);

/** A quarrel without a word of harm is no sign that anybody is hurt. */
const isOnlyQuarrel = (sign: Sign, words: string): boolean =>
  sign === 'o.home' && QUARREL.test(words) && !isDark(words) && hurtSaid(words) === null;
const QUARREL =
  /(?:^| )(?:an?|the|another|our) (?:\S+ )?(?:argument|quarrel|row|falling out|disagreement)(?= )|(?:^| )(?:una|otra|la) (?:\S+ )?(?:discusion|pelea tonta|bronca)(?= )|(?:^| )(?:discutimos|discuti|nos enojamos)(?= )/;

/** A child who is afraid of noise or of the dark. */
const isOnlyNoise = (sign: Sign, words: string): boolean =>
  sign === 'o.child' && NOISE.test(words) && hurtSaid(words) === null;
/** A phone that parents look into: a quarrel at home, and by itself no control. */
const isOnlyParents = (sign: Sign, words: string): boolean =>
  sign === 'o.home' && PARENTS_LOOK.test(words) && !isDark(words) && hurtSaid(words) === null;
const PARENTS_LOOK =
  /(?:^| )(?:my|mi|mis) (?:mum|mom|mother|dad|father|parents|mama|madre|vieja|papa|padre|viejo|papas|padres|jefa) (?:\S+ ){0,3}(?:checks?|reads?|looks? (?:at|through|in)|goes through|revisan?|leen?|miran?|checan?) (?:\S+ ){0,3}(?:phone|messages|texts|cel|celu|celular|telefono|movil|mensajes)(?= )/;
const NOISE =
  /(?:^| )(?:thunder(?:storms?)?|lightning|fireworks|firecrackers|hoover|vacuum(?: cleaner)?|hand dryer|blender|truenos?|relampagos?|tormentas?|cohetes|fuegos artificiales|petardos|aspiradora|licuadora)(?= )/;

/** A friend who is silent, or a parent who cries, in a talk that has told of no danger to anybody else. */
const isOnlySilence = ({ words, danger }: HeardText, before: RiskState): boolean =>
  danger < TOO_LIKELY &&
  before.seen['o.third'] === undefined &&
  !before.otherAsked.includes('SQ.third') &&
  isOnlySilent(words);

/**
 * What a sign is worth by what carries it. Where nothing but a learned likelihood speaks for it, a plain question about a
 * life, a correction or everyday news leaves a quarter of it, and a kind that is hardly heard asks no question of its own; one
 * that is a mere guess is part of something heavy, and nothing is asked about it by its name.
 */
export function weighed(
  found: Heard | null,
  heard: HeardText,
  before: RiskState,
  topic: Topic | null = null,
): Heard | null {
  if (!found) return null;
  const { words, danger, confidences } = heard;
  if (found.sign === 'o.body' && (refusesBreathing(words) || deniesPain(words))) return null;
  // What another says or does to them is theirs to be asked about, whoever's the words are.
  const isTheirs = isFlowSign(found.sign) && found.sign !== 'o.third' && isAnothersWord(words);
  if (isNoCrisis(heard) && !isTheirs) return { ...found, adds: found.adds * FRAMED };
  if (isCrisis(heard.level)) return found;
  if (found.sign === 'o.third' && isOnlySilence(heard, before)) return null;
  if (found.sign === 'o.third' && isTiredOfCaring(words)) return { sign: 's.heavy', adds: MOOD };
  if (deniesDying(words) && isOnlyDenied(words) && !isFlowSign(found.sign)) return null;
  if (wroteLetters(words)) return { sign: 's.bye', adds: Math.max(found.adds, PART) };
  if (passesOnWords(words) && !isFlowSign(found.sign)) return { ...found, sign: 'o.third' };
  if (isDirectSign(found.sign) && danger >= HALF && isDarkQuestion(words)) return { ...found, adds: 1 };
  if (isHarmless(heard)) return { ...found, adds: found.adds * FRAMED };
  if (isOnlyMood(heard)) return { ...found, adds: found.adds * MOOD };
  if (isOverruled(heard)) return { ...found, adds: found.adds * FRAMED };
  if (hasRule(heard)) return found;
  if (isOnlyGuessed(found.sign, heard, { risk: before, topic }))
    return { sign: 's.heavy', adds: Math.min(found.adds, danger < LIKELY ? MOOD : PART) };
  if (isOnlySettled(found.sign, words) && Object.keys(before.seen).length === 0)
    return { ...found, adds: Math.min(found.adds, PART) };
  const isVagueKind = (confidences[found.sign] ?? 0) < KIND_HEARD && danger < LIKELY;
  const isOnlyEvery = [isOnlyQuarrel, isOnlyNoise, isOnlyParents].some((is) => is(found.sign, words));
  const isGuess = isFlowSign(found.sign) && (isVagueKind || isOnlyEvery);
  return isGuess ? { ...found, adds: Math.min(found.adds, PART) } : found;
}
