import { describe, expect, it } from 'vitest';
import { SAFETY_STEPS } from './steps/all';
import { EXERCISE_STEPS } from './steps/exercises/all';
import type { Step } from './steps/step';

const STEPS: [string, Step][] = Object.entries(SAFETY_STEPS);
/** Where a flow is left: the machine knows these. */
const WAYS_OUT = ['BACK', 'SQ.no', 'SQ.misread', 'FOLLOW.gone'];
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
      'DRIVE',
      'QUIET.tired',
      'ASSAULT.touched',
      'SQ.plain',
      'SQ.soft',
      'SQ.harm',
      'SQ.hurt',
      'SQ.child',
      'SQ.whom',
      'HURT.other',
      'SQ.voices',
      'SQ.withdraw',
      'SQ.others',
      'SQ.food',
      'SQ.third',
      'SQ.note',
      'SQ.score',
      'FOLLOW.danger',
      'SQ.new',
      'SQ.given',
      'SQ.again',
      'SQ.againHarm',
      'SQ.meant',
      'SUI.day',
      'PERSON.wait',
      'END.hurt',
      'END.third',
      'HURT.next',
      'SUI.stay',
      'TEN.away',
      'THIRD.yes',
      'END.abroad',
      'SQ.held',
      'SQ.figure',
      'SQ.lightly',
      'SQ.sure',
      'FOLLOW',
      'FOLLOW.open',
      'NS',
      'HOW',
      'HARM.known',
      'NS.who',
      'COMING',
      'COMING.hurt',
      'SUI.far',
      'THIRD.found',
      'THIRD.baby',
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

  it('offer at most five buttons with a frame, and a way to go on from every step', () => {
    for (const [id, { choices, quiet = [] }] of STEPS) {
      const framed = Object.keys(choices).filter((choice) => choice === 'misread' || !quiet.includes(choice));
      expect(Object.keys(choices).length, id).toBeGreaterThanOrEqual(1);
      expect(framed.length, id).toBeLessThanOrEqual(5);
    }
  });
});
