import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';

const LINES = {
  en: ['you moved my shift and i dunno why', 'some warning', 'tell me the day before'],
  es: ['me cambiaste el turno y no sé por qué', 'un aviso', 'avísame un día antes'],
} as const;
const shown = (language: 'en' | 'es'): Played => play(LINES[language], at('WORDS.1', { language }));
const BUTTONS = ['keep', 'again', 'delete'];

describe('what is said against lines that are shown', () => {
  it.each([
    ['could you make it sound a bit kinder', 'en', 'reword'],
    ['can u rewrite it', 'en', 'reword'],
    ['put it in nicer words pls', 'en', 'reword'],
    ['lol thats literally what i typed', 'en', 'same'],
    ['you are giving me my own words back', 'en', 'same'],
    ['how do i edit it', 'en', 'change'],
    ['you kept the dunno in there', 'en', 'change'],
    ['lo puedes poner más bonito?', 'es', 'reword'],
    ['redáctalo mejor', 'es', 'reword'],
    ['me devuelves lo mismo que puse', 'es', 'same'],
    ['eso es lo que yo escribí', 'es', 'same'],
    ['puedo cambiar algo antes de mandarlo', 'es', 'change'],
    ['quita la parte de que no sé', 'es', 'change'],
    ['dejaste lo de mi mamá ahí', 'es', 'change'],
  ] as const)('%j gets a short honest answer, and never the page again', (text, language, kind) => {
    const { last, talk } = play([text], shown(language));
    expect(last.step).toBe('WORDS.done');
    expect(talk.memory.said[`record.${kind}`]).toBe(1);
    expect(last.record).toBeUndefined();
    expect(last.lines).toHaveLength(1);
    expect(last.choices.map(({ id }) => id)).toEqual(BUTTONS);
  });

  it.each([
    ['en', 'can you put it better', 'make it softer please', 'can it be said nicer'],
    ['es', 'ponlo más suave', 'lo puedes mejorar', 'que suene mejor'],
  ] as const)('is answered in other words each time (%s)', (language, ...texts) => {
    const { replies } = play(texts, shown(language));
    const said = replies.slice(-texts.length).map(({ lines }) => lines[0]);
    expect(new Set(said).size).toBe(texts.length);
  });

  it.each([
    ['show me again', 'en'],
    ['muéstramelo otra vez', 'es'],
  ] as const)('%j still shows it', (text, language) => {
    expect(play([text], shown(language)).last.record).toHaveLength(3);
  });

  it('has labels that are no questions of a form', () => {
    for (const language of ['en', 'es'] as const)
      expect(shown(language).last.record?.every(({ label }) => !/[?¿]/.test(label))).toBe(true);
  });
});

describe('going through the lines again', () => {
  it('takes a new line, and what is skipped stays', () => {
    const { last } = play(['>again', '>skip', 'a day of warning', '>skip'], shown('en'));
    expect(last.step).toBe('WORDS.done');
    expect(last.record?.map(({ text }) => text)).toEqual([LINES.en[0], 'a day of warning', LINES.en[2]]);
  });

  it('is there for a thought and a letter, too', () => {
    const letter = play(
      ['you never came', 'that i was there', '>again'],
      play(['>start', '>3'], at('LETTER.1')),
    );
    expect(letter.replies.map(({ step }) => step)).toContain('LETTER.done');
    expect(letter.last.step).toBe('LETTER.1');
  });
});

describe('a need that is the request already', () => {
  it.each([
    ['that she waits till the end of the month', 'en'],
    ['please give me two more weeks', 'en'],
    ['can you call me first', 'en'],
    ['que me deje pagar en dos partes', 'es'],
    ['necesito que baje el volumen', 'es'],
    ['q no me grite delante de los niños', 'es'],
  ] as const)('%j is not asked for again', (text, language) => {
    const { last, talk } = play([text], at('WORDS.2', { language }));
    expect([last.step, talk.memory.slots.ask]).toEqual(['WORDS.done', text]);
  });

  it.each([
    ['some sleep', 'en'],
    ['to be asked first', 'en'],
    ['a bit of quiet', 'en'],
    ['necesito dormir', 'es'],
    ['tiempo', 'es'],
    ['un poco de ayuda', 'es'],
  ] as const)('%j is', (text, language) => {
    expect(play([text], at('WORDS.2', { language })).last.step).toBe('WORDS.3');
  });
});
