import { expect, it } from 'vitest';
import { joinPlans } from './join-plans';
import { EMPTY_PLAN } from './sections';

it('keeps the lines of both plans once', () => {
  const first = { ...EMPTY_PLAN, copingSteps: 'Walk to the harbor\nCall Ana', people: 'Ana' };
  const second = { ...EMPTY_PLAN, copingSteps: 'Call Ana\nCold water', warningSigns: 'No sleep' };
  expect(joinPlans(first, second)).toEqual({
    ...EMPTY_PLAN,
    copingSteps: 'Walk to the harbor\nCall Ana\nCold water',
    people: 'Ana',
    warningSigns: 'No sleep',
  });
});

it('never outgrows a section', () => {
  const full = { ...EMPTY_PLAN, people: 'x'.repeat(1_999) };
  expect(joinPlans(full, { ...EMPTY_PLAN, people: 'Ana' })).toEqual(full);
});
