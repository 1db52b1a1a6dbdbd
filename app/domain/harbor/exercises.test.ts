import { describe, expect, it } from 'vitest';
import { EXERCISE_NAMES, EXERCISE_WORDS, STEP_IDEAS } from './content/exercise-words';
import { SAFETY_WORDS } from './content/safety-words';
import type { Line, StepWords } from './content/words';
import { SAFETY_STEPS } from './steps/all';
import { EXERCISE_STEPS, EXERCISES } from './steps/exercises/all';
import type { Step } from './steps/step';

const STEPS: [string, Step][] = Object.entries(EXERCISE_STEPS);
/** Where an exercise is left: the machine and the talk around it know these. */
const WAYS_OUT = ['PICK', 'HELP', 'END', 'TOPIC', 'BACK', 'X.begin', 'X.again', 'X.result', 'PERSON'];
/** Steps that the machine enters by itself. */
const ENTERED = [
  'X.offer',
  'X.lower',
  'X.same',
  'X.higher',
  'X.done',
  'X.noted',
  'X.which',
  'X.left',
  'X.subject',
];
/** The exercise is over there: what is left is to decide about a page, or to go. */
const AT_THE_END = ['done', 'kept', 'deleted', 'sleep', 'end'];
const MOST_OFFERED = 3;

const linesOf = (line: Line = '') => [line].flat();
const LANGUAGES = ['en', 'es'] as const;

describe('the steps of the exercises', () => {
  it('lead from every button and every text to a step that exists', () => {
    const known = new Set([...STEPS.map(([id]) => id), ...Object.keys(SAFETY_STEPS), ...WAYS_OUT]);
    const lost = STEPS.flatMap(([id, { choices, writes }]) =>
      [...Object.values(choices), ...(writes ? [writes.to] : [])]
        .filter((target) => !known.has(target))
        .map((target) => `${id} > ${target}`),
    );
    expect(lost).toEqual([]);
  });

  it('can all be reached', () => {
    const steps = new Map(STEPS);
    const reached = new Set<string>();
    const open = [...ENTERED, ...Object.keys(EXERCISES).map((id) => `${id}.1`)];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      open.push(...Object.values(steps.get(id)?.choices ?? {}), steps.get(id)?.writes?.to ?? id);
    }
    expect(STEPS.map(([id]) => id).filter((id) => !reached.has(id))).toEqual([]);
  });

  it('show two to five buttons, with those that the machine adds', () => {
    for (const [id, { choices, offers }] of STEPS) {
      if (id === 'X.noted') continue;
      const fixed = Object.keys(choices).length;
      expect(fixed, id).toBeGreaterThanOrEqual(2);
      expect(fixed + (offers ? MOST_OFFERED : 0), id).toBeLessThanOrEqual(5);
    }
  });

  it('can be stopped everywhere, by a button that stands back', () => {
    const bound = STEPS.filter(
      ([id]) => !id.startsWith('X.') && !AT_THE_END.some((end) => id.endsWith(`.${end}`)),
    );
    for (const [id, { choices, quiet }] of bound) {
      expect(choices.stop, id).toBe('X.stopped');
      expect(quiet, id).toContain('stop');
    }
  });

  it('ask for words only where one may also go on without', () => {
    for (const [id, { choices, writes }] of STEPS) {
      if (writes) expect(Object.keys(choices).length, id).toBeGreaterThan(1);
    }
  });

  it('rate from 1 to 5, each number to the same step', () => {
    for (const [id, { choices, rates }] of STEPS) {
      if (rates === undefined) continue;
      expect(Object.keys(choices), id).toEqual(['1', '2', '3', '4', '5']);
      expect(new Set(Object.values(choices)).size, id).toBe(1);
    }
  });
});

describe('the words of the exercises', () => {
  it('have no sentence in two different lines, nor in a safety flow', () => {
    for (const language of LANGUAGES) {
      const sentencesOf = (words: readonly StepWords[]) =>
        words
          .flatMap(({ say, ask }) => [...linesOf(say), ...linesOf(ask)])
          .flatMap((line) => line.split(/(?<=[.?])\s+/))
          .filter((sentence) => sentence !== '');
      const elsewhere = new Set(sentencesOf(Object.values(SAFETY_WORDS[language])));
      const sentences = sentencesOf(Object.values(EXERCISE_WORDS[language]));
      const isTwice = (sentence: string, at: number) =>
        sentences.indexOf(sentence) !== at || elsewhere.has(sentence);
      expect(sentences.filter(isTwice)).toEqual([]);
    }
  });

  it('name every exercise, and have more ideas of a kind than are shown at once', () => {
    for (const language of LANGUAGES) {
      const names = Object.values(EXERCISE_NAMES[language]).map(({ name }) => name);
      expect(new Set(names).size).toBe(Object.keys(EXERCISES).length);
      for (const ideas of Object.values(STEP_IDEAS[language])) {
        expect(new Set(ideas).size).toBe(6);
      }
    }
  });
});
