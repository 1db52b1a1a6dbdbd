import { longDate } from '../../calendar/dates-in-words';
import type { ReportScore } from '../../scores/report';
import { narrative } from './narrative';
import type { Reference } from './resources';
import { codeOfPart, type ScorePart, valueOfAnswer } from './score-codes';

/** Of US Core 7: a panel without a value of its own, whose members hold the total and the answers. */
const PROFILE = 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-observation-screening-assessment';
const SURVEY = {
  system: 'http://terminology.hl7.org/CodeSystem/observation-category',
  code: 'survey',
  display: 'Survey',
};
const SCORE = { unit: 'score', system: 'http://unitsofmeasure.org', code: '{score}' };

interface NamedResource {
  name: string;
  resource: { resourceType: string };
}

/**
 * The observations of a score, its panel first. Difficulty stands beside the total and is no part of it; the change is a
 * note, never a value.
 * @param refer gives the reference of a resource by its name in the document
 */
export function scoreObservations(
  score: ReportScore,
  { patient, refer }: { patient: Reference; refer: (name: string) => Reference },
): NamedResource[] {
  const base = nameOfScore(score);
  const observation = (part: ScorePart, rest: object) => ({
    resourceType: 'Observation',
    meta: { profile: [PROFILE] },
    text: narrative([`${codeOfPart(score, part).text}, ${longDate(score.date)}`]),
    status: 'final',
    category: [{ coding: [SURVEY] }],
    code: codeOfPart(score, part),
    subject: patient,
    effectiveDateTime: score.date,
    issued: score.recordedAt,
    performer: [patient],
    ...rest,
  });
  const members: NamedResource[] = [
    { name: `${base}/total`, resource: observation('total', totalOf(score)) },
    ...(score.answers ?? []).map((answer, index) => ({
      name: `${base}/answer/${index + 1}`,
      resource: observation(index + 1, valueOfAnswer(score, answer)),
    })),
    ...(score.difficulty === null
      ? []
      : [
          {
            name: `${base}/difficulty`,
            resource: observation('difficulty', { valueInteger: score.difficulty }),
          },
        ]),
  ];
  const hasMember = members.map(({ name }) => refer(name));
  return [{ name: base, resource: observation('panel', { hasMember }) }, ...members];
}

/** What the panel of a score is called in the document. */
export const nameOfScore = ({ id }: Pick<ReportScore, 'id'>) => `score/${id}`;

function totalOf({ total, min, max, band, change, notes, higherIs, sources }: ReportScore) {
  const said = [change, ...notes, ...sources].filter((text) => text !== null);
  return {
    valueQuantity: { value: total, ...SCORE },
    ...(band !== null && { interpretation: [{ text: band }] }),
    method: { text: `Entered by the person. ${higherIs === 'better' ? 'Higher' : 'Lower'} is better.` },
    referenceRange: [
      { low: { value: min, ...SCORE }, high: { value: max, ...SCORE }, text: 'The whole scale, not a norm' },
    ],
    ...(said.length > 0 && { note: [{ text: said.join(' ') }] }),
  };
}

/** The section that leads to the panels, and through them to their members. */
export const scoreParagraphs = (scores: readonly ReportScore[]): string[] =>
  scores.map(
    ({ title, total, max, date, band, change }) =>
      `${title}: ${total} of ${max} on ${longDate(date)}${band ? `, ${band}` : ''}.${change ? ` ${change}` : ''}`,
  );
