import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitAtNumbers } from './phone-links';

const numbersIn = (text: string) => splitAtNumbers(text).flatMap(({ number }) => number ?? []);

it('finds numbers however they are written', () => {
  expect(numbersIn('My sister, (212) 555-2368, evenings')).toEqual(['+12125552368']);
  expect(numbersIn('Dr. Reyes +44 20 7946 0018')).toEqual(['+442079460018']);
});

it('finds the short numbers of crisis lines, and nothing inside other figures', () => {
  expect(numbersIn('Call 988, or text HOME to 741741. In danger: 911')).toEqual(['988', '741741', '911']);
  expect(numbersIn('Room 1988, 9.11 in the morning, 2026-11-21, $988.50')).toEqual([]);
});

it('loses nothing of the text', () => {
  const texts = fc
    .array(fc.constantFrom('988', ' ', '+1 212 555 2368', 'Ana', '\n', '741741', '-', '12'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      texts,
      (text) =>
        splitAtNumbers(text)
          .map((stretch) => stretch.text)
          .join('') === text,
    ),
  );
});
