import { forbiddenIn } from './forbidden';
import { inventedClaim } from './invented-claims';
import { hasForeignDigits, inventedNumber, numbersIn } from './numbers';
import type { WordingGuard, WordingInput, WordingTexts } from './types';

export type WordingVerdict = { ok: true } | { ok: false; rule: string };

/** Lines that stand in a text must still stand in it when it is reworded. */
const HELP_LINES = [/\b988\b/, /\b741741\b/];

/**
 * Whether texts that a model worded may be shown in place of the built-in ones: each names only numbers that were
 * given, claims no cause, no direction and no tie that the original does not, diagnoses nothing, keeps the help lines and
 * passes the guard.
 */
export function checkWording(
  worded: WordingTexts,
  { input, guard }: { input: WordingInput; guard: WordingGuard },
): WordingVerdict {
  const { builtIn, claims, numbers } = input;
  const ours = [builtIn.insights, ...builtIn.recommendations, ...claims];
  const given = [...numbers, ...ours.flatMap(numbersIn).map(({ value }) => value)];
  const pairs: [string, string][] = [
    [worded.insights, builtIn.insights],
    ...worded.recommendations.map((text, i): [string, string] => [text, builtIn.recommendations[i] ?? '']),
  ];
  for (const [text, original] of pairs) {
    const rule = brokenRule(text, original, given);
    if (rule) return { ok: false, rule };
    const verdict = guard(text);
    if (!verdict.ok) return verdict;
  }
  return { ok: true };
}

function brokenRule(text: string, original: string, given: readonly number[]): string | undefined {
  if (hasForeignDigits(text) || inventedNumber(text, given) !== undefined) return 'wording.number';
  const forbidden = forbiddenIn(text) ?? inventedClaim(text, original);
  if (forbidden) return `wording.${forbidden}`;
  const isLost = HELP_LINES.some((line) => line.test(original) && !line.test(text));
  return isLost ? 'wording.help-lost' : undefined;
}
