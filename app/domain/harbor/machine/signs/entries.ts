import type { Sign } from '../../../listener/labels';
import { soundsInOpenRisk } from '../../../safety/in-open-risk';
import { type HeardText, isCrisis } from '../../../safety/types';
import { neckTold } from '../plain-danger/by-others/force';
import { isExaggerated } from '../plain-danger/denied/exaggeration';
import { wroteLetters } from '../plain-danger/denied/harmless-frame';
import { namesDying } from '../plain-danger/dying/names-dying';
import { isStrongSign } from './signs';

const SURE = 0.5;
/** Of who hurts them, where it is heard that somebody does. */
const SURE_OF_WHICH = 0.4;
/** Of what is heard as a crisis anyway, and did not name it. */
const LIKELY_TOLD = 0.45;

/** A way is asked about, by the rules that hear it. */
const METHOD = /^(?:suicide|es|quiet)\.method$/;

/** More than a wish: something done, a plan, a time, a place, a thing at hand, last letters. */
const isTold = ({ rules, confidences, words, danger, isOutright }: HeardText): boolean =>
  ((isOutright || danger >= SURE) && rules.some((id) => TOLD.test(id))) ||
  TOLD_SIGNS.some((sign) => (confidences[sign] ?? 0) >= LIKELY_TOLD) ||
  wroteLetters(words);
const TOLD = /^(?:suicide|es|quiet)\.(?:act|plan|means|attempt|goodbye)$/;
const TOLD_SIGNS: readonly Sign[] = ['s.plan', 's.date', 's.means', 's.place', 's.now', 's.how'];
/** What was heard as a crisis of their own life, and did not name it. */
export const UNNAMED = 'SQ.plain';

/** Somebody else threatens: "matarme" is their word then. */
const THREATENED_BY = /abuse[.-]danger$/;
const THREAT =
  /(?:^| )(?:amenaz\S+|jur[ao]|dijo|dice|grit[ao]|prometio|quiere|intento) (?:\S+ ){0,4}(?:matarme|ahorcarme|estrangularme|dispararme|apunalarme)(?= )/;

/** The written flow that a text opens by what it says outright; null where a question has to come first. */
export function flowSaid(heard: HeardText): string | null {
  if (!isCrisis(heard.level)) return null;
  const { category, subject, rules, confidences, level, words } = heard;
  if (subject === 'other') return 'THIRD';
  const has = (sign: Sign) => (confidences[sign] ?? 0) >= SURE;
  const isTaken = soundsInOpenRisk(words) === 'taken' && (level === 'imminent' || has('s.now'));
  if (isTaken && category !== 'abuse') return 'OD';
  if (rules.some((id) => THREATENED_BY.test(id)) && THREAT.test(words)) return hurtFlow(heard);
  switch (category) {
    case 'self-harm':
      return 'HARM';
    case 'abuse':
      return hurtFlow(heard);
    case 'psychosis':
      return (confidences['o.mania'] ?? 0) > (confidences['o.voices'] ?? 0) ? 'MANIA' : 'VOICES';
    case 'substance':
      return 'WITHDRAW';
    case 'harm-to-others':
      return 'OTHER';
    case 'eating':
      return 'FOOD';
    case 'medical':
      return 'BODY';
    default:
      if (level === 'imminent') return 'SUI.today';
      if (isLikelyFigure(heard)) return 'SQ.figure';
      if (rules.some((id) => METHOD.test(id))) return 'HOW';
      return isTold(heard) || namesDying(words) ? 'SUI.1' : UNNAMED;
  }
}

/** The plain words of it, in what is most likely a way of speaking: "I want to die, haha". It is asked, not taken. */
export const isLikelyFigure = ({ confidences, danger, level, words }: HeardText): boolean =>
  level === 'crisis' &&
  (((confidences['p.figure'] ?? 0) >= FIGURE_SURE && danger < FIGURE_UNTIL) || isExaggerated(words));
const FIGURE_SURE = 0.85;
const FIGURE_UNTIL = 0.35;

/** A child, a home or sexual force, where the words say which; otherwise that is asked. */
function hurtFlow({ confidences, words }: HeardText): string {
  const flows = { CHILD: 'o.child', HOME: 'o.home', ASSAULT: 'o.assault' } as const;
  const sure = Object.entries(flows).filter(([, sign]) => (confidences[sign] ?? 0) >= SURE_OF_WHICH);
  const [only] = sure.length === 1 ? (sure[0] ?? []) : [];
  // Hands on the neck by a partner name themselves.
  if (only === undefined && PARTNER.test(words) && neckTold(words)) return 'HOME';
  // Whoever names a partner is no child, whatever the rest sounds like.
  return only === undefined || (only === 'CHILD' && PARTNER.test(words)) ? 'HURT' : only;
}

const PARTNER =
  /(?:^| )(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|marido|esposo|esposa|novio|novia|pareja)(?= )/;

/** The question that a kind of sign leads to: each danger is asked about as what it is. */
export function questionFor(sign: Sign): string {
  return QUESTIONS[sign] ?? (isStrongSign(sign) ? 'SQ.plain' : 'SQ.soft');
}
/** Whether a question is about another danger than to the person's own life. */
export const isAboutOther = (step: string): boolean =>
  step === 'SQ.child' ||
  step === 'SQ.whom' ||
  (Object.values(QUESTIONS).includes(step) && step !== 'SQ.harm');

const QUESTIONS: Readonly<Partial<Record<Sign, string>>> = {
  's.harm': 'SQ.harm',
  'o.child': 'SQ.hurt',
  'o.home': 'SQ.hurt',
  'o.assault': 'SQ.hurt',
  'o.voices': 'SQ.voices',
  'o.withdraw': 'SQ.withdraw',
  'o.other': 'SQ.others',
  'o.food': 'SQ.food',
  'o.third': 'SQ.third',
  'o.mania': 'MANIA',
  'o.body': 'BODY',
};
