import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../tests/fixtures/safety/lines';
import { guard } from '../safety/guard';
import { endOfSentences } from './whole-sentences';

const GOOD_REPLIES = linesOf('good-replies');

/** The whole sentences of it. */
const wholeOf = (text: string) => text.slice(0, endOfSentences(text));

describe('endOfSentences', () => {
  it.each([
    ['', ''],
    ['That sounds', ''],
    ['That sounds heavy.', 'That sounds heavy.'],
    ['That sounds heavy. What', 'That sounds heavy.'],
    ['That sounds heavy.\n\nWhat would', 'That sounds heavy.'],
    ['One. Two! Three? Four', 'One. Two! Three?'],
    ['¿Qué tal? Qué', '¿Qué tal?'],
    ['¿Qué pasó hoy?', '¿Qué pasó hoy?'],
    ['You said “I am tired.” That', 'You said “I am tired.”'],
    ['It is heavy… and', 'It is heavy…'],
    ['Yes, you don’t. And', 'Yes, you don’t.'],
  ])('of %j they are %j', (text, whole) => expect(wholeOf(text)).toBe(whole));

  it.each([
    'You slept 3.',
    'You slept 3.5 hours',
    'Ask Dr.',
    'Ask Dr. Ruiz',
    'At 9 a.m. or',
    'See findahelpline.com for',
    'You, e.g.',
  ])('waits with %j', (text) => expect(wholeOf(text)).toBe(''));

  it('goes no further back when more words come', () => {
    const text =
      'I hear you. You rated sleep 2 on Tuesday, e.g. late. What helped, Dr. Ruiz or a walk? (Both.) Rest now.';
    const ends = Array.from(text, (_, i) => endOfSentences(text.slice(0, i + 1)));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends.at(-1)).toBe(text.length);
  });
});

it('gives the guard beginnings of good replies that pass alone', () => {
  const beginnings = GOOD_REPLIES.flatMap((reply) => {
    const ends = Array.from(reply, (_, i) => endOfSentences(reply.slice(0, i + 1)));
    return [...new Set(ends)].filter(Boolean).map((end) => reply.slice(0, end));
  });
  expect(beginnings.length).toBeGreaterThan(GOOD_REPLIES.length);
  expect(beginnings.filter((text) => !guard(text, 'none').ok)).toEqual([]);
});
