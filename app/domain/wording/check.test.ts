import { describe, expect, it } from 'vitest';
import { checkWording } from './check';
import { forbiddenIn } from './forbidden';
import { wordingSchemaFor } from './schema';
import type { WordingGuard } from './types';

const passes: WordingGuard = () => ({ ok: true });
const input = {
  kind: 'trends',
  builtIn: {
    insights: 'Sleep averaged 2.4 on 12 days and moves together with mood.',
    recommendations: ['Try a fixed time for bed this week.'],
  },
  numbers: [0.62],
  claims: ['Sleep and mood move together.'],
};
const check = (insights: string, recommendation = 'A fixed bedtime is something to try.', guard = passes) =>
  checkWording({ insights, recommendations: [recommendation] }, { input, guard });

describe('checkWording', () => {
  it('lets a faithful text pass, and one that is the built-in text', () => {
    expect(check('On twelve days your sleep was about 2.4, and mood moved along with it.')).toEqual({
      ok: true,
    });
    expect(check(input.builtIn.insights, input.builtIn.recommendations[0])).toEqual({ ok: true });
  });

  it.each([
    ['an invented number', 'Your sleep was 2.9.', 'wording.number'],
    ['one in words', 'Your sleep was low on thirteen days.', 'wording.number'],
    ['digits of another script', 'Your sleep was ٣.', 'wording.number'],
    ['a cause', 'Your mood is low because you sleep badly.', 'wording.cause'],
    ['a diagnosis', 'You sleep little, a sign of depression.', 'wording.diagnosis'],
    ['a medicine', 'You sleep little. Melatonin is something to try.', 'wording.medicine'],
    ['an invented direction', 'Your sleep is going down.', 'wording.direction'],
    ['a link', 'Read on at www.example.org.', 'wording.link'],
  ])('refuses %s', (_, text, rule) => {
    expect(check(text)).toEqual({ ok: false, rule });
    expect(check('Sleep moved along with mood.', text)).toEqual({ ok: false, rule });
  });

  it('refuses a direction turned round, and a tie where there was none', () => {
    const builtIn = {
      insights: 'Calm is going down (more stressed): 0.8 points lower.',
      recommendations: [],
    };
    const verdict = (insights: string) =>
      checkWording({ insights, recommendations: [] }, { input: { ...input, builtIn }, guard: passes });
    expect(verdict('Your calm rating has fallen by 0.8 points.')).toEqual({ ok: true });
    expect(verdict('Calm is going up by 0.8 points.')).toEqual({
      ok: false,
      rule: 'wording.direction',
    });
    expect(verdict('Calm and sleep go hand in hand.')).toEqual({ ok: false, rule: 'wording.tie' });
  });

  it('refuses what the guard refuses, in any of the texts', () => {
    const guard: WordingGuard = (text) =>
      text.includes('secret') ? { ok: false, rule: 'secrecy' } : { ok: true };
    expect(check('A calm text.', 'Keep it a secret.', guard)).toEqual({ ok: false, rule: 'secrecy' });
  });

  it('keeps the help lines', () => {
    const builtIn = { insights: 'Call or text 988, or text HOME to 741741.', recommendations: [] };
    const verdict = (insights: string) =>
      checkWording({ insights, recommendations: [] }, { input: { ...input, builtIn }, guard: passes });
    expect(verdict('You can call 988.')).toEqual({ ok: false, rule: 'wording.help-lost' });
    expect(verdict('You can call 988, or text HOME to 741741.')).toEqual({ ok: true });
  });
});

describe('forbiddenIn', () => {
  it.each([
    'Bad sleep causes low mood',
    'This is due to stress',
    'Stress leads to bad nights',
    'It led to a low week',
    'Caffeine makes you restless',
    'A low week, thanks to work',
    'That’s why you are tired',
    'Work affects your sleep',
    'Your nights are driven by stress',
    'More sleep will improve your mood',
    'Sleep boosts your energy',
    'The reason is stress',
    'Low energy results in low mood',
    'BECAUSE of that',
  ])('hears a claim of cause in "%s"', (text) => {
    expect(forbiddenIn(text)).toBe('cause');
  });

  it.each([
    'Mood and sleep move together.',
    'Mood tends to be higher on days with more sleep.',
    'A walk is something to try.',
    'Your energy was lower this week than before.',
    'You could make a short list tonight.',
    'It may be a good moment to rest.',
    'Keep one evening for yourself.',
  ])('lets "%s" pass', (text) => {
    expect(forbiddenIn(text)).toBeUndefined();
  });
});

describe('the schema of an answer', () => {
  const schema = wordingSchemaFor(input.builtIn);
  const good = { insights: 'Fine.', recommendations: ['Rest.'] };

  it.each([
    ['fewer recommendations', { ...good, recommendations: [] }],
    ['more recommendations', { ...good, recommendations: ['Rest.', 'Walk.'] }],
    ['an empty text', { ...good, insights: '  ' }],
    ['a page', { ...good, insights: 'x'.repeat(201) }],
    ['another field', { ...good, note: 'x' }],
  ])('refuses %s', (_, answer) => {
    expect(schema.safeParse(good).success).toBe(true);
    expect(schema.safeParse(answer).success).toBe(false);
  });
});
