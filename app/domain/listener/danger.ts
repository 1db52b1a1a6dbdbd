import { FAINT_SIGNS, type Sign, SIGNS } from './labels';
import type { Confidences } from './recognise';

const oddsOf = (confidence: number) => Math.log(Math.max(confidence, 1e-9) / Math.max(1 - confidence, 1e-9));

/**
 * How likely it is that the text carries any danger, 0 to 1: any at all, and either to the writer's own life or another.
 * On writers left out this hears more at the same false alarms than each of the three alone. Each of them is heard
 * twice: by directions shared with all labels, and by weights of its own (`quantise` says how they are weighed).
 */
export function dangerIn(heard: Confidences): number {
  const [any, life, other] = [
    oddsOf(heard['g.any'] ?? 0),
    oddsOf(heard['g.life'] ?? 0),
    oddsOf(heard['g.other'] ?? 0),
  ];
  return 1 / (1 + Math.exp(-(any + Math.max(life, other)) / 2));
}

/** The sign of danger that is likeliest, whether or not it is likely. */
export function likeliestSign(heard: Confidences): Sign {
  return SIGNS.filter((sign) => !sign.startsWith('p.')).reduce((best, sign) =>
    (heard[sign] ?? 0) > (heard[best] ?? 0) ? sign : best,
  );
}

/**
 * What a single text is asked about by: how likely danger is, and less where the likeliest sign is a faint one. "I am alone
 * here" is worth a direct question only where more than a half speaks for danger.
 */
export const askedBy = (heard: Confidences): number =>
  dangerIn(heard) - ((FAINT_SIGNS as readonly Sign[]).includes(likeliestSign(heard)) ? FAINT_LATER : 0);
const FAINT_LATER = 0.1;
