import { assess } from './assess';
import { isCrisis, type SafetyLevel, weightOf } from './types';

/** A longer sentence is looked at part by part. */
const LONG = 100;
const BETWEEN_SENTENCES = /(?<=[.!?…])\s+(?:\/ )?|\s*\n\s*| \/ /;
const PARTS = /(?<=[,;:–—])\s+|\s+(?=(?:and|but|because|so|y|pero|porque)\s)/;

/**
 * Where in a text danger is heard: its gravest sentence, from the part on that says it. Null when no sentence says it by
 * itself.
 */
export function passageOfDanger(text: string): string | null {
  const heard = text
    .split(BETWEEN_SENTENCES)
    .filter(Boolean)
    .map((sentence) => ({ sentence, level: assess(sentence).level }))
    .filter(({ level }) => isCrisis(level));
  const gravest = Math.max(...heard.map(({ level }) => weightOf(level)));
  const found = heard.find(({ level }) => weightOf(level) === gravest);
  return found ? fromItsPart(found) : null;
}

function fromItsPart({ sentence, level }: { sentence: string; level: SafetyLevel }): string {
  if (sentence.length <= LONG) return sentence;
  const part = sentence.split(PARTS).find((one) => weightOf(assess(one).level) >= weightOf(level));
  return part === undefined ? sentence : sentence.slice(sentence.indexOf(part));
}
