import type { Topic } from '../../listener/labels';
import type { ExerciseId } from './exercises/all';
import type { Steps } from './step';

export type OpenTopic = Exclude<Topic, 'other'>;

interface OpenedTopic {
  /** Its second turn brings the soft question. */
  isHeavy: boolean;
  /** What is offered when somebody asks for something to do, the best fit first. */
  exercises: readonly [ExerciseId, ...ExerciseId[]];
}

export const TOPICS_OPENED: Readonly<Record<OpenTopic, OpenedTopic>> = {
  work: { isHeavy: false, exercises: ['WORDS', 'SOLVE', 'WORRY'] },
  study: { isHeavy: false, exercises: ['STEP', 'SOLVE', 'KIND'] },
  money: { isHeavy: false, exercises: ['WORRY', 'SOLVE', 'BREATH'] },
  family: { isHeavy: false, exercises: ['WORDS', 'SOLVE', 'LETTER'] },
  partner: { isHeavy: false, exercises: ['WORDS', 'DECIDE', 'LETTER'] },
  breakup: { isHeavy: true, exercises: ['LETTER', 'STEP', 'KIND'] },
  friends: { isHeavy: false, exercises: ['WORDS', 'LETTER', 'SOLVE'] },
  lonely: { isHeavy: true, exercises: ['STEP', 'VALUE', 'KIND'] },
  grief: { isHeavy: true, exercises: ['GRIEF', 'LETTER', 'KIND'] },
  body: { isHeavy: true, exercises: ['KIND', 'BREATH', 'STEP'] },
  caring: { isHeavy: false, exercises: ['KIND', 'BREATH', 'WORDS'] },
  newborn: { isHeavy: true, exercises: ['KIND', 'BREATH', 'STEP'] },
  sleep: { isHeavy: false, exercises: ['SLEEP', 'WORRY', 'BREATH'] },
  low: { isHeavy: true, exercises: ['STEP', 'VALUE', 'KIND'] },
  worry: { isHeavy: false, exercises: ['WORRY', 'SOLVE', 'BREATH'] },
  panic: { isHeavy: false, exercises: ['GROUND', 'BREATH'] },
  anger: { isHeavy: false, exercises: ['LETTER', 'SOLVE', 'GROUND'] },
  self: { isHeavy: false, exercises: ['KIND', 'THOUGHT', 'VALUE'] },
  shame: { isHeavy: true, exercises: ['KIND', 'THOUGHT', 'VALUE'] },
  trauma: { isHeavy: true, exercises: ['GROUND', 'BREATH'] },
  drink: { isHeavy: true, exercises: ['URGE', 'STEP'] },
  food: { isHeavy: false, exercises: ['KIND', 'GROUND'] },
  identity: { isHeavy: false, exercises: ['VALUE', 'KIND'] },
  stuck: { isHeavy: false, exercises: ['STEP', 'DECIDE', 'SOLVE'] },
  good: { isHeavy: false, exercises: ['VALUE', 'WRITE'] },
};

/** What the day asks for: work, school, money, a beginning, and what went well. */
export const DAY_TOPIC_STEPS = {
  'TOPIC.work': { choices: { think: 'THINK', words: 'WORDS.1', exercise: 'HELP', write: 'WRITE.1' } },
  'TOPIC.study': { choices: { step: 'STEP.1', exercise: 'HELP', think: 'THINK', write: 'WRITE.1' } },
  'TOPIC.money': { choices: { solve: 'SOLVE.1', worry: 'WORRY.1', exercise: 'HELP', write: 'WRITE.1' } },
  'TOPIC.stuck': { choices: { step: 'STEP.1', solve: 'SOLVE.1', kind: 'KIND.1', write: 'WRITE.1' } },
  'TOPIC.good': { choices: { write: 'WRITE.1', tell: 'GOOD.tell', enough: 'END' } },
  'GOOD.tell': { choices: { step: 'STEP.1', write: 'WRITE.1', enough: 'END' } },
} as const satisfies Steps; // prettier-ignore

/** People: near, lost, missing, or in one's care. */
export const PEOPLE_TOPIC_STEPS = {
  'TOPIC.family': { choices: { words: 'WORDS.1', think: 'THINK', write: 'WRITE.1', exercise: 'HELP' } },
  'TOPIC.partner': { choices: { words: 'WORDS.1', think: 'THINK', write: 'WRITE.1', exercise: 'HELP' } },
  'TOPIC.breakup': { choices: { write: 'WRITE.1', letter: 'LETTER.1', step: 'STEP.1', person: 'PERSON' } },
  'TOPIC.friends': { choices: { words: 'WORDS.1', think: 'THINK', write: 'WRITE.1', exercise: 'HELP' } },
  'TOPIC.lonely': { choices: { step: 'STEP.1', person: 'PERSON', exercise: 'HELP', write: 'WRITE.1' } },
  'TOPIC.grief': { choices: { memory: 'GRIEF.1', letter: 'LETTER.1', write: 'WRITE.1', person: 'PERSON' } },
  'TOPIC.caring': { choices: { write: 'WRITE.1', kind: 'KIND.1', breathe: 'BREATH.1', person: 'PERSON', line: 'CARING.line' } },
  'TOPIC.newborn': { links: ['parents'], choices: { breathe: 'BREATH.1', kind: 'KIND.1', person: 'PERSON', write: 'WRITE.1' } },
} as const satisfies Steps; // prettier-ignore

/** The body, its nights, its waves and its urges. */
export const BODY_TOPIC_STEPS = {
  'TOPIC.body': { choices: { kind: 'KIND.1', breathe: 'BREATH.1', write: 'WRITE.1', step: 'STEP.1' } },
  'TOPIC.sleep': { choices: { sleep: 'SLEEP.1', worry: 'WORRY.1', breathe: 'BREATH.1', write: 'WRITE.1' } },
  'TOPIC.panic': { choices: { breathe: 'BREATH.1', ground: 'GROUND.1', person: 'PERSON', body: 'BODY' } },
  'TOPIC.drink': { choices: { urge: 'URGE.1', step: 'STEP.1', person: 'PERSON', write: 'WRITE.1', near: 'NEAR' } },
  'TOPIC.food': { choices: { kind: 'KIND.1', ground: 'GROUND.1', write: 'WRITE.1', person: 'PERSON' } },
} as const satisfies Steps; // prettier-ignore

/** Moods, and how somebody stands to themselves. */
export const MIND_TOPIC_STEPS = {
  'TOPIC.low': { choices: { step: 'STEP.1', kind: 'KIND.1', write: 'WRITE.1', person: 'PERSON' } },
  'TOPIC.worry': { choices: { worry: 'WORRY.1', breathe: 'BREATH.1', think: 'THINK', write: 'WRITE.1' } },
  'TOPIC.anger': { choices: { letter: 'LETTER.1', ground: 'GROUND.1', write: 'WRITE.1', think: 'THINK' } },
  'TOPIC.self': { choices: { kind: 'KIND.1', thought: 'THOUGHT.1', write: 'WRITE.1', exercise: 'HELP' } },
  'TOPIC.shame': { choices: { write: 'WRITE.1', kind: 'KIND.1', thought: 'THOUGHT.1', person: 'PERSON' } },
  'TOPIC.trauma': { choices: { ground: 'GROUND.1', breathe: 'BREATH.1', person: 'PERSON', write: 'WRITE.1' } },
  'TOPIC.identity': { choices: { value: 'VALUE.1', kind: 'KIND.1', write: 'WRITE.1', person: 'PERSON' } },
} as const satisfies Steps; // prettier-ignore

/** What any topic may lead to. */
export const ANY_TOPIC_STEPS = {
  THINK: { choices: { solve: 'SOLVE.1', decide: 'DECIDE.1', letter: 'WORDS.1', sting: 'THOUGHT.1' } },
  'TOPIC.more': { choices: { words: 'WORDS.1', think: 'THINK', step: 'STEP.1', person: 'PERSON', write: 'WRITE.1' } },
  'TOPIC.change': { offers: 'guesses', choices: { stay: 'TOPIC', else: 'PICK' } },
} as const satisfies Steps; // prettier-ignore

export const TOPIC_STEPS = {
  ...DAY_TOPIC_STEPS,
  ...PEOPLE_TOPIC_STEPS,
  ...BODY_TOPIC_STEPS,
  ...MIND_TOPIC_STEPS,
  ...ANY_TOPIC_STEPS,
} as const satisfies Steps & Readonly<Record<`TOPIC.${OpenTopic}`, unknown>>;
