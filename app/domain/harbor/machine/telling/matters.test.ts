import { describe, expect, it } from 'vitest';
import { inLanguage, lastOf, play, stepsOf } from '../../../../../tests/factories/harbor/play';

describe('what people come with in everyday words', () => {
  it.each([
    ['rent is due friday and i got like 40 bucks', 'MATTER.bills'],
    ['payday isnt till the 1st', 'MATTER.bills'],
    ['they cut off my power', 'MATTER.bills'],
    ['no hay plata pa na', 'MATTER.bills'],
    ['me cortaron la luz', 'MATTER.bills'],
    ['no me alcanza la quincena', 'MATTER.bills'],
    ['este año no hay bono', 'MATTER.bills'],
    ['theres no food in the house', 'MATTER.food'],
    ['my kids are hungry', 'MATTER.food'],
    ['no hay comida en la casa', 'MATTER.food'],
    ['ando sin pega hace 2 meses', 'MATTER.jobless'],
    ['me quede sin chamba', 'MATTER.jobless'],
    ['i just go blank', 'MATTER.blank'],
    ['i have an exam tomorrow and im so nervous', 'MATTER.blank'],
    ['me quedo en blanco en el examen', 'MATTER.blank'],
    ['my dog died this morning', 'MATTER.pet'],
    ['se murio mi perrito', 'MATTER.pet'],
    ['buenas tardes, mi marido ya no esta', 'MATTER.loss'],
    ['my son wont get out of bed', 'MATTER.teen'],
    ['mi hijo no quiere salir de su cuarto', 'MATTER.teen'],
    ['the baby wont stop crying', 'MATTER.baby'],
    ['my wife has been so low since the birth', 'MATTER.birth'],
    ['she does not want to hold the baby', 'MATTER.birth'],
    ['mi esposa esta deprimida desde el parto', 'MATTER.birth'],
    ['mi esposa no quiere cargar al bebe', 'MATTER.birth'],
    ['tengo miedo de la migra', 'MATTER.papers'],
    ['scared of ice coming to my work', 'MATTER.papers'],
    ['hungover af, want to die lol', 'MATTER.hangover'],
    ['amaneci con una cruda', 'MATTER.hangover'],
    ['nobody to say goodnight to', 'MATTER.evening'],
    ['no tengo a quien decirle buenas noches', 'MATTER.evening'],
  ])('%j opens %s', (text, step) => {
    expect(lastOf([text]).step).toBe(step);
  });

  it.each([
    'my heart is broke since she left',
    'i broke up with my boyfriend',
    'i feel fat and i am not hungry',
    'no tengo hambre',
    'me pega mi marido',
    'ok good night',
    'buenas noches',
  ])('%j opens none of them', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^MATTER/);
  });

  it('goes on with another line each turn, and never with the same', () => {
    const { replies } = play([
      'rent is due friday',
      'i got 40 bucks',
      'my landlord called twice',
      'he wants it all',
      'i hate that phone',
    ]);
    const lines = replies.flatMap(({ lines: said }) => said);
    expect(new Set(lines).size).toBe(lines.length);
    expect(replies.slice(1, 5).every(({ step }) => step === 'MATTER.bills')).toBe(true);
  });

  it.each([
    ['rent is due friday', 'what would you do'],
    ['rent is due friday', 'if u were me'],
    ['no hay plata', 'si fueras yo que harias'],
    ['no hay plata', 'que me aconsejas'],
  ])('%j, %j is answered with the next thing to do', (told, asked) => {
    const { last } = play([told, asked]);
    expect(last.step).toBe('MATTER.bills');
    expect(last.lines).toHaveLength(2);
  });

  it.each([
    ['rent is due friday', 'ok who do i even call', 'CALL.bed', '211'],
    ['no hay plata pa comer', 'y donde pido ayuda', 'CALL.bed', '211'],
    ['the baby wont stop crying', 'is there a number', 'CALL.parents', '1-833-852-6262'],
  ])('%j, %j names the line for it, and the one for any hour', (told, asked, step, number) => {
    const { last } = play([told, asked]);
    expect(last.step).toBe(step);
    expect(last.lines.join(' ')).toContain(number);
    expect(last.lines.join(' ')).toContain('988');
  });

  it('answers whether eating like that is dangerous, and who to call', () => {
    for (const [asked, doctor, number, language] of [
      ['is it dangerous', 'do i need a doctor', 'is there a number', 'en'],
      ['es peligroso?', 'necesito ir al medico?', 'hay algun numero?', 'es'],
    ] as const) {
      const { replies } = play([asked, doctor, number], inLanguage('TOPIC.food', language, 'food'));
      expect(
        replies.slice(1).map(({ step }) => step),
        language,
      ).toEqual(['MATTER.eating', 'MATTER.eating', 'CALL.eating']);
    }
  });

  it('hears a death that is told beside the death of an animal', () => {
    expect(lastOf(['my dog died this morning', 'we got him with my wife before she died']).step).toBe(
      'MATTER.loss',
    );
    expect(
      lastOf(['se murio mi perrito', '>memory', '>start', '>3', '>yes', 'mi esposa murio en marzo']).step,
    ).toBe('MATTER.loss');
  });

  it('asks nothing about a life where a death is told calmly', () => {
    expect(stepsOf(['my dog died this morning', '14 years', 'he slept on my bed'])).not.toContain('SQ.soft');
    expect(stepsOf(['my mother died last week', 'she was 61'])).not.toContain('SQ.soft');
    expect(lastOf(['my son wont get out of bed']).step).not.toMatch(/^SQ/);
  });

  it('leaves room to say that it is more than a hangover', () => {
    expect(lastOf(['hungover af, want to die lol', '>more']).step).toBe('SQ.soft');
  });
});

describe('what helps others', () => {
  it.each([
    ['en', 'what do other people do'],
    ['en', 'what would you do'],
    ['es', 'que harias tu'],
    ['es', 'que hace la gente'],
  ] as const)('is said to who asks (%s, %j)', (language, asked) => {
    const { last } = play([asked], inLanguage('TOPIC.work', language, 'work'));
    expect(last.step).toBe('TRIED');
    expect(last.lines.at(-1)).toMatch(/What helps many|A muchos les sirve/);
    expect(last.choices.length).toBeGreaterThanOrEqual(3);
  });

  it('is not said to who only tells on', () => {
    const told = ['in front of them', 'again today', 'and so on and on', 'like that'];
    const steps = play(told, inLanguage('TOPIC.work', 'en', 'work')).replies.map(({ step }) => step);
    expect(steps).not.toContain('TRIED');
    expect(steps).not.toContain('TOPIC.more');
  });
});

describe('a talk that goes on', () => {
  it.each([
    ['my son wont get out of bed', 'should i take him to a doctor', 'MATTER.teen'],
    ['hungover af, want to die lol', 'no im fine just drank too much last night', 'MATTER.hangover'],
    ['the baby wont stop crying', 'no duermo', 'MATTER.baby'],
    ['mi marido ya no esta', 'mis hijos quieren que regale la ropa', 'MATTER.loss'],
    ['mi marido ya no esta', 'no estoy lista', 'MATTER.loss'],
    ['i cant pay the rent', 'idk', 'MATTER.bills'],
  ])('%j, %j stays with it', (told, then, step) => {
    expect(lastOf([told, then]).step).toBe(step);
  });

  it('answers a crying baby again after another subject', () => {
    expect(
      lastOf(['mi bebe no deja de llorar', 'mi suegra dice que soy mala madre', 'que hago cuando llora'])
        .step,
    ).toBe('MATTER.baby');
  });

  it.each(['ya no quiero hablar de eso', 'can we change the subject', 'cambiemos de tema'])(
    'leaves the subject at %j',
    (text) => {
      const { last, talk } = play(['no hay plata', text]);
      expect(last.step).toBe('PICK');
      expect(talk.memory.topic).toBeNull();
    },
  );

  it.each([
    ['en', 'monday is gonna be hell'],
    ['es', 'el lunes va a ser horrible'],
  ] as const)('takes no forecast for a plan (%s)', (language, text) => {
    expect(lastOf([text], inLanguage('TOPIC.work', language, 'work')).step).not.toBe('PLAN');
  });

  it('takes a bare thanks in an exercise for no answer', () => {
    expect(lastOf(['rent is due friday', '>words', 'ok thx']).step).toBe('WORDS.1');
  });
});

describe('a small step in own words', () => {
  it.each([
    ['algo pendiente de la casa', 'es', 'STEP.3'],
    ['lavar los platos', 'es', 'STEP.3'],
    ['wash the dishes', 'en', 'STEP.3'],
    ['wash the dishes tonight, 5 min', 'en', 'STEP.5'],
  ] as const)('%j is taken where the exercise is offered', (text, language, step) => {
    const offered = play(['>step'], inLanguage('TOPIC.low', language, 'low'));
    const { last, talk } = play([text], offered);
    expect(last.step).toBe(step);
    expect(talk.memory.slots.step).toBe(text);
  });

  it.each([
    ['algo pendiente…', 'es'],
    ['algo pendiente de la casa', 'es'],
  ] as const)('%j is the kind that was meant', (text, language) => {
    expect(
      play([text], play(['>start', '>3'], play(['>step'], inLanguage('TOPIC.low', language, 'low')))).last
        .step,
    ).toMatch(/^STEP\.[23]$/);
  });
});

describe('what is asked of Harbor', () => {
  it.each([
    ['where does what i type go', 'ABOUT.reads'],
    ['a donde va lo que escribo', 'ABOUT.reads'],
    ['can u do my math homework', 'ABOUT.homework'],
    ['me ayudas con la tarea de mate', 'ABOUT.homework'],
    ['whats 2+2', 'ABOUT.homework'],
    ['estas enamorado?', 'ABOUT.feel'],
    ['do you have a girlfriend', 'ABOUT.feel'],
  ])('%j leads to %s', (text, step) => {
    expect(lastOf([text]).step).toBe(step);
  });

  it.each([
    ['en', 'calm me down'],
    ['es', 'calmame'],
  ] as const)('gives what calms to who asks for that alone (%s)', (language, text) => {
    expect(lastOf([text], inLanguage('TOPIC.work', language, 'work')).step).toBe('HELP.calm');
  });

  it('answers "yo" in English', () => {
    expect(lastOf(['yo']).language).toBe('en');
  });
});
