import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const ES = 'es' as const;
const EN = 'en' as const;
const after = (text: string, step: string, flow: string, language: 'en' | 'es') =>
  play([text], at(step, { level: 'crisis', raisedBy: 'person', flow, language })).last;

describe('who could not say no', () => {
  it.each([
    ["i don't know if it even counts. i didn't say no because i wasn't really awake", EN],
    ['i froze so i didnt say no', EN],
    ['does it count if i was passed out', EN],
    ['i was so drunk, never said stop. is it my fault', EN],
    ['no sé si cuenta, yo estaba dormida', ES],
    ['no dije que no pq estaba borracha', ES],
    ['me quede paralizada y no grite', ES],
  ])('%s', (text, language) => {
    const last = after(text, 'HURT.who', 'HURT', language);
    expect(last.step).toBe('ASSAULT');
    expect(last.lines[0]).toMatch(/counts|cuenta/);
  });
  it.each([
    ['i was asleep when he came home', EN],
    ['i dont know who it is', EN],
    ['my friend was asleep and did not say no', EN],
    ['estaba dormida cuando llego', ES],
    ['he was drunk and i did not say anything', EN],
  ])('is not heard in %s', (text, language) => {
    expect(after(text, 'HURT.who', 'HURT', language).step).not.toBe('ASSAULT');
  });
});

describe('one who may help', () => {
  it.each([
    ["my roommate ada has a car. i just don't know how to start saying it to her", 'ASSAULT.soon', EN],
    ['maybe my sister, she lives close and has a car', 'ASSAULT.later', EN],
    ['a lo mejor mi prima, pero no se como empezar', 'ASSAULT.soon', ES],
    ['how do i even tell her', 'ASSAULT.person', EN],
  ])('gets words that fit: %s', (text, step, language) => {
    const last = after(text, step, 'ASSAULT', language);
    expect(last.step).toBe(step);
    expect(last.lines[0]).toMatch(/something happened to me|me pasó algo/);
  });

  it.each([
    ['a lo mejor la maestra del niño, ella como que ya se dio cuenta', 'HOME.papers', ES],
    ['quizas mi comadre, ella vive a dos calles y me quiere bien', 'HOME.plan', ES],
    ['la vecina sospecha', 'HOME.plan', ES],
    ['maybe the nurse at the clinic, she asked me once', 'HOME.plan', EN],
    ['i think my neighbour noticed', 'HOME.plan', EN],
    ['theres my aunt', 'HOME.papers', EN],
  ])('is seen without the one who hurts: %s', (text, step, language) => {
    const last = after(text, step, 'HOME', language);
    expect(last.step).toBe(step);
    expect(last.lines[0]).toMatch(/may be the one|puede ser la persona/);
  });

  it.each([
    ['maybe my husband is right', 'HOME.plan', EN],
    ['my mother would never believe me', 'HOME.plan', EN],
    ['mi mama no me cree', 'HOME.plan', ES],
    ['nobody, my sister hates me', 'HOME.plan', EN],
    ['quiza mi esposo cambie', 'HOME.plan', ES],
  ])('is not heard in %s', (text, step, language) => {
    expect(after(text, step, 'HOME', language).lines.join(' ')).not.toMatch(
      /may be the one|puede ser la persona/,
    );
  });

  it('is chosen with words of their own, and not with those of a danger to the own life', () => {
    const last = play(
      ['>person'],
      at('ASSAULT.soon', { level: 'crisis', raisedBy: 'person', flow: 'ASSAULT' }),
    ).last;
    expect(last.lines.join(' ')).toMatch(/something happened to me/);
    expect(last.lines.join(' ')).not.toMatch(/not safe right now/);
  });
});
