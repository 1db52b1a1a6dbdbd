import { describe, expect, it } from 'vitest';
import { inLanguage, lastOf, play, stepsOf } from '../../../../../tests/factories/harbor/play';

describe('a direct question', () => {
  it.each([
    ['is this free or do i pay later', 'ABOUT.free'],
    ['does the app cost anything', 'ABOUT.free'],
    ['sos gratis o después me cobrás?', 'ABOUT.free'],
    ['esto es gratis?', 'ABOUT.free'],
    ['fine. do you even work or is this wellness theatre', 'ABOUT.evidence'],
    ['any evidence that it helps?', 'ABOUT.evidence'],
    ['no me contestaste. hay algún estudio o no?', 'ABOUT.evidence'],
    ['explicame cómo decidís qué contestar', 'ABOUT.how'],
    ['how do you decide what to say', 'ABOUT.how'],
    ['is it normal to hate being a mum sometimes', 'ABOUT.normal'],
    ['am i a bad person', 'ABOUT.normal'],
    ['es normal sentir alivio?', 'ABOUT.normal'],
    ['is it bad that i wanted him to be proud', 'ABOUT.normal'],
    ['me da roche felicitarlo, es normal?', 'ABOUT.normal'],
    ['will she think im being soft. what will she think', 'ABOUT.others'],
    ['no its fine. do u think my mom will be mad', 'ABOUT.others'],
    ['¿crees que mi jefe se va a enojar?', 'ABOUT.others'],
  ])('%j is answered (%s)', (asked, step) => {
    expect(lastOf([asked]).step).toBe(step);
  });

  it('goes before a goodbye in the same text', () => {
    expect(lastOf(['chau, gracias igual. una última: sos gratis o después me cobrás?']).step).toBe(
      'ABOUT.free',
    );
  });

  it.each([
    ['caring', 'es', '¿es normal que a veces desee que se acabe?', /cuidan|cuida/],
    ['grief', 'en', 'is it normal to laugh already', /Grief|miss/],
    ['sleep', 'en', 'is it normal to hate being a mum sometimes', /parents?/],
  ] as const)(
    'whether it is normal is answered for what it is about: %s',
    (topic, language, asked, words) => {
      const { last } = play([asked], inLanguage(`TOPIC.${topic}`, language, topic));
      expect(last.lines.join(' ')).toMatch(words);
    },
  );

  it.each([
    'there is a study group at my school and nobody talks to me',
    'work is not working out for me',
    'i have an exam for my studies on friday',
    'my pay is not enough',
    'the movie was free and good',
  ])('is none of these: %j', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^ABOUT\.(?:free|evidence|how|normal|others)/);
  });
});

describe('what only Harbor can be asked', () => {
  it.each(['are u gonna tell my mum about this? she thinks mayas lovely', 'hello?? does my mum see this'])(
    'is answered on a page of their own, too: %j',
    (asked) => {
      const page = ['>weighs', '>else', '>self', '>self', '>thought', '>start', '>3', 'they lied to me'];
      const { last } = play([...page, asked]);
      expect(last.step).toMatch(/^ABOUT\.(?:tell|near|reads)$/);
      expect(play([...page, asked, '>goOn']).last.step).toBe('THOUGHT.2');
    },
  );
});

describe('a goodbye at the end', () => {
  it.each([
    'nothing. thx bye',
    'thats actually nice. night',
    'nothing. gotta go, dinner is ready',
    'ok im better now, gracias. chao',
  ])('is one, whatever stands before it: %j', (text) => {
    expect(lastOf(['>step', '>start', '>3', text]).step).toMatch(/^END/);
  });

  it('is none in a greeting of the evening', () => {
    expect(lastOf(['buenas noches hija no se bien como va esto']).step).not.toMatch(/^END/);
    expect(lastOf(['>weighs', 'buenas noches, gracias']).step).toMatch(/^END/);
  });

  it('is none in a letter', () => {
    const { last } = play(['>weighs', '>loss', '>letter', '>start', '>3', 'i miss you. goodnight']);
    expect(last.step).toMatch(/^LETTER/);
  });
});

describe('what is wanted or planned', () => {
  it.each([
    ['a step then. something tiny', /^(?:X\.offer|STEP)/],
    ['ok lets try the breathing', /^(?:X\.offer|BREATH)/],
    ['vale, un paso pequeño', /^(?:X\.offer|STEP)/],
    ['quiero escribir', /^(?:X\.offer|WRITE)/],
  ])('%j begins it', (text, step) => {
    expect(lastOf(['my boss yells at me every day', text]).step).toMatch(step);
  });

  it.each([
    'i will tell my sister tonight',
    'igual se lo cuento a mi prima',
    'voy a hablar con mi mamá mañana',
  ])('%j is a plan, and offered to be kept', (text) => {
    expect(lastOf(['i am so stressed about everything', text]).step).toBe('PLAN');
  });

  it.each([
    'i will tell him what he deserves',
    'i want to write to my mom but i am scared',
    'should i call her?',
  ])('%j is none', (text) => {
    expect(lastOf(['i am so stressed about everything', text]).step).not.toBe('PLAN');
  });

  it('takes "no" with another topic behind it as that topic', () => {
    const steps = stepsOf([
      'Hello. I loose my job on friday and I not said to my wife yet',
      'no wife is good. Problem is the job',
    ]);
    expect(steps.at(-1)).toBe('TOPIC.work');
  });

  it('takes whose drinking it is from who puts it right', () => {
    const { last } = play(["wrong button. I'm the one drinking"], inLanguage('NEAR', 'en', 'drink'));
    expect(last.step).toBe('TOPIC.drink');
  });
});
