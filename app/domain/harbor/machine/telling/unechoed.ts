import { listen } from '../../../listener/listen';
import { WORDS } from '../../content/all-words';
import { toneQuestions } from '../../content/tone-lines';
import { scolds } from '../plain/of-harbor/about-harbor';
import { withoutAddress } from '../plain/of-harbor/address';
import { byeIn } from '../plain/of-harbor/bye-beside';
import { withoutEcho } from '../plain/of-harbor/echo';
import { toldAfterWave } from '../plain/of-harbor/waves';
import { refusalIn, stops } from '../plain/put-right/refusing';
import { phrase, typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isPlainly } from '../topics/plain-acts';

/** The questions that the open reply may have asked, in both languages. */
function questionsOf(step: string): string[] {
  return (['en', 'es'] as const).flatMap((language) => [
    ...[WORDS[language][step]?.ask ?? []].flat(),
    ...toneQuestions(language),
  ]);
}

/**
 * A text as what it tells: without Harbor's own question said back before the answer, and without "my friend" as a form
 * of address. What is heard of danger in the whole text stays as it is.
 */
export function unechoed({ memory }: Talk, written: Written): Written {
  const { step } = memory;
  if (step === null || isSafetyStep(step) || (isExerciseStep(step) && !IS_OVER.test(step))) return written;
  const labels = memory.offered.map(({ label }) => label);
  const told = withoutAddress(withoutEcho(written.text, [...questionsOf(step), ...labels]));
  return withoutWave(told === written.text ? written : readAlone(written, told));
}
/** The exercise waits there to be begun, or is over. */
const IS_OVER = /^X\.|\.(?:kept|deleted)$/;

/** "Fair enough. Felt bad though": what is told after a word of agreement, unless it goes on to take leave or to refuse. */
function withoutWave(written: Written): Written {
  const told = toldAfterWave(written.text);
  if (told === null || byeIn(typedWords(written.text), written)) return written;
  const alone = readAlone(written, told);
  const words = typedWords(told);
  const isMoreOfIt =
    stops(words, told) ||
    scolds(words, told) ||
    refusalIn(words, told) !== null ||
    (['bye', 'thanks', 'complain', 'help'] as const).some((kind) => isPlainly(kind, alone)) ||
    OF_IT.test(words);
  return isMoreOfIt ? written : alone;
}
/** Said on of what was waved off, or of Harbor. */
const OF_IT = phrase(
  'thanks|thank you|gracias|(?:this|that|it|you) (?:is |are |does |do |did |will )?(?:not|never) (?:help\\w*|work\\w*|matter)|no (?:me )?(?:sirve|ayuda\\w*|entiendes|entiende)|(?:do|does) not matter|no importa',
);

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
