import { countOf } from '../calendar/counts-in-words';
import { longDate } from '../calendar/dates-in-words';
import { byQuestionnaire, type ReportScore } from '../scores/report';

/** As many questionnaires as there is room for on the first sheet. */
const TOLD = 3;

interface ScoreInBox {
  /** 'PHQ-9: 18 of 27' */
  total: string;
  /** Its day, band and change. */
  about: string;
}

/** The newest total of each questionnaire, for a reader with one minute; answers and earlier totals stand further down. */
export function scoresInBox(scores: readonly ReportScore[] = []): ScoreInBox[] {
  const newest = byQuestionnaire(scores).map(({ last }) => last);
  const more = newest.length - TOLD;
  return [
    ...newest.slice(0, TOLD).map(({ title, total, max, date, band, change }) => ({
      total: `${title}: ${total} of ${max}`,
      about: [`on ${longDate(date)}${band ? `, ${band}` : ''}.`, change].filter(Boolean).join(' '),
    })),
    ...(more > 0
      ? [{ total: countOf(more, 'more questionnaire'), about: 'under “Questionnaire scores”.' }]
      : []),
  ];
}
