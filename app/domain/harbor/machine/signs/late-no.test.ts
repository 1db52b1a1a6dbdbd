import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const left = (risk: Parameters<typeof at>[1] = {}) =>
  at('TOPIC.grief', {
    level: 'concern',
    raisedBy: 'signs',
    answer: 'held',
    seen: { 's.join': 0.7 },
    ...risk,
  });

describe('a "no" after the question was left standing', () => {
  it.each([
    'No, nothing like that. I want to be around.',
    'no, not like that. I never think about that',
    'no, eso no, irme con él no, quiero estar aquí',
    'No, de verdad. Quiero seguir aquí aunque llueva por dentro.',
    'no, nada de eso, no me quiero morir, la extraño y ya',
    'no no, tranquilo, no me quiero morir, si todavía me debe dinero',
  ])('is the answer to it: %j', (text) => {
    const { talk } = play([text], left());
    expect([talk.risk.level, talk.risk.answer]).toEqual(['none', 'no']);
  });

  it.each([
    'No, I do not think that I shall put it in the hall, I like it where I can see it.',
    'no, but I do not want to be here either',
    'no quiero vivir, no quiero morir',
    'nothing like that happened at work',
    'no, she wants to stay with me',
    'no, unless it stays like that',
  ])('is none in %j', (text) => {
    expect(play([text], left()).talk.risk.level).not.toBe('none');
  });

  it('is doubted once where something direct was said, or much adds up', () => {
    const no = ['no, nothing like that, I want to be here'];
    expect(lastOf(no, left({ isDirect: true })).step).toBe('SQ.doubt');
    expect(lastOf(no, left({ seen: { 's.give': 1, 's.order': 1, 's.calm': 1 } })).step).toBe('SQ.doubt');
  });

  it('takes back what Harbor had read out of a text, and is doubted against an own "sometimes"', () => {
    const some = { level: 'concern', answer: 'sometimes' } as const;
    const no = ['no, nothing like that'];
    expect(play(no, at('SOME', { ...some, raisedBy: 'signs' })).talk.risk.level).toBe('none');
    const own = play(no, at('SOME', { ...some, raisedBy: 'person' }));
    expect([own.last.step, own.last.level]).toEqual(['SQ.lightly', 'concern']);
  });

  it.each([
    'Nah, nobody knows where I am',
    "Never mind how. I know the spot and it's between you and me.",
    "No I'm not upset. First night in a year nothing's chewing on me. I got it settled.",
  ])('and a sentence that only begins with one takes a crisis down at no question: %j', (text) => {
    const asked = at('SQ.again', { level: 'crisis', raisedBy: 'signs', seen: { 's.join': 1, 's.order': 1 } });
    expect(play([text], asked).last.level).toBe('crisis');
    expect(play(['no'], asked).last.level).toBe('concern');
  });

  it('at the question is doubted once where much adds up', () => {
    const much = { 's.give': 1, 's.order': 1, 's.calm': 1 } as const;
    const asked = at('SQ.plain', { level: 'concern', raisedBy: 'signs', seen: much });
    expect(play(['>no'], asked).last.step).toBe('SQ.doubt');
  });

  it('lowers nothing in a crisis', () => {
    const crisis = left({ level: 'crisis', raisedBy: 'person', flow: 'SUI' });
    expect(play(['no, nothing like that'], crisis).talk.risk.level).toBe('crisis');
  });
});
