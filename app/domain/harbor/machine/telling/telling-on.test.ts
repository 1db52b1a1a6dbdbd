import { describe, expect, it } from 'vitest';
import { inLanguage, play, visit } from '../../../../../tests/factories/harbor/play';
import { WORDS } from '../../content/all-words';

const STORY = {
  en: [
    'so my sister took the machine',
    'without a word',
    'a black one with an iron pedal',
    'she raised us with it, my mom',
    'so i call her and her husband picks up',
    'and he says they sold it',
    'to some guy who puts a plant on it',
  ],
  es: [
    'mi hermana se llevó la máquina\nsin avisar',
    'una negra, con el pedal de hierro',
    'con esa máquina mamá nos crió a las tres',
    'resulta que la llamo\ny me atiende el marido',
    'y dice que la vendieron',
    'en una feria!\na un tipo de Funes',
    'lo que más bronca me da es que ni me preguntaron',
  ],
} as const;

describe('somebody who tells a story', () => {
  it.each(['en', 'es'] as const)('is not cut off by a guess or a question (%s)', (language) => {
    const { replies } = play(STORY[language], play(['>tell'], inLanguage('TOLD', language, 'family')));
    const told = replies.slice(1);
    expect(new Set(told.map(({ step }) => step))).toEqual(new Set(['TOLD.on']));
    expect(told.filter(({ ask }) => ask !== null)).toEqual([]);
    const lines = told.map((reply) => reply.lines.join(' '));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each(['en', 'es'] as const)('has eight lines or more that let them go on (%s)', (language) => {
    expect([WORDS[language]['TOLD.on']?.say ?? []].flat().length).toBeGreaterThanOrEqual(8);
  });

  it.each([
    'Hola querida, soy Graciela, de Rosario.\nTe cuento una cosa',
    'no no, esperá que te cuento\nes por la máquina de coser',
    'nada todavía, dejame terminar jaja',
    'espera no he terminado',
    'te voy a contar una historia',
    'todavía no termino',
    'falta lo peor',
    'wait im not done',
    'let me explain',
    'hold on let me finish',
    'i have to tell you something',
    'wait theres more',
    'ok so story time',
    'let me tell you what happened',
  ])('%j is let go on', (text) => {
    expect(play([text], visit()).last.step).toBe('TOLD.on');
    expect(play([text], inLanguage('TOPIC.family', 'en', 'family')).last.step).toBe('TOLD.on');
  });

  it.each([
    'he never lets me finish',
    'how do i explain it to her',
    'no me deja terminar de hablar',
    'i want him to let me explain',
    'no le cuento a nadie',
    'cuento contigo para el sábado',
    'i told my mom',
    'terminé con mi novio',
    'ya termine la tarea',
    'let me tell you something. my dad died yesterday',
  ])('%j announces none', (text) => {
    expect(play([text], inLanguage('TOPIC.family', 'en', 'family')).last.step).not.toBe('TOLD.on');
  });

  it.each(['thats it', 'so yeah thats the story', 'eso es todo', 'y eso', 'ya está', 'listo, eso era todo'])(
    '%j ends it, and is no goodbye',
    (text) => {
      const from = play(['>tell', 'so my sister took it'], inLanguage('TOLD', 'en', 'family'));
      expect(play([text], from).last.step).toBe('TOLD.that');
    },
  );

  it('is answered where something is asked or wished for', () => {
    const from = play(['>tell'], inLanguage('TOLD', 'en', 'family'));
    for (const text of [
      'what should i do?',
      'give me one tip',
      'i want to write to her',
      'goodbye',
      'are you a robot?',
    ])
      expect(play([text], from).last.step, text).not.toBe('TOLD.on');
  });

  it('is heard where danger is in it', () => {
    const from = play(['>tell'], inLanguage('TOLD', 'en', 'family'));
    expect(play(['and i want to kill myself'], from).last.level).toBe('crisis');
    expect(play(['y entonces me quiero morir'], from).last.level).not.toBe('none');
  });
});
