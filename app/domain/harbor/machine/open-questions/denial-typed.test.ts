import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

const asked = (step = 'SQ.plain') =>
  at(step, { level: 'concern', raisedBy: 'signs', seen: { 's.hopeless': 1 } });
const inCrisis = (step = 'SQ.plain') =>
  at(step, { level: 'crisis', raisedBy: 'signs', flow: 'SUI', isDirect: true, seen: { 's.die': 1 } });

const FLAT = [
  'what?? no! im just knackered',
  'Qué? No po, para nada! De dónde sacaste eso, te pregunté por la evidencia',
  'jaja no, cómo crees',
  'god no',
  'lol no im fine its just the job',
  'absolutely not, why would you ask that',
  'claro que no, cómo se te ocurre',
  '¡Ay no, Virgen santísima, cómo se le ocurre! Yo le estaba contando era del radio de mi marido',
  'hostia no, qué dices, si mañana tengo barbacoa, cómo crees',
];
const OPEN = [
  'no but i think about it',
  'no... well',
  'lol no. well sometimes',
  'no, todavía no',
  'no pero a veces si',
  'no, pero lo pienso',
  'no i havent the guts',
  'no i just want it to stop',
  'no not today',
  'what no... maybe',
];

describe('a flat denial of the question about the own life', () => {
  it.each(FLAT)('is taken for one, and Harbor owns its mistake: %j', (text) => {
    const { talk, last } = play([text], asked());
    expect(talk.risk).toMatchObject({ answer: 'no', level: 'none' });
    expect(last.step).not.toBe('QUIET');
  });

  it.each(FLAT)('counts in a crisis that signs raised, too: %j', (text) => {
    const from = inCrisis();
    expect(lastOf([text], from).step).not.toBe('SQ.doubt');
    const outright: Talk = { ...from.talk, risk: { ...from.talk.risk, told: ['outright'] } };
    expect(lastOf([text], { ...from, talk: outright })).toMatchObject({ step: 'SQ.doubt', level: 'concern' });
  });

  it('is answered with an owned mistake in both languages', () => {
    expect(lastOf([FLAT[0] ?? ''], asked()).lines[0]).toMatch(/read it wrong|mistake/);
    expect(lastOf([FLAT[1] ?? ''], asked()).lines[0]).toMatch(/lo leí mal|error es mío/);
  });

  it.each(OPEN)('is none where it is taken back: %j', (text) => {
    for (const from of [asked(), asked('SQ.again'), inCrisis()]) {
      const { talk, last } = play([text], from);
      expect([talk.risk.answer, last.step]).not.toContain('no');
      expect(last.step).not.toBe('SQ.doubt');
    }
  });
});

describe('"you got me wrong" in a longer text', () => {
  it.each([
    'easy now. im on the sofa watching the match with a beer in my hand. you got me wrong, i was asking about work',
    'Tranquilo hombre. Estoy sentado en mi living viendo el partido. Me entendiste mal',
    'that is not what i meant at all, i only said the week was long and the kids were loud and the dog was sick',
  ])('is the misread button at every question about safety: %j', (text) => {
    for (const step of [
      'SQ.plain',
      'SQ.soft',
      'SQ.again',
      'SQ.doubt',
      'SQ.harm',
      'SQ.voices',
      'QUIET',
      'SOME',
    ])
      expect(lastOf([text], at(step, { level: 'concern', raisedBy: 'signs' })).level, step).toBe('none');
  });

  it.each([
    'you got me wrong, i meant i want to die tomorrow and not today',
    'me entendiste mal, quiero matarme pero hoy no',
  ])('is none with danger in it: %j', (text) => {
    const { last } = play([text], asked());
    expect(last.level).toMatch(/crisis|imminent/);
  });

  it('is asked about once where they had said that they would rather not say', () => {
    const said = play(['>rather'], asked());
    expect(lastOf(['you got me wrong'], said)).toMatchObject({ step: 'SQ.sure', level: 'concern' });
  });
});

it('who says that they are afraid of dying is asked nothing on that turn', () => {
  for (const text of [
    'que no, que no me quiero morir, me da MIEDO morirme',
    'i do not want to die, dying scares me',
  ])
    expect(lastOf([text], at('TOPIC.sleep', { seen: { 's.heavy': 1 } })).step).not.toMatch(/^SQ/);
});
