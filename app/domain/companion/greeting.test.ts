import { expect, it } from 'vitest';
import { greeting } from './greeting';
import { summarise } from './summary';
import { FACTS } from './testing/talk';

it('greets by name, says it is an AI, and tells of a check-in only when it is of today or yesterday', () => {
  const text = greeting({ facts: FACTS, seed: 'a' });
  expect(text).toMatch(/Sam/);
  expect(text).toMatch(/\bAI\b/);
  expect(text).toContain('Yesterday you rated your mood 3 of 5.');
  expect(greeting({ facts: { ...FACTS, today: '2026-11-25' }, seed: 'a' })).not.toMatch(/you rated/);
  expect(greeting({ facts: { ...FACTS, firstName: null, checkIns: [] }, seed: 'a' })).not.toMatch(
    /null|undefined|  /,
  );
});

const written = (...texts: string[]) => texts.map((content) => ({ role: 'user', content }));

it('sums a talk up in their own words', () => {
  const { summary, sentiment } = summarise([
    ...written('I cannot sleep', 'my rent is due and I am so worried about money'),
    { role: 'assistant', content: 'You are proud and happy.' },
  ]);
  expect(summary).toMatch(/^You talked about .*(?:sleep|money).*\. You said .*\.$/);
  expect(sentiment).toBe('low');
});

it('hears the tone, with negation', () => {
  expect(summarise(written('I passed, I am so happy and proud')).sentiment).toBe('good');
  expect(summarise(written('not happy, not good at all')).sentiment).toBe('low');
  expect(summarise(written('it was a sad day and yet a good one')).sentiment).toBe('mixed');
  expect(summarise(written('the bus is blue')).sentiment).toBe('okay');
  expect(summarise(written('thanks, it was fun, but I want to die')).sentiment).toBe('low');
});

it('quotes nothing of a risk', () => {
  expect(summarise(written('I want to kill myself')).summary).not.toMatch(/kill/);
  expect(summarise([]).summary).toBe('Nothing was written.');
});
