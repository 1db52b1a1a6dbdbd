import { describe, expect, it } from 'vitest';
import { at, inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';

const es = { language: 'es' } as const;

describe('one thing refused beside a wish for another', () => {
  it.each([
    ['need something practical pls not a breathing exercise lol', 'en'],
    ["i'd like something concrete to do, no breathing please", 'en'],
    ['no journaling, just help me get started on the report', 'en'],
    ['anything but the breathing. where do i start', 'en'],
    ['can we do the small step thing instead, i hate breathing exercises', 'en'],
    ['quiero algo práctico, no un ejercicio de respiración', 'es'],
    ['sin respirar porfa, dame algo que pueda hacer', 'es'],
    ['nada de cartas, ayúdame a empezar con la tesis', 'es'],
    ['respirar no, mejor un paso pequeño', 'es'],
  ] as const)('%j puts away what it names alone, and offers what it wishes for', (text, language) => {
    const { last, talk } = play([text], at('ASKED.none', { language }));
    expect(last.step).toBe('X.offer');
    expect(last.choices[0]?.id).toBe('start');
    expect(last.lines[0]).toMatch(
      /^(?:No|Without|Sin|Entonces va sin) (?:breathing|writing|respiración|carta)/,
    );
    expect([talk.memory.exercise, talk.memory.refused.length]).toEqual(['STEP', 1]);
  });

  it('names what is put away, and shows what is left', () => {
    const { last } = play(['no breathing stuff please'], at('ASKED.none'));
    expect(last.step).toBe('DECLINED.one');
    expect(last.lines[0]).toMatch(/breathing/);
    expect(last.choices.filter(({ id }) => id.startsWith('x-'))).toHaveLength(3);
    expect(last.choices.map(({ id }) => id)).not.toContain('x-breath');
  });

  it.each([
    ['no exercises please', 'en'],
    ['i hate exercises', 'en'],
    ['no quiero ejercicios', 'es'],
  ] as const)('%j still refuses all of them', (text, language) => {
    expect(play([text], at('TOPIC.work', { language })).talk.memory.refused.length).toBeGreaterThan(8);
  });
});

describe('a refusal taken back', () => {
  it.each([
    ['no i meant only breathing stuff. I do want help with starting the thesis', 'en', ['BREATH']],
    ['i only meant the breathing, give me a small step', 'en', ['BREATH']],
    ['me refería solo a respirar, sí quiero un paso pequeño', 'es', ['BREATH']],
    ['ok maybe an exercise', 'en', []],
    ['i changed my mind, show me the exercises', 'en', []],
    ['cambié de idea, sí quiero un ejercicio', 'es', []],
    ['wait what is gone', 'en', []],
  ] as const)('%j brings back what it does not name', (text, language, left) => {
    const none = play(
      [language === 'en' ? 'no exercises please' : 'no quiero ejercicios'],
      at('TOPIC.work', { language }),
    );
    const { last, talk } = play([text], none);
    expect(talk.memory.refused).toEqual(left);
    expect(last.step).toMatch(/^(?:X\.offer|DECLINED\.one)$/);
  });

  it.each(['no exercises at all please', 'i just want to talk', 'my boss changed the rota'])(
    'is none in %j',
    (text) => {
      const none = play(['no exercises please'], at('TOPIC.work'));
      expect(play([text], none).talk.memory.refused.length).toBeGreaterThan(8);
    },
  );
});

describe('an exercise by its name or its button, in a sentence', () => {
  it.each([
    ['one small step. that was a button at the start. can i have that', 'STEP', 'en'],
    ['can i have the breathing one again', 'BREATH', 'en'],
    ['lets do the thought thing', 'THOUGHT', 'en'],
    ['hmm could we try that worry time thing you had', 'WORRY', 'en'],
    ['i would rather do the five senses', 'GROUND', 'en'],
    ['ok ill take the unsent letter', 'LETTER', 'en'],
    ['where is the self compassion one', 'KIND', 'en'],
    ['how about pros and cons', 'DECIDE', 'en'],
    ['go back to the sleep steps please', 'SLEEP', 'en'],
    ['show me the one about riding out an urge', 'URGE', 'en'],
    ['dale con lo de respirar', 'BREATH', 'es'],
    ['quiero el ejercicio de los sentidos', 'GROUND', 'es'],
    ['podemos hacer lo de la carta', 'LETTER', 'es'],
    ['bueno hagamos el registro de un pensamiento', 'THOUGHT', 'es'],
    ['y si hacemos lo de la preocupación', 'WORRY', 'es'],
    ['me quedo con el pasito, dale', 'STEP', 'es'],
    ['mejor a favor y en contra', 'DECIDE', 'es'],
    ['muéstrame lo de las ganas porfa', 'URGE', 'es'],
    ['volvamos a los pasos para dormir', 'SLEEP', 'es'],
    ['un paso pequeño, había un botón, quiero eso', 'STEP', 'es'],
  ] as const)('%j begins %s', (text, exercise, language) => {
    for (const step of ['TOPIC.work', 'UNSURE.1', 'ASKED.none']) {
      const { last, talk } = play([text], at(step, { language }));
      expect([talk.memory.exercise, last.step]).toEqual([
        exercise,
        expect.stringMatching(/^(?:X\.offer|\w+\.1)$/),
      ]);
    }
  });

  it.each([
    'i do the breathing thing every night and it does nothing',
    'my therapist wants me to do the thought record',
    'i want him to do the breathing thing with me',
    'i just want to breathe again',
    'what is the thought thing',
    'my ex sent me a letter yesterday',
    'that was one small step for him and none for me',
    'mi mamá quiere que haga lo de respirar',
    'ya hice lo de respirar y sigo igual',
    'qué es lo de la carta',
    'me llegó una carta del banco',
    'no quiero lo de respirar',
  ])('begins none with %j', (text) => {
    const { talk } = play([text], at('TOPIC.work', /[ñáéíóúü]|ya hice|llegó/.test(text) ? es : {}));
    expect(talk.memory.exercise).toBeNull();
  });
});

describe('one thing to do', () => {
  it.each([
    ['can you just give me one thing to do tomorrow morning for like 20 min', 'en'],
    ['just tell me one thing i can do today', 'en'],
    ['need something small to do tonight', 'en'],
    ['give me one task for tomorrow', 'en'],
    ['can you help me break this into small steps', 'en'],
    ['dame una sola cosa que pueda hacer mañana', 'es'],
    ['dime una cosa para hacer hoy, una nomás', 'es'],
    ['necesito algo chiquito que pueda hacer ahorita', 'es'],
    ['me das algo fácil para mañana', 'es'],
    ['ayúdame a dividir esto en pasos', 'es'],
  ] as const)('%j is one small step, to be started', (text, language) => {
    const { last, talk } = play([text], inLanguage('TOPIC.stuck', language, 'stuck'));
    expect([last.step, last.choices[0]?.id, talk.memory.exercise]).toEqual(['X.offer', 'start', 'STEP']);
  });

  it('is the urge itself where somebody drinks', () => {
    expect(
      play(['tell me one thing i can do tonight'], inLanguage('TOPIC.drink', 'en', 'drink')).talk.memory
        .exercise,
    ).toBe('URGE');
  });

  it.each([
    'there is one thing i do every morning',
    'my boss gave me one more thing to do today',
    'the only thing i want is to sleep',
    'mi jefe me da una cosa más para hacer mañana',
    'lo único que quiero es dormir',
  ])('is not asked for in %j', (text) => {
    expect(
      play([text], inLanguage('TOPIC.work', /[ñáéíóú]/.test(text) ? 'es' : 'en', 'work')).talk.memory
        .exercise,
    ).toBeNull();
  });
});

describe('something for a sore body', () => {
  it.each([
    ['anything for the back? stretches or something. short one', 'en'],
    ['do you have any stretches', 'en'],
    ['is there an exercise for my neck', 'en'],
    ['need some yoga for my lower back', 'en'],
    ['¿tienes algo para la espalda?', 'es'],
    ['hay estiramientos para el cuello', 'es'],
    ['dame unos ejercicios para la espalda', 'es'],
  ] as const)('%j is told what there is not, and gets the gentlest there is', (text, language) => {
    const { last, talk } = play([text], inLanguage('TOPIC.work', language, 'work'));
    expect([last.step, talk.memory.exercise]).toEqual(['X.offer', 'BREATH']);
    expect(last.lines[0]).toMatch(/Stretches I do not have|Estiramientos no tengo/);
  });

  it.each(['my back is killing me', 'i did yoga and it helped', 'me duele la espalda', 'he needs something'])(
    'is not asked for in %j',
    (text) => expect(lastOf([text], at('TOPIC.work')).step).not.toBe('X.offer'),
  );
});
