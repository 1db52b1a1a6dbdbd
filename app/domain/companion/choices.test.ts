import { expect, it } from 'vitest';
import { ownChoice, pickedOption } from './choices';
import { SLEEP } from './flows/sleep';
import { readAnswer } from './words/answer';

it.each([
  ['the phone one', 'phone'],
  ['2', 'phone'],
  ['the last', 'up'],
  ['I could write it down', 'list'],
])('understands "%s"', (text, id) => {
  expect(pickedOption(text, SLEEP)?.id).toBe(id);
});

it.each(['none', 'no', 'not the phone', 'tea', 'a short text', '123', 'lol'])(
  'picks nothing from "%s"',
  (text) => {
    expect(pickedOption(text, SLEEP)).toBeNull();
  },
);

it.each([
  ['I could call my sister', 'calling your sister'],
  ["maybe I'll take a bath", 'taking a bath'],
  ['a cup of tea', 'a cup of tea'],
  ['get some air', 'getting some air'],
])('names their own idea: "%s"', (text, what) => {
  expect(ownChoice(text)).toBe(what);
});

it('takes over no idea that could hurt', () => {
  expect(ownChoice('drink alone tonight')).toBeNull();
  expect(ownChoice('I could hit him')).toBeNull();
});

it.each(['lol', '123', 'haha whatever', '???', 'idk'])('takes "%s" for no idea at all', (text) => {
  expect(ownChoice(text)).toBeNull();
});

it.each([
  ['yes please', 'yes'],
  ['nah', 'no'],
  ['idk', 'unsure'],
  ['kinda', 'maybe'],
  ["I don't want to talk about it", 'refusal'],
  ['👍', 'yes'],
])('reads "%s" as %s', (text, polarity) => {
  expect(readAnswer(text)).toEqual({ polarity, isBare: true });
});
