import type { SafetyLanguage } from '../../../safety/types';
import { type Sense, SENSES } from '../../content/senses';

type Said = Record<string, number>;

const sensesOf = (line: string, language: SafetyLanguage): Sense[] =>
  (Object.entries(SENSES[language]) as [Sense, RegExp][])
    .filter(([, pattern]) => pattern.test(line))
    .map(([sense]) => sense);

const keyOf = (sense: Sense) => `~${sense}`;
/** How often something like the line was said in the conversation. */
const timesAlike = (line: string, said: Said, language: SafetyLanguage): number =>
  sensesOf(line, language).reduce((most, sense) => Math.max(most, said[keyOf(sense)] ?? 0), 0);

/** Whether each of these lines has a twin that was said so often already. */
export const areTwins = (
  lines: readonly string[],
  said: Said,
  language: SafetyLanguage,
  often: number,
): boolean => lines.length > 0 && lines.every((line) => timesAlike(line, said, language) >= often);

/**
 * The next of a line's variants: one that was not said while others were, and of those one without a twin. What is said is
 * noted in `said`; `inTurn` takes them in their order, whatever they say.
 */
export function chooseLine(
  key: string,
  all: readonly string[],
  { said, language, inTurn }: { said: Said; language: SafetyLanguage; inTurn: boolean },
): string {
  const times = said[key] ?? 0;
  said[key] = times + 1;
  if (all.length === 0) return '';
  const turn = times % all.length;
  // Where no twin ever came between, those said in this round are the first ones.
  const used = turn === 0 ? 0 : (said[`#${key}`] ?? 2 ** turn - 1);
  const left = all.map((_, at) => at).filter((at) => (used & (1 << at)) === 0);
  const alike = (at: number) => timesAlike(all[at] ?? '', said, language);
  const [first = turn] = left;
  const at = inTurn ? first : left.reduce((best, each) => (alike(each) < alike(best) ? each : best), first);
  const now = used | (1 << at);
  if (now === 2 ** (turn + 1) - 1) delete said[`#${key}`];
  else said[`#${key}`] = now;
  const line = all[at] ?? '';
  for (const sense of sensesOf(line, language)) said[keyOf(sense)] = (said[keyOf(sense)] ?? 0) + 1;
  return line;
}
