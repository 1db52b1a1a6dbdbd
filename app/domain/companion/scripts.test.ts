import { describe, expect, it } from 'vitest';
import { guardPart } from '../safety/guard';
import { FLOWS } from './flows/all';
import { readingGrade } from './testing/reading-grade';
import { SCRIPTS } from './testing/scripts/all';
import { talk, type Said } from './testing/talk';
import { countWords } from './words/normal';

const SEEDS = ['one', 'two', 'three', 'four'];
const TALKS = Object.entries(SCRIPTS).flatMap(([topic, lines]) =>
  SEEDS.map((seed) => ({ topic, seed, said: talk(lines, { seed: `${topic}-${seed}` }) })),
);
/** Talks of asides, where for some turns there is nothing to refer to. */
const WITHOUT_LOOKS_BACK = [
  'emoji',
  'spanish',
  'facts',
  'injection',
  'medical',
  'product',
  'short answers',
  'angry at Harbor',
  'are you a person',
  'topic changes',
];

const questionMarks = ({ text }: Said) => (text.match(/\?/g) ?? []).length;

describe('every ten-turn script', () => {
  it('covers each topic with a conversation of ten turns', () => {
    const topics = new Set(TALKS.flatMap(({ said }) => said.map(({ topic }) => topic)));
    expect(FLOWS.map(({ topic }) => topic).filter((topic) => !topics.has(topic))).toEqual([]);
    expect(Object.values(SCRIPTS).filter((lines) => lines.length !== 10)).toEqual([]);
    expect(Object.keys(SCRIPTS).length).toBeGreaterThanOrEqual(30);
  });

  it('asks at most one question a turn, in at most 80 words, without stacked exclamation marks', () => {
    for (const { said } of TALKS)
      for (const reply of said) {
        expect(questionMarks(reply), reply.text).toBeLessThanOrEqual(1);
        expect(countWords(reply.text), reply.text).toBeLessThanOrEqual(80);
        expect(reply.text).not.toMatch(/!!|\{|undefined|null/);
      }
  });

  it('reflects at least as often as it asks', () => {
    for (const { said, topic } of TALKS) {
      const { reflections, questions } = said.at(-1)?.memory.tally ?? { reflections: 0, questions: 1 };
      expect(reflections, topic).toBeGreaterThanOrEqual(questions);
      expect(said.filter((reply) => questionMarks(reply) > 0).length, topic).toBe(questions);
    }
  });

  it('is easy to read: grade 8 at most, and 5 on average', () => {
    const english = TALKS.filter(({ topic }) => topic !== 'spanish').flatMap(({ said }) => said);
    const grades = english.map(({ text }) => readingGrade(text));
    expect(english.filter((_, index) => (grades[index] ?? 0) > 8).map(({ text }) => text)).toEqual([]);
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThan(5);
  });

  it('repeats no reply', () => {
    for (const { said, topic } of TALKS) {
      expect(new Set(said.map(({ text }) => text)).size, topic).toBe(10);
    }
  });

  it('answers at most two of ten turns with the generic reply', () => {
    for (const { said, topic } of TALKS) {
      expect(said.filter(({ source }) => source === 'fallback').length, topic).toBeLessThanOrEqual(2);
    }
  });

  it('refers back at least every fourth reply once there is something to refer to', () => {
    for (const { topic, said } of TALKS) {
      if (WITHOUT_LOOKS_BACK.includes(topic)) continue;
      const backs = said.flatMap(({ memory }, index) => (memory.lookedBack === index + 1 ? [index + 1] : []));
      const gaps = [0, ...backs].map((turn, index, all) => (all[index + 1] ?? 11) - turn);
      expect(Math.max(...gaps), `${topic}: ${backs}`).toBeLessThanOrEqual(4);
    }
  });

  it('holds nothing that no reply may hold', () => {
    for (const { said } of TALKS)
      for (const { text } of said) expect([text, guardPart(text)]).toEqual([text, { ok: true }]);
  });

  it('ends the topics with something small that they chose', () => {
    const topics = Object.keys(SCRIPTS).slice(0, Object.keys(SCRIPTS).indexOf('small talk') + 1);
    const without = TALKS.filter(({ topic, said }) => topics.includes(topic) && !said.at(-1)?.memory.choice);
    expect(without.map(({ topic }) => topic)).toEqual([]);
  });
});

it('gives the same conversation for the same seed and another for another', () => {
  const lines = SCRIPTS.sleep ?? [];
  const texts = (seed: string) => talk(lines, { seed }).map(({ text }) => text);
  expect(texts('a')).toEqual(texts('a'));
  expect(texts('a')).not.toEqual(texts('b'));
});

it.each([
  ['everything in turn', Object.values(SCRIPTS).flat().slice(0, 200)],
  ['one word', Array.from({ length: 200 }, () => 'ok')],
  ['one sentence', Array.from({ length: 200 }, () => 'I feel so sad and I do not know why')],
  ['one question', Array.from({ length: 200 }, () => 'what can you do?')],
  ['one question of fact', Array.from({ length: 200 }, () => 'what is the capital of Peru?')],
  ['hello', Array.from({ length: 200 }, () => 'hi')],
  ['no', Array.from({ length: 200 }, () => 'no')],
  ['Spanish', Array.from({ length: 200 }, () => 'hola, estoy muy triste')],
  ['French', Array.from({ length: 200 }, () => 'je suis très triste et seule')],
  ['a face', Array.from({ length: 200 }, () => '😭')],
  ['insults', Array.from({ length: 200 }, () => 'you are useless')],
  ['thanks', Array.from({ length: 200 }, () => 'thanks')],
  ['goodbye', Array.from({ length: 200 }, () => 'bye')],
  ['stop asking', Array.from({ length: 200 }, () => 'stop asking')],
  ['who reads this', Array.from({ length: 200 }, () => 'who can read this?')],
  ['medicine', Array.from({ length: 200 }, () => 'should I take more sertraline?')],
  ['price', Array.from({ length: 200 }, () => 'is this app free?')],
])('says nothing twice within ten of 200 turns: %s', (_name, lines) => {
  const texts = talk(lines, { seed: 'long' }).map(({ text }) => text);
  const repeats = texts.filter((text, index) => texts.slice(Math.max(0, index - 9), index).includes(text));
  expect(repeats).toEqual([]);
});
