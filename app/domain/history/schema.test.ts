import { describe, expect, test } from 'vitest';
import { historyAddressSchema, historyFormSchema } from './schema';

const fields = { q: '', from: '', to: '', rating: '' };
const errorsOf = (values: object) =>
  historyFormSchema.safeParse({ ...fields, ...values }).error?.issues.map(({ path }) => path.join('.'));

describe('what the filter form sends', () => {
  test('is nothing when nothing is filled in', () => {
    expect(historyFormSchema.parse({ ...fields, q: '  ' })).toEqual({});
  });

  test('is trimmed and counted', () => {
    const sent = { q: ' walk ', from: '2026-03-01', to: '2026-03-01', rating: '4' };
    expect(historyFormSchema.parse(sent)).toEqual({ ...sent, q: 'walk', rating: 4 });
  });

  test.each([
    [{ from: '2026-02-30' }, ['from']],
    [{ to: 'yesterday' }, ['to']],
    [{ from: '2026-03-02', to: '2026-03-01' }, ['to']],
    [{ rating: '6' }, ['rating']],
    [{ rating: '2.5' }, ['rating']],
    [{ q: 'x'.repeat(101) }, ['q']],
    [{ q: 'a\u0000b' }, ['q']],
  ])('%j needs another look at %j', (values, names) => {
    expect(errorsOf(values)).toEqual(names);
  });
});

test.each([
  { cursor: 'junk' },
  { cursor: '2026-03-01.1.x;' },
  { month: '2026-13' },
  { month: '26-01' },
  { from: '1' },
  { rating: 'x' },
])('%j is no address of a history', (address) => {
  expect(historyAddressSchema.safeParse(address).success).toBe(false);
});
