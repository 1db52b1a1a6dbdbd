import { STEPS } from '../../app/domain/harbor/steps/all';
import { listen } from '../../app/domain/listener/listen';
import { BESIDE, meaningOf } from '../../app/domain/meanings/answer-meanings';
import { readText } from '../../app/domain/meanings/read-text';
import { NO_SITUATIONS, SITUATIONS } from '../../app/domain/meanings/situations';
import type { Example } from '../learn/corpus';
import type { AnswerLine, BesideLine, SituationLine } from './corpus';
import type { MeaningSample } from './learn';

export interface WrittenSample extends MeaningSample {
  writer: string;
  language: 'en' | 'es';
  text: string;
  /** Where it was typed; empty for a situation. */
  step: string;
}

/** What a line means, among all that can be said at its step. @throws Error for a step or a label that there is not */
export function meaningAt({ step, label }: Pick<AnswerLine, 'step' | 'label'>) {
  const choices = Object.keys(STEPS[step]?.choices ?? {});
  const candidates = [...new Set([...choices.map((choice) => meaningOf(step, choice)), ...BESIDE])];
  const meaning = choices.includes(label) ? meaningOf(step, label) : label;
  if (!candidates.includes(meaning)) throw new Error(`no ${label} at ${step}`);
  return { meaning, candidates };
}

export const answerSample = ({ writer, language, step, label, text }: AnswerLine): WrittenSample => ({
  writer,
  language,
  text,
  step,
  ...meaningAt({ step, label }),
  ...readText(text, listen(text)),
});

/** So many lines of the listener's corpus are typed at each step as what answers nothing. */
const STORIES_AT_A_STEP = 6;
/** A prime, so that neighbours of the corpus come to steps far apart. */
const STRIDE = 7919;

/** People who go on with their story at a step: lines that tell something and hold no danger, spread over all steps. */
export function stories(lines: readonly Example[], steps: readonly string[]): WrittenSample[] {
  const told = lines.filter(
    ({ kind, act, signs }) =>
      (kind === 'ordinary' || kind === 'topics') && (act === 'tell' || act === 'feel') && signs.size === 0,
  );
  return steps.flatMap((step, at) =>
    Array.from({ length: STORIES_AT_A_STEP }, (_, index) => {
      const { writer, language, text } = told[
        ((at * STORIES_AT_A_STEP + index) * STRIDE) % told.length
      ] as Example;
      return answerSample({ writer, language, step, label: 'more', text });
    }),
  );
}

const ALL_SITUATIONS = [...SITUATIONS, ...NO_SITUATIONS];
/** @throws Error for a label that there is not */
export function situationOf(label: string): string {
  if (!(ALL_SITUATIONS as readonly string[]).includes(label)) throw new Error(`no situation ${label}`);
  return label;
}

export function situationSample({ writer, language, label, text }: SituationLine): WrittenSample {
  const meaning = situationOf(label);
  return {
    writer,
    language,
    text,
    step: '',
    meaning,
    candidates: ALL_SITUATIONS,
    ...readText(text, listen(text)),
  };
}

export const besideSample = (line: BesideLine): WrittenSample => situationSample({ ...line, label: 'none' });

const HELLO = 'none.hello';
/** One of so many: of talk about nothing more than of first words, which would be heard in what only begins with them. */
const ONE_OF: Readonly<Record<string, number>> = { none: 4, [HELLO]: 20 };
/** Ordinary turns of the listener's corpus that are about nothing, as texts without a situation. */
export const withoutSituation = (lines: readonly Example[]): WrittenSample[] =>
  lines
    .filter(({ kind, topics, answer }) => kind === 'ordinary' && topics.length === 0 && answer === null)
    .map(({ writer, language, text, act }) => ({
      writer,
      language,
      label: act === 'greet' || act === 'test' ? HELLO : 'none',
      text,
    }))
    .filter(({ label }, index) => index % (ONE_OF[label] as number) === 0)
    .map(situationSample);
