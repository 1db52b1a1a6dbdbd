import { describe, expect, it } from 'vitest';
import { at, FACTS, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { NEW_MEMORY, NO_RISK } from '../talk/state';
import { opening } from '../turn/turn';

describe('what is told without its usual words', () => {
  it('is asked about by its topic, where no situation is likely enough to be a button', () => {
    const { step, choices } = lastOf(['my siblings and me']);
    expect(step).toBe('CONFIRM');
    expect(choices.map(({ id }) => id)).toEqual(['yes', 'write', 'else']);
  });

  it('opens the topic with the words of the situation that was pressed', () => {
    const memory = { ...NEW_MEMORY, situations: ['family.sibling' as const, 'caring.siblings' as const] };
    const opened = opening({ risk: NO_RISK, memory }, 'WHICH', FACTS);
    const asked = { talk: opened.talk, replies: [opened.reply], last: opened.reply };
    expect(asked.last.choices.slice(0, -1).every(({ id }) => id.startsWith('s-'))).toBe(true);
    const pressed = play([`>${asked.last.choices[0]?.id}`], asked).last;
    expect(pressed.step).toMatch(/^TOPIC\./);
    expect(pressed.lines).toHaveLength(1);
    expect(play(['>else'], asked).last.step).toBe('PICK');
  });

  it.each([
    ['did you see the game last night, what a goal', 'CHAT'],
    ['Hola, primera vez que entro, a ver que es esto', 'GREET'],
  ])('small talk and first words are no burden: %j', (text, step) => {
    expect(lastOf([text]).step).toBe(step);
  });
});

describe('a question about safety', () => {
  it('begins with what was understood, and a no goes on with that', () => {
    const asked = play(['por dentro me siento vacia']);
    expect(asked.last.step).toBe('SQ.plain');
    expect(asked.last.lines[0]).toBe('No sentir nada también es duro.');
    expect(play(['>no'], asked).last.step).toBe('TOPIC.low');
  });

  it.each([
    ['SQ.hurt', 'miedo solo a las cucarachas jaja, todo tranquilo en casa', '«No»'],
    ['FOLLOW', 'eased up quite a bit, bit left', '“Less”'],
  ])('at %s reads %j back, presses nothing and keeps the question', (step, text, named) => {
    const language = named.startsWith('«') ? 'es' : 'en';
    const { talk, last } = play([text], at(step, { language, level: 'concern' }));
    expect(last.step).toBe(step);
    expect(last.lines.join(' ')).toContain(named);
    expect(talk.risk.level).toBe('concern');
    expect(talk.risk.question?.step).toBe(step);
  });

  it('is read back once: what follows is answered', () => {
    const asked = at('SQ.hurt', { level: 'concern' });
    const twice = play(['nobodys layin a hand on me', 'my boss shouted at me at work again'], asked);
    expect(twice.last.step).not.toBe('SQ.hurt');
  });
});

it.each([
  ['SUI.means', 'the 12 gauge in the milkhouse', 'SUI.gun'],
  ['SUI.means', 'lo que hay es un arma, la de mi tio', 'SUI.gun'],
  ['HOME', 'had me by the throat once', 'HOME.neck'],
])('where a life is in danger, the graver answer is taken from own words: at %s %j', (step, text, next) => {
  expect(play([text], at(step, { level: 'crisis' })).last.step).toBe(next);
});
