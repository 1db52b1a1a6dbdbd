import { askedBy, dangerIn, likeliestSign } from '../listener/danger';
import type { Sign } from '../listener/labels';
import type { Confidences } from '../listener/recognise';
import { type Judgement, NOTHING } from './judge';
import { type Assessment, type SafetyLevel, weightOf } from './types';

/** What a sign of danger is about, in the words of the rules. */
const CATEGORY: Readonly<Partial<Record<Sign, string>>> = {
  's.harm': 'self-harm',
  'o.child': 'abuse',
  'o.home': 'abuse',
  'o.assault': 'abuse',
  'o.voices': 'psychosis',
  'o.withdraw': 'substance',
  'o.other': 'harm-to-others',
  'o.food': 'eating',
  'o.mania': 'psychosis',
  'o.body': 'medical',
};

/** From which confidence on something is asked or answered as a crisis, a rule is believed, or no longer believed at all. */
export interface DangerLines {
  ask: number;
  crisis: number;
  believe: number;
  overrule: number;
}

/**
 * One judgement from two: what the rules matched, and how likely danger is by what was learned. The worse of both; but
 * a rule without plain words gives way where danger is unlikely, by one level or wholly, and is named `overruled:id`.
 */
export function combine(
  ruled: Judgement,
  { heard, isOutright, lines }: { heard: Confidences; isOutright: boolean; lines: DangerLines },
): Judgement {
  const danger = dangerIn(heard);
  const kept = isOutright ? ruled : believed(ruled, danger, lines);
  const learned = levelOf(heard, danger, lines);
  // Where a rule heard plain words and lowered them (denied, long over, of a song), more than a question is too much.
  const isLowered = ruled.level === 'concern' && learned === 'crisis';
  if (learned === 'none' || isLowered) return kept;
  const sign = likeliestSign(heard);
  const rules = [...kept.rules, `learned:${sign}`];
  if (weightOf(kept.level) >= weightOf(learned)) return { ...kept, rules };
  return { level: learned, ...aboutOf(sign), rules };
}

function levelOf(heard: Confidences, danger: number, { ask, crisis }: DangerLines): SafetyLevel {
  if (askedBy(heard) < ask) return 'none';
  return danger >= crisis && (heard['g.direct'] ?? 0) >= SURELY_DIRECT ? 'crisis' : 'concern';
}
const SURELY_DIRECT = 0.8;

/** What is heard by plain facts of a body or a hand: at least a question is right, whatever the rest of the text is like. */
const ASKED_ALL_THE_SAME = new Set([
  'self-harm',
  'eating',
  'abuse',
  'medical',
  'substance',
  'harm-to-others',
]);

function believed(ruled: Judgement, danger: number, { believe, overrule }: DangerLines): Judgement {
  if (ruled.level === 'none' || danger >= believe) return ruled;
  const rules = ruled.rules.map((id) => `overruled:${id}`);
  if (danger < overrule && !ASKED_ALL_THE_SAME.has(ruled.category ?? '')) return { ...NOTHING, rules };
  return ruled.level === 'concern' ? ruled : { ...ruled, level: 'concern', rules };
}

const aboutOf = (sign: Sign): Pick<Assessment, 'category' | 'subject'> => ({
  category: CATEGORY[sign] ?? 'suicide',
  subject: sign === 'o.third' ? 'other' : 'self',
});
