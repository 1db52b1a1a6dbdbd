import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const asked = (language: 'en' | 'es', step = 'SQ.plain') => at(step, { level: 'concern', language });

describe('a no to doing it, or to nobody but themselves, at the question about their life', () => {
  it.each([
    [
      "I wouldn't do anything. I've got kids. I just think they'd manage fine, is all. Probably better.",
      'en',
    ],
    ["i'd never act on it, my mum would fall apart", 'en'],
    ["wouldn't go through with it if that's what you mean", 'en'],
    ["I could never do that to my sister. but it's there", 'en'],
    ['it pops into my head on the train. not going to do anything', 'en'],
    ["Not as such. They'd all get by, that's what I tell myself.", 'en'],
    ["no. I'd not mind if it all stopped one day, that's all", 'en'],
    ["nah I won't do anything stupid, it just crosses my mind when I drive", 'en'],
    ['honestly they would be happier. not saying I would', 'en'],
    ["no but everyone'd be fine in a month", 'en'],
    [
      'eh, tampoco asi. se me pasa por la cabeza cuando voy manejando, pero no haria nada, tengo los niños',
      'es',
    ],
    ['no lo haría, por mis hijos', 'es'],
    ['tanto como hacerlo no, pero me viene la idea de noche', 'es'],
    ['No sería capaz de hacerles eso a mis padres.', 'es'],
    ['nunca haria nada, solo pienso q se las arreglarian igual', 'es'],
    ['no voy a hacer ninguna locura tranquilo. pero me cruza por la mente', 'es'],
    ['no, pero si no despertara mañana tampoco me quejaria', 'es'],
    ['no haría nada. que estarían más tranquilos, eso sí', 'es'],
    ['me ronda por la cabeza, nada mas', 'es'],
    ['no pienso hacerlo eh, es que todos descansarian', 'es'],
  ] as const)('is "sometimes" in %j', (text, language) => {
    const { talk, last } = play([text], asked(language));
    expect([last.step, talk.risk.answer, talk.risk.level]).toEqual(['SOME', 'sometimes', 'concern']);
  });

  it.each([
    ['no, never, not at all', 'en'],
    ["God no. I'd never do that.", 'en'],
    ['no! what? I am just tired from work', 'en'],
    ['nope. not at all', 'en'],
    ["no, I've got a lot to live for", 'en'],
    ["no. they'd be lost without me", 'en'],
    ['no. my kids will be fine, they are at grandmas', 'en'],
    ['no, nothing like that crosses my mind', 'en'],
    ['no no, nunca, para nada', 'es'],
    ['claro que no', 'es'],
    ['no, nunca lo haria, quiero vivir', 'es'],
    ['no, jamás se me ha pasado por la cabeza', 'es'],
    ['no hombre, es el trabajo', 'es'],
  ] as const)('stays a no in %j', (text, language) => {
    expect(play([text], asked(language)).talk.risk.answer).toBe('no');
  });

  it('says first that the thought counts, and puts no thanks for honesty before it alone', () => {
    const { last } = play(["I wouldn't do anything, it just crosses my mind"], asked('en'));
    expect(last.lines[0]).toMatch(/thought/);
  });

  it('stays "only thoughts" where it is asked whether they could act on it', () => {
    const { last } = play(
      ["no, I wouldn't do anything"],
      at('SUI.1', { level: 'crisis', raisedBy: 'person', flow: 'SUI', answer: 'yes' }),
    );
    expect(last.step).toBe('SUI.near');
  });
});
