import { describe, expect, it } from 'vitest';
import { at, FACTS, play, type Played } from '../../../../../tests/factories/harbor/play';
import { turn } from '../turn/turn';

const asked = () => at('SQ.score', { level: 'concern', raisedBy: 'signs' });
const pressedEarlier = ({ talk }: Played, step: string, choice: string) =>
  turn(talk, { choice: '', earlier: { step, choice } }, FACTS);

describe('a button of an earlier reply', () => {
  it.each([
    ['yes', 'SUI.1', 'Yes'],
    ['sometimes', 'SOME', 'Sometimes'],
    ['rather', 'QUIET', 'I would rather not say'],
  ])(
    'is heard when it answers the question about life with %s after a no in another tab',
    (choice, step, own) => {
      const turned = pressedEarlier(play(['>no'], asked()), 'SQ.score', choice);
      expect(turned.reply.step).toBe(step);
      expect(turned.reply.level).toBe(step === 'SUI.1' ? 'crisis' : 'concern');
      expect(turned.own).toBe(own);
    },
  );

  it('changes nothing where a crisis is open already, nor by a no', () => {
    const inCrisis = play(['>yes'], asked());
    for (const choice of ['yes', 'no', 'sometimes'])
      expect(pressedEarlier(inCrisis, 'SQ.score', choice)).toMatchObject({
        reply: { step: 'SUI.1', level: 'crisis' },
        own: null,
      });
    const answered = play(['>sometimes'], asked());
    expect(pressedEarlier(answered, 'SQ.score', 'no').reply).toMatchObject({
      step: 'SOME',
      level: 'concern',
    });
  });

  it('of anything else, or of a step that is no more, only brings the newest buttons again', () => {
    const said = play(['>no'], asked());
    for (const [step, choice] of [
      ['PICK', 'worry'],
      ['SQ.score', 'no'],
      ['SQ.score', 'nothing'],
      ['GONE', 'yes'],
    ] as const)
      expect(pressedEarlier(said, step, choice)).toMatchObject({
        reply: { step: said.last.step },
        own: null,
      });
  });
});
