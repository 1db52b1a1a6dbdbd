import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import { exerciseChoice } from './begin-exercise';

const LISTS = /^(?:UNSURE\.[12]|CONFIRM|WHICH|FEELING|PICK|OPEN)$/;

describe('what was not understood', () => {
  it.each([
    ['en', ['mmh the thing with the thing', '>none', 'it is just how it is', 'same as ever with that lot']],
    ['es', ['mmh la cosa de la cosa', '>none', 'todo el asunto ese', 'lo mismo con aquellos']],
  ] as const)('brings no third list of topics, but room to write: %s', (language, texts) => {
    const { replies } = play(texts, at('OPEN', { language }));
    const steps = replies.map(({ step }) => step);
    expect(steps.slice(1, 3).every((step) => LISTS.test(step))).toBe(true);
    expect(steps.slice(3).filter((step) => LISTS.test(step))).toEqual([]);
    const [third, fourth] = replies.slice(3);
    expect(third?.lines).not.toEqual(fourth?.lines);
    for (const reply of [third, fourth])
      expect(reply?.isWriting || reply?.choices.some(({ id }) => id === 'write')).toBe(true);
  });

  it.each([
    ['en', 'so much on my plate', 'but you never answered about the plate'],
    ['es', 'tengo de todo encima', 'pero no me ha contestado lo de encima'],
  ] as const)('a question that was passed over brings no list either: %s', (language, page, text) => {
    const begun = [`>${exerciseChoice('WRITE')}`, page, '>done', text];
    expect(play(begun, at('PICK', { language })).last.step).toBe('ASKED.none');
  });

  it('the menu of a topic does not come whole a third time', () => {
    const from = at('PICK', { language: 'es', answer: 'no' });
    const texts = [
      'me dejó mi novia',
      'pasó el domingo pasado, después de cuatro años',
      'no la puedo dejar de mirar en insta',
    ];
    const menus = play(texts, from)
      .replies.slice(1)
      .map(({ step, choices }) => [step, choices.map(({ id }) => id)] as const);
    expect(menus.map(([step]) => step)).toEqual(['TOPIC.breakup', 'TOPIC.breakup', 'TOPIC.breakup']);
    expect(menus[1]?.[1]).toHaveLength(4);
    expect(menus[2]?.[1]).toEqual(['tip', 'tell', 'write', 'person', 'else']);
  });
});
