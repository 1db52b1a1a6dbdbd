import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from './errors';
import { Lines } from './lines';

const inAMinute = () => Date.now() + 60_000;

it('one after the other in a line, in the order they came; the first has not waited', async () => {
  const lines = new Lines();
  const seen: string[] = [];
  const stand = (who: string) =>
    lines.standIn('a', inAMinute(), async (hasWaited) => {
      seen.push(`${who} in${hasWaited ? ', waited' : ''}`);
      await sleep(1);
      seen.push(`${who} out`);
    });
  await Promise.all(['one', 'two', 'three'].map(stand));
  expect(seen).toEqual(['one in', 'one out', 'two in, waited', 'two out', 'three in, waited', 'three out']);
});

it('those of another line do not wait', async () => {
  const lines = new Lines();
  let letGo = () => {};
  const first = lines.standIn('a', inAMinute(), () => new Promise<void>((resolve) => (letGo = resolve)));
  expect(await lines.standIn('b', inAMinute(), (hasWaited) => Promise.resolve(hasWaited))).toBe(false);
  letGo();
  await first;
});

it('who waits too long is sent away, and the next one comes all the same', async () => {
  const lines = new Lines();
  let letGo = () => {};
  const first = lines.standIn('a', inAMinute(), () => new Promise<void>((resolve) => (letGo = resolve)));
  const impatient = lines.standIn('a', Date.now() + 20, () => Promise.resolve('in'));
  const patient = lines.standIn('a', inAMinute(), () => Promise.resolve('in'));
  await expect(impatient).rejects.toBeInstanceOf(DatabaseUnavailableError);
  letGo();
  await first;
  expect(await patient).toBe('in');
});

it('those behind are sent away together when the database is out of reach for the first', async () => {
  const lines = new Lines();
  const first = lines.standIn('a', inAMinute(), async () => {
    await sleep(5);
    throw new DatabaseUnavailableError('The database is locked');
  });
  let tried = 0;
  const behind = [1, 2, 3].map(() =>
    lines.standIn('a', inAMinute(), () => {
      tried += 1;
      return Promise.resolve();
    }),
  );
  for (const each of await Promise.allSettled([first, ...behind]))
    expect(each.status === 'rejected' && each.reason).toBeInstanceOf(DatabaseUnavailableError);
  expect(tried).toBe(0);
  expect(await lines.standIn('a', inAMinute(), () => Promise.resolve('in'))).toBe('in');
});

it('an error of its own sends nobody away', async () => {
  const lines = new Lines();
  const first = lines.standIn('a', inAMinute(), () => Promise.reject(new RangeError('full')));
  const behind = lines.standIn('a', inAMinute(), () => Promise.resolve('in'));
  await expect(first).rejects.toThrow(RangeError);
  expect(await behind).toBe('in');
});

it('no line is left behind, however its work ended', async () => {
  const lines = new Lines();
  const works = [
    () => Promise.resolve(),
    () => Promise.reject(new Error('no')),
    () => sleep(30),
    () => Promise.resolve(),
  ];
  await Promise.allSettled(
    works.map((work, index) => lines.standIn(`${index % 2}`, Date.now() + 10 * index, work)),
  );
  await Promise.allSettled(works.map((work) => lines.standIn('a', Date.now() + 10, work)));
  await sleep(50);
  expect(lines.count).toBe(0);
});
