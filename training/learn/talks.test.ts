import { describe, expect, it } from 'vitest';
import { LABELS } from '../../app/domain/listener/labels';
import { NO_WEIGHTS, piecesIn, SILENT, withText } from '../../app/domain/listener/sounded';
import type { Example, Talk } from './corpus';
import { UNCALIBRATED } from './quantise';
import { learnTalk } from './talks';

const CALIBRATION = Object.fromEntries(LABELS.map((label) => [label, UNCALIBRATED]));
/** Log-odds of every label, so that danger is as likely as `odds` says. */
const scoresOf = (odds: number) => Float64Array.from(LABELS, (label) => (label.startsWith('g.') ? odds : -5));

function talkOf(id: number, kind: string, odds: readonly number[], due: number) {
  const turns = odds.map((_, index) => ({
    ...({ id: `w01-t${id}-${index}`, writer: 'w01', language: 'en', kind: 'talk', topics: [] } as const),
    ...{ act: 'tell', signs: new Map<string, number>(), answer: null, text: 'a' },
    held: index >= due ? 'ask' : 'none',
  })) as unknown as Talk['turns'];
  const talk = { id: `w01-t${id}`, writer: 'w01', language: 'en', kind, turns } as Talk;
  const scored = turns.map((turn, index) => ({
    example: turn as Example,
    scores: scoresOf(odds[index] as number),
  }));
  return { talk, scored };
}

/** Every second talk has danger in pieces from its third turn on, with a little noise. */
const made = Array.from({ length: 80 }, (_, id) => {
  const wobble = (id % 7) / 4;
  return id % 2 === 0
    ? talkOf(id, 'ordinary', [-3, -2 - wobble, -1 + wobble / 2, -3], Infinity)
    : talkOf(id, 'pieces', [-3, -1, 1 - wobble, 1], 2);
});
const learned = () =>
  learnTalk(
    made.map(({ talk }) => talk),
    made.flatMap(({ scored }) => scored),
    CALIBRATION,
  );
const danger = (odds: number) => 1 / (1 + Math.exp(-odds));
const pieces = (...odds: number[]) =>
  piecesIn(
    odds.reduce((sounded, each) => withText(sounded, danger(each)), SILENT),
    learned(),
  );

describe('what the texts of a talk are worth together', () => {
  it('is learned from talks: danger in pieces is over the line, an ordinary one under it', () => {
    expect(pieces(-3, -1, 1, 1)).toBeGreaterThan(0);
    expect(pieces(-3, -3, -3, -3)).toBeLessThan(0);
  });

  it('is the same for the same talks', () => {
    expect(learned()).toEqual(learned());
  });

  it('is nothing where no talk was heard whole', () => {
    expect(learnTalk([made[0]?.talk as Talk], [], CALIBRATION)).toEqual(NO_WEIGHTS);
  });
});
