import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { timeIn } from '../plain/of-exercises/time-said';

const atWhen = (language: 'en' | 'es' = 'en') =>
  play(['>start', '>3', '>person', 'hablar con mi hermana', '>five'], at('STEP.1', { language }));

describe('the time of a small step', () => {
  it.each([
    ['el sabado q ella viene', 'es'],
    ['mañana a las 5', 'es'],
    ['cuando llegue del trabajo', 'es'],
    ['el finde', 'es'],
    ['saturday when she comes', 'en'],
    ['after lunch', 'en'],
    ['on monday morning', 'en'],
    ['at 8', 'en'],
  ] as const)('%j is kept as it was typed', (text, language) => {
    const { last, talk } = play([text], atWhen(language));
    expect(last.step).toBe('STEP.5');
    expect(talk.memory.slots.when).toBe(
      text.replace(/^mañana a/, talk.memory.slots.when?.startsWith('mañana') ? 'mañana a' : 'a'),
    );
  });

  it.each([
    ['no hoy no, el sabado dije', 'el sabado'],
    ['no, el sabado', 'el sabado'],
    ['no el domingo por la tarde', 'el domingo por la tarde'],
  ])('%j changes it alone, while it is made and once it is kept', (text, when) => {
    const made = play(['>today', '>nothing'], atWhen('es'));
    const { last, talk } = play([text], made);
    expect([last.step, talk.memory.slots.when, talk.memory.slots.step]).toEqual([
      'STEP.6',
      when,
      'hablar con mi hermana',
    ]);
    const kept = play(['>keep', text], made);
    expect(kept.talk.memory.person.step).toMatchObject({ when });
    expect(kept.talk.memory.person.step?.text).toContain('hablar con mi hermana');
  });

  it('is put right at the question after it, too', () => {
    const { last, talk } = play(['>today', 'no i said saturday'], atWhen());
    expect([last.step, talk.memory.slots.when]).toEqual(['STEP.5', 'saturday']);
  });

  it('asks what then, when something may get in the way', () => {
    const { last } = play(['>today', 'she may be busy'], atWhen());
    expect(last.step).toBe('STEP.then');
    expect(lastOf(['call her on sunday'], play(['>today', 'she may be busy'], atWhen())).step).toBe('STEP.6');
  });

  it('is none in a text that tells more', () => {
    for (const text of ['son las 3 de la mañana y no puedo dormir', 'today', 'mi hermana', 'i cannot'])
      expect(timeIn(text)).toBeNull();
  });
});

it('shows the ways to choose from in the words they were written in', () => {
  const { last } = play(
    ['she plays music at night', 'quiet by ten', 'ask her', 'earplugs', '>skip'],
    play(['>start', '>3'], at('SOLVE.1')),
  );
  expect(last.choices.slice(0, 2).map(({ label }) => label)).toEqual(['ask her', 'earplugs']);
});

it('joins "de" and "el" in Spanish', () => {
  const from = at('TOPIC.work', { language: 'es' });
  const talk = { ...from.talk, memory: { ...from.talk.memory, topic: 'work' as const } };
  expect(play(['>exercise'], { ...from, talk }).last.lines.join(' ')).toContain('se trata del trabajo');
});

it('offers other exercises each time that they are asked for', () => {
  const from = at('TOPIC.work');
  const talk = { ...from.talk, memory: { ...from.talk.memory, topic: 'work' as const } };
  const once = play(['>exercise'], { ...from, talk });
  const again = play(['>else', '>else', '>work', '>work', '>exercise'], once);
  const ids = (played: typeof once) =>
    played.last.choices.map(({ id }) => id).filter((id) => id.startsWith('x-'));
  expect(ids(once).length).toBe(3);
  expect(ids(again).filter((id) => ids(once).includes(id))).toEqual([]);
});

describe('the buttons of a topic', () => {
  const ids = ({ last }: ReturnType<typeof play>) => last.choices.map(({ id }) => id);

  it('are others when it is opened again, but for the first', () => {
    const once = at('TOPIC.grief');
    const again = play(['>write', '>stop', '>else', '>loss'], once);
    expect([again.last.step, ids(again)[0]]).toEqual(['TOPIC.grief', 'memory']);
    expect(ids(again)).not.toEqual(ids(once));
  });

  it('stay where it only stays open', () => {
    const once = at('TOPIC.grief');
    for (const input of ['>nothing-like-it', 'ok']) expect(ids(play([input], once))).toEqual(ids(once));
  });
});
