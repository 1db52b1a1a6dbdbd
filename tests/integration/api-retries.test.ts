import { beforeAll, describe, expect, it } from 'vitest';
import { ANSWERS, type Caller, type Entry, registerAs, statsOf } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
let member: Caller;
beforeAll(async () => {
  member = server.newCaller();
  await registerAs(member);
});
const post = (key: string, body: object = {}, caller = member) =>
  caller.post<Entry>('/api/mood-entries', { responses: ANSWERS, ...body }, { 'Idempotency-Key': key });

describe('a check-in with an Idempotency-Key', () => {
  it('is stored once however often it is sent', async () => {
    const { totalCheckins } = await statsOf(member);
    const first = await post('one', { notes: 'once' });
    const again = await post('one', { notes: 'once', unknown: 'field' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await statsOf(member)).totalCheckins).toBe(totalCheckins + 1);
  });

  it('is stored once when ten are sent at the same moment', async () => {
    const { totalCheckins } = await statsOf(member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('ten')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await statsOf(member)).totalCheckins).toBe(totalCheckins + 1);
  });

  it('is refused when the key stands for something else', async () => {
    await post('two', { notes: 'one thing' });
    const other = await post('two', { notes: 'another thing' });
    expect(other.status).toBe(422);
  });

  it('is gone, not written again, when its entry was deleted', async () => {
    const { body } = await post('three');
    await member.delete(`/api/mood-entries/${body.id}`);
    expect((await post('three')).status).toBe(410);
  });

  it('has a key of its own for each owner', async () => {
    const other = server.newCaller();
    await registerAs(other);
    const [mine, theirs] = [await post('four'), await post('four', {}, other)];
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it.each(['with space', 'x'.repeat(201), 'ümlaut'])('refuses %j as a key', async (key) => {
    const before = await statsOf(member);
    const { status, body } = await post(key);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { 'Idempotency-Key': [expect.any(String)] } });
    expect(await statsOf(member)).toEqual(before);
  });
});
