import { addDays } from '~/domain/calendar/dates';
import type { Period } from '~/domain/reports/form/periods';
import { judgeAll } from '~/domain/scores/judge';
import { scoresOfPeriod } from '~/domain/scores/report';
import type { ScoreValues } from '~/domain/scores/score';
import { MONTH } from './reports';

/** A period of this many days that ends with the month. */
export const endingWithMonth = (days: number): Period => ({
  start: addDays(MONTH.end, 1 - days),
  end: MONTH.end,
});

/** Running words of this many letters. */
export const text = (length: number) =>
  'The walk by the river helped more than I had thought. '.repeat(40).slice(0, length);

/** All that somebody can tell in a report: a message, some notes, four weeks of reflections, each of this many letters. */
export const words = (notes: number, length: number) => ({
  riskRule: { level: 'moderate', sentence: 'Your mood averaged 2.3 of 5.' },
  message: `Message. ${text(length)}`,
  notes: Array.from({ length: notes }, (_, i) => ({
    date: addDays(MONTH.end, -i),
    text: `Note ${i}. ${text(length)}`,
  })),
  reflections: [0, 1, 2, 3].map((i) => ({
    week: addDays('2026-11-15', -7 * i),
    highlights: `Week ${i}. ${text(length)}`,
    challenges: text(length),
    gratitude: '',
    nextWeekGoals: text(length),
  })),
});

/** Two results each of three that are known, and one of another. */
export function fourQuestionnaires({ start, end }: Period) {
  const known = { answers: null, difficulty: null, name: null, min: null, max: null, higherIs: null };
  const phq = { ...known, instrument: 'phq-9' as const };
  const isi = { name: 'ISI', min: 0, max: 28, higherIs: 'worse' as const };
  const [before, last] = [addDays(end, -29), addDays(end, -3)];
  const scores: ScoreValues[] = [
    { ...phq, date: before, total: 10, answers: [1, 1, 2, 2, 1, 1, 1, 1, 0] },
    { ...known, instrument: 'gad-7', date: before, total: 8, answers: [1, 1, 1, 2, 1, 1, 1] },
    { ...known, instrument: 'who-5', date: before, total: 52 },
    { ...phq, date: last, total: 18, answers: [2, 3, 3, 3, 1, 2, 2, 1, 1] },
    { ...known, instrument: 'gad-7', date: last, total: 13, answers: [2, 2, 2, 2, 1, 2, 2] },
    { ...known, instrument: 'who-5', date: last, total: 24 },
    { ...known, ...isi, instrument: 'other', date: last, total: 19 },
  ];
  const stored = scores.map((score, i) => ({
    ...score,
    id: `${i}`,
    recordedAt: new Date(`${end}T09:00:00Z`),
  }));
  return scoresOfPeriod(judgeAll(stored), { start, end });
}
