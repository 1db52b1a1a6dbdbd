import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const asked = (language: 'en' | 'es' = 'en') => at('SQ.harm', { level: 'concern', language });

describe('a yes in substance to the question about hurting themselves', () => {
  it.each([
    ['i mean. thats what they saw. i do it when it gets too loud in my head, not all the time', 'en'],
    ['it helps. thats all', 'en'],
    ["it's how I cope, has been since year 9", 'en'],
    ['those are from me', 'en'],
    ['I only do it on my thighs where no one looks', 'en'],
    ["i've been doing it since march", 'en'],
    ['I scratch myself when she starts screaming', 'en'],
    ["it's not about dying. it just quiets my head", 'en'],
    ["im not trying to die, it's the only thing that works", 'en'],
    ['well that is what my mum saw yeah', 'en'],
    ['pues eso fue lo que vieron', 'es'],
    ['lo hago cuando ya no aguanto', 'es'],
    ['me los hice yo', 'es'],
    ['a veces me corto cuando gritan', 'es'],
    ['es que eso me calma', 'es'],
    ['lo vengo haciendo desde los 13', 'es'],
    ['no es para morirme, es mi manera de aguantar', 'es'],
    ['me rasguño los brazos si peleamos', 'es'],
    ['es lo único que me ayuda', 'es'],
    ['yo lo hice el sábado, nomás', 'es'],
  ] as const)('opens that flow in %j', (text, language) => {
    const { talk, last } = play([text], asked(language));
    expect([last.step, talk.risk.level, talk.risk.flow]).toEqual(['HARM', 'crisis', 'HARM']);
  });

  it.each([
    ['no, it was the cat', 'en'],
    ["I don't do it", 'en'],
    ['no never. I fell off my bike', 'en'],
    ['I did my homework on time', 'en'],
    ['they saw the rash', 'en'],
    ['no, nunca lo he hecho', 'es'],
    ['fue mi gato', 'es'],
    ['no lo hago', 'es'],
    ['me corté el pelo nomás', 'es'],
    ['no, me caí', 'es'],
  ] as const)('is none in %j', (text, language) => {
    expect(lastOf([text], asked(language)).step).not.toBe('HARM');
  });

  it('goes to the question whether they could act on it where a wish to die is named with it', () => {
    expect(lastOf(['yes, and i want to be dead'], asked()).step).toBe('SUI.1');
  });
});

describe('self-harm that was told', () => {
  const told = (language: 'en' | 'es' = 'en') =>
    play(
      [language === 'en' ? 'i do it when it gets too loud' : 'lo hago cuando no aguanto'],
      asked(language),
    );

  it.each([
    ['im not gonna die or anything its not like that. i just dont want them checking me every night', 'en'],
    ['it is not about dying', 'en'],
    ['no es que me quiera morir, no es eso', 'es'],
  ] as const)('takes back only the dying in %j', (text, language) => {
    const { talk, last } = play([text], told(language));
    expect([last.step, talk.risk.level, talk.risk.flow]).toEqual(['HARM', 'crisis', 'HARM']);
    expect(play(['>no'], { talk, last, replies: [] }).last.step).toBe('HARM.3');
  });

  it('stays known after "you read it wrong", which takes one step down', () => {
    const from = play(['>no', '>sometimes', '>misread'], told());
    expect(from.last.step).toBe('SQ.doubt');
    const { talk, last } = play(['yeah you read it wrong. i literally said its not like that'], from);
    expect([last.step, talk.risk.level, talk.risk.flow]).toEqual(['HARM.known', 'concern', 'HARM']);
  });

  it('is dropped by a "no" to that very question', () => {
    const { talk } = play(['>misread', '>no'], told());
    expect(talk.risk.told).not.toContain('harm');
  });

  it.each([
    [
      'she doesnt know its been since year 10. and that shouting makes me want to do it more. like tonight',
      'en',
    ],
    ['i want to do it again so bad', 'en'],
    ['the urge is really strong today', 'en'],
    ['cuando grita me dan más ganas de hacerlo', 'es'],
    ['tengo muchas ganas de hacerlo otra vez', 'es'],
    ['me entran ganas, ahora mismo', 'es'],
  ] as const)('meets the urge at once in an exercise: %j', (text, language) => {
    const from = told(language);
    const words = at('WORDS.1', { ...from.talk.risk, level: 'concern', question: null });
    expect(play([text], words).last.step).toMatch(/^HARM\.[23]$/);
  });

  it.each([
    ['she wants me to do it differently', 'en'],
    ['I do not want to do it any more', 'en'],
    ['que haga la tarea y que lo quiero hacer bien', 'es'],
  ] as const)('is no urge in %j', (text, language) => {
    const words = at('WORDS.1', { ...told(language).talk.risk, level: 'concern', question: null });
    expect(play([text], words).last.step).not.toMatch(/^HARM/);
  });
});

describe('a topic that is denied beside what brings a question', () => {
  it('is not gone back to after it', () => {
    const from = play(
      ['i do it when it gets loud', '>no', '>sometimes', '>misread', '>misread', '>goOn'],
      play(['what no nobody died lol. they just saw my arms'], play(['my grandad died last week'])),
    );
    expect(from.last.step).not.toBe('TOPIC.grief');
    expect(from.talk.memory.denied).toContain('grief');
  });
});
