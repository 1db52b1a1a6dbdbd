import { describe, expect, it } from 'vitest';
import { at, inLanguage, play } from '../../../../../tests/factories/harbor/play';

describe('an urge that is there now', () => {
  it.each([
    ['y ahora que hago con estas ganas, estoy en el carro otra vez al frente de la licorera', 'es'],
    ['estoy afuera de la cantina y me ganan las ganas', 'es'],
    ['qué hago con las ganas de tomar', 'es'],
    ['ahorita tengo unas ganas de beber horribles, ayuda', 'es'],
    ['me muero por un trago, como aguanto', 'es'],
    ['im parked outside the liquor store, this craving is bad', 'en'],
    ['such an urge to drink right now, what do i do', 'en'],
    ['what do i do with this urge', 'en'],
    ['standing in front of the casino again', 'en'],
    ['i want a drink so bad, help me', 'en'],
  ] as const)('%j goes first, with what is there for it and a person', (text, language) => {
    const { last } = play([text], inLanguage('TOPIC.drink', language, 'drink'));
    expect(last.step).toBe('CRAVE');
    expect(last.choices.map(({ id }) => id)).toEqual(['urge', 'person', 'goOn']);
  });

  it('begins without a number, and a page that was made waits behind it', () => {
    const done = play(
      ['i had a bottle on saturday', 'some company', 'come with me on thursday'],
      at('WORDS.1'),
    );
    const { last, talk } = play(['i have such an urge to drink right now'], done);
    expect([last.step, talk.memory.suspended]).toEqual(['CRAVE', 'WORDS.done']);
    expect(last.lines[0]).toMatch(/nothing is lost/);
    expect(play(['>goOn'], { ...done, talk, last }).last.record).toHaveLength(3);
    expect(play(['>urge'], { ...done, talk, last }).last.step).toBe('URGE.1');
  });

  it.each([
    ['yesterday i had such an urge to drink', 'en'],
    ['he says he wants a drink', 'en'],
    ['i work in a bar and my boss shouts', 'en'],
    ['i did not drink today', 'en'],
    ['tengo ganas de llorar ahorita', 'es'],
    ['tengo ganas de ver a mi hija', 'es'],
    ['mi marido tiene ganas de tomar otra vez', 'es'],
    ['ayer tuve ganas de tomar', 'es'],
    ['trabajo en un bar y llego tarde', 'es'],
  ] as const)('is not in %j', (text, language) => {
    expect(play([text], at('TOPIC.work', { language })).last.step).not.toBe('CRAVE');
  });
});
