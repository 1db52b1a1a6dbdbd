import { describe, expect, it } from 'vitest';
import { play } from '../../../../../tests/factories/harbor/play';
import { WORDS } from '../../content/all-words';
import { withoutAddress } from '../plain/of-harbor/address';
import { withoutEcho } from '../plain/of-harbor/echo';

const ASKS = [
  'What would help now?',
  'What weighs most in this right now?',
  'What would make it a little lighter?',
  'Which part do you want to keep?',
  'How is today with all of this?',
  '¿Qué te gustaría para ti?',
  '¿Qué es lo que más pesa de esto ahora?',
  '¿Cómo es eso para ti?',
  '¿Qué es posible hoy?',
  '¿Qué te ayuda ahora?',
];

describe('a question said back before the answer', () => {
  it.each([
    ['what weighs most? the nights i guess', 'the nights i guess'],
    ['hm what would help? him saying sorry once', 'him saying sorry once'],
    ['Lighter? Not being the only one who cooks.', 'Not being the only one who cooks.'],
    ['well what weighs most is that i cant tell mum', 'that i cant tell mum'],
    ['which part? the bit where she laughed', 'the bit where she laughed'],
    ['today?? same as yesterday, laundry and crying', 'today?? same as yesterday, laundry and crying'],
    ['para mí? pues no sé, que alguien me dijera gracias', 'pues no sé, que alguien me dijera gracias'],
    ['lo que mas pesa? que ni es tanto la lana', 'que ni es tanto la lana'],
    ['cómo es? y, silencioso', 'y, silencioso'],
    ['¿Posible hoy? Levantarme, y ya.', 'Levantarme, y ya.'],
    ['que me ayuda? nada, dormir', 'nada, dormir'],
    ['a ver, lo que más pesa: que mi papá no llama', 'que mi papá no llama'],
  ])('is left out of %j', (text, told) => {
    expect(withoutEcho(text, ASKS)).toBe(told);
  });

  it.each([
    'what helps with a migraine? i have tried all of it',
    'what? say that again',
    'why me? what did i do to her',
    'how long does it take? i am tired of it',
    'what would help now?',
    'is it normal? i cry at adverts',
    '¿Qué es eso? No conozco la palabra.',
    '¿cómo? no entiendo nada',
    '¿por qué siempre yo? ni hermanos tengo',
    '¿me ayudas? quiero escribirle a mi tía',
    'my back is sore, what would help now? i mean it',
  ])('is none in %j', (text) => {
    expect(withoutEcho(text, ASKS)).toBe(text);
  });
});

describe('a form of address', () => {
  it.each([
    ['No me entendió, amigo. Es una buena noticia.', 'No me entendió. Es una buena noticia.'],
    ['gracias hermano, ya entendí', 'gracias, ya entendí'],
    ['Amiga, no es eso', 'no es eso'],
    ['not what i said, bro', 'not what i said'],
    ['thanks my friend. it is the car', 'thanks. it is the car'],
  ])('is nobody who is told of: %j', (text, told) => {
    expect(withoutAddress(text)).toBe(told);
  });

  it.each([
    'my best friend, she moved to Leeds',
    'me peleé con mi hermano',
    'se fue mi amiga. la extraño',
    'mom, dad, brother, all of them shout',
    'i have no friend, no job',
    'madre',
  ])('is none in %j', (text) => {
    expect(withoutAddress(text)).toBe(text);
  });
});

it('knows the questions of steps as single lines or as lists', () => {
  expect([WORDS.en['TOPIC.work']?.ask ?? []].flat().length).toBeGreaterThan(0);
});

describe('an answer that says the question back first', () => {
  const after = (said: string, answer: string) => {
    const asked = play([said]);
    const echo = (asked.last.ask ?? '')
      .replace(/[¿?]/g, '')
      .replace(/\bti\b/, 'mí')
      .toLowerCase();
    return { echo, ...play([`${echo}? ${answer}`], asked) };
  };

  it.each([
    ['my boss put me on nights again', 'honestly just one weekend off, i miss my kids bath time'],
    ['cuido a mi suegra desde hace tres años', 'pues no sé, una tarde libre y un café caliente'],
    ['mi mejor amigo me debe dinero', 'que ni es tanto el dinero, es que ya no me saluda'],
    ['my friends left me out again', 'seeing the photos after, i guess'],
  ])('is taken for what it tells: after %j', (said, answer) => {
    const { last, echo } = after(said, answer);
    expect(echo).not.toBe('');
    expect(last.step).toMatch(/^(?:TOPIC|MATTER)/);
  });

  it('keeps its danger', () => {
    const asked = play(['my boss put me on nights again']);
    expect(play(['what would help now? if i did not wake up tomorrow'], asked).last.step).toMatch(
      /^(?:SQ|SUI)/,
    );
  });
});
