import { describe, expect, it } from 'vitest';
import { at, inLanguage, play, visit } from '../../../../../tests/factories/harbor/play';

const from = (language: 'en' | 'es') => (language === 'es' ? at('OPEN', { language }) : visit());

describe('a question that comes again and again', () => {
  it.each([
    ['what do i say when nan keeps asking for grandad, she has alzheimers', 'en', 'FACT.memory'],
    ['how do i answer when dad asks when his mother comes home? he forgets she is gone', 'en', 'FACT.memory'],
    ['my little girl always asks if daddy is coming back and what do i say', 'en', 'FACT.child'],
    ['what should i tell my son whenever he asks why we moved', 'en', 'FACT.child'],
    ['what do i tell customers when they ask why we are out of stock', 'en', 'FACT.customers'],
    ['what am i supposed to say when people ask if we have kids', 'en', 'FACT.again'],
    [
      'que le digo a mi abuela cuando pregunta por su marido, no se acuerda que ya no esta',
      'es',
      'FACT.memory',
    ],
    ['mi suegra tiene demencia y me pregunta a cada rato por su casa, qué le digo', 'es', 'FACT.memory'],
    ['q le contesto a mi niña cuando pregunta por su papá', 'es', 'FACT.child'],
    ['mi hijo me pregunta diario cuando vuelve su mama y no se que decirle', 'es', 'FACT.child'],
    ['qué les digo a las clientas cuando preguntan por la dueña', 'es', 'FACT.customers'],
    ['que contesto cuando la gente pregunta por que sigo soltera', 'es', 'FACT.again'],
  ] as const)('%j has an honest answer, and no form', (text, language, step) => {
    const { last } = play([text], from(language));
    expect(last.step).toBe(step);
    expect(last.isWriting).toBe(false);
  });

  it('is about memory where somebody is cared for', () => {
    for (const [text, language] of [
      ['what do i say when she asks for her sister', 'en'],
      ['que le digo cuando busca a su hermana', 'es'],
    ] as const)
      expect(play([text], inLanguage('TOPIC.caring', language, 'caring')).last.step).toBe('FACT.memory');
  });

  it.each([
    ['what do i say to my boss tomorrow', 'en'],
    ['how do i tell my wife that i was sacked', 'en'],
    ['qué le digo a mi hermano mañana', 'es'],
    ['cómo le digo a mi jefa que me voy', 'es'],
  ] as const)('%j: words to one person are still made ready', (text, language) => {
    expect(play([text], from(language)).last.step).toBe('WORDS.1');
  });
});

describe('what was no message', () => {
  it.each([
    ['no, its not that kind of thing', 'en'],
    ['it is not a message', 'en'],
    ['sorry im not sending her anything', 'en'],
    ['no es un mensaje', 'es'],
    ['no, no es para mandar nada', 'es'],
    ['perdón, no quiero escribirle nada', 'es'],
  ] as const)('%j leaves the form, and nothing is offered to be kept', (text, language) => {
    const { last, talk } = play([text], at('WORDS.1', { language }));
    expect(last.step).toBe('ASKED.how');
    expect(talk.memory.exercise).toBeNull();
    expect(last.record).toBeUndefined();
  });

  it('is answered for what is asked beside it', () => {
    expect(play(['no, its not that sort of thing. is it wrong to lie to him'], at('WORDS.2')).last.step).toBe(
      'ASKED.lie',
    );
    expect(
      play(['no es un mensaje, ella ya no se acuerda de nada'], at('WORDS.1', { language: 'es' })).last.step,
    ).toBe('FACT.memory');
  });

  it('is nothing to keep where it was taken for a line', () => {
    const { talk } = at('WORDS.2');
    const held = { ...talk, memory: { ...talk.memory, slots: { happened: 'its not a message' } } };
    expect(play(['>stop'], { ...at('WORDS.2'), talk: held }).last.step).toBe('X.stopped');
    const kept = { ...talk, memory: { ...talk.memory, slots: { happened: 'you kept my bike' } } };
    expect(play(['>stop'], { ...at('WORDS.2'), talk: kept }).last.step).toBe('X.left');
  });
});

describe('what somebody asks of themselves', () => {
  it.each([
    ['is it wrong to lie to my nan about the dog', 'en', 'ASKED.lie'],
    ['is it bad if i make something up so she calms down', 'en', 'ASKED.lie'],
    ['is it bad that i was glad to go home', 'en', 'ASKED.okay'],
    ['am i selfish for wanting a weekend off', 'en', 'ASKED.okay'],
    ['am i a terrible son', 'en', 'ASKED.bad'],
    ['does that make me a bad person', 'en', 'ASKED.bad'],
    ['está mal mentirle a mi abuelo con eso?', 'es', 'ASKED.lie'],
    ['es malo inventarle algo para que se calme?', 'es', 'ASKED.lie'],
    ['está mal que me alegre de irme', 'es', 'ASKED.okay'],
    ['soy egoísta por querer un día libre?', 'es', 'ASKED.okay'],
    ['soy mal hijo?', 'es', 'ASKED.bad'],
    ['eso me hace mala persona', 'es', 'ASKED.bad'],
  ] as const)('%j has a line', (text, language, step) => {
    const { last } = play([text], inLanguage('TOPIC.family', language, 'family'));
    expect(step === 'ASKED.lie' ? [step] : [step, 'ABOUT.normal']).toContain(last.step);
  });

  it.each([
    ['is it bad that i dont want to wake up', 'en'],
    ['is it wrong that i hit my kid', 'en'],
    ['is it ok that i have been cutting', 'en'],
    ['está mal que ya no quiera despertar', 'es'],
    ['está mal si me corto', 'es'],
    ['está mal que le pegue a mi hijo', 'es'],
  ] as const)('%j is graver than that', (text, language) => {
    expect(play([text], inLanguage('TOPIC.family', language, 'family')).last.step).not.toMatch(/^ASKED/);
  });
});

describe('who would know', () => {
  it.each([
    ['newborn', /health visitor/, /pediatra/],
    ['sleep', /doctor/, /médico/],
    ['study', /teacher/, /profe/],
    ['money', /debt advice.*tenant/, /deudas.*inquilinos/],
    ['work', /union/, /sindicato/],
    ['caring', /carers/, /cuida/],
  ] as const)('is named for %s', (topic, en, es) => {
    for (const [language, names] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const { last } = play(['>person'], inLanguage('ASKED.how', language, topic));
      expect(last.lines.join(' ')).toMatch(names);
    }
  });
});
