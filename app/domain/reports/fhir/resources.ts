import { FACTOR_FIELDS } from '../../check-in/answers';
import { STEP_TEXTS } from '../../check-in/questions/step-texts';
import type { FactorSummary, ReportEntry, ReportSnapshot } from '../snapshot';
import { codeOf, ENTERED_LATER, factorCoding } from './codes';
import { narrative } from './narrative';

/** What a document is made of: a report's snapshot, or the same of somebody without a name. */
export type DocumentContent = Omit<ReportSnapshot, 'person'> & { person: string | null };

export interface Reference {
  reference: string;
  display?: string;
}

/** The least that says whose report it is. */
export const patientOf = ({ person }: Pick<DocumentContent, 'person'>) => ({
  resourceType: 'Patient',
  ...(person === null
    ? { text: narrative(['No name was given.']) }
    : { name: [{ use: 'usual', text: person }] }),
});

export const DEVICE = {
  resourceType: 'Device',
  deviceName: [{ name: 'Soundings', type: 'user-friendly-name' }],
  type: { text: 'Self-check-in application. Not a medical device.' },
};

/** One check-in: only what was answered is in it. */
export function questionnaireResponseOf(entry: ReportEntry, patient: Reference) {
  return {
    resourceType: 'QuestionnaireResponse',
    ...(entry.isBackdated && {
      meta: { tag: [ENTERED_LATER] },
    }),
    status: 'completed',
    subject: patient,
    source: patient,
    authored: entry.at,
    item: FACTOR_FIELDS.flatMap((field) => {
      const rating = entry.answers[field];
      if (rating === undefined) return [];
      return { linkId: codeOf(field), text: STEP_TEXTS[field].question, answer: [{ valueInteger: rating }] };
    }),
  };
}

const SURVEY = {
  system: 'http://terminology.hl7.org/CodeSystem/observation-category',
  code: 'survey',
  display: 'Survey',
};
const SCORE = { unit: 'points, 1 to 5', system: 'http://unitsofmeasure.org', code: '{score}' };

/** The mean of one factor over the period. */
export function observationOf(
  factor: FactorSummary,
  { period, made, patient }: { period: { start: string; end: string }; made: string; patient: Reference },
) {
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [{ coding: [SURVEY] }],
    code: { coding: [factorCoding(factor.field)], text: factorCoding(factor.field).display },
    subject: patient,
    effectivePeriod: { start: period.start, end: period.end },
    issued: made,
    performer: [patient],
    valueQuantity: { value: Math.round(factor.mean * 100) / 100, ...SCORE },
    method: { text: 'Mean of the daily means of self-reported ratings. Higher is better.' },
    referenceRange: [
      { low: { value: 1, ...SCORE }, high: { value: 5, ...SCORE }, text: 'The whole scale, not a norm' },
    ],
    note: [{ text: `Answered on ${factor.days} days; single answers from ${factor.min} to ${factor.max}.` }],
  };
}
