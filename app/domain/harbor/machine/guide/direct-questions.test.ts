import { describe, expect, it } from 'vitest';
import { inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';

const LISTS = /^(?:UNSURE|WHICH|CONFIRM|FEELING|PICK|TOPIC|MATTER|HELP)/;

describe('a direct question about a life', () => {
  it.each([
    ['should i just text her', 'ABOUT.advice'],
    ['would you go', 'ABOUT.advice'],
    ['do you think i should tell my husband', 'ABOUT.advice'],
    ['tú te casarías?', 'ABOUT.advice'],
    ['what if she laughs', 'ABOUT.others'],
    ['does he like me', 'ABOUT.others'],
    ['crees que ella se moleste?', 'ABOUT.others'],
    ['y si dice que no', 'ABOUT.others'],
    ['what if i fail again', 'ASKED.if'],
    ['y si me arrepiento', 'ASKED.if'],
    ['how long does this feeling last', 'ASKED.pass'],
    ['¿se pasa esto algún día?', 'ASKED.pass'],
    ['how do you know if its love', 'ASKED.sure'],
    ['cómo sabe uno', 'ASKED.sure'],
    ['why do i always do this', 'ASKED.why'],
    ['por qué siempre me pasa a mi?', 'ASKED.why'],
    ['is it too much to ask him', 'ASKED.favor'],
    ['será mucho pedirle?', 'ASKED.favor'],
    ['is that dumb', 'ASKED.silly'],
    ['es tonto que llore por un perro?', 'ASKED.silly'],
    ['should i see a doctor', 'ASKED.doctor'],
    ['debería ir al médico?', 'ASKED.doctor'],
  ])('%j is answered (%s), at first and in a topic', (asked, step) => {
    expect(lastOf([asked]).step).toBe(step);
    expect(lastOf([asked], inLanguage('TOPIC.friends', 'en', 'friends')).step).toBe(step);
  });

  it.each(['and who writes your answers then', 'quién escribe tus respuestas'])(
    'about its words is answered: %j',
    (asked) => {
      expect(lastOf([asked]).step).toBe('ABOUT.made');
    },
  );

  it.each(['how is this supposed to help', 'y entonces de qué sirve hablar contigo'])(
    'about its use is answered: %j',
    (asked) => {
      expect(lastOf([asked]).step).toBe('ABOUT.worth');
    },
  );

  it('is answered for the topic that the talk is about', () => {
    const general = lastOf(['will it get easier'], inLanguage('TOPIC.friends', 'en', 'friends'));
    const ofGrief = lastOf(['will it get easier'], inLanguage('TOPIC.grief', 'en', 'grief'));
    expect(ofGrief.lines).not.toEqual(general.lines);
    expect(ofGrief.lines).toHaveLength(1);
  });

  it.each([
    'y si, es cierto',
    'porque no puedo dormir',
    'i know how long it takes',
    'i should go to work',
    'como si me importara',
  ])('%j asks none of these', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^ASKED|^ABOUT\.(?:advice|others)/);
  });

  it('with danger in it is never answered in general', () => {
    for (const asked of ['what if i die tonight', 'what if he hits me again', 'y si me muero'])
      expect(lastOf([asked]).step).not.toMatch(/^ASKED/);
  });
});

describe('a question that there is no answer to', () => {
  it.each([
    ['do you think dogs know when its the end', 'grief', 'en'],
    ['is the tube running on sunday tho', 'work', 'en'],
    ['cuantos años vive un perro?', 'grief', 'es'],
  ] as const)('%j is told so, in place of a list or the next line', (asked, topic, language) => {
    const { step, lines, choices } = lastOf([asked], inLanguage(`TOPIC.${topic}`, language, topic));
    expect(step).not.toMatch(LISTS);
    expect(step).toBe('ASKED.none');
    expect(lines).toHaveLength(1);
    expect(choices.map(({ id }) => id)).toContain('goOn');
  });

  it('is told so in other words each time', () => {
    const asked = ['is the tube running', 'where do birds sleep', 'who is the president', 'when is easter'];
    const { replies } = play(asked, inLanguage('TOPIC.work', 'en', 'work'));
    const said = replies.slice(1).map(({ lines }) => lines[0]);
    expect(new Set(said).size).toBe(asked.length);
  });
});
