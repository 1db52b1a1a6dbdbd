import { describe, expect, it } from 'vitest';
import { at } from '../../../../../tests/factories/harbor/play';
import { FACTS, inLanguage } from '../../../../../tests/factories/harbor/play';
import { isSafetyStep } from '../talk/move';
import { opening } from '../turn/turn';

const shownFor = (step: string, times: number, language: 'en' | 'es' = 'en') => {
  let talk = inLanguage(step, language, 'lonely').talk;
  let ids: string[][] = [];
  for (let time = 0; time < times; time += 1) {
    const opened = opening(talk, step, FACTS);
    talk = opened.talk;
    ids = [...ids, opened.reply.choices.map(({ id }) => id)];
  }
  return { ids, talk };
};

describe('the buttons of a topic', () => {
  it.each(['TOPIC.lonely', 'TOPIC.more', 'MATTER.theirTest', 'TOPIC.family'])(
    'are others after they were shown twice (%s)',
    (step) => {
      const { ids } = shownFor(step, 3);
      expect(ids[2]).not.toEqual(ids[0]);
      expect(ids[2]).toEqual(expect.arrayContaining(['tip', 'tell']));
    },
  );

  it.each(['en', 'es'] as const)('have words for each of them (%s)', (language) => {
    const { talk } = shownFor('TOPIC.lonely', 2, language);
    for (const { label } of opening(talk, 'TOPIC.lonely', FACTS).reply.choices) expect(label).not.toBe('');
  });

  it('keep what leads to help', () => {
    const { ids } = shownFor('MATTER.baby', 3);
    expect(ids[2]).toContain('danger');
    expect(isSafetyStep('OTHER')).toBe(true);
    expect(at('MATTER.baby').last.choices.map(({ id }) => id)).toContain('danger');
  });
});
