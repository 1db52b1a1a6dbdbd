import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';
import { wholeStep } from '../plain/of-life/whole-step';

const asked = (language: 'en' | 'es', kind = '>liked'): Played =>
  play(['>step', '>start', '>3', kind], at('OPEN', { language }));

describe('a step with a day or a size of its own', () => {
  it.each([
    ['on sunday i could go see my niece dance', 'en', 'go see my niece dance', 'on sunday'],
    [
      'maybe i can go to the choir on thursday and sit at the back',
      'en',
      'go to the choir and sit at the back',
      'on thursday',
    ],
    ['saturday i could have dinner at my uncles', 'en', 'have dinner at my uncles', 'saturday'],
    [
      'el domingo podría ir a comer con mis tíos. me da pena pero sí',
      'es',
      'ir a comer con mis tíos',
      'el domingo',
    ],
    ['pues puedo ir a misa el jueves', 'es', 'ir a misa', 'el jueves'],
    ['el sabado voy a ver entrenar a los niños', 'es', 'ver entrenar a los niños', 'el sabado'],
  ] as const)('%j is asked neither size nor time', (text, language, step, when) => {
    const { last, talk } = play([text], asked(language));
    expect(last.step).toBe('STEP.5');
    expect(talk.memory.slots).toMatchObject({ step, when });
    const done = play(['>nothing'], { ...asked(language), talk, last });
    expect(done.last.lines.join(' ')).toContain(`${step}, ${when}`);
  });

  it.each([
    ['read one page of the book', 'en'],
    ['walk to the corner', 'en'],
    ['go to my sons game', 'en'],
    ['lavar dos platos', 'es'],
    ['ir al partido de mi hijo', 'es'],
    ['una canción con los ojos cerrados', 'es'],
  ] as const)('%j is only asked when', (text, language) => {
    expect(play([text], asked(language)).last.step).toBe('STEP.4');
  });

  it.each([
    ['tidy my room', 'en'],
    ['wash the dishes', 'en'],
    ['clean the kitchen', 'en'],
    ['ordenar la pieza', 'es'],
    ['lavar los platos', 'es'],
    ['estudiar', 'es'],
  ] as const)('%j is made smaller first', (text, language) => {
    expect(play([text], asked(language, '>waiting')).last.step).toBe('STEP.3');
    expect(wholeStep(text)).toBeNull();
  });

  it('can still be made smaller by its button', () => {
    const { last } = play(['read one page', '>now', 'the noise', '>smaller'], asked('en'));
    expect(last.step).toBe('STEP.3');
  });
});
