import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const own = (language: 'en' | 'es') =>
  ({ level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes', language }) as const;
const STANDS = [
  ['SQ.plain', { level: 'concern', raisedBy: 'signs' }],
  ['SQ.plain', { level: 'crisis', raisedBy: 'signs', flow: 'SUI' }],
  ['QUIET', { level: 'concern', raisedBy: 'person', answer: 'rather' }],
  ['SOME', { level: 'concern', raisedBy: 'person', answer: 'sometimes' }],
  ['HURT', { level: 'crisis', flow: 'HURT', raisedBy: 'person' }],
  ['OD', { level: 'imminent', flow: 'OD', raisedBy: 'person' }],
  ['NS', { level: 'crisis', flow: 'NS', raisedBy: 'person' }],
] as const;
const OWN_STEPS = ['SUI.1', 'SUI.today', 'SUI.means', 'SUI.near', 'SUI.with', 'BARRIER', 'PERSON', 'SAFER'];

describe('who asks that nobody is called', () => {
  it.each([
    ['dont go calling anybody', 'en'],
    ['nobodys here. deb left in june. dont go calling anybody', 'en'],
    ['are you gonna call the cops', 'en'],
    ['please dont tell my mom', 'en'],
    ['no le llamen a nadie', 'es'],
    ['vas a llamar a la policía?', 'es'],
    ['no quiero que llamen a nadie', 'es'],
  ] as const)('is told the truth, and the step stays: %j', (text, language) => {
    const stands = [...STANDS, ...OWN_STEPS.map((step) => [step, own(language)] as const)];
    for (const [step, risk] of stands) {
      const from = at(step, { ...risk, language });
      const { last } = play([text], from);
      expect([last.step, last.level], step).toEqual([step, from.last.level]);
      expect(last.lines[0], step).toMatch(/call nobody|No llamo a nadie/);
    }
  });

  it('is told it in other words the second time', () => {
    const { replies } = play(['dont call anyone', 'dont tell anybody'], at('SUI.means', own('en')));
    expect(replies.at(-1)?.lines[0]).not.toBe(replies.at(-2)?.lines[0]);
  });

  it.each([
    ['call the police please, he is hitting me', 'en'],
    ['i cannot call anyone', 'en'],
    ['i dont want to call anybody', 'en'],
    ['no puedo llamar a nadie', 'es'],
  ] as const)('is not meant by %j', (text, language) => {
    expect(lastOf([text], at('SUI.near', own(language))).lines.join(' ')).not.toMatch(
      /I call nobody|No llamo a nadie/,
    );
  });

  it.each(['dont call anyone, i have the gun in my hand', 'dont tell anyone but i took all the pills'])(
    'with more danger in it goes to that first: %j',
    (text) =>
      expect(lastOf([text], at('SUI.near', own('en'))).step).toMatch(/^(?:SUI\.(?:today|means|gun)|OD)$/),
  );
});
