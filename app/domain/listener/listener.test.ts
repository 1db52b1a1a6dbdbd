import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dangerIn } from './danger';
import { featuresOf } from './features';
import { LABELS } from './labels';
import { listen, RECOGNISER } from './listen';
import { decode, encode } from './weights-format';

const WEIGHTS = 'app/domain/listener/weights.bin';

describe('the recogniser', () => {
  it('is under 2 MB, and its bytes are what they stand for', () => {
    const bytes = fs.readFileSync(WEIGHTS);
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(Buffer.from(encode(decode(bytes))).equals(bytes)).toBe(true);
  });

  it('refuses weights that were made for other labels', () => {
    const { header } = RECOGNISER;
    const fewer = { ...header, labels: Object.fromEntries(Object.entries(header.labels).slice(1)) };
    expect(() => decode(encode({ ...RECOGNISER, header: fewer }))).toThrow(/other labels/);
  });

  it('gives every label a confidence from 0 to 1, for any string', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 400 })),
        (text) => {
          const heard = listen(text);
          expect(Object.keys(heard)).toEqual([...LABELS]);
          for (const confidence of Object.values(heard)) {
            expect(confidence).toBeGreaterThanOrEqual(0);
            expect(confidence).toBeLessThanOrEqual(1);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('hears the same in capitals, with drawn-out letters, and without accents', () => {
    expect(featuresOf('No quiero despertar mañana')).toEqual(featuresOf('no quiero despertar manana'));
    expect(featuresOf('I am soooooo tired')).toEqual(featuresOf('i am soo TIRED'));
  });

  it('hears a sentence of danger in a page of other things', () => {
    const page = 'We went to the market and bought apples, bread and a new kettle for the kitchen. '.repeat(
      8,
    );
    const sentence = 'I wrote the letters to the kids and I do not want to wake up tomorrow.';
    expect(dangerIn(listen(`${page}${sentence} ${page}`))).toBeGreaterThan(0.8 * dangerIn(listen(sentence)));
    expect(dangerIn(listen(page))).toBeLessThan(0.1);
  });

  it.each([
    [
      'I gave the dog to my neighbor for good, with his bowl and his blanket, he will not need me',
      'the dentist gave me a new appointment for thursday',
    ],
    [
      'dejé las cartas para los niños y pagué todo lo que debía, ya no voy a hacer falta',
      'mañana tengo turno con la dentista a las ocho',
    ],
  ])('holds %j for likelier to be dangerous than %j', (dangerous, harmless) => {
    expect(dangerIn(listen(dangerous))).toBeGreaterThan(2 * dangerIn(listen(harmless)));
  });
});
