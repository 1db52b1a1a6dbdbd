import type { ScoreInstrument } from 'db/documents/score';
import { listOf } from '../calendar/counts-in-words';
import { INSTRUMENTS, isKnown } from './instruments';

/** Where the lines between bands stand in a picture, and a sentence: 'Dashed lines: 5 mild, 10 moderate, and 15 severe.' */
export function bandLines(instrument: ScoreInstrument): { cutOffs: number[]; text: string } {
  if (!isKnown(instrument)) return { cutOffs: [], text: '' };
  const { bands, higherIs } = INSTRUMENTS[instrument];
  const [lowest, ...others] = bands;
  // Where higher is better the line belongs to the band below it, and is in it.
  if (higherIs === 'better')
    return {
      cutOffs: lowest ? [lowest.to] : [],
      text: lowest ? `Dashed line: ${lowest.name.replace(':', ',')}.` : '',
    };
  const named = listOf(others.map(({ name, from }) => `${from} ${name.toLowerCase()}`));
  const text = `Dashed lines: ${named}.`;
  return { cutOffs: others.map(({ from }) => from), text };
}
