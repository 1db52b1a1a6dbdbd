import { likeliestSign } from '../../listener/danger';
import { DIRECT_SIGNS, FAINT_SIGNS, FLOW_SIGNS, type Sign, STRONG_SIGNS } from '../../listener/labels';
import { RECOGNISER } from '../../listener/listen';
import { linesOf } from '../../safety/assess';
import type { HeardText } from '../../safety/types';
import type { RiskState } from './state';

/** The likelihood of danger at which a single text is asked about. */
export const ASK_FROM = linesOf(RECOGNISER).ask;
/** From this likelihood of danger on a text adds something; at the line of asking it adds one whole. */
const ADDS_FROM = 0.25;
/** What is likely a joke, a song or an idiom adds half, unless it says so outright. */
const FIGURE_FROM = 0.6;
const UNCLEAR_ADDS = 0.35;
const MOST_OF_CONTEXT = 0.4;

const isOneOf = (list: readonly Sign[], sign: Sign) => list.includes(sign);
export const isDirectSign = (sign: Sign) => isOneOf(DIRECT_SIGNS, sign);
export const isFlowSign = (sign: Sign) => isOneOf(FLOW_SIGNS, sign);
export const isStrongSign = (sign: Sign) => isOneOf(STRONG_SIGNS, sign) || isDirectSign(sign);

/** The kind of danger a text speaks of, and how much of a whole question it is worth, 0 to 1. FLOWS section 2. */
export function signIn(heard: HeardText, askFrom: number): { sign: Sign; adds: number } | null {
  const sign = signOfCategory(heard) ?? likeliest(heard.confidences);
  if (heard.level !== 'none') return { sign, adds: 1 };
  const share = Math.min(1, Math.max(0, (heard.danger - ADDS_FROM) / (askFrom - ADDS_FROM)));
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

/** What was seen, added up; a "no" has emptied the kinds before it. The question is due from 1.0. */
export function sumOf({ seen, spent, isUnclear }: RiskState, context = 0): number {
  const open = Object.entries(seen).filter(([sign]) => !spent.includes(sign as Sign));
  const sum = open.reduce((total, [, adds]) => total + adds, 0);
  // What surrounds the words adds to signs that have come up more than once, and is none by itself.
  const around = open.length > 1 ? Math.min(context, MOST_OF_CONTEXT) : 0;
  return sum + around + (isUnclear && open.length > 0 ? UNCLEAR_ADDS : 0);
}

/**
 * What was seen by how grave each kind is: told without an answer to the question, this makes a crisis of it. What Harbor
 * did not understand is its own limit, and no sign.
 */
export function graveSumOf({ seen, spent }: RiskState): number {
  const open = Object.entries(seen).filter(([sign]) => !spent.includes(sign as Sign)) as [Sign, number][];
  return open.reduce((total, [sign, adds]) => total + adds * weightOfKind(sign), 0);
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
export function gravestSeen({ seen, spent }: RiskState): Sign | null {
  const open = Object.entries(seen).filter(([sign]) => !spent.includes(sign as Sign)) as [Sign, number][];
  const best = open.sort((one, other) => other[1] - one[1])[0];
  return best?.[0] ?? null;
}
