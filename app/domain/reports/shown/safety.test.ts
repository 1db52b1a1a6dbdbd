import { describe, expect, it } from 'vitest';
import { reportWithEverything } from '../../../../tests/factories/report-with-everything';
import { everyDay, MONTH, snapshotOf } from '../../../../tests/factories/reports';
import { leftOutSentence } from '../paper/left-out';
import { planPrint } from '../paper/plan';
import type { ReportSnapshot } from '../snapshot/snapshot';
import { safetyOf } from './safety';

const QUARTER = { start: '2026-08-20', end: MONTH.end };
const [PHQ] = reportWithEverything().scores ?? [];
const phqOf = (date: string, last: number | null) => ({
  ...PHQ!,
  id: date,
  date,
  answers: last === null ? null : [2, 1, 3, 2, 1, 1, 2, 0, last],
});
const withScores = (...scores: ReturnType<typeof phqOf>[]) =>
  snapshotOf(everyDay(MONTH), MONTH, { scores, aiAnalysis: null });

const told = (snapshot: ReportSnapshot) => safetyOf(snapshot).map(({ text }) => text);
const onPaper = (snapshot: ReportSnapshot) => ({ title: 'a', providerName: 'b', snapshot });

describe('the danger in the box of the first sheet', () => {
  it('names answer 9 of a PHQ-9 that is in the report, with the ones before', () => {
    const snapshot = withScores(phqOf('2026-11-10', 1), phqOf('2026-10-24', 0));
    expect(told(snapshot)).toEqual([
      'PHQ-9, answer 9 (thoughts of death or self-harm), from 0 to 3: 1 on Tue 10 Nov 2026 and 0 on Sat 24 Oct 2026.',
    ]);
  });

  it('names an older one as well after it has gone back to 0', () => {
    const zeros = ['2026-11-10', '2026-11-07', '2026-11-04'].map((date) => phqOf(date, 0));
    const [sentence] = told(withScores(...zeros, phqOf('2026-10-24', 3), phqOf('2026-10-22', 2)));
    expect(sentence).toMatch(/0 on Tue 10 Nov 2026, .*0 on Wed 4 Nov 2026,? and 3 on Sat 24 Oct 2026\.$/);
  });

  it('says nothing of answers that are 0 or not known, nor of scores that were left out', () => {
    expect(safetyOf(withScores(phqOf('2026-11-10', 0), phqOf('2026-10-24', null)))).toEqual([]);
    expect(safetyOf(snapshotOf(everyDay(MONTH), MONTH, { scores: undefined }))).toEqual([]);
  });
});

describe('words of danger that are too long for the box', () => {
  const before = 'I kept to the walks after lunch. '.repeat(12);
  const heard = 'I do not want to be alive any more.';

  it('are told from where the danger was heard, not from their beginning', () => {
    const note = { date: '2026-11-17', text: `${before}${heard} ${before}`, danger: true as const, heard };
    const [sentence] = told(snapshotOf(everyDay(MONTH), MONTH, { notes: [note] }));
    expect(sentence).toMatch(/^Note of Tue 17 Nov: “… I do not want to be alive any more\. I kept .* …”$/);
  });

  it('are told from their beginning where that holds it, and in reports that did not keep where it was', () => {
    const early = { date: '2026-11-17', text: `A walk. ${heard} ${before}`, danger: true as const, heard };
    const { heard: _, ...old } = early;
    for (const note of [early, old])
      expect(told(snapshotOf(everyDay(MONTH), MONTH, { notes: [note] }))[0]).toMatch(
        /“A walk\. I do not want/,
      );
  });

  it('of a reflection name its week, for nobody knows on which day of it they were written', () => {
    const reflection = {
      ...{ week: '2026-11-15', highlights: before, challenges: heard, gratitude: '', nextWeekGoals: before },
      danger: true as const,
      heard,
    };
    const [sentence] = told(snapshotOf(everyDay(MONTH), MONTH, { reflections: [reflection] }));
    expect(sentence).toMatch(/^Reflection, week of Sun 15 Nov: “… I do not want to be alive any more\./);
  });
});

describe('words that the box says whole', () => {
  const danger = { date: '2026-11-17', text: 'I have kept the pills.', danger: true as const };
  const other = { date: '2026-11-16', text: 'A walk.' };
  const long = 'Please talk with me about sleep. '.repeat(200);

  it('are neither printed a second time nor called left out', () => {
    const snapshot = snapshotOf(everyDay(QUARTER), QUARTER, {
      aiAnalysis: null,
      message: 'Please talk with me about sleep.',
      notes: [danger, other],
    });
    const { tall } = planPrint(onPaper(snapshot));
    expect([tall.words.message, [...tall.words.notes]]).toEqual([null, [[other, other.text]]]);
    expect(leftOutSentence(onPaper(snapshot), tall)).toMatch(/not printed are \d+ of 91 check-ins\./);
  });

  it('are left out if only their beginning stands there', () => {
    const notes = [{ ...danger, text: long }];
    const snapshot = snapshotOf(everyDay(MONTH), MONTH, { aiAnalysis: null, message: long, notes });
    expect(leftOutSentence(onPaper(snapshot), planPrint(onPaper(snapshot)).short)).toMatch(
      /not printed are the message, the note, and \d+ of 29 check-ins\./,
    );
  });
});
