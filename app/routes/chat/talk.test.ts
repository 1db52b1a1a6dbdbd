import { describe, expect, test } from 'vitest';
import type { ChatEvent } from '~/domain/chat/events';
import { type Talk, type TalkAction, talkAfter, talkOf } from './talk';
import { fallbackMessage } from './texts';

const AT = '2026-11-18T12:00:00.000Z';
const greeting = { role: 'assistant', content: 'Hello', timestamp: AT } as const;
const risk = { level: 'none', language: 'en' } as const;
const begun = () => talkOf({ id: null, messages: [greeting], risk });
const after = (talk: Talk, ...actions: TalkAction[]) => actions.reduce(talkAfter, talk);
const sent = (text: string): TalkAction => ({ type: 'sent', text, at: AT });
const event = (happened: ChatEvent): TalkAction => ({ type: 'event', event: happened, at: AT });
const done = (message: string, total: number, conversation = 'one'): TalkAction =>
  event({
    type: 'done',
    message,
    total,
    conversation,
    choices: [],
    safety: { level: 'none', asked: false },
    reply: { role: 'assistant', content: message, timestamp: AT },
  });
const failed: TalkAction = { type: 'failed', fallback: fallbackMessage(new Date(AT), 'message') };
const words = (talk: Talk) => talk.messages.map(({ content }) => content);

describe('a conversation on the page', () => {
  test('shows one’s own words at once, then the reply as it comes, then as a whole', () => {
    const waiting = after(begun(), sent('A bad night'));
    expect(waiting).toMatchObject({ isWaiting: true, arriving: '' });
    expect(words(waiting)).toEqual(['Hello', 'A bad night']);
    const arriving = after(
      waiting,
      event({ type: 'text', text: 'That ' }),
      event({ type: 'text', text: 'is' }),
    );
    expect(arriving).toMatchObject({ arriving: 'That is', arrivingBy: null });
    const answered = after(arriving, done('That is hard.', 3));
    expect(words(answered)).toEqual(['Hello', 'A bad night', 'That is hard.']);
    expect(answered).toMatchObject({ isWaiting: false, arriving: '', id: 'one', isStale: false });
  });

  test('names the model while its words arrive, and forgets it with them', () => {
    const model = 'tide-1 at model.example';
    const waiting = after(begun(), sent('A bad night'), event({ type: 'text', text: 'That is', model }));
    const arriving = after(waiting, event({ type: 'text', text: ' hard.' }));
    expect(arriving).toMatchObject({ arriving: 'That is hard.', arrivingBy: model });
    expect(after(arriving, done('That is hard.', 3)).arrivingBy).toBeNull();
    expect(after(arriving, sent('x')).arrivingBy).toBeNull();
  });

  test('shows help as soon as risk is known, before the words are', () => {
    const talk = after(begun(), sent('x'), event({ type: 'risk', level: 'crisis', language: 'es' }));
    expect(talk).toMatchObject({ risk: { level: 'crisis', language: 'es' }, isWaiting: true });
  });

  test('knows when another tab or a new day has added what it has not', () => {
    expect(after(begun(), sent('x'), done('y', 5)).isStale).toBe(true);
    const here = talkOf({ id: 'one', messages: [greeting], risk });
    expect(after(here, sent('x'), done('y', 3, 'one')).isStale).toBe(false);
    expect(after(here, sent('x'), done('y', 3, 'another')).isStale).toBe(true);
  });

  test('takes a refused message out again and says why', () => {
    const talk = after(begun(), sent('x'), { type: 'refused', message: 'Too long', status: 422 });
    expect(words(talk)).toEqual(['Hello']);
    expect(talk).toMatchObject({ isWaiting: false, refusal: { message: 'Too long', status: 422 } });
    expect(after(talk, sent('y')).refusal).toBeNull();
  });

  test('marks a message that did not get through, and sends it again in its place', () => {
    const talk = after(begun(), sent('x'), failed);
    expect(talk.messages.map(({ isOnlyHere = false }) => isOnlyHere)).toEqual([false, true, true]);
    expect(words(after(talk, sent('x')))).toEqual(['Hello', 'x']);
    expect(after(talk, sent('x'), done('y', 3))).toMatchObject({ isStale: false });
    expect(words(after(talk, sent('other')))).toHaveLength(4);
    expect(after(talk, sent('other'), done('y', 3)).isStale).toBe(false);
  });

  test('leaves the buttons to the newest reply, and no line for one that says nothing', () => {
    const choices = [{ id: '1.next', label: 'Next', isSilent: true as const }];
    const asking = talkOf({ id: 'one', messages: [{ ...greeting, choices }], risk });
    const pressed = after(asking, { type: 'sent', text: null, at: AT, isChoice: true });
    expect(words(pressed)).toEqual(['Hello']);
    expect(after(pressed, { type: 'refused', message: 'No', status: 429 }).messages).toHaveLength(1);
    const answered = after(pressed, done('On.', 2));
    expect(answered.messages.map((message) => message.choices?.length ?? 0)).toEqual([0, 0]);
    expect(answered.isStale).toBe(false);
  });

  test('is not overwritten by an older reading while a reply is awaited', () => {
    const page = { id: 'one', messages: [greeting], risk };
    expect(words(after(begun(), sent('x'), { type: 'loaded', page }))).toEqual(['Hello', 'x']);
    expect(words(after(begun(), sent('x'), done('y', 3), { type: 'loaded', page }))).toEqual(['Hello']);
  });
});
