import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';

const ASKED = { level: 'concern', raisedBy: 'signs', seen: { 's.hopeless': 1 } } as const;
const CRISIS = { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' } as const;
const standing = (step: string, language: 'en' | 'es', risk: object): Played =>
  at(step, { language, ...risk });

describe('a country told or asked about beside a question about safety', () => {
  it.each([
    ['SQ.plain', 'im in Sheffield btw. dunno if that matters', 'en', '116 123', 'gb'],
    ['SQ.soft', 'where are those numbers for? i live in ireland', 'en', '116 123', 'ie'],
    ['QUIET', 'that number is no use to me, im in toronto love', 'en', '988', 'ca'],
    ['QUIET', "i'm in Glasgow, does it even work up here?", 'en', '116 123', 'gb'],
    ['SQ.plain', 'do you have a number for new zealand or not', 'en', '1737', 'nz'],
    ['SQ.again', 'i am in australia. that one is american isnt it', 'en', '13 11 14', 'au'],
    ['QUIET', 'de qué país son esos números? aquí es Guatemala y no los hay', 'es', 'findahelpline', 'gt'],
    ['QUIET', 'esos teléfonos de dónde son, yo vivo en un pueblo de honduras', 'es', '911', 'hn'],
    ['SQ.plain', 'pero yo estoy en perú, en la sierra, ese número no entra', 'es', '113', 'pe'],
    ['QUIET', 'y hay alguno de colombia o no hay?', 'es', '106', 'co'],
    ['SQ.soft', 'ando en argentina, por si sirve', 'es', '0800 999 0091', 'ar'],
    ['SQ.again', 'vivo en México, eso de allá no me sirve', 'es', '800 911 2000', 'mx'],
  ] as const)(
    'is answered with its numbers, and the question stays: %s %j',
    (step, text, language, number, country) => {
      const { talk, last } = play([text], standing(step, language, ASKED));
      expect(last.step).toBe(step);
      expect(last.ask).not.toBeNull();
      expect(last.lines.join(' ')).toContain(number);
      expect([talk.risk.country === country || talk.risk.country === 'other', talk.risk.level]).toEqual([
        true,
        'concern',
      ]);
    },
  );

  it.each([
    ['SUI.near', 'no voy a hacer nada, por mi hija. pero hay un teléfono de honduras o no hay?', 'es'],
    ['SUI.near', 'i wont do anything. is there one for ireland or not', 'en'],
    ['SUI.1', 'hay un numero de guatemala?', 'es'],
    ['SUI.1', 'is there a line in kenya', 'en'],
    ['PERSON.line', 'casi no hay señal. dicen que hay una linea en honduras, cuál es', 'es'],
    ['PERSON.line', 'the signal is bad here. they say there is a line in ireland, which one', 'en'],
  ] as const)('never makes it graver in a flow, and the step stays: %s %j', (step, text, language) => {
    const { talk, last } = play([text], standing(step, language, CRISIS));
    expect(last.step).toBe(step);
    expect(talk.risk.level).toBe('crisis');
    expect(talk.risk.isAbroad).toBe(true);
  });

  it('leaves the open question to be answered after it', () => {
    const told = play(['im in ireland'], standing('SQ.plain', 'en', ASKED));
    expect(play(['yes'], told).last.step).toBe('SUI.1');
  });

  it.each([
    ['SQ.plain', 'yes. im in ireland', 'en', 'SUI.1'],
    ['SQ.plain', 'sí, a veces. estoy en perú', 'es', /SOME|SUI\.1/],
    ['SQ.plain', 'im in ireland and i took all of them', 'en', /^(?:OD|SUI)/],
    ['SQ.plain', 'estoy en honduras y ya me tomé las pastillas', 'es', /^(?:OD|SUI)/],
    ['SUI.near', 'im in leeds and i am going to do it tonight', 'en', /^SUI\.today|^SUI/],
  ] as const)('takes nothing from an answer that is told with it: %s %j', (step, text, language, to) => {
    const risk = step.startsWith('SUI') ? CRISIS : ASKED;
    const { talk, last } = play([text], standing(step, language, risk));
    if (typeof to === 'string') expect(last.step).toBe(to);
    else expect(last.step).toMatch(to);
    expect(talk.risk.isAbroad).toBe(true);
  });
});
