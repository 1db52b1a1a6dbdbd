import { describe, expect, it } from 'vitest';
import { isUnavailable } from 'db/errors';
import { bothOf, FIRST, useWordedTalk } from '../factories/worded-talk';
import { holdLock } from './outside-database';

const talk = useWordedTalk();
const { database, ordinaryTurn, shownOf, storedOf } = talk;

describe('the 15 seconds of a turn', () => {
  const timed = async <Result>(work: Promise<Result>) => {
    const began = performance.now();
    const result = await work;
    return { result, ms: performance.now() - began };
  };

  it('leave a model only what storing does not need', async () => {
    const turn = await ordinaryTurn(11_000);
    talk.model.behave('stalled');
    const { result, ms } = await timed(shownOf(turn));
    expect(result.text).toBe(bothOf(turn, FIRST));
    expect(ms).toBeGreaterThan(700);
    expect(ms).toBeLessThan(2_500);
  });

  it('ask no model once they are nearly over', async () => {
    const turn = await ordinaryTurn(12_500);
    const calls = talk.model.calls.length;
    expect((await shownOf(turn)).done.message).toBe(turn.reply.content);
    expect(talk.model.calls.length).toBe(calls);
  });

  it('end the turn when its words cannot be stored, and keep none that were not shown', async () => {
    const turn = await ordinaryTurn();
    const began = new Date(Date.now() - 11_500).toISOString();
    const lock = await holdLock(database.file);
    talk.model.behave('good');
    const late = { ...turn, facts: { ...turn.facts, now: began } };
    const { result, ms } = await timed(shownOf(late).catch((error: unknown) => error));
    await lock.release();
    expect(isUnavailable(result)).toBe(true);
    expect(ms).toBeLessThan(5_000);
    // What waited behind the lock is over by now.
    await database.db.transaction(async () => {});
    expect(await storedOf(turn)).toEqual(turn.reply);
  });
});
