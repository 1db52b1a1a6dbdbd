import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../app/domain/harbor/steps/all';
import { TOPICS } from '../app/domain/listener/labels';
import { likelyAnswer, likelySituation } from '../app/domain/meanings/read';
import { NO_REMARK, REMARKS } from '../app/domain/meanings/remarks';
import { TONES } from '../app/domain/meanings/tones';
import { decode } from '../app/domain/meanings/weights-format';
import { meaningAt, situationOf } from './learn-meanings/samples';
import { readMeanings } from './meanings/corpus';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const figures = JSON.parse(fs.readFileSync('training/meanings/figures.json', 'utf8')) as Record<
  'answers' | 'situations' | 'remarks',
  Record<string, Record<string, number>>
>;

describe('the lines that meanings are learned from', () => {
  const { writers, answers, situations, further, remarks, calm, inTalk, tones, withSigns } =
    readMeanings('training/meanings');

  it('are by several hands in each language', () => {
    for (const lines of [answers, situations, further, remarks, calm, inTalk, tones])
      for (const language of ['en', 'es'])
        expect(
          new Set(lines.filter((line) => line.language === language).map(({ writer }) => writer)).size,
        ).toBeGreaterThanOrEqual(3);
    expect(new Set(writers.map(({ id }) => id)).size).toBe(writers.length);
  });

  it('name steps, buttons and situations that there are', () => {
    for (const line of answers) expect(() => meaningAt(line)).not.toThrow();
    for (const { label } of situations) expect(() => situationOf(label)).not.toThrow();
    for (const { label } of further)
      if (label.includes('.')) expect(() => situationOf(label)).not.toThrow();
      else expect(TOPICS).toContain(label);
    for (const { label } of [...remarks, ...inTalk]) expect([...REMARKS, NO_REMARK]).toContain(label);
    for (const { label } of tones) expect(TONES).toContain(label);
  });

  it('have a second reader for what sounds like danger', () => {
    const texts = new Set([...situations, ...further, ...remarks].map(({ text }) => text));
    expect(withSigns.size).toBeGreaterThan(100);
    expect([...withSigns].filter((text) => !texts.has(text))).toEqual([]);
  });

  it('have at least two lines for every button of a safety question that is typed to', () => {
    const typed = new Set(answers.map(({ step, label }) => `${step} ${label}`));
    const steps = [...new Set(answers.map(({ step }) => step))].filter((step) => step.startsWith('SQ.'));
    for (const step of steps)
      for (const choice of Object.keys(STEPS[step]?.choices ?? {}))
        expect(typed).toContain(`${step} ${choice}`);
  });
});

const weightsFor = (kind: string) => fs.readFileSync(`app/domain/meanings/${kind}.bin`);

it('answers were learned with the listener that ships: npm run meanings:train -- answers', () => {
  expect(decode(weightsFor('answers')).header.learned.listener).toBe(
    hashOf(fs.readFileSync('app/domain/listener/weights.bin')),
  );
});

it.each([
  ['answers', 4],
  ['situations', 8],
  ['remarks', 3],
  ['tones', 2],
  ['topics', 3],
  ['acts', 3],
])('the weights for %s are under %d MB', (kind, most) => {
  expect(weightsFor(kind).length).toBeLessThan(most * 1_000_000);
});

/** The figures of the last release, each writer left out once: none may fall by more than two points. */
describe('the figures, each writer left out once', () => {
  it.each([
    ['answers', 'what is offered', 'right', 89.5],
    ['answers', 'what is offered', 'right at 0.6', 98.6],
    ['situations', 'what is offered', 'right', 67.2],
    ['situations', 'what is offered', 'right at 0.6', 98],
    ['remarks', 'what is offered', 'right', 62.6],
    ['remarks', 'in talks', 'right at 0.6', 62.8],
    ['remarks', 'what is offered', 'right at 0.6', 97],
  ] as const)('%s, %s: %s stays at %d', (kind, group, figure, least) => {
    expect(figures[kind][group]?.[figure]).toBeGreaterThanOrEqual(least - 2);
  });
});

describe('what is read', () => {
  const heard = { confidences: {} };

  it('is one of the step’s buttons or something beside them, never another', () => {
    const choices = Object.keys(STEPS.HURT?.choices ?? {});
    for (const text of ['', 'no', '🙂', 'x'.repeat(2000), 'he is here right now']) {
      const { choice, beside, sure } = likelyAnswer('HURT', choices, { text, ...heard });
      expect(choice === null ? beside : choices).toBeTruthy();
      expect(sure).toBeGreaterThan(0);
      expect(sure).toBeLessThanOrEqual(1);
    }
  });

  it('is a situation only where the text tells of one', () => {
    expect(likelySituation('hello')?.sure ?? 0).toBeLessThan(0.6);
  });
});
