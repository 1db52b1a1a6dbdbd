import { expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

it.each(['PERSON', 'PERSON.sent', 'SUI.who'])('a gun that is told of goes first, at %s, too', (step) => {
  const open = at(step, { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' });
  expect(lastOf(['en la guantera traigo la pistola de mi apa y hay ratos que la miro'], open).step).toBe(
    'SUI.gun',
  );
});

it.each([
  'do what?',
  'what do you mean',
  'hacer que cosa',
  'no pos no se de que me habla. le digo ke estoy cansado',
])('what signs alone asked about is named for who asks back: %j', (text) => {
  const open = at('SUI.1', { level: 'crisis', flow: 'SUI', raisedBy: 'signs' });
  const { last } = play([text], open);
  expect(last.step).toBe('SQ.plain');
  expect(last.lines[0]).toMatch(/end your own life|quitarte la vida/);
  expect(last.hasCard).toBe(true);
  expect(play([text, '>no'], open).last.level).toBe('concern');
});
