import type { HigherIs, ScoreInstrument } from 'db/documents/score';
import { INSTRUMENTS, isKnown } from './instruments';

/** What is known of one result, wherever it comes from. */
export interface ScoreValues {
  instrument: ScoreInstrument;
  /** The day it was filled in, YYYY-MM-DD. */
  date: string;
  total: number;
  /** All of them, in their order, or null. */
  answers: number[] | null;
  /** PHQ-9 only; never counted. */
  difficulty: number | null;
  /** These four only of `other`. */
  name: string | null;
  min: number | null;
  max: number | null;
  higherIs: HigherIs | null;
}

type Named = Pick<ScoreValues, 'instrument' | 'name'>;

/** 'PHQ-9', or what its owner calls it. */
export const titleOf = ({ instrument, name }: Named): string =>
  isKnown(instrument) ? INSTRUMENTS[instrument].title : (name ?? '');

/** Scores with the same key are of the same questionnaire: a name is the same in any case of its letters. */
export const kindOf = ({ instrument, name }: Named): string =>
  isKnown(instrument) ? instrument : `other ${(name ?? '').toLowerCase()}`;

/** From where to where its totals go. */
export const rangeOf = ({ instrument, min, max }: Pick<ScoreValues, 'instrument' | 'min' | 'max'>) =>
  isKnown(instrument) ? { min: 0, max: INSTRUMENTS[instrument].max } : { min: min ?? 0, max: max ?? 0 };

export const directionOf = ({
  instrument,
  higherIs,
}: Pick<ScoreValues, 'instrument' | 'higherIs'>): HigherIs =>
  isKnown(instrument) ? INSTRUMENTS[instrument].higherIs : (higherIs ?? 'worse');
