import { describe, expect, it } from 'vitest';
import { at, inLanguage, play, type Played } from '../../../../../tests/factories/harbor/play';

/** At a step of an exercise, by the buttons that lead there. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  'SLEEP.3': ['>bedtime', '>skip'],
  'SLEEP.7': ['>day'],
  'SLEEP.8': ['>day', '>next'],
  'SLEEP.9': ['>nights'],
};
const within = (step: string, language: 'en' | 'es'): Played =>
  play(['>start', '>3', ...(WAYS[step] ?? [])], at(`${step.split('.')[0] ?? ''}.1`, { language }));
const inUrge = (language: 'en' | 'es', ...more: string[]): Played =>
  play(['>start', '>3', ...more], inLanguage('URGE.1', language, 'drink'));

describe('a step that is said to be done', () => {
  it.each([
    ['SLEEP.7', 'did that, went out early', 'en', 'SLEEP.8'],
    ['SLEEP.9', 'done, got the glasses', 'en', 'SLEEP.10'],
    ['KIND.1', 'ok did it, kind of', 'en', 'KIND.2'],
    ['SLEEP.7', 'ya lo hice, salí temprano', 'es', 'SLEEP.8'],
    ['SLEEP.3', 'listo, apagué todo', 'es', 'SLEEP.4'],
    ['KIND.1', 'ya, más o menos', 'es', 'KIND.2'],
  ] as const)('%s %j leads on', (step, text, language, to) => {
    expect(play([text], within(step, language)).last.step).toBe(to);
  });

  it.each([
    ['SLEEP.8', 'not done yet', 'en'],
    ['SLEEP.8', 'todavía no', 'es'],
  ] as const)('%s %j does not', (step, text, language) => {
    expect(play([text], within(step, language)).last.step).not.toBe('X.after');
  });
});

describe('what was done against an urge', () => {
  it.each([
    ['emptied it down the drain', 'en'],
    ['i walked out of the shop', 'en'],
    ['handed my wallet to my brother, put it away', 'en'],
    ['la vacié en el fregadero', 'es'],
    ['ya me salí de la cantina', 'es'],
    ['le di la cartera a mi hermana', 'es'],
  ] as const)('%j is met, and goes on', (text, language) => {
    const { last, talk } = play([text], inUrge(language, '>skip', '>strong'));
    expect([last.step, talk.memory.said['urge.deed']]).toEqual(['URGE.4', 1]);
  });

  it.each([
    ['did it. the can is still here', 'en', 'urge.near'],
    ['hecho, la botella sigue ahí en la mesa', 'es', 'urge.near'],
    ['threw it away. do i have a problem', 'en', 'normal.doctor'],
    ['ya la tiré. tengo un problema?', 'es', 'normal.doctor'],
  ] as const)('%j: what stands with it has a line', (text, language, lead) => {
    const { last, talk } = play([text], inUrge(language, '>skip', '>strong'));
    expect([last.step, talk.memory.said[lead]]).toEqual(['URGE.4', 1]);
  });

  it('is none where it was only wished', () => {
    for (const [text, language] of [
      ['i should have left the bar', 'en'],
      ['casi la tiro', 'es'],
    ] as const)
      expect(
        play([text], inUrge(language, '>skip', '>strong')).talk.memory.said['urge.deed'],
      ).toBeUndefined();
  });
});

describe('an exercise that is offered', () => {
  it.each([
    ['i havent got 8 mins', 'en'],
    ['i only have a minute', 'en'],
    ['dont even have 5 minutes right now', 'en'],
    ['no tengo ni cinco minutos', 'es'],
    ['solo tengo un ratito', 'es'],
    ['ni 8 minutos tengo libres', 'es'],
  ] as const)('%j: a shorter one is offered, and not begun', (text, language) => {
    const { last, talk } = play([text], inLanguage('SOLVE.1', language, 'money'));
    expect(last.step).toBe('X.other');
    expect(talk.memory.refused).toContain('SOLVE');
  });

  it('has the shortest way where it is short already', () => {
    const { talk } = play(['i dont even have 2 minutes'], inLanguage('BREATH.1', 'en', 'sleep'));
    expect(talk.memory.said['offer.oneBreath']).toBe(1);
  });

  it('asks for no kind that its button named', () => {
    for (const [language, number] of [
      ['en', 'like a 4'],
      ['es', 'pues un 3'],
    ] as const) {
      const { last } = play(['>step', '>start', number], inLanguage('TOPIC.lonely', language, 'lonely'));
      expect(last.step).toBe('STEP.2');
      expect(
        play(['>kind'], play(['>step', '>start', '>3'], inLanguage('TOPIC.lonely', language, 'lonely'))).last
          .step,
      ).toBe('STEP.1');
    }
    expect(play(['>step', '>start', '>3'], inLanguage('TOPIC.low', 'en', 'low')).last.step).toBe('STEP.1');
  });
});

const inStep = (language: 'en' | 'es', ...more: string[]): Played =>
  play(['>start', '>3', '>person', ...more], inLanguage('STEP.1', language, 'lonely'));

describe('a small step toward somebody', () => {
  it.each([
    ['today, but what do i say, its been years', 'en', 'open.long'],
    ['tomorrow. what do i say, i barely know him', 'en', 'open.new'],
    ['tonight. what do i write', 'en', 'open.line'],
    ['hoy, pero qué le digo después de tantos años', 'es', 'open.long'],
    ['mañana, y que le digo si apenas la conozco', 'es', 'open.new'],
    ['mañana en la pausa. que le digo', 'es', 'open.line'],
  ] as const)('%j: the line to open with fits', (text, language, lead) => {
    const step = language === 'es' ? 'hablarle a la del taller' : 'talk to the guy from class';
    expect(play([text], inStep(language, step, '>five')).talk.memory.said[lead]).toBe(1);
  });

  it.each([
    ['lol', 'en'],
    ['haha but i hardly know her', 'en'],
    ['no, we have never really talked', 'en'],
    ['jajaja', 'es'],
    ['jaja pero si casi no lo conozco', 'es'],
    ['pero si nunca hemos hablado', 'es'],
  ] as const)('%j is no obstacle', (text, language) => {
    const step = language === 'es' ? 'saludar a mi vecina' : 'say hi to my neighbor';
    expect(play([text], inStep(language, step, '>five', '>today')).last.step).toBe('STEP.6');
  });

  it.each([
    ['haha that i chicken out', 'en'],
    ['that i am too tired', 'en'],
    ['jaja que me dé pena', 'es'],
    ['que llueva', 'es'],
  ] as const)('%j may be one', (text, language) => {
    const step = language === 'es' ? 'saludar a mi vecina' : 'say hi to my neighbor';
    expect(play([text], inStep(language, step, '>five', '>today')).last.step).not.toBe('STEP.6');
  });
});

describe('breathing that did no good', () => {
  it.each([
    ['im getting pins and needles, its worse', 'en'],
    ['this is not helping, my hands tingle, tingling', 'en'],
    ['stop the breathing thing', 'en'],
    ['se me duermen las manos, voy peor', 'es'],
    ['me da hormigueo', 'es'],
    ['respirar me pone peor', 'es'],
  ] as const)('%j: the senses come in its place, and it does not come back', (text, language) => {
    const { last, talk } = play(['>breathe', text], inLanguage('TOPIC.panic', language, 'panic'));
    expect(last.step).toBe('GROUND.1');
    expect(talk.memory.refused).toContain('BREATH');
    expect(last.lines.join(' ')).not.toMatch(/Sit or|lie|Siéntate/);
  });

  it('is not begun again by a body that was asked about', () => {
    for (const [text, language] of [
      ['no, it has happened before, they told me it was panic', 'en'],
      ['no, ya me había pasado, dijeron que era pánico', 'es'],
    ] as const)
      expect(play([text], { ...at('BODY', { language }) }).last.step).toBe('GROUND.1');
  });

  it('may be wished for again', () => {
    const left = play(['>breathe', 'its getting worse'], inLanguage('TOPIC.panic', 'en', 'panic'));
    expect(play(['>stop', 'i want to do the breathing'], left).last.step).toMatch(/^(?:X\.offer|BREATH\.1)$/);
  });

  it.each([
    ['my mug. what if it starts again', 'en'],
    ['the seat in front. 5 more stops', 'en'],
    ['it might come back', 'en'],
    ['la barra. y si me vuelve', 'es'],
    ['me faltan 3 estaciones', 'es'],
    ['puede volver', 'es'],
  ] as const)('%j while looking around has a line, and goes on', (text, language) => {
    const from = play(['>ground'], inLanguage('TOPIC.panic', language, 'panic'));
    const { last, talk } = play([text], from);
    expect([last.step, talk.memory.said['ground.back']]).toEqual(['GROUND.2', 1]);
  });
});
