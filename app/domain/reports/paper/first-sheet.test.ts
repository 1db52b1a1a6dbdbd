import { describe, expect, it } from 'vitest';
import { reportWithEverything } from '../../../../tests/factories/report-with-everything';
import { everyDay, snapshotOf, sourceEntry } from '../../../../tests/factories/reports';
import { addDays, datesEndingOn } from '../../calendar/dates';
import { type Answers, FACTOR_FIELDS, type Rating } from '../../check-in/answers';
import { eachDay } from '../shown/each-day';
import { comparedIn, factorLines } from '../shown/factor-lines';
import { periodChart } from '../shown/period-chart';
import { missingOf, pictureOf } from '../shown/picture';
import { scoresInBox } from '../shown/scores-in-box';
import type { ReportSnapshot } from '../snapshot/snapshot';
import { planPrint } from './plan';

const END = '2026-11-18';
const DAYS = datesEndingOn(END, 56);
const PERIOD = { start: DAYS[0]!, end: END };

/** Somebody who is at `before`, and at `after` from some days before the end. */
function stepped(before: number, after: number, lastDays: number): ReportSnapshot {
  const from = addDays(END, 1 - lastDays);
  const entries = DAYS.map((date, day) => {
    const level = date < from ? before : after;
    const responses = Object.fromEntries(
      FACTOR_FIELDS.map((field, factor) => [
        field,
        (level + ((day * 3 + factor) % 4 === 0 ? 1 : 0)) as Rating,
      ]),
    ) as Answers;
    return sourceEntry(date, { responses });
  });
  return snapshotOf(entries, PERIOD);
}

describe('the first sheet of somebody who has been better for four weeks', () => {
  const snapshot = stepped(1, 3, 28);

  it('names both levels, and no usual one on which no day ever was', () => {
    expect(pictureOf(snapshot)).toMatch(
      /^1\.\d of 5 over all ratings until about 2\d October 2026, 3\.\d since\./,
    );
    expect(pictureOf(snapshot)).not.toContain('Usually');
    const { levels, inWords } = periodChart(snapshot, eachDay(snapshot));
    expect(levels?.says).toMatch(/^mean before about 2\d Oct and since, 1\.\d and 3\.\d$/);
    expect(inWords).not.toContain('usual');
  });

  it('has each factor before and since, as the sentence says it', () => {
    expect(comparedIn(snapshot)).toEqual({
      by: 'step',
      from: expect.stringMatching(/^2026-10-2\d$/) as string,
    });
    for (const { then, now } of factorLines(snapshot)) {
      expect(then).toBeLessThan(1.5);
      expect(now).toBeGreaterThan(2.9);
    }
  });
});

it('the first sheet of somebody whose last week fell compares that week with the usual level before', () => {
  const snapshot = stepped(3, 1, 7);
  expect(pictureOf(snapshot)).toMatch(
    /^Usually 3\.\d of 5 over all ratings; half of the 56 days lie between [\d.]+ and [\d.]+\.$/,
  );
  expect(comparedIn(snapshot)).toEqual({ by: 'week' });
});

describe('the newest totals in the box', () => {
  const { scores } = reportWithEverything();

  it('stand with day, band and change, and say how many more there are', () => {
    const [first, ...others] = scoresInBox(scores, 1);
    expect(first).toEqual({
      total: 'PHQ-9: 12 of 27',
      about: expect.stringMatching(/^on 10 Nov 2026, Moderate\./) as string,
    });
    expect(others).toEqual([{ total: '2 more questionnaires', about: 'under “Questionnaire scores”.' }]);
    expect(scoresInBox([...(scores ?? [])].reverse(), 1)[0]).toEqual(first);
    expect(scoresInBox(scores, 3)).toHaveLength(3);
    expect(scoresInBox(undefined, 3)).toEqual([]);
  });

  it('give way to words of danger, which stand there longer', () => {
    const text = 'I have kept the pills. '.repeat(12);
    const notes = [0, 1].map((i) => ({ date: addDays(END, -i), text, danger: true as const }));
    const riskRule = { level: 'high', sentence: 'Something you wrote sounded like a crisis. '.repeat(3) };
    const full = snapshotOf(everyDay(PERIOD), PERIOD, { notes, riskRule, scores, message: text });
    const { box } = planPrint({ title: 'a', providerName: 'b', snapshot: full });
    expect(box.scores).toBeLessThan(3);
    expect(
      planPrint({ title: 'a', providerName: 'b', snapshot: { ...full, notes: [], riskRule: null } }).box,
    ).toEqual({
      letters: 260,
      scores: 3,
    });
  });
});

it('what is missing is told without a gap where nothing was entered, and of a single check-in', () => {
  expect(missingOf(snapshotOf([], PERIOD))).toBe('All 56 days: none has a check-in.');
  expect(missingOf(snapshotOf([sourceEntry(END)], PERIOD))).toMatch(
    /No check-in was entered on a later day\.$/,
  );
});
