import { STEPS } from '../../app/domain/harbor/steps/all';
import { ACTS, TOPICS } from '../../app/domain/listener/labels';
import { listen } from '../../app/domain/listener/listen';
import { BESIDE, meaningOf } from '../../app/domain/meanings/answer-meanings';
import { readPlain, readText } from '../../app/domain/meanings/read-text';
import { NO_REMARK, REMARKS } from '../../app/domain/meanings/remarks';
import { NO_SITUATIONS, SITUATIONS } from '../../app/domain/meanings/situations';
import { TONES } from '../../app/domain/meanings/tones';
import { type Example, PIECES, REACTIONS } from '../learn/corpus';
import type { AnswerLine, BesideLine, SituationLine } from '../meanings/corpus';
import type { MeaningSample } from './learn';

export interface WrittenSample extends MeaningSample {
  writer: string;
  language: 'en' | 'es';
  text: string;
  /** Where it was typed; empty for a situation. */
  step: string;
  /** It was written in a talk, and only then labelled; and is learned from so many times. */
  times?: number;
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
  return plainSample({ writer, language, label: situationOf(label), text }, ALL_SITUATIONS);
}

const ALL_REMARKS: readonly string[] = [...REMARKS, NO_REMARK];
/** @throws Error for a label that there is not */
export function remarkSample({ writer, language, label, text }: SituationLine): WrittenSample {
  if (!ALL_REMARKS.includes(label)) throw new Error(`no remark ${label}`);
  return plainSample({ writer, language, label, text }, ALL_REMARKS);
}

/** Of what is said in talks there are fewer lines, and more of them are none of these kinds. */
const TIMES_IN_TALK = 3;
export const remarkInTalk = (line: SituationLine): WrittenSample => ({
  ...remarkSample(line),
  times: TIMES_IN_TALK,
});

/** @throws Error for a label that there is not */
export function toneSample({ writer, language, label, text }: SituationLine): WrittenSample {
  if (!(TONES as readonly string[]).includes(label)) throw new Error(`no tone ${label}`);
  return plainSample({ writer, language, label, text }, TONES);
}

const WITHOUT_TOPIC = 'none';
const TOPIC_NAMES = [...TOPICS.filter((topic) => topic !== 'other'), WITHOUT_TOPIC];
/** Of the turns without a topic every second: there are as many of them as of all the others. */
const ONE_WITHOUT = 2;
/** What each line of the listener's corpus is about, once for each of its topics; and the topics of told situations. */
export function topicSamples(lines: readonly Example[], told: readonly SituationLine[]): WrittenSample[] {
  const sample = (line: Omit<SituationLine, 'label'>, label: string) =>
    plainSample({ ...line, label }, TOPIC_NAMES);
  return [
    ...lines
      .filter((line) => isOwnTurn(line) && line.kind !== REACTIONS)
      .flatMap((line, index) => {
        const topics = line.topics.filter((topic) => topic !== 'other');
        if (topics.length === 0 && index % ONE_WITHOUT > 0) return [];
        return (topics.length > 0 ? topics : [WITHOUT_TOPIC]).map((topic) => sample(line, topic));
      }),
    ...told.map((line) => {
      const [topic = ''] = line.label.split('.');
      return sample(line, TOPIC_NAMES.includes(topic) ? topic : WITHOUT_TOPIC);
    }),
  ];
}

/** What each line of the listener's corpus does: asks, tells, thanks. */
export const actSamples = (lines: readonly Example[]): WrittenSample[] =>
  lines.filter(isOwnTurn).map((line) => plainSample({ ...line, label: line.act }, ACTS));

const isOwnTurn = ({ kind, answer }: Example) => answer === null && kind !== 'earlier' && kind !== PIECES;
const plainSample = (
  { writer, language, label, text }: SituationLine,
  candidates: readonly string[],
): WrittenSample => ({ writer, language, text, step: '', meaning: label, candidates, ...readPlain(text) });

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
