import { featuresOf } from '../listener/features';
import { LABELS } from '../listener/labels';
import type { Confidences } from '../listener/recognise';
import { keepingLast } from './last-answer';
import type { ReadText } from './model';

/** Of a longer text the beginning says which button or situation it is. */
const LONGEST = 400;
/** Log-odds beyond this say nothing more. */
const MOST_ODDS = 6;
const LEAST = 1e-6;

/** What the models of meanings take from the listener: all but topics and acts, which are read apart. */
const HEARD = LABELS.filter((label) => !/^[ta]\./.test(label));

/** A text by its words and letters alone. */
export const readPlain = keepingLast((text: string): ReadText => ({
  features: featuresOf(text.slice(0, LONGEST)),
  heard: [],
}));

/** A text as the models of meanings read it. */
export const readText = (text: string, confidences: Confidences): ReadText => ({
  ...readPlain(text),
  heard: HEARD.map((label) => {
    const sure = Math.min(1 - LEAST, Math.max(LEAST, confidences[label] ?? 0));
    const odds = Math.log(sure / (1 - sure));
    return Math.max(-1, Math.min(1, odds / MOST_ODDS));
  }),
});
