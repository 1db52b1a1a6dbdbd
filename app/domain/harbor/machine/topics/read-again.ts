import type { Act } from '../../../listener/labels';
import type { Confidences } from '../../../listener/recognise';
import { likelyActs, likelyTopics } from '../../../meanings/read';
import { alarmsOfBody } from '../plain/of-life/body-alarm';
import { typedWords } from '../plain/typed-words';
import type { Written } from '../talk/written';

/** What irony is often taken for: here the listener's own ear counts. */
const AS_HEARD: readonly Act[] = ['joke', 'test', 'ask-fact'];
/** What leads away from a telling has to be likely to both. */
const BY_BOTH: readonly Act[] = [
  'bye',
  'correct',
  'complain',
  'stop',
  'change',
  'ask-fact',
  'ask-app',
  'ask-self',
];

/**
 * A text with its topics and what it does read anew: the listener hears danger, and of these two hears less than what was
 * learned of them alone. What it hears of danger stays as it is.
 */
export function readAgain(written: Written): Written {
  const { heard, text } = written;
  const read = likelyActs(text);
  const confidences = {
    ...heard.confidences,
    ...likelyTopics(text),
    ...(alarmsOfBody(typedWords(text)) && OF_BODY),
    ...read,
    ...acts(AS_HEARD, (label) => heard.confidences[label] ?? 0),
    ...acts(BY_BOTH, (label) => ((heard.confidences[label] ?? 0) + (read[label] ?? 0)) / 2),
  };
  return { ...written, heard: { ...heard, confidences } };
}

/** A body that gives way is told lightly by many, and sounds like a good day. */
const OF_BODY: Confidences = { 't.good': 0, 't.body': 0.8 };

const acts = (all: readonly Act[], sure: (label: string) => number): Confidences =>
  Object.fromEntries(all.map((act) => [`a.${act}`, sure(`a.${act}`)]));
