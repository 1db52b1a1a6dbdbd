import { likeliestSign } from '../../../listener/danger';
import { DIRECT_SIGNS, FAINT_SIGNS, FLOW_SIGNS, type Sign, STRONG_SIGNS } from '../../../listener/labels';
import { RECOGNISER } from '../../../listener/listen';
import { piecesIn, soundsAgain, withText } from '../../../listener/sounded';
import { linesOf } from '../../../safety/assess';
import type { HeardText } from '../../../safety/types';
import type { RiskState } from '../talk/state';

/** The likelihood of danger at which a single text is asked about. */
export const ASK_FROM = linesOf(RECOGNISER).ask;
/** From this likelihood of danger on a text adds something; at the line of asking it adds one whole. */
const ADDS_FROM = 0.2;
/** Danger that is worth half a question. */
export const HALF_HEARD = ADDS_FROM + (ASK_FROM - ADDS_FROM) / 2;
/** What is likely a joke, a song or an idiom adds half, unless it says so outright. */
const FIGURE_FROM = 0.6;
const MOST_OF_CONTEXT = 0.4;
/** A text that is not asked about by itself is never worth a whole question. */
const MOST_OF_PART = 0.95;

const isOneOf = (list: readonly Sign[], sign: Sign) => list.includes(sign);
export const isDirectSign = (sign: Sign) => isOneOf(DIRECT_SIGNS, sign);
export const isFlowSign = (sign: Sign) => isOneOf(FLOW_SIGNS, sign);
export const isFaintSign = (sign: string) => isOneOf(FAINT_SIGNS, sign as Sign);
export const isStrongSign = (sign: Sign) => isOneOf(STRONG_SIGNS, sign) || isDirectSign(sign);

/** The kind of danger a text speaks of, and how much of a whole question it is worth, 0 to 1. FLOWS section 2. */
export function signIn(heard: HeardText, askFrom: number): { sign: Sign; adds: number } | null {
  const sign = signOfCategory(heard) ?? notGuessed(likeliest(heard.confidences), heard);
  if (heard.level !== 'none') return { sign, adds: 1 };
  const share = Math.min(MOST_OF_PART, Math.max(0, (heard.danger - ADDS_FROM) / (askFrom - ADDS_FROM)));
  const isFigure = (heard.confidences['p.figure'] ?? 0) >= FIGURE_FROM && !isDirectSign(sign);
  const adds = isFigure ? share / 2 : share;
  return adds > 0 ? { sign, adds } : null;
}

/**
 * The likeliest sign; another danger than to the own life only where it is likelier as a whole, or likely by itself, and
 * something direct only where that much is heard: half of what is vaguely so carries no sign at all.
 */
function likeliest(confidences: HeardText['confidences']): Sign {
  const sign = likeliestSign(confidences);
  // "I cut my arm": what is done just now is asked about as what it is.
  if (sign === 's.now' && (confidences['s.harm'] ?? 0) >= HEARD && (confidences['s.die'] ?? 0) < HEARD)
    return 's.harm';
  if (isDirectSign(sign) && (confidences[sign] ?? 0) < HEARD && (confidences['g.direct'] ?? 0) < HALF)
    return likeliestOf(STRONG_SIGNS, confidences);
  const isVague = isFlowSign(sign) && (confidences[sign] ?? 0) < VAGUE;
  if (!isVague || (confidences['g.other'] ?? 0) >= (confidences['g.life'] ?? 0)) return sign;
  return likeliestOf(OWN_SIGNS, confidences);
}
const HEARD = 0.3;
const HALF = 0.5;
const likeliestOf = (list: readonly Sign[], confidences: HeardText['confidences']): Sign =>
  list.reduce((best, each) => ((confidences[each] ?? 0) > (confidences[best] ?? 0) ? each : best));
const VAGUE = 0.15;
const OWN_SIGNS: readonly Sign[] = [...STRONG_SIGNS, ...DIRECT_SIGNS];

/** A rule that only gave way by a level still knows better than a guess at another danger what it is about. */
function notGuessed(sign: Sign, { level, category, rules, confidences }: HeardText): Sign {
  const isGuess = isFlowSign(sign) && (confidences[sign] ?? 0) < HEARD;
  const isRuled = level !== 'none' && !rules.some((id) => id.startsWith('learned:'));
  return isGuess && isRuled ? (SIGN_OF[category ?? ''] ?? sign) : sign;
}

/** Where plain rules say what it is about, that goes before the likeliest label. */
function signOfCategory({ category, subject, rules, confidences }: HeardText): Sign | null {
  if (subject === 'other') return 'o.third';
  const isLearned = rules.length > 0 && rules.every((id) => /^(?:learned|overruled):/.test(id));
  if (isLearned) return null;
  return category === 'abuse' ? likeliestHurt(confidences) : (SIGN_OF[category ?? ''] ?? null);
}
/** Who is hurt by somebody: the likeliest kind, and at home where none is likely. */
const likeliestHurt = (confidences: HeardText['confidences']): Sign =>
  (['o.home', 'o.child', 'o.assault'] as const).reduce((best, sign) =>
    (confidences[sign] ?? 0) > (confidences[best] ?? 0) ? sign : best,
  );

const SIGN_OF: Readonly<Partial<Record<string, Sign>>> = {
  suicide: 's.die',
  'self-harm': 's.harm',
  hopelessness: 's.hopeless',
  distress: 's.heavy',
  substance: 'o.withdraw',
  'harm-to-others': 'o.other',
  eating: 'o.food',
  medical: 'o.body',
  psychosis: 'o.voices',
};

/** The state with what a text adds: every kind counts once, at its highest. */
export function withSign(
  risk: RiskState,
  { sign, adds, isNamed }: { sign: Sign; adds: number; isNamed: boolean },
): RiskState {
  const seen = { ...risk.seen, [sign]: Math.max(risk.seen[sign] ?? 0, adds) };
  return { ...risk, seen, isDirect: risk.isDirect || (isNamed && adds >= 1 && isDirectSign(sign)) };
}

/** The state with one text more that was heard. */
export const withSounded = (
  risk: RiskState,
  { sign, danger }: { sign: { adds: number } | null; danger: number },
): RiskState => ({
  ...risk,
  sounded: withText(risk.sounded, leftOf(sign, danger)),
});

/** How likely danger is in a text once it is weighed: what adds nothing is vague at most, what asks by itself is at its line. */
function leftOf(sign: { adds: number } | null, danger: number): number {
  if (sign === null) return Math.min(danger, ADDS_FROM);
  return sign.adds >= 1 ? Math.max(danger, ASK_FROM) : ADDS_FROM + sign.adds * (ASK_FROM - ADDS_FROM);
}

/** What was seen of each kind that no "no" has answered, added up. */
export const sumOf = (risk: RiskState): number => openOf(risk).reduce((total, [, adds]) => total + adds, 0);

const openOf = ({ seen, spent }: RiskState) =>
  Object.entries(seen).filter(([sign]) => !spent.includes(sign as Sign)) as [Sign, number][];

/**
 * Whether the question is due: for a text that is worth one by itself, or because what the texts have sounded like adds up.
 * What surrounds the words (`context`) adds to that, and is nothing by itself. See `listener/sounded`.
 */
export const isAskDue = (risk: RiskState, context = 0): boolean =>
  openOf(risk).some(([, adds]) => adds >= 1) || addsUp(risk, context);

const addsUp = (risk: RiskState, context: number): boolean =>
  sumOf(risk) >= HALF_A_QUESTION &&
  soundsAgain(risk.sounded) &&
  piecesOf(risk) + Math.min(context, MOST_OF_CONTEXT) >= 0;
/** So much has to have been seen of signs: two vague texts at the beginning of a talk are none. */
const HALF_A_QUESTION = 0.5;

/** Whether a talk has sounded like danger nearly enough to be asked about it: where it is about something heavy anyway. */
export const soundsHeavy = (risk: RiskState, before = SOFTLY_BEFORE): boolean => piecesOf(risk) >= -before;
const SOFTLY_BEFORE = 0.45;

const piecesOf = ({ sounded }: RiskState) => piecesIn(sounded, RECOGNISER.header.talk);

/**
 * What was seen by how grave each kind is: told without an answer to the question, this makes a crisis of it. What Harbor
 * did not understand is its own limit, and no sign.
 */
export function graveSumOf(risk: RiskState): number {
  return openOf(risk).reduce((total, [sign, adds]) => total + adds * weightOfKind(sign), 0);
}
/** Somebody else's danger is worth a question of its own, and little to what the own life is asked about. */
const weightOfKind = (sign: Sign) =>
  sign === 'o.third' || isOneOf(FAINT_SIGNS, sign)
    ? FAINT_WEIGHT
    : isOneOf(STRONG_SIGNS, sign)
      ? STRONG_WEIGHT
      : 1;
/** From this sum on, with the question open or passed over, it counts as a crisis. */
export const CRISIS_SUM = 2;
const STRONG_WEIGHT = 0.8;
const FAINT_WEIGHT = 0.35;

/** Danger that is likely by itself, or that a rule hears. */
export const isSure = (heard: HeardText): boolean => heard.danger >= SURE_FROM || hasRule(heard);
export const SURE_FROM = 0.8;
export const hasRule = ({ rules }: HeardText): boolean =>
  rules.some((id) => !/^(?:learned|overruled):/.test(id));

/** The gravest of what was seen: what a question is about. */
export function gravestSeen(risk: RiskState): Sign | null {
  const best = openOf(risk).sort((one, other) => other[1] - one[1])[0];
  return best?.[0] ?? null;
}
