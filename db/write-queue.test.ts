import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { WriteQueue } from './write-queue';

describe('WriteQueue', () => {
  it('lets one in at a time, first come first served', async () => {
    const queue = new WriteQueue();
    const order: string[] = [];
    const work = (name: string, ms: number) =>
      queue.run(async () => {
        order.push(`${name} in`);
        await sleep(ms);
        order.push(`${name} out`);
      });
    await Promise.all([work('a', 15), work('b', 1), work('c', 0)]);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('goes on after work that failed', async () => {
    const queue = new WriteQueue();
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('is not confused by a turn that is ended twice', async () => {
    const queue = new WriteQueue();
    const leave = await queue.enter();
    leave();
    const second = await queue.enter();
    leave();
    let isThirdIn = false;
    const third = queue.enter().then((end) => {
      isThirdIn = true;
      return end;
    });
    await sleep(5);
    expect(isThirdIn).toBe(false);
    second();
    (await third)();
  });
});
