import { describe, expect, it } from 'vitest';
import { FACTS } from '../../../tests/factories/harbor/play';
import { NOT_SAFE } from '../harbor/content/not-safe';
import { assess } from '../safety/assess';
import { answerTurn, begin, type Conversation } from './conversation';

const HOUR_MS = 3_600_000;
const BREAK = 'You have been here for a while. A break is a good idea.';
const factsAt = (hours: number, isMinor = false) => ({
  ...FACTS,
  now: new Date(Date.parse(FACTS.now) + hours * HOUR_MS).toISOString(),
  isMinor,
});

/** A talk in which each input comes some hours after the beginning; `>id` presses a button. */
function talked(inputs: readonly (readonly [hours: number, input: string])[], isMinor = false) {
  const { talk, messages } = begin(undefined, factsAt(0, isMinor));
  const begun: Conversation = {
    id: 'one',
    localDate: FACTS.today,
    endedAt: null,
    messages,
    memory: talk.memory,
    safety: talk.risk,
    highestLevel: 'none',
    crisisAt: null,
  };
  return inputs.reduce<Conversation>((conversation, [hours, input]) => {
    const turn = input.startsWith('>')
      ? { choice: input.slice(1) }
      : { text: input, heard: assess(input, { before: 'en' }) };
    const { changes } = answerTurn(conversation, { input: turn, facts: factsAt(hours, isMinor) });
    return { ...conversation, ...changes };
  }, begun);
}
const newest = ({ messages }: Conversation) => messages.at(-1);

describe('a break', () => {
  it('is offered with the notice after three hours of a talk, and what was said comes behind “Go on”', () => {
    const talk = talked([
      [0, '>weighs'],
      [2.9, '>worry'],
      [3, '>worry'],
    ]);
    expect(newest(talk)).toMatchObject({ step: 'BREAK', content: BREAK, hasNotice: true });
    expect(newest(talk)?.choices?.map(({ label }) => label)).toEqual(['Take a break', 'Go on']);
    const on = talked([
      [0, '>weighs'],
      [2.9, '>worry'],
      [3, '>worry'],
      [3.1, '>goOn'],
    ]);
    expect(newest(on)).toMatchObject({ step: 'X.offer' });
    expect(newest(on)?.hasNotice).toBeUndefined();
  });

  it('ends the talk when it is taken', () => {
    const talk = talked([
      [0, '>weighs'],
      [3, '>worry'],
      [3.1, '>take'],
    ]);
    expect(newest(talk)?.step).toBe('END');
  });

  it('comes once in three hours, and every hour for a minor', () => {
    const breaks = (isMinor: boolean) =>
      talked(
        [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4].flatMap((hours) => [
          [hours, 'My sister forgot my birthday'] as const,
          [hours + 0.1, '>goOn'] as const,
        ]),
        isMinor,
      ).messages.filter(({ step }) => step === 'BREAK').length;
    expect([breaks(false), breaks(true)]).toEqual([1, 4]);
  });

  it('comes in the middle of an exercise, and leads back to the same step with what was written', () => {
    const talk = talked([
      [0, '>weighs'],
      [0, '>worry'],
      [0, '>worry'],
      [0, '>start'],
      [0, '>3'],
      [3, 'I may lose the flat'],
      [3.1, '>goOn'],
    ]);
    expect(talk.messages.at(-2)?.step).toBe('BREAK');
    expect(newest(talk)).toMatchObject({ step: 'WORRY.2' });
    expect(JSON.stringify(talk.memory)).toContain('I may lose the flat');
  });

  it('waits while somebody is in danger; the notice does not', () => {
    const talk = talked([
      [0, `>${NOT_SAFE}`],
      [3, '>life'],
    ]);
    expect(newest(talk)).toMatchObject({ step: 'SUI.today', hasNotice: true });
  });

  it('waits for a reply that can be come back to, and is not forgotten', () => {
    const talk = talked([
      [0, '>weighs'],
      [0, '>worry'],
      [3, 'I want to talk to a human'],
      [3.1, '>goOn'],
    ]);
    expect(talk.messages.map(({ step }) => step)).toEqual(expect.arrayContaining(['HUMAN', 'BREAK']));
    expect(newest(talk)).toMatchObject({ step: 'BREAK' });
    expect(newest(talk)?.hasNotice).toBeUndefined();
  });

  it('is not offered at the start of a talk, however long ago the last one was', () => {
    const before = talked([[0, '>weighs']]);
    const { talk, messages } = begin({ ...before, endedAt: new Date(FACTS.now) }, factsAt(30));
    expect(messages[0]?.hasNotice).toBe(true);
    const next = answerTurn(
      { messages, memory: talk.memory, safety: talk.risk, highestLevel: 'none', crisisAt: null },
      { input: { choice: 'weighs' }, facts: factsAt(30.1) },
    );
    expect(next.reply.step).not.toBe('BREAK');
    expect(next.reply.hasNotice).toBeUndefined();
  });
});
