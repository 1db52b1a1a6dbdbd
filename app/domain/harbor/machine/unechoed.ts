import { listen } from '../../listener/listen';
import { WORDS } from '../content/all-words';
import { TONE_WORDS } from '../content/tone-lines';
import { isExerciseStep, isSafetyStep } from './move';
import { withoutAddress } from './plain/address';
import { withoutEcho } from './plain/echo';
import { typedWords } from './plain/typed-words';
import type { Talk } from './state';
import type { Written } from './written';

/** The questions that the open reply may have asked, in both languages. */
function questionsOf(step: string): string[] {
  return (['en', 'es'] as const).flatMap((language) => [
    ...[WORDS[language][step]?.ask ?? []].flat(),
    ...Object.values(TONE_WORDS[language]).flatMap(({ ask }) => ask),
  ]);
}

/**
 * A text as what it tells: without Harbor's own question said back before the answer, and without "my friend" as a form
 * of address. What is heard of danger in the whole text stays as it is.
 */
export function unechoed({ memory }: Talk, written: Written): Written {
  const { step } = memory;
  if (step === null || isSafetyStep(step) || (isExerciseStep(step) && !step.startsWith('X.'))) return written;
  const told = withoutAddress(withoutEcho(written.text, questionsOf(step)));
  return told === written.text ? written : readAlone(written, told);
}

/** A part of a text read by itself, with the danger that the whole was heard with. */
export function readAlone({ heard }: Written, text: string): Written {
  const alone = Object.entries(listen(text)).filter(([label]) => /^[at]\./.test(label));
  return {
    text,
    heard: {
      ...heard,
      words: typedWords(text).trimStart(),
      confidences: { ...heard.confidences, ...Object.fromEntries(alone) },
    },
  };
}
