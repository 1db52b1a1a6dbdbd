import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

type Risk = Partial<Talk['risk']>;
const ASKED: Risk = { level: 'concern', isDirect: true, seen: { 's.means': 1 } };
const said = (step: string, text: string, risk: Risk) => play([text], at(step, risk)).last;
const es = (risk: Risk): Risk => ({ ...risk, language: 'es' });
const crisis = (flow: string, more: Risk = {}): Risk => ({
  level: 'crisis',
  flow,
  raisedBy: 'signs',
  ...more,
});

describe('a plain or explained no', () => {
  it.each<[string, Risk]>([
    ['Goodness no, never. I was only asking about the parking', ASKED],
    ['no i dont want to die, promise', ASKED],
    ['no, como crees. yo no me quiero morir', es(ASKED)],
    ['no no, morirme no quiero', es(ASKED)],
  ])('%j is not doubted where nothing was said outright', (text, risk) => {
    expect(said('SQ.plain', text, risk).step).not.toMatch(/^SQ/);
  });

  it('is doubted once where something direct was said outright, and so is a bare no', () => {
    expect(said('SQ.plain', 'no i dont want to die', { ...ASKED, told: ['outright'] }).step).toBe('SQ.doubt');
    expect(said('SQ.plain', 'no', ASKED).step).toBe('SQ.doubt');
  });

  it.each<[string, Risk]>([
    ['no i dont want to die. it just takes the edge off when i do it', ASKED],
    ['no, never to die. i do it so the pressure goes, it calms me', ASKED],
    ['no que va, no quiero morirme, lo hago pa que se me pase el coraje', es(ASKED)],
    ['no no, morir no quiero. lo hago para desahogarme', es(ASKED)],
  ])('%j is about hurting oneself', (text, risk) => {
    const { step, lines } = said('SQ.plain', text, risk);
    expect(step).toBe('HARM');
    expect(lines[0]).toMatch(/not about dying|not to die|morir/);
  });

  it.each(['SUI.1'])('"you read me wrong" at %s owns it, and asks no more', (step) => {
    expect(play(['>misread'], at(step, crisis('SUI', { isDirect: true }))).last.step).not.toMatch(/^SQ/);
    const harm = crisis('SUI', { told: ['harm'], isDirect: true });
    expect(play(['>misread'], at(step, harm)).last.step).toBe('HARM.known');
  });

  it('said twice is not asked a third time, and what was asked instead is answered', () => {
    const { last } = play(
      [
        'no, i do not want to die',
        'but i said already i dont want to kill myself. answer me, do you tell my mom',
      ],
      at('SQ.plain', { level: 'concern', raisedBy: 'signs' }),
    );
    expect(last.step).not.toMatch(/^(?:SQ|SUI|SOME)/);
    expect(last.lines.join(' ')).toMatch(/call|tell/);
  });
});

describe('what is asked beside a step', () => {
  const SOMETIMES: Risk = { level: 'concern', answer: 'sometimes' };
  it.each<[string, string, Risk, string]>([
    ['SOME', 'last night. you wont tell my mum will you', SOMETIMES, 'SOME.2'],
    ['SOME', 'anteayer. pero vos no le vas a contar a mi vieja no?', es(SOMETIMES), 'SOME.2'],
    ['SUI.1', 'are you going to tell my school about this', crisis('SUI'), 'SUI.1'],
    ['HARM.2', 'usted no le va a decir a mi papa verdad', es(crisis('HARM')), 'HARM.2'],
  ])('at %s %j: nobody is told', (step, text, risk, to) => {
    const reply = said(step, text, risk);
    expect(reply.step).toBe(to);
    expect(reply.lines[0]).toMatch(/nobody|Nobody|No call|nadie|Nadie|ninguna/i);
  });

  it.each<[string, string, Risk]>([
    ['THIRD.words', 'but what if asking puts the idea in her head', crisis('THIRD')],
    ['THIRD.ask', 'wont i be giving him ideas', crisis('THIRD')],
    ['THIRD.words', 'y si por preguntarle le meto la idea', es(crisis('THIRD'))],
    ['THIRD.ask', 'me da cosa darle ideas', es(crisis('THIRD'))],
  ])('at %s %j: asking plants nothing', (step, text, risk) => {
    expect(said(step, text, risk).lines.join(' ')).toMatch(/idea|plant|siembra/);
  });

  it.each<[string, string, Risk, RegExp]>([
    ['ASSAULT', 'el jueves. ese telefono es de aqui de guate?', es(crisis('ASSAULT')), /Estados Unidos/],
    ['HURT', 'ese numero sirve en chile?', es(crisis('HURT')), /131/],
    ['SUI.near', 'is that number from here? im in ireland', crisis('SUI'), /116 123/],
    [
      'THIRD.unseen',
      'España. le mando mensaje a su primo',
      es(crisis('THIRD', { isAbroad: true, country: 'es' })),
      /024/,
    ],
  ])('at %s %j: the numbers of the place', (step, text, risk, numbers) => {
    expect(said(step, text, risk).lines.join(' ')).toMatch(numbers);
  });

  it('takes the time that stands before such a question as the answer', () => {
    const text = 'el jueves. ese telefono es de aqui de guate?';
    expect(said('ASSAULT', text, es(crisis('ASSAULT'))).step).toBe('ASSAULT.soon');
  });

  it.each<[string, string, Risk]>([
    ['URGE.3', 'tipped the wine away. my hands shake a bit, is that normal', {}],
    ['TOPIC.drink', 'whole body is trembling without a drink, have i got a problem', {}],
    ['TOPIC.work', 'me tiemblan las manos si no bebo, eso es normal o tengo un problema?', es({})],
  ])('at %s %j: a doctor judges, and stopping is asked about', (step, text, risk) => {
    const reply = said(step, text, risk);
    expect(reply.step).toBe('SQ.withdraw');
    expect(reply.lines[0]).toMatch(/doctor|médico/);
  });

  it('leaves hands that shake in a panic where they are', () => {
    expect(said('TOPIC.panic', 'my hands are shaking is that normal', {}).step).not.toBe('SQ.withdraw');
  });
});

describe('answers in words of their own', () => {
  const SOMETIMES: Risk = { level: 'concern', answer: 'sometimes' };
  it.each<[string, Risk]>([
    ['yesterday evening, holding the rope from the garage', SOMETIMES],
    ['two nights ago, up on the car park roof', SOMETIMES],
    ['earlier, with the pills counted out on the table', SOMETIMES],
    ['ayer, con la escopeta del abuelo en la mano', es(SOMETIMES)],
    ['anoche, mirando el frasco de pastillas', es(SOMETIMES)],
  ])('%j says when, and leads to the means', (text, risk) => {
    expect(said('SOME', text, risk).step).toMatch(/^SUI\.(?:means|pills|gun|place|apart)/);
  });

  it('says only when', () => {
    expect(said('SOME', 'tuesday i think', SOMETIMES).step).toBe('SOME.2');
  });

  it.each<[string, Risk]>([
    ['got to feed the cat and then i dunno', crisis('SUI')],
    ['ya me voy al turno de la noche, la verdad no se', es(crisis('SUI'))],
  ])('%j is the button for not knowing', (text, risk) => {
    expect(said('SUI.1', text, risk).step).toBe('SUI.today');
  });

  it.each<[string, Risk]>([
    ['nah not that. just tired of living like this if im honest', { level: 'concern' }],
    ['no, never. but i am sick of life, there', { level: 'concern' }],
    ['no, eso no. pero harta de la vida si ando', es({ level: 'concern' })],
    ['no don, que va. cansada de vivir asi estoy nomas', es({ level: 'concern' })],
  ])('%j is no wish to die, and a weight', (text, risk) => {
    const reply = said('SQ.plain', text, risk);
    expect(reply.step).toBe('QUIET.tired');
    expect(reply.choices.map(({ id }) => id)).toContain('person');
  });
});

describe('a calm question after mild texts', () => {
  it.each<string[]>([
    ['its all the same here, the days and that', 'so what are the exercises, star jumps?'],
    ['i feel like a fraud at the new place', 'how long does that usually last? is it common?'],
    ['ando apagado, lo de siempre', '¿y cuáles son los ejercicios, abdominales?'],
    ['me siento de mas en la oficina', '¿eso es normal? ¿cuánto dura?'],
  ])('%j %j is answered', (...texts) => {
    expect(play(texts).last.step).not.toMatch(/^(?:SQ|SUI)/);
  });
});
