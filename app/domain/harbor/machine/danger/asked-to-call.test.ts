import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import { assess } from '../../../safety/assess';
import { asksWhether } from '../plain-danger/others/asks-to-call';

const asked = (text: string) => asksWhether(assess(text).words);

describe('whether to call, to go or to wake somebody', () => {
  it.each([
    ['do i call 999 yes or no. i cant be with him the DOOR IS LOCKED', 'call'],
    ['should we ring', 'call'],
    ['shud i call an ambulance or wait', 'call'],
    ['do i have to ring 999', 'call'],
    ['999 yes or no', 'call'],
    ['do u think i should, should i just call the police', 'call'],
    ['i dont know if i should call 911', 'call'],
    ['does he need an ambulance', 'call'],
    ['is it worth ringing, is this bad enough for 000', 'call'],
    ['can i ring triple zero for this', 'call'],
    ['call 911 or not', 'call'],
    ['llamo o no llamo', 'call'],
    ['¿llamo al 112?', 'call'],
    ['debo llamar a emergencias?', 'call'],
    ['tengo q llamar al 911 o espero', 'call'],
    ['no se si llamar a la ambulancia', 'call'],
    ['hay que llamar al 123?', 'call'],
    ['should i take him to hospital', 'hospital'],
    ['do we go to A and E or wait', 'hospital'],
    ['¿lo llevo al hospital?', 'hospital'],
    ['debería ir a urgencias?', 'hospital'],
    ['voy a la guardia o no', 'hospital'],
    ['should i wake him up', 'wakeThem'],
    ['la despierto?', 'wakeThem'],
    ['should i wake my wife', 'wake'],
    ['do i wake someone', 'wake'],
    ['despierto a mi mama?', 'wake'],
    ['should i go in', 'goIn'],
    ['entro o no', 'goIn'],
  ])('is asked in %j', (text, what) => {
    expect(asked(text)).toBe(what);
  });

  it.each([
    'should i have called sooner',
    'should i call in sick',
    'should i call him back',
    'do i call my sister',
    'i called 911 last year',
    'she said call the police if it happens',
    'im not ringing an ambulance over a few spiders',
    'they should call me',
    'no voy a llamar a nadie',
    'le llamo mañana',
    'work at the hospital',
    'i take him to school',
    'me despierto a las 3',
    'hospital food is bad',
    'he will not go to hospital',
  ])('is not asked in %j', (text) => {
    expect(asked(text)).toBeNull();
  });
});

const THIRD = { level: 'crisis', flow: 'THIRD', raisedBy: 'person' } as const;
const gb = { isAbroad: true, country: 'gb' } as const;
const WITHDRAW = { level: 'imminent', flow: 'WITHDRAW', raisedBy: 'person' } as const;
const OWN = { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' } as const;

describe('asked in a danger, it gets a plain yes first', () => {
  it.each([
    [
      'THIRD.ask',
      { ...THIRD, ...gb },
      'do i call 999 yes or no. i cant be with him the DOOR IS LOCKED',
      'THIRD.911',
      /^Yes.*999/,
    ],
    ['THIRD.911', { ...THIRD, ...gb }, 'so do i ring 999', 'THIRD.911', /^Yes.*999/],
    ['THIRD', THIRD, 'should i call the police', 'THIRD.911', /^Yes.*911/],
    ['THIRD.worried', THIRD, 'should i call 911', 'THIRD.worried', /^Yes, if it may be now: 911/],
    ['THIRD.ask', THIRD, 'should i take her to the hospital', 'THIRD.ask', /^Yes.*911/],
    ['THIRD.ask', THIRD, 'should i wake her', 'THIRD.ask', /^Yes, try to wake them/],
    ['WITHDRAW.911', WITHDRAW, 'do i need an ambulance', 'WITHDRAW.911', /^Yes.*911/],
    ['WITHDRAW', { ...WITHDRAW, level: 'crisis' }, 'should i call 911', 'WITHDRAW.911', /^Yes.*911/],
    ['OD', { ...WITHDRAW, flow: 'OD' }, 'do i call an ambulance or not', 'OD', /^Yes.*911/],
    ['SUI.today', OWN, 'should i call 911', 'SUI.today', /^Yes.*911.*988/],
    ['SUI.who', OWN, 'should i wake my wife', 'SUI.who', /^Yes, wake them/],
  ] as const)('%s, %#', (step, risk, text, to, says) => {
    const { last } = play([text], at(step, risk));
    expect(last.step).toBe(to);
    expect(last.lines.join(' ')).toMatch(says);
  });

  it.each([
    ['THIRD.ask', { ...THIRD, language: 'es', isAbroad: true, country: 'es' }, '¿llamo al 112?', /^Sí.*112/],
    ['THIRD', { ...THIRD, language: 'es' }, 'llamo o no llamo', /^Sí.*911/],
    ['WITHDRAW.911', { ...WITHDRAW, language: 'es' }, '¿voy al hospital?', /^Sí.*911/],
  ] as const)('in Spanish, too: %s', (step, risk, text, says) => {
    expect(play([text], at(step, risk)).last.lines.join(' ')).toMatch(says);
  });

  it.each([
    ['SQ.third', 'should i call 911', 'THIRD.911'],
    ['SQ.withdraw', 'do i go to the hospital', 'WITHDRAW.911'],
  ])('also while it is still asked about: %s', (step, text, to) => {
    const { last } = play([text], at(step, { level: 'concern', raisedBy: 'signs' }));
    expect(last.step).toBe(to);
    expect(last.lines[0]).toMatch(/^Yes/);
  });

  it('calls no door one to go in at that is locked', () => {
    const { last } = play(['door is locked and he wont answer', 'should i go in'], at('THIRD', THIRD));
    expect(last.lines.join(' ')).not.toMatch(/go in/);
    expect(last.lines.join(' ')).toMatch(/911/);
  });
});
