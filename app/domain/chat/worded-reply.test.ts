import { describe, expect, it } from 'vitest';
import { at, play } from '../../../tests/factories/harbor/play';
import { messageOf } from './reply-message';
import { mayBeWorded, wordedReply } from './worded-reply';

const AT = '2026-11-20T15:00:00.000Z';
const writtenTo = (text: string) => messageOf(play([text]).last, AT);
const MODEL = 'tide-1 at model.example';

describe('a reply with a model’s words', () => {
  const topic = writtenTo('My boss shouted at me at work again');

  it('keeps everything but the lines, and asks Harbor’s question', () => {
    const worded = wordedReply(topic, 'That was loud.', MODEL);
    expect(topic.step).toBe('TOPIC.work');
    expect(worded).toEqual({ ...topic, content: `That was loud.\n${topic.ask}`, model: MODEL });
  });

  it('asks nothing where the model has asked', () => {
    const { ask: _, ...rest } = topic;
    expect(wordedReply(topic, 'What did you do?', MODEL)).toEqual({
      ...rest,
      content: 'What did you do?',
      model: MODEL,
    });
  });

  it.each([
    ['CONFIRM', writtenTo('las cosas de la casa')],
    ['WHICH', messageOf(at('WHICH').last, AT)],
  ])('always asks what its buttons answer: %s', (step, confirm) => {
    expect(confirm.step).toBe(step);
    expect(wordedReply(confirm, 'What did you do?', MODEL)).toMatchObject({
      content: `What did you do?\n${confirm.ask}`,
      ask: confirm.ask,
    });
  });
});

it('is not made of words that name a number of help', () => {
  const newborn = writtenTo('My baby is two weeks old and cries all night');
  expect(newborn.step).toBe('MATTER.baby');
  expect(newborn.content).toContain('1-833-852-6262');
  expect(mayBeWorded(newborn)).toBe(false);
  expect(mayBeWorded(writtenTo('My boss shouted at me at work again'))).toBe(true);
});
