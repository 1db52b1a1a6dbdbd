import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';

const LINES = {
  en: ['you left before the cake', 'a word from you', 'ring me on monday'],
  es: ['cambiaste la cita sin decirme', 'saberlo antes', 'avísame un día antes'],
} as const;
const shown = (language: 'en' | 'es'): Played => play(LINES[language], at('WORDS.1', { language }));
const BUTTONS = ['again', 'keep', 'delete'];

describe('what is said beside lines that wait to be kept', () => {
  it.each([
    ['nope, he would never read past that', 'en'],
    ['hmm', 'en'],
    ['eh no', 'en'],
    ['thats gonna blow up in my face', 'en'],
    ['i could never give him this', 'en'],
    ['too stiff, im not like this', 'en'],
    ['uy no', 'es'],
    ['mm', 'es'],
    ['asi parece que le estoy reclamando', 'es'],
    ['se me va a voltear', 'es'],
    ['yo no hablo asi', 'es'],
    ['me va a colgar a media frase', 'es'],
  ] as const)('%j: they are not right yet, and are not shown again', (text, language) => {
    const { last, talk } = play([text], shown(language));
    expect([last.step, talk.memory.said['record.notRight']]).toEqual(['WORDS.done', 1]);
    expect(last.record).toBeUndefined();
    expect(last.choices.map(({ id }) => id)).toEqual(BUTTONS);
  });

  it.each(['en', 'es'] as const)('is met in other words five times (%s)', (language) => {
    const texts =
      language === 'es'
        ? ['mm', 'uy no', 'mmm', 'yo no hablo asi', 'ay']
        : ['hm', 'eh no', 'hmm', 'nah', 'i talk different'];
    const { replies } = play(texts, shown(language));
    expect(new Set(replies.slice(-5).map(({ lines }) => lines[0])).size).toBe(5);
  });

  it.each([
    ['thank you', 'en'],
    ['that is really good', 'en'],
    ['i like it', 'en'],
    ['muchas gracias', 'es'],
    ['quedó muy bien', 'es'],
    ['quedó bonito', 'es'],
  ] as const)('%j leaves them as they are', (text, language) => {
    const { last, talk } = play([text], shown(language));
    expect([last.step, talk.memory.said['record.praised']]).toEqual(['WORDS.done', 1]);
  });

  it.each([
    ['my brother lost his job yesterday', 'en'],
    ['ayer mi tía llegó sin avisar', 'es'],
  ] as const)('%j is told, and none of it is kept', (text, language) => {
    const { last, talk } = play([text], shown(language));
    expect(last.step).not.toBe('WORDS.kept');
    expect(talk.memory.said['record.notRight']).toBeUndefined();
  });

  it.each([
    ['keep it as it is', 'en', 'WORDS.kept'],
    ['delete it', 'en', 'WORDS.deleted'],
    ['guárdalo', 'es', 'WORDS.kept'],
    ['bórralo', 'es', 'WORDS.deleted'],
  ] as const)('%j goes its own way', (text, language, step) => {
    expect(play([text], shown(language)).last.step).toBe(step);
  });

  it('holds for a choice, and for half a page', () => {
    const choice = play(['move or stay', 'more room', 'far from my sister', 'the rent'], at('DECIDE.1'));
    expect(play(['thats not it at all'], choice).talk.memory.said['record.notRight']).toBe(1);
    const half = play(['you never wrote', '>stop'], at('WORDS.1'));
    const { last, talk } = play(['meh'], half);
    expect([last.step, talk.memory.said['record.half']]).toEqual(['X.left', 1]);
  });
});

describe('what is said to Harbor around a line', () => {
  it.each([
    ['like i said, give the drill back', 'en', 'give the drill back'],
    ['i told you. stop parking there', 'en', 'stop parking there'],
    ['idk maybe lend me the car', 'en', 'maybe lend me the car'],
    ['lol just pay me back', 'en', 'just pay me back'],
    ['come on saturday, idk', 'en', 'come on saturday'],
    ['let me know first haha', 'en', 'let me know first'],
    ['pues eso, que me avise antes', 'es', 'me avise antes'],
    ['como te dije, devuélveme la llave', 'es', 'devuélveme la llave'],
    ['jaja que me pague', 'es', 'que me pague'],
    ['que venga el sábado, no sé', 'es', 'que venga el sábado'],
    ['que me escuche jajaja', 'es', 'que me escuche'],
    ['i told you the truth about it', 'en', 'i told you the truth about it'],
    ['because i dont know why', 'en', 'because i dont know why'],
    ['no sé qué te hice', 'es', 'no sé qué te hice'],
    ['por eso no te llamé', 'es', 'por eso no te llamé'],
  ] as const)('%j stands as its line alone', (text, language, line) => {
    const { talk } = play([text], at('WORDS.1', { language }));
    expect(talk.memory.slots.happened).toBe(line);
  });
});
