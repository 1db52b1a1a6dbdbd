import { describe, expect, it } from 'vitest';
import { asksAboutLife, isRecent, needsHelp } from './danger';
import { changeInShort, changeInWords, notesOn } from './in-words';
import { INSTRUMENTS } from './instruments';
import { bandOf, judgeAll } from './judge';
import type { ScoreValues } from './score';

const score = (
  instrument: ScoreValues['instrument'],
  total: number,
  rest: Partial<ScoreValues> = {},
): ScoreValues => ({
  instrument,
  date: '2026-11-18',
  total,
  answers: null,
  difficulty: null,
  name: null,
  min: null,
  max: null,
  higherIs: null,
  ...rest,
});

describe('the bands', () => {
  it.each([
    [
      'phq-9',
      [0, 4, 5, 9, 10, 14, 15, 19, 20, 27],
      'Minimal Minimal Mild Mild Moderate Moderate Moderately_severe Moderately_severe Severe Severe',
    ],
    ['gad-7', [0, 4, 5, 9, 10, 14, 15, 21], 'Minimal Minimal Mild Mild Moderate Moderate Severe Severe'],
  ] as const)('of %s begin and end where their makers say', (instrument, totals, names) => {
    const found = totals.map((total) => bandOf({ instrument, total })?.name.replaceAll(' ', '_'));
    expect(found.join(' ')).toBe(names);
  });

  it('of the WHO-5 say at 50 and below to look further, and leave no total out', () => {
    const named = (total: number) => bandOf({ instrument: 'who-5', total })?.name;
    expect([0, 48, 50, 52, 100].map(named)).toEqual([
      ...Array(3).fill('50 or less: look further'),
      ...Array(2).fill('Above 50'),
    ]);
    expect(bandOf({ instrument: 'other', total: 5 })).toBeNull();
  });

  it.each(['phq-9', 'gad-7', 'who-5'] as const)('of %s cover its range without a gap', (instrument) => {
    const { max, bands, items, itemMax, perPoint } = INSTRUMENTS[instrument];
    expect(items * itemMax * perPoint).toBe(max);
    for (let total = 0; total <= max; total += 1)
      expect(
        bands.filter(({ from, to }) => total >= from && total <= to),
        String(total),
      ).toHaveLength(1);
  });
});

/** The last of some totals of a questionnaire, two weeks apart. */
function lastOf(instrument: ScoreValues['instrument'], totals: number[], rest: Partial<ScoreValues> = {}) {
  const days = ['2026-09-01', '2026-09-15', '2026-09-29', '2026-10-13'];
  const judged = judgeAll(totals.map((total, i) => score(instrument, total, { date: days[i], ...rest }))).at(
    -1,
  );
  if (!judged) throw new Error('no totals');
  return judged;
}

describe('a change', () => {
  it.each([
    ['phq-9', 16, 10, 'better', true],
    ['phq-9', 16, 11, 'better', false],
    ['phq-9', 10, 16, 'worse', true],
    ['gad-7', 12, 8, 'better', true],
    ['gad-7', 12, 9, 'better', false],
    ['who-5', 40, 52, 'better', true],
    ['who-5', 40, 48, 'better', false],
    ['who-5', 52, 40, 'worse', true],
    ['phq-9', 9, 9, 'same', false],
  ] as const)('of %s from %d to %d is %s, reliable: %s', (instrument, from, to, direction, isReliable) => {
    expect(lastOf(instrument, [from, to]).change).toMatchObject({ direction, isReliable, points: to - from });
  });

  it('is told against the last of the same questionnaire, with its day', () => {
    const { change } = lastOf('phq-9', [16, 10]);
    expect(change && changeInWords(change)).toBe(
      '6 points lower than on 1 September 2026 (16): a reliable change for the better.',
    );
    const small = lastOf('phq-9', [16, 14]).change;
    expect(small && changeInWords(small)).toBe(
      '2 points lower than on 1 September 2026 (16): less than the 6 points that count as a reliable change.',
    );
    const wellBeing = lastOf('who-5', [40, 52]).change;
    expect(wellBeing && changeInWords(wellBeing)).toBe(
      '12 points higher than on 1 September 2026 (40): a clinically relevant change for the better.',
    );
    expect(judgeAll([score('phq-9', 16), score('gad-7', 4)]).map(({ change: each }) => each)).toEqual([
      null,
      null,
    ]);
  });

  it('is told in one line, too', () => {
    const told = (instrument: 'phq-9' | 'who-5', totals: number[]) => {
      const { change: last } = lastOf(instrument, totals);
      return last && changeInShort(last);
    };
    expect(told('phq-9', [7, 18])).toBe('Before, 7 on 1 Sep 2026: reliably worse.');
    expect(told('phq-9', [16, 14])).toBe('Before, 16 on 1 Sep 2026: no reliable change.');
    expect(told('who-5', [40, 52])).toMatch(/: better, clinically relevant\.$/);
    expect(told('phq-9', [9, 9])).toBe('Before, 9 on 1 Sep 2026: the same.');
  });

  it('of another questionnaire follows its own direction and claims no reliability', () => {
    const named = { name: 'Sleep scale', min: 0, max: 10, higherIs: 'better' } as const;
    const { change } = lastOf('other', [0.1, 0.3], named);
    expect(change).toMatchObject({ points: 0.2, direction: 'better', isReliable: null, reliableFrom: null });
    const other = score('other', 5, { ...named, name: 'sleep SCALE' });
    expect(
      judgeAll([score('other', 1, named), other, score('other', 1, { ...named, name: 'Else' })]),
    ).toMatchObject([{ change: null }, { change: { points: 4 } }, { change: null }]);
  });

  it('names remission below 5 after a total of 10 or more, and only then', () => {
    expect(notesOn(lastOf('phq-9', [16, 8, 4]))[0]).toContain('Below 5, which is called remission');
    expect(notesOn(lastOf('phq-9', [16, 8, 5]))).toEqual([]);
    expect(notesOn(lastOf('phq-9', [8, 4]))).toEqual([]);
    expect(notesOn(lastOf('gad-7', [16, 4]))).toEqual([]);
  });

  it('names no remission beside an answer 9 that is not 0', () => {
    const last = (ninth: number) => {
      const answers = [0, 1, 0, 0, 0, 0, 0, 0, ninth];
      const date = '2026-12-18';
      const [, second] = judgeAll([score('phq-9', 16), score('phq-9', 1 + ninth, { answers, date })]);
      return second ? notesOn(second) : [];
    };
    expect(last(1)).toEqual([]);
    expect(last(0)[0]).toContain('which is called remission');
  });

  it('notes that two within 14 days speak partly of the same days', () => {
    const after = (date: string) => {
      const [, second] = judgeAll([score('gad-7', 9, { date: '2026-11-01' }), score('gad-7', 9, { date })]);
      return second ? notesOn(second) : [];
    };
    expect(after('2026-11-14')).toEqual([
      'GAD-7 asks about two weeks. The one before is only 13 days older, so both speak partly of the same days.',
    ]);
    expect(after('2026-11-15')).toEqual([]);
    expect(after('2026-11-01')[0]).toContain('of the same day');
  });
});

describe('danger', () => {
  const phq = (ninth: number, rest: Partial<ScoreValues> = {}) =>
    score('phq-9', ninth, { answers: [0, 0, 0, 0, 0, 0, 0, 0, ninth], ...rest });

  it('is asked about from an answer 9 of 1 on, whatever the total', () => {
    expect([0, 1, 2, 3].map((ninth) => asksAboutLife(phq(ninth)))).toEqual([false, true, true, true]);
    expect(asksAboutLife(score('phq-9', 27))).toBe(false);
    expect(asksAboutLife(score('gad-7', 21, { answers: Array(7).fill(3) as number[] }))).toBe(false);
  });

  it('is asked about again only when a change has raised it', () => {
    expect(asksAboutLife(phq(1), phq(0))).toBe(true);
    expect(asksAboutLife(phq(2), phq(1))).toBe(true);
    expect(asksAboutLife(phq(1), phq(1))).toBe(false);
    expect(asksAboutLife(phq(1), score('phq-9', 12))).toBe(true);
  });

  it('shows help with a severe total, too', () => {
    expect([19, 20].map((total) => needsHelp(score('phq-9', total)))).toEqual([false, true]);
    expect(needsHelp(phq(1))).toBe(true);
    expect(needsHelp(score('gad-7', 21))).toBe(false);
  });

  it('is of the last two weeks up to 14 days', () => {
    expect(
      ['2026-11-18', '2026-11-04', '2026-11-03'].map((date) => isRecent({ date }, '2026-11-18')),
    ).toEqual([true, true, false]);
  });
});
