import type { Steps } from '../steps/step';
import type { WordsFor } from './words';

/** The lines of each tip's step, and the labels that all of them share, as words of steps. */
export const tipWords = <Table extends Steps>(
  lines: Readonly<Record<keyof Table, readonly string[]>>,
  choices: Readonly<Record<'tip' | 'exercise' | 'goOn' | 'enough', string>>,
): WordsFor<Table> =>
  Object.fromEntries(
    Object.entries<readonly string[]>(lines).map(([id, say]) => [id, { say, choices }]),
  ) as unknown as WordsFor<Table>;

/** One line after another for each of these steps. */
export type TipLines<Table> = Readonly<Record<keyof Table, readonly string[]>>;
