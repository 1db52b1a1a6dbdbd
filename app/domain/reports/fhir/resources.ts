import type { FactorSummary, ReportSnapshot } from '../snapshot/snapshot';
import { factorCoding } from './codes';
import { identifierOf, opening, type Reference } from './identity';

/** What a document is made of: a report's snapshot, or the same of somebody without a name. */
export type DocumentContent = Omit<ReportSnapshot, 'person'> & { person: string | null };

/** The least that says whose report it is. */
export const patientOf = ({ person }: Pick<DocumentContent, 'person'>, id: string) => ({
  ...opening('Patient', id, { words: [person ?? 'No name was given.'] }),
  identifier: [identifierOf(id)],
  ...(person !== null && { name: [{ use: 'usual', text: person }] }),
});

const NO_DEVICE = 'Self-check-in application. Not a medical device.';

export const deviceOf = (id: string) => ({
  ...opening('Device', id, { words: [`Soundings. ${NO_DEVICE}`] }),
  identifier: [identifierOf(id)],
  deviceName: [{ name: 'Soundings', type: 'user-friendly-name' }],
  type: { text: NO_DEVICE },
});

export const SURVEY = {
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/observation-category',
      code: 'survey',
      display: 'Survey',
    },
  ],
};
const SCORE = { unit: 'points, 1 to 5', system: 'http://unitsofmeasure.org', code: '{score}' };

interface Around {
  id: string;
  period: { start: string; end: string };
  made: string;
  patient: Reference;
}

/** The mean of one factor over the period. */
export function meanObservation(
  { field, mean, days, min, max }: FactorSummary,
  { id, period, made, patient }: Around,
) {
  const coding = factorCoding(field);
  const value = Math.round(mean * 100) / 100;
  const note = `Answered on ${days} days; single answers from ${min} to ${max}.`;
  return {
    ...opening('Observation', id, {
      words: [`${coding.display}, ${period.start} to ${period.end}: mean ${value} of 5. ${note}`],
    }),
    identifier: [identifierOf(id)],
    status: 'final',
    category: [SURVEY],
    code: { coding: [coding], text: coding.display },
    subject: patient,
    effectivePeriod: { start: period.start, end: period.end },
    issued: made,
    performer: [patient],
    valueQuantity: { value, ...SCORE },
    method: { text: 'Mean of the daily means of self-reported ratings. Higher is better.' },
    referenceRange: [
      { low: { value: 1, ...SCORE }, high: { value: 5, ...SCORE }, text: 'The whole scale, not a norm' },
    ],
    note: [{ text: note }],
  };
}
