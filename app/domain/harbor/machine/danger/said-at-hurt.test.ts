import { describe, expect, it } from 'vitest';
import { at, lastOf } from '../../../../../tests/factories/harbor/play';

const home = (step: string, language: 'en' | 'es' = 'en') =>
  at(step, { level: 'crisis', flow: 'HOME', raisedBy: 'person', language });

describe('where somebody close hurts them', () => {
  it.each([
    ['en', 'he just texted, hes coming home early and hes mad, what do i do'],
    ['en', 'i dont need that. hes on his way'],
    ['es', 'ya viene para acá y está furioso'],
  ] as const)(
    'that they are coming is met with getting out, and not with the screen (%s, %j)',
    (language, text) => {
      const { step, level } = lastOf([text], home('HOME.plan', language));
      expect(step).toBe('HURT.911');
      expect(level).toBe('imminent');
    },
  );

  it.each([
    ['en', 'where would i even go tonight', /look for a bed|places to sleep/],
    ['es', 'no tengo a dónde ir', /una cama|dónde dormir/],
  ] as const)('where to go is answered (%s)', (language, text, answer) => {
    expect(lastOf([text], home('HURT.who', language)).lines.join(' ')).toMatch(answer);
  });

  it('whether it is bad enough is answered, and the no beside it taken', () => {
    const { step, lines } = lastOf(
      ['no not my neck. just pushed. is that even bad enough to call them'],
      home('HOME'),
    );
    expect(step).toBe('HOME.plan');
    expect(lines.join(' ')).toMatch(/enough/);
  });
});

describe('a friend who may be in danger', () => {
  it('whose message thanks for everything and hands on the dog has said goodbye', () => {
    const from = at('THIRD', { level: 'crisis', flow: 'THIRD', raisedBy: 'person' });
    const text = 'The message said thanks for being a good friend all these years, look after the dog.';
    expect(lastOf([text], from).step).toBe('THIRD.911');
  });

  it('is in good hands when doctors have them', () => {
    const from = at('THIRD.safe', { level: 'crisis', flow: 'THIRD', raisedBy: 'person' });
    expect(lastOf(['He is at the hospital with the doctors. Thank you.'], from).step).toBe('THIRD.good');
  });
});

describe('their own life', () => {
  it.each([
    ['en', 'no not today. not till after moms birthday. i just want it to be quiet'],
    ['en', 'its fine. the 14th is a good day. after that im done'],
    ['es', 'hoy no, hasta después del cumple de mi mamá'],
  ] as const)('a day that is named is taken up (%s, %j)', (language, text) => {
    const from = at('SUI.1', { level: 'crisis', flow: 'SUI', raisedBy: 'person', language });
    expect(lastOf([text], from).step).toBe('SUI.day');
  });

  it('said plainly again is not answered with not having understood it', () => {
    const from = at('SUI.1', { level: 'crisis', flow: 'SUI', raisedBy: 'person', language: 'es' });
    const { lines } = lastOf(['hace días que lo pienso. quiero matarme, ya está'], from);
    expect(lines.join(' ')).not.toMatch(/No lo entendí todo/);
  });
});
