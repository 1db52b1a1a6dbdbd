import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';

const LINES = {
  en: ['you have not answered since tuesday', 'i need to know where we stand', 'call me on sunday'],
  es: ['no me contestas desde junio', 'necesito saber qué pasa', 'que me marque hoy en la noche'],
} as const;
const shown = (language: 'en' | 'es'): Played => play(LINES[language], at('WORDS.1', { language }));
const kept = (language: 'en' | 'es'): Played => play(['>keep'], shown(language));

describe('a page that is shown to be kept or deleted', () => {
  it.each([
    ['bruh. delete it. ill just text her hey r we ok', 'en'],
    ['nah scrap it', 'en'],
    ["don't save that", 'en'],
    ['ok erase all of it please. i will call him', 'en'],
    ['i never wanted to keep this', 'en'],
    ['no guardes nada', 'es'],
    ['quita eso porfa', 'es'],
    ['elimínalo todo, ya no lo quiero', 'es'],
  ] as const)('is deleted by %j', (text, language) => {
    expect(play([text], shown(language)).last.step).toBe('WORDS.deleted');
  });

  it.each([
    ['a ver pero cómo queda el mensaje, no lo veo', 'es'],
    ['¿dónde está el mensaje? no aparece nada', 'es'],
    ['muéstramelo otra vez', 'es'],
    ['quiero ver cómo quedó', 'es'],
    ['say what in what order. theres nothing here', 'en'],
    ['let me see it first', 'en'],
    ['where is the message', 'en'],
    ['i cant see anything', 'en'],
    ['read it back to me', 'en'],
  ] as const)('is shown again to %j, and still waits', (text, language) => {
    const { last } = play([text], shown(language));
    expect(last).toMatchObject({ step: 'WORDS.done', effect: 'showRecord' });
    expect(last.record?.map(({ text: line }) => line)).toEqual(LINES[language]);
    expect(last.choices.map(({ id }) => id)).toEqual(['keep', 'again', 'delete']);
  });

  it.each([
    ['keep it please', 'en'],
    ['yes', 'en'],
    ['sí, guárdalo', 'es'],
    ['guárdamelo porfa', 'es'],
  ] as const)('is kept by %j', (text, language) => {
    expect(play([text], shown(language)).last.step).toBe('WORDS.kept');
  });

  it.each([
    ['she laughed at me today', 'en'],
    ['did it just put my question in there', 'en'],
    ['hmm i dont know', 'en'],
    ['that last line is wrong', 'en'],
    ['ay no sé, qué pena', 'es'],
    ['suena muy duro, verdad', 'es'],
    ['hoy me habló bonito', 'es'],
  ] as const)('is never kept by %j', (text, language) => {
    const { last } = play([text], shown(language));
    expect(last.step).not.toBe('WORDS.kept');
    expect(last.lines.join(' ')).not.toMatch(/comes? up in it|You name|Nombras|Stop here leads|aparecen? /);
  });
});

describe('a page that was kept just now', () => {
  it.each([
    ['ya ni modo, borra eso que guardaste. se lo mando yo a mi modo', 'es'],
    ['mejor bórralo', 'es'],
    ['actually delete that', 'en'],
    ['wait, get rid of it. i will text her myself', 'en'],
  ] as const)('is deleted by %j', (text, language) => {
    expect(play([text], kept(language)).last).toMatchObject({ step: 'WORDS.deleted', effect: 'deletePage' });
  });

  it('is shown again to who wanted to see it before', () => {
    const { last } = play(
      ['no, yo no quería guardar nada todavía, quería ver el mensaje completo'],
      kept('es'),
    );
    expect(last).toMatchObject({ step: 'WORDS.done', effect: 'showRecord' });
  });

  it('is no reason to pass over danger', () => {
    for (const text of ['borra eso. ya no quiero vivir', 'delete it all, nobody will need me anyway'])
      expect(play([text], kept('en')).last.level).not.toBe('none');
  });

  it('is not meant where something else is to be deleted', () => {
    expect(play(['i deleted his number yesterday'], kept('en')).last.step).not.toBe('WORDS.deleted');
  });
});
