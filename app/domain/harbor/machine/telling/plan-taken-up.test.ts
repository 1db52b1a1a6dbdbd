import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const own = (step: string, language: 'en' | 'es' = 'en') =>
  at(step, { level: 'imminent', flow: 'SUI', raisedBy: 'person', answer: 'yes', language });
const STEPS = [
  'SUI.means',
  'SUI.gun',
  'SUI.pills',
  'SUI.today',
  'SUI.who',
  'PERSON',
  'BARRIER',
  'BARRIER.b3',
];

describe('their own plan for what they could use', () => {
  it.each([
    ['my neighbor walt has a gun safe. guess i could walk it over', 'en'],
    ['my sister could hold the pills', 'en'],
    ['i could give my keys to tom', 'en'],
    ['se la dejo al compadre', 'es'],
    ['me voy a parar en la caseta y se la dejo al compadre q viene en el otro trailer. gracias', 'es'],
    ['mi hermana me las podría guardar', 'es'],
  ] as const)('is taken up where it is said: %j', (text, language) => {
    for (const step of STEPS) {
      const { last } = play([text], own(step, language));
      expect([last.step, last.level], step).toEqual(['PERSON.sent', 'imminent']);
      expect(last.lines[0], step).toMatch(/plan|Ask them|Pide|Pídelo|buen|Sí/);
    }
  });

  it('of a gun: they come and fetch it, it is not carried', () => {
    const { last } = play(['my neighbor walt has a gun safe. guess i could walk it over'], own('SUI.means'));
    expect(last.lines.join(' ')).toMatch(/come/);
    expect(last.lines.join(' ')).toMatch(/carry|handle/);
  });

  it.each([
    ['texted him, he is coming', 'en'],
    ['i mean walt. texted him. hes comin over for it', 'en'],
    ['ya le escribí, viene para acá', 'es'],
  ] as const)('goes on with who was reached: %j', (text, language) => {
    for (const step of ['PERSON.sent', 'SUI.today', 'BARRIER']) {
      const { last } = play([text], own(step, language));
      expect([last.step, last.level], step).toEqual(['SUI.with', 'imminent']);
    }
  });

  it.each([
    'nobody has a gun safe here',
    'i could walk it over to the edge and not come back',
    'should i give it to tom',
  ])('is none where nobody takes it: %j', (text) =>
    expect(lastOf([text], own('SUI.means')).step).not.toBe('PERSON.sent'),
  );
});
