import { describe, expect, it } from 'vitest';
import { at, lastOf, play, visit } from '../../../../../tests/factories/harbor/play';

describe('somebody else who hurts themselves', () => {
  it.each([
    'un amigo se hace cosas en el brazo, como cortes. y su mama lo va a cachar',
    'es q se hace tajos en los brazos',
    'my mate does stuff to her arms, like cuts',
  ])('is what the talk is about, open to its being oneself: %j', (text) => {
    const { last } = play([text], visit());
    expect(last.step).toMatch(/^(?:THIRD|SQ\.third)$/);
    if (last.step === 'THIRD') expect(last.choices.map(({ id }) => id)).toContain('own');
  });

  it('and not to die, but so that it passes, is no wish to die', () => {
    const from = at('THIRD', { level: 'crisis', flow: 'THIRD', raisedBy: 'person', language: 'es' });
    const text = 'yo no po, dije un amigo. y no es pa morirse, es pa q se le pase';
    expect(lastOf([text], from).step).toBe('THIRD.worried');
  });

  it.each(['yo no po, dije un amigo. y no es pa morirse', 'yo no, dije mi hermana'])(
    'said to the question about oneself is no yes to it: %j',
    (text) => {
      const from = at('SQ.plain', { level: 'concern', language: 'es' });
      expect(lastOf([text], from).step).toBe('SQ.third');
    },
  );

  it.each([
    ['me hago cortes en el brazo', /^(?:SQ\.harm|HARM)/],
    ['dije que me quiero morir', /^SUI/],
    ['se hace cortes de pelo raros', /^(?!THIRD|SQ|SUI)/],
  ])('is not %j', (text, step) => expect(play([text], visit()).last.step).toMatch(step));
});
