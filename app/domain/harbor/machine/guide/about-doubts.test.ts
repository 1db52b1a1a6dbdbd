import { describe, expect, it } from 'vitest';
import { at, lastOf } from '../../../../../tests/factories/harbor/play';
import { stepsOf } from '../../../../../tests/factories/harbor/play';

const ASKED = {
  'ABOUT.therapist': [
    'so this is one of those fake therapist things right',
    'fake. therapist. are you one',
    'are you some kind of a counsellor then',
    'usted es psicólogo?',
    'esto es como un terapeuta de mentira',
  ],
  'ABOUT.gpt': [
    'is this just chatgpt',
    'isnt this chatgpt really',
    'esto es el chatgpt?',
    'no será el chat gpt ese',
  ],
  'ABOUT.evidence': [
    'do these things even work',
    'i asked you if it works',
    'does any of this stuff actually help people',
    'y la evidencia?',
    'Ya po. Y la evidencia? Esto sirve o es puro efecto placebo',
    'te pregunté si sirve',
    'pero de verdad ayuda a alguien?',
  ],
  'ABOUT.typing': [
    'can i write here normal? my english is not so good',
    'sorry for my spelling',
    'perdone las faltas, puedo escribir como hablo?',
  ],
  'ABOUT.made': [
    'y quién te escribió a ti, psicólogos o puros ingenieros como yo?',
    'who came up with all this, doctors or computer people',
  ],
  'ABOUT.doubt': [
    'i dont really believe in this stuff',
    'sounds like mumbo jumbo to me',
    'Yo no creo mucho en estas cosas, te digo altiro',
    'soy bastante escéptica',
  ],
  'ABOUT.can': [
    'what is it you do',
    'so what do you do exactly',
    'no se que se hace aquí',
    'y usted qué hace?',
  ],
} as const;

describe('a doubter’s and a newcomer’s question', () => {
  it.each(Object.entries(ASKED).flatMap(([step, texts]) => texts.map((text) => [text, step])))(
    '%j is answered by %s, at the beginning and in the middle of a talk',
    (text, step) => {
      expect(lastOf([text]).step).toBe(step);
      expect(lastOf([text], at('TOPIC.work')).step).toBe(step);
    },
  );

  it('about the trade of who wrote it gets no title that cannot be shown', () => {
    const { lines } = lastOf(['who wrote this, psychologists or engineers']);
    expect(lines.join(' ')).toMatch(/cannot show you|can show you no title/);
  });

  it.each([
    'my therapist is a fake',
    'i work with computers and doctors all day',
    'does it help to cry',
    'mi hermano es psicólogo',
    'mis estudios van mal',
    'no creo en dios desde que era chica',
  ])('is none in %j', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^ABOUT\.(?:therapist|gpt|evidence|typing|made|doubt|can)$/);
  });
});

describe('a greeting in a question', () => {
  it.each(['hello? what do cats dream of', 'hola? y los perros van al cielo?'])(
    '%j does not answer it',
    (text) => {
      expect(stepsOf(['my job is too much', text]).at(-1)).not.toMatch(/^(?:GREET|RETURN\.hello|OPEN)$/);
    },
  );

  it.each(['hey how are you', 'hola cómo estás?'])('%j is a greeting', (text) => {
    expect(lastOf([text]).step).toMatch(/^(?:GREET|OPEN|CHAT(?:\.you)?|ABOUT\.feel)$/);
  });
});
