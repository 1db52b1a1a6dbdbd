import { longDate } from '../../calendar/dates-in-words';
import { FACTOR_FIELDS } from '../../check-in/answers';
import { STEP_TEXTS } from '../../check-in/questions/step-texts';
import type { ReportEntry } from '../snapshot/snapshot';
import { CHECK_IN, codeOf, ENTERED_LATER, factorCoding } from './codes';
import { identifierOf, opening, refer, type Reference } from './identity';
import { momentThere } from './moments';
import { SURVEY } from './resources';

export interface CheckInContext {
  /** The ids of the response and of the observation. */
  response: string;
  observation: string;
  patient: Reference;
  /** Versioned canonical of the questionnaire. */
  questionnaire: string;
}

const answered = ({ answers }: ReportEntry) =>
  FACTOR_FIELDS.flatMap((field) => {
    const rating = answers[field];
    return rating === undefined ? [] : [{ field, rating }];
  });

function inWords(entry: ReportEntry): string[] {
  const { date, time, timeZone, isBackdated } = entry;
  const when = `Check-in of ${longDate(date)}, ${time}${timeZone ? ` (${timeZone})` : ''}`;
  const ratings = answered(entry).map(
    ({ field, rating }) => `${factorCoding(field).display}: ${rating} of 5.`,
  );
  return [`${when}${isBackdated ? ', entered on a later day' : ''}.`, ratings.join(' ')];
}

const openingOf = <Type extends string>(type: Type, id: string, entry: ReportEntry) =>
  opening(type, id, { words: inWords(entry), ...(entry.isBackdated && { tag: [ENTERED_LATER] }) });

/** One check-in as it was written: only what was answered is in it. */
export const responseOf = (entry: ReportEntry, { response, patient, questionnaire }: CheckInContext) => ({
  ...openingOf('QuestionnaireResponse', response, entry),
  identifier: identifierOf(response),
  questionnaire,
  status: 'completed',
  subject: patient,
  authored: momentThere(entry.recordedAt, entry.timeZone),
  source: patient,
  item: answered(entry).map(({ field, rating }) => ({
    linkId: codeOf(field),
    text: STEP_TEXTS[field].question,
    answer: [{ valueInteger: rating }],
  })),
});

/** The same as an observation of the moment it is about, a component for each rating. */
export const observationOf = (entry: ReportEntry, { response, observation, patient }: CheckInContext) => ({
  ...openingOf('Observation', observation, entry),
  identifier: [identifierOf(observation)],
  status: 'final',
  category: [SURVEY],
  code: { coding: [CHECK_IN], text: CHECK_IN.display },
  subject: patient,
  effectiveDateTime: momentThere(entry.at, entry.timeZone),
  issued: momentThere(entry.recordedAt, entry.timeZone),
  performer: [patient],
  derivedFrom: [refer(response)],
  component: answered(entry).map(({ field, rating }) => ({
    code: { coding: [factorCoding(field)] },
    valueInteger: rating,
  })),
});
