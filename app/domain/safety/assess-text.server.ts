import { assess } from './assess';
import type { Assessment } from './types';

/** Where a text was written. */
export type WrittenIn = 'note' | 'reflection' | 'report' | 'chat';

/**
 * Assesses one free text that is no conversation, before anything else is done with it. The log gets the level and the
 * rule ids, never the text. At crisis (`isCrisis`), what comes next shows a `SupportCard` first.
 */
export function assessText(text: string, writtenIn: WrittenIn): Assessment {
  const assessment = assess(text);
  logAssessment(assessment, writtenIn);
  return assessment;
}

/** One line without a word of the text; also where a rule was overruled and nothing is left. */
export function logAssessment({ level, rules }: Assessment, writtenIn: WrittenIn): void {
  if (rules.length > 0) console.info(`safety: ${writtenIn} ${level} ${rules.join(' ')}`);
}
