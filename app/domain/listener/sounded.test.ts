import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECOGNISER } from './listen';
import { piecesIn, SILENT, type Sounded, soundsAgain, withText } from './sounded';

const after = (...dangers: number[]) => dangers.reduce<Sounded>(withText, SILENT);
const pieces = (...dangers: number[]) => piecesIn(after(...dangers), RECOGNISER.header.talk);

describe('what the texts of a talk have sounded like', () => {
  it('keeps the two that sounded most like danger, the newest and the mean', () => {
    const { texts, most, second, newest, mean } = after(0.5, 0.9, 0.1, 0.7);
    const odds = (danger: number) => Math.log(danger / (1 - danger));
    expect(texts).toBe(4);
    expect([most, second, newest]).toEqual(
      [0.9, 0.7, 0.1 + 0.6].map((each) => expect.closeTo(odds(each), 9)),
    );
    expect(mean).toBeCloseTo((odds(0.5) + odds(0.9) + odds(0.1) + odds(0.7)) / 4, 9);
  });

  it('asks for less the more of it there is, and for more the longer nothing was heard', () => {
    expect(pieces(0.1, 0.4, 0.5)).toBeGreaterThan(pieces(0.1, 0.4));
    expect(pieces(0.4, 0.4)).toBeGreaterThan(pieces(0.02, 0.02, 0.02, 0.4, 0.4));
  });

  it('is heard in a talk of any length: a hundred calm texts weigh no more than a dozen', () => {
    const calm = (texts: number) => new Array<number>(texts).fill(0.02);
    expect(pieces(...calm(100), 0.59, 0.59)).toBeCloseTo(pieces(...calm(40), 0.59, 0.59), 1);
  });

  it('is not made of one text, nor of a newest that sounds of nothing', () => {
    expect(soundsAgain(after(0.59))).toBe(false);
    expect(soundsAgain(after(0.05, 0.59))).toBe(false);
    expect(soundsAgain(after(0.59, 0.59, 0.05))).toBe(false);
    expect(soundsAgain(after(0.3, 0.05, 0.59))).toBe(true);
  });

  it('never falls by a text that sounds more like danger than all before it', () => {
    const danger = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(danger, { minLength: 12, maxLength: 30 }), (dangers) => {
        const all = after(...dangers);
        expect(Object.values(all).every(Number.isFinite)).toBe(true);
        expect(piecesIn(withText(all, 1), RECOGNISER.header.talk)).toBeGreaterThanOrEqual(
          piecesIn(all, RECOGNISER.header.talk),
        );
      }),
    );
  });
});
