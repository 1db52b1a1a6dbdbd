import { countOf } from '../../calendar/counts-in-words';
import { shortDayMonthAndYear } from '../../calendar/dates-in-words';
import { SCORE_INSTRUMENTS } from '../../scores/known-instruments';
import { byQuestionnaire, type ReportScore } from '../../scores/report';

const placeOf = ({ instrument }: ReportScore) => SCORE_INSTRUMENTS.indexOf(instrument);

interface ScoreInBox {
  /** 'PHQ-9: 18 of 27' */
  total: string;
  /** Its day, band and change. */
  about: string;
}

/**
 * The newest total of each questionnaire, the PHQ-9 first, for a reader with one minute; answers and earlier totals stand further down.
 * @param most how many questionnaires there is room for
 */
export function scoresInBox(scores: readonly ReportScore[] | undefined, most: number): ScoreInBox[] {
  if (most === 0) return [];
  const newest = byQuestionnaire(scores ?? [])
    .map(({ last }) => last)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const more = newest.length - most;
  return [
    ...newest.slice(0, most).map(({ title, total, max, date, band, change, changeInShort }) => ({
      total: `${title}: ${total} of ${max}`,
      about: [`on ${shortDayMonthAndYear(date)}${band ? `, ${band}` : ''}.`, changeInShort ?? change]
        .filter(Boolean)
        .join(' '),
    })),
    ...(more > 0
      ? [{ total: countOf(more, 'more questionnaire'), about: 'under “Questionnaire scores”.' }]
      : []),
  ];
}
