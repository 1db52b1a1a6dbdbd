import { describe, expect, it } from 'vitest';
import { SAFETY_WORDS } from './content/safety-words';
import { SAFETY_STEPS } from './steps/all';
import { EXERCISE_STEPS } from './steps/exercises/all';
import type { Step } from './steps/step';

const STEPS: [string, Step][] = Object.entries(SAFETY_STEPS);
/** Where a flow is left: the machine knows these. */
const WAYS_OUT = ['BACK', 'SQ.no', 'SQ.misread', 'FOLLOW.gone'];
const WORDS = Object.entries(SAFETY_WORDS).flatMap(([language, table]) =>
  Object.entries(table).map(([id, { say, ask, choices }]) => ({
    id: `${language} ${id}`,
    choices,
    say: [say].flat().join(' '),
    ask: ask === undefined ? undefined : [ask].flat().join(' '),
  })),
);
const saidIn = ({ say, ask = '' }: { say: string; ask?: string }) => `${say} ${ask}`.replace(/\{\w+\}/g, '');

/** Steps that hand somebody a question to ask or to send. */
const WORDS_TO_SAY = ['PERSON', 'THIRD.ask', 'THIRD.words'];

describe('the written safety flows', () => {
  it('lead from every button to a step that exists', () => {
    const known = new Set([...STEPS.map(([id]) => id), ...Object.keys(EXERCISE_STEPS), ...WAYS_OUT]);
    const lost = STEPS.flatMap(([id, { choices }]) =>
      Object.entries(choices).flatMap(([choice, target]) =>
        known.has(target) ? [] : [`${id}.${choice} > ${target}`],
      ),
    );
    expect(lost).toEqual([]);
  });

  it('can reach every step', () => {
    const from = [
      'SQ.plain',
      'SQ.soft',
      'SQ.harm',
      'SQ.hurt',
      'SQ.voices',
      'SQ.withdraw',
      'SQ.others',
      'SQ.food',
      'SQ.third',
      'SQ.note',
      'FOLLOW.danger',
      'SQ.new',
      'SQ.again',
      'SQ.held',
      'FOLLOW',
      'FOLLOW.open',
      'NS',
      'HOW',
    ];
    const entered = [...from, 'HARM', 'FOOD', 'WITHDRAW', 'MANIA', 'CHILD', 'HOME', 'ASSAULT', 'SAFER.read'];
    const reached = new Set<string>();
    const open = [...entered];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      open.push(...Object.values(STEPS.find(([known]) => known === id)?.[1].choices ?? {}));
    }
    expect(STEPS.filter(([id]) => !reached.has(id)).map(([id]) => id)).toEqual([]);
  });

  it('offer at most five buttons, and a way to go on from every step', () => {
    for (const [id, { choices }] of STEPS) {
      expect(Object.keys(choices).length, id).toBeGreaterThanOrEqual(1);
      expect(Object.keys(choices).length, id).toBeLessThanOrEqual(5);
    }
  });

  it('ask one question at most, in the question', () => {
    for (const { id, say, ask } of WORDS) {
      const isQuoting = WORDS_TO_SAY.some((step) => id.endsWith(` ${step}`));
      expect(say.includes('?'), id).toBe(isQuoting);
      expect(ask === undefined || (ask.match(/\?/g) ?? []).length === 1, id).toBe(true);
    }
  });

  it('say nothing that Harbor never says', () => {
    const never =
      /!|\bI (?:hear|understand|care|feel)\b|journey|proud of|great job|you got this|will be fine|stay strong|entiendo cómo|todo va a estar bien/i;
    expect(WORDS.filter((words) => never.test(saidIn(words))).map(({ id }) => id)).toEqual([]);
  });

  it('write every number as a name, so that one table holds them all', () => {
    const digits = /\d{3,}/;
    expect(
      WORDS.filter((words) =>
        digits.test(
          saidIn(words) +
            Object.values(words.choices)
              .join(' ')
              .replace(/\{\w+\}/g, ''),
        ),
      ).map(({ id }) => id),
    ).toEqual([]);
  });
});
