import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, play, visit } from '../../../tests/factories/harbor/play';
import { type Act, walk, type WalkedTurn } from '../../../tests/factories/harbor/random-walk';
import { WALK_TEXTS } from '../../../tests/fixtures/harbor/walk-texts';
import type { SafetyLanguage } from '../safety/types';
import type { Reply } from './machine/saying/say';
import { isExerciseStep } from './machine/talk/move';

const WALKS = 200;
const TURNS = 30;
const SEED = 20261122;

const press: fc.Arbitrary<Act> = fc.record({ press: fc.nat(1000) });
const write = (language: SafetyLanguage): fc.Arbitrary<Act> =>
  fc.record({ write: fc.nat(1000), language: fc.constant(language) });
const walkOf = (words: fc.Arbitrary<Act>) =>
  fc.array(fc.oneof({ arbitrary: press, weight: 3 }, { arbitrary: words, weight: 2 }), {
    minLength: TURNS,
    maxLength: TURNS,
  });
const anyWalk = fc.oneof(
  walkOf(write('en')),
  walkOf(write('es')),
  walkOf(fc.oneof(write('en'), write('es'))),
);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const saidBy = ({ lines, ask }: Reply) => [...lines, ask ?? ''].join('\n');

/** Words of the message that stand in the reply as they were written, four in a row. */
function echoesOf(text: string, reply: Reply): string[] {
  const own = wordsOf(text);
  const said = ` ${wordsOf(saidBy(reply)).join(' ')} `;
  return own
    .map((_, index) => own.slice(index, index + 4))
    .filter((run) => run.length === 4)
    .map((run) => run.join(' '))
    .filter((run) => said.includes(` ${run} `));
}

/** Steps whose words are to be the same each time: those of an exercise; what frames one is not. */
const isSameEachTime = (step: string) =>
  (isExerciseStep(step) && !step.startsWith('X.')) || step.startsWith('TEN.');

/** The sentences of a reply that may not come twice: no question about safety, no number, no single word. */
function sentencesOf(reply: Reply): string[] {
  if (isSameEachTime(reply.step)) return [];
  return [...reply.lines, reply.asks ? '' : (reply.ask ?? '')]
    .flatMap((line) => line.split(/(?<=[.?])\s+/))
    .filter((sentence) => sentence.includes(' ') && !/\d{3}/.test(sentence));
}

function repeatingTurns(turns: readonly WalkedTurn[]): number {
  const said = new Map<number, Set<string>>();
  return turns.filter(({ conversation, reply }) => {
    const before = said.get(conversation) ?? new Set<string>();
    const sentences = sentencesOf(reply);
    const isAgain = sentences.some((sentence) => before.has(sentence));
    said.set(conversation, new Set([...before, ...sentences]));
    return isAgain;
  }).length;
}

const shareOf = <T>(all: readonly T[], isSo: (one: T) => boolean) => all.filter(isSo).length / all.length;

describe('hundreds of random talks of thirty turns', () => {
  const walks = fc.sample(anyWalk, { numRuns: WALKS, seed: SEED }).map((acts) => walk(acts));
  const turns = walks.flat();

  it('say a sentence again at one turn in twenty at most', () => {
    const again = walks.reduce((sum, each) => sum + repeatingTurns(each), 0);
    expect(again / turns.length).toBeLessThanOrEqual(0.05);
  });

  it('offer two to five buttons at nine turns of ten, and a way on at every one', () => {
    expect(
      shareOf(turns, ({ reply }) => reply.choices.length >= 2 && reply.choices.length <= 5),
    ).toBeGreaterThanOrEqual(0.9);
    expect(turns.filter(({ reply }) => reply.choices.length === 0).map(({ reply }) => reply.step)).toEqual(
      [],
    );
  });

  it('answer Spanish in Spanish, also where both languages are mixed', () => {
    const spanish = turns.filter(({ typed }) => typed?.language === 'es');
    expect(spanish.length).toBeGreaterThan(500);
    expect(shareOf(spanish, ({ reply }) => reply.language === 'es')).toBeGreaterThanOrEqual(0.97);
  });

  it('say three lines and a question at most', () => {
    const long = turns.filter(({ reply }) => reply.lines.length > 3 || saidBy(reply).length > 320);
    expect(long.map(({ reply }) => `${reply.step}: ${saidBy(reply)}`)).toEqual([]);
    const asking = turns.filter(({ reply: { lines, ask } }) => ask !== null && lines.join(' ').includes('?'));
    expect(asking.map(({ reply }) => reply.step).filter((step) => step !== 'PERSON')).toEqual([]);
  });

  it('leave no name of a slot unfilled', () => {
    expect(turns.filter(({ reply }) => /\{\w+\}/.test(saidBy(reply))).map(({ reply }) => reply.step)).toEqual(
      [],
    );
  });

  it('give nothing back of what was written', () => {
    const echoed = turns.flatMap(({ typed, reply }) => (typed ? echoesOf(typed.text, reply) : []));
    expect(echoed).toEqual([]);
  });
});

describe('whatever is written, wherever the talk stands', () => {
  const STANDS = ['OPEN', 'PICK', 'TOPIC.work', 'TOPIC.grief', 'HELP', 'WRITE.1', 'THOUGHT.2', 'SQ.plain', 'SUI.near', 'HURT.who', 'ABOUT', 'LOW'] as const; // prettier-ignore
  const message = (language: SafetyLanguage) => {
    const text = fc.constantFrom(...WALK_TEXTS[language]);
    const word = fc.constantFrom(...WALK_TEXTS[language].flatMap((each) => each.split(' ')));
    return fc.oneof(
      fc.array(text, { minLength: 1, maxLength: 4 }).map((texts) => texts.join('. ')),
      fc.array(word, { minLength: 4, maxLength: 24 }).map((words) => words.join(' ')),
    );
  };

  it('no four words of it in a row come back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STANDS),
        fc.oneof(message('en'), message('es')),
        (step, text) => echoesOf(text, play([text], at(step)).last).length === 0,
      ),
      { seed: SEED, numRuns: 400 },
    );
  });

  it('a message that gives itself back would be seen', () => {
    const { last } = visit();
    expect(echoesOf('well I am Harbor I work with buttons', last)).toContain('i am harbor i');
  });
});
