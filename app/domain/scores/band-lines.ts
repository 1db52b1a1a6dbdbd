import type { ScoreInstrument } from 'db/documents/score';
import { listOf } from '../calendar/counts-in-words';
import { INSTRUMENTS, isKnown } from './instruments';

/** Where the lines between bands stand in a picture, and what each of them is: '5 mild, 10 moderate, and 15 severe'. */
export function bandLines(instrument: ScoreInstrument): { cutOffs: number[]; text: string } {
  if (!isKnown(instrument)) return { cutOffs: [], text: '' };
  const { bands, higherIs } = INSTRUMENTS[instrument];
  const [lowest, ...others] = bands;
  // Where higher is better the line belongs to the band below it, and is in it.
  if (higherIs === 'better')
    return { cutOffs: lowest ? [lowest.to] : [], text: lowest?.name.toLowerCase() ?? '' };
  const text = listOf(others.map(({ name, from }) => `${from} ${name.toLowerCase()}`));
  return { cutOffs: others.map(({ from }) => from), text };
}
