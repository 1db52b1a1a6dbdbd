import { describe, expect, it } from 'vitest';
import { play } from '../../../../../tests/factories/harbor/play';
import { lostThing } from '../plain/of-life/lost-things';
import { typedWords } from '../plain/typed-words';

describe('what was lost', () => {
  it.each([
    ['three brothers ran the bakery and i am the one who lost it', 'living'],
    ['we lost the house in spring', 'living'],
    ['lost my job on friday', 'job'],
    ['lost my keys and my phone on the same day', 'thing'],
    ['we lost the match four nil', 'thing'],
    ['perdimos el rancho del abuelo', 'living'],
    ['yo fui el que lo perdió todo', 'living'],
    ['perdí la pega el viernes', 'job'],
    ['perdí el carnet y las llaves', 'thing'],
  ] as const)('is no death: %j', (text, lost) => {
    expect(lostThing(typedWords(text))).toBe(lost);
    const { last, talk } = play([text]);
    expect(last.step).not.toMatch(/^(?:TOPIC\.grief|MATTER\.loss|LOST)/);
    expect(talk.memory.guesses).not.toContain('grief');
  });

  it.each([
    'i lost my dad in may',
    'we lost our son',
    'my wife died and then i lost the farm',
    'perdí a mi abuela en mayo',
    'se murió mi papá y perdimos la casa',
  ])('may be somebody: %j', (text) => expect(lostThing(typedWords(text))).toBeNull());

  it.each(['i lost my dad in may', 'perdí a mi abuela en mayo'])('and is condoled with: %j', (text) =>
    expect(play([text]).last.step).toMatch(/^(?:TOPIC\.grief|MATTER)/),
  );
});
