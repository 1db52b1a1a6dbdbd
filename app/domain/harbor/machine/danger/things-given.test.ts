import { describe, expect, it } from 'vitest';
import { at, lastOf, play, stepsOf } from '../../../../../tests/factories/harbor/play';

const GIVEN = [
  'safe enough. sold the bass boat today, guy got a real good deal. brother in law took the dog',
  "got it all squared away is all. truck title's in my boys name now",
  'I gave my guitar to my cousin',
  'cancelled my phone and closed the accounts',
  'ya dejé arreglado lo de la casa',
  'le di mis herramientas a mi compadre',
  'cancelé mi línea',
];

describe('things given away or settled', () => {
  it.each(GIVEN)('are asked about once the question was passed by: %j', (text) => {
    const spanish = /[éíñ]|herramientas/.test(text) ? ({ language: 'es' } as const) : {};
    for (const [step, risk] of [
      ['QUIET', { level: 'concern', raisedBy: 'person', answer: 'rather', ...spanish }],
      ['QUIET.safe', { level: 'concern', raisedBy: 'person', answer: 'rather', ...spanish }],
      ['TOPIC.low', { level: 'concern', raisedBy: 'signs', answer: 'held', ...spanish }],
      ['SQ.plain', { level: 'concern', raisedBy: 'signs', ...spanish }],
      ['TOPIC.low', { seen: { 's.hopeless': 0.7 }, ...spanish }],
    ] as const)
      expect(lastOf([text], at(step, risk)), step).toMatchObject({
        step: 'SQ.given',
        level: 'concern',
        hasCard: true,
        asks: true,
      });
  });

  it('are asked about once only', () => {
    const quiet = at('QUIET', { level: 'concern', raisedBy: 'person', answer: 'rather' });
    const { replies } = play([GIVEN[0] ?? '', '>rather', '>safe', GIVEN[2] ?? ''], quiet);
    expect(replies.filter(({ step }) => step === 'SQ.given')).toHaveLength(1);
  });

  it('lead on with a yes, and with a no that is doubted where more was said', () => {
    const asked = play(
      [GIVEN[0] ?? ''],
      at('QUIET', { level: 'concern', raisedBy: 'person', answer: 'rather' }),
    );
    expect(play(['>yes'], asked).last).toMatchObject({ step: 'SUI.1', level: 'crisis' });
    const more = {
      level: 'concern',
      raisedBy: 'signs',
      answer: 'held',
      seen: { 's.hopeless': 1, 's.end': 1 },
    } as const;
    expect(play([GIVEN[2] ?? '', '>no'], at('TOPIC.low', more)).last.step).toBe('SQ.doubt');
  });

  it('are no question by themselves, nor after a plain no', () => {
    for (const text of GIVEN) expect(stepsOf([text]).join(' '), text).not.toMatch(/SQ|SUI/);
    const no = at('TOPIC.low', { answer: 'no', seen: { 's.hopeless': 1 }, spent: ['s.hopeless'] });
    expect(lastOf(['I gave my guitar to my cousin'], no).step).not.toMatch(/^SQ/);
    expect(
      stepsOf(['we had a garage sale, gave away loads of stuff', 'the truck went too']).join(' '),
    ).not.toMatch(/SQ/);
  });
});
