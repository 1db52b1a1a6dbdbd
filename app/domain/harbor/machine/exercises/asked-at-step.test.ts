import { describe, expect, it } from 'vitest';
import { at, FACTS, inLanguage, play, type Played } from '../../../../../tests/factories/harbor/play';

type Language = 'en' | 'es';
const offered = (language: Language): Played => play(['>step'], at('OPEN', { language }));
const rated = (language: Language): Played => play(['>start'], offered(language));
const inStep = (language: Language, ...more: string[]): Played => play(['>3', ...more], rated(language));
const inWorry = (language: Language, facts = FACTS): Played =>
  play(
    ['>worry', '>start', '>3', language === 'es' ? 'lo del examen' : 'the exam'],
    inLanguage('TOPIC.worry', language, 'worry'),
    facts,
  );

describe('what an offered exercise is', () => {
  it.each([
    ['and what would i have to do in that', 'en'],
    ['before i press anything, what would this one have me do?', 'en'],
    ['may i know what it involves first', 'en'],
    ['how long does it take', 'en'],
    ['whats this step exactly', 'en'],
    ['y de qué se trata eso', 'es'],
    ['qué me toca hacer', 'es'],
    ['q hay q hacer', 'es'],
    ['cuanto dura esto', 'es'],
  ] as const)('is told to %j, and it stays offered', (text, language) => {
    for (const from of [offered(language), rated(language)]) {
      const { last, talk } = play([text], from);
      expect(last.step).toBe(from.last.step);
      expect(last.lines[0]).toMatch(/minut/);
      expect(talk.memory.said['what.STEP']).toBe(1);
    }
  });
});

describe('how heavy it is', () => {
  it.each([
    ['i never told you anything was heavy', 'en'],
    ['nothing is heavy here', 'en'],
    ['what do you mean heavy', 'en'],
    ['yo no dije que algo pesara', 'es'],
    ['nada me pesa', 'es'],
    ['pero qué pesa', 'es'],
  ] as const)('is not asked on from who says %j: it begins without a number', (text, language) => {
    const { last, talk } = play([text], rated(language));
    expect(last.step).toBe('STEP.1');
    expect(talk.memory.slots.before).toBe('');
  });

  it('is taken where a number comes with it', () => {
    const { last, talk } = play(['nothing is heavy, but say 2 if you must'], rated('en'));
    expect([last.step, talk.memory.slots.before]).toEqual(['STEP.1', '2']);
  });

  it.each([
    ['not that heavy, 2', '2'],
    ['its heavy, 4', '4'],
  ])('%j is a number all the same', (text, number) => {
    expect(play([text], rated('en')).talk.memory.slots.before).toBe(number);
  });

  it('leaves nothing to compare at the end', () => {
    const kept = play(
      ['i never said it was heavy', '>waiting', 'read one page', '>today', '>nothing', '>keep', '>next'],
      rated('en'),
    );
    expect(kept.last.step).toBe('X.done');
  });
});

describe('a question beside the answer to a step', () => {
  it.each([
    ['tonight, but how do i even open that call', 'en'],
    ['today i guess, what on earth do i say after a year', 'en'],
    ['tomorrow. what would i write to her', 'en'],
    ['hoy en la tarde, pero qué le digo', 'es'],
    ['mañana, y cómo le abro la plática', 'es'],
    ['hoy. q le escribo despues de tanto', 'es'],
  ] as const)('%j: a first line is lent, and the time is taken', (text, language) => {
    const person = language === 'es' ? 'llamar a mi prima' : 'ring my aunt';
    const { last, talk } = play([text], inStep(language, '>person', person, '>five'));
    expect(last.step).toBe('STEP.5');
    const lent = ['open.line', 'open.long', 'open.new'].filter((lead) => talk.memory.said[lead] === 1);
    expect(lent).toHaveLength(1);
    expect(talk.memory.slots.when).toBeTruthy();
  });

  it.each([
    ['put my phone away. is it normal that my hands sweat', 'en', 'FACT.heart'],
    ['ask my cousin. is it normal to find this so hard?', 'en', 'normal.any'],
    ['dejo el celular lejos. es normal que se me acelere el corazón?', 'es', 'FACT.heart'],
    ['le pido a mi prima. es normal que me cueste tanto?', 'es', 'normal.any'],
  ] as const)('%j: it is answered, and the answer is taken', (text, language, lead) => {
    const from = inStep(language, '>waiting', language === 'es' ? 'leer una hoja' : 'read one page', '>now');
    const { last, talk } = play([language === 'es' ? 'me distraigo' : 'i get distracted', text], from);
    expect(last.step).toBe('STEP.6');
    expect(talk.memory.said[lead]).toBe(1);
  });

  it('alone leaves the step open', () => {
    const { last, talk } = play(['how do i even begin'], inStep('en', '>waiting', 'tidy my desk'));
    expect([last.step, talk.memory.slots.size]).toEqual(['STEP.3', undefined]);
    expect(last.lines).toHaveLength(1);
  });

  it.each([
    ['what people will think', 'en'],
    ['that she might not pick up', 'en'],
    ['lo que digan en mi casa', 'es'],
    ['que no me conteste', 'es'],
  ] as const)('%j is what could get in the way', (text, language) => {
    const from = inStep(language, '>person', language === 'es' ? 'llamar a mi prima' : 'ring my aunt');
    expect(play(['>five', '>today', text], from).last.step).toBe('STEP.then');
  });
});

describe('the hour of a worry', () => {
  it.each([
    ["but i'm teaching at ten in the morning", 'en'],
    ['i work at 5', 'en'],
    ['no i have my interview at 9 in the morning', 'en'],
    ['es que a las 8 entro a trabajar', 'es'],
    ['no, a las 7 tengo turno', 'es'],
    ['pero a esa hora estoy en clase', 'es'],
  ] as const)('is not %j', (text, language) => {
    const { last, talk } = play([text], play(['>no'], inWorry(language)));
    expect([last.step, talk.memory.slots.time]).toEqual(['WORRY.3', undefined]);
  });

  it.each([
    ['at 9 in the morning', 'en', 'at 9 in the morning'],
    ['after i finish work at 6', 'en', 'after i finish work at 6'],
    ['no, at 6 in the evening', 'en', 'at 6 in the evening'],
    ['a las 5 de la tarde', 'es', 'a las 5 de la tarde'],
    ['no, mejor a las 6 de la tarde', 'es', 'a las 6 de la tarde'],
  ] as const)('is what %j names', (text, language, time) => {
    const { last, talk } = play(['>no', text], inWorry(language));
    expect([last.step, talk.memory.slots.time]).toEqual(['WORRY.4', time]);
  });

  it.each([
    ['ring the clinic, but it is 1 am', 'en'],
    ['study more but it is the middle of the night', 'en'],
    ['llamar a la clínica, pero es la una de la mañana', 'es'],
    ['podría estudiar pero a estas horas no', 'es'],
  ] as const)('is by day for who says that it is night: %j', (text, language) => {
    const { last, talk } = play([text], inWorry(language));
    expect(last.step).toBe('WORRY.3');
    expect(talk.memory.said['worry.late']).toBe(1);
  });

  it('is by day late in the evening, and that is said once', () => {
    const late = { ...FACTS, hour: 23 };
    const { last, talk } = play(['>no', 'but i work at 5'], inWorry('en', late), late);
    expect(last.step).toBe('WORRY.3');
    expect(talk.memory.said['worry.late']).toBe(1);
    expect(play(['>no'], inWorry('en')).talk.memory.said['worry.late']).toBeUndefined();
  });
});

describe('another exercise, wished for in the midst of one', () => {
  it.each([
    ['better breathe first', 'en'],
    ['could we switch to the breathing thing', 'en'],
    ["i'd rather just breathe for a bit", 'en'],
    ['mejor hagamos lo de respirar', 'es'],
    ['podemos respirar primero', 'es'],
    ['prefiero el ejercicio de respiración', 'es'],
  ] as const)('begins at once: %j', (text, language) => {
    for (const from of [
      inStep(language),
      inStep(language, '>waiting'),
      inWorry(language),
      play(['>afternoon'], play(['>no'], inWorry(language))),
    ])
      expect(play([text], from).last.step).toBe('BREATH.1');
  });

  it('may be any of them', () => {
    expect(play(['can we do the five senses instead'], inWorry('en')).last.step).toBe('GROUND.1');
    expect(play(['mejor los cinco sentidos'], inWorry('es')).last.step).toBe('GROUND.1');
  });

  it.each([
    ['STEP.2', 'breathe by the window', 'en'],
    ['WORDS.1', 'he should let me breathe', 'en'],
    ['WORDS.2', 'i cannot breathe in that house', 'en'],
    ['STEP.2', 'respirar en el patio', 'es'],
    ['WORDS.1', 'no me deja ni respirar', 'es'],
  ] as const)('is not meant at %s by %j', (step, text, language) => {
    const from = step === 'STEP.2' ? inStep(language, '>body') : at(step, { language });
    expect(play([text], from).last.step).not.toBe('BREATH.1');
  });
});
