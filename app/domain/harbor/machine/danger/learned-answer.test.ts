import { expect, it } from 'vitest';
import { at } from '../../../../../tests/factories/harbor/play';
import { assess } from '../../../safety/assess';
import { learnedAnswer } from './learned-answer';

const read = (step: string, text: string) => learnedAnswer(at(step).talk, { text, heard: assess(text) });

it.each([
  ['SQ.harm', 'affirmative. thinking of nothing else since evening', 'no'],
  ['HARM', 'no tiene buena pinta, me asusta', 'no'],
  ['BODY', 'se me ha dormio un lao, ni idea de que es', 'before'],
  ['SQ.plain', 'I just need everybody to stop needing me for one day', 'no'],
  ['SQ.plain', 'god no, that is not it', 'no'],
  ['SAFER.read', 'es la tercera vez que le digo lo mismo', 'yes'],
])('at %s takes no danger for less by what was learned: %j', (step, text, lowering) => {
  expect(read(step, text)?.button?.id).not.toBe(lowering);
});

it('takes own words for a button that leads on', () => {
  expect(read('SUI.means', 'my brother can come and take it tonight')?.button?.id).toBe('who');
});
