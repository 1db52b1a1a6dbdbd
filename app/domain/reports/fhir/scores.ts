import { longDate } from '../../calendar/dates-in-words';
import type { ReportScore } from '../../scores/report';
import { identifierOf, type IdOf, opening, refer, type Reference } from './identity';
import { momentThere } from './moments';
import { SURVEY } from './resources';
import { codeOfPart, type ScorePart, valueOfAnswer } from './score-codes';

/** A profile of US Core 7: a panel without a value of its own, whose members hold the total and the answers. */
const PROFILE = 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-observation-screening-assessment';
const SCORE = { unit: 'score', system: 'http://unitsofmeasure.org', code: '{score}' };

interface Around {
  patient: Reference;
  idOf: IdOf;
  /** The zone of the person who entered it; missing in reports from before it was kept. */
  timeZone: string | undefined;
}

/**
 * The observations of a score, its panel first. Difficulty stands beside the total and is no part of it; the change is a
 * note, never a value.
 */
export function scoreObservations(score: ReportScore, { patient, idOf, timeZone }: Around) {
  const observation = (part: ScorePart, { said, ...rest }: { said: string } & Record<string, unknown>) => {
    const id = idOf(nameOfPart(score, part));
    const code = codeOfPart(score, part);
    return {
      ...opening('Observation', id, {
        profile: [PROFILE],
        words: [`${code.text}, ${longDate(score.date)}: ${said}`],
      }),
      identifier: [identifierOf(id)],
      status: 'final',
      category: [SURVEY],
      code,
      subject: patient,
      effectiveDateTime: score.date,
      issued: momentThere(score.recordedAt, timeZone),
      performer: [patient],
      ...rest,
    };
  };
  const { total, max, answers, difficulty } = score;
  const said = `${total} of ${max}.`;
  const members = [
    observation('total', { said, ...totalOf(score) }),
    ...(answers ?? []).map((answer, index) =>
      observation(index + 1, { said: `${answer}.`, ...valueOfAnswer(score, answer) }),
    ),
    ...(difficulty === null
      ? []
      : [observation('difficulty', { said: `${difficulty}.`, valueInteger: difficulty })]),
  ];
  return [observation('panel', { said, hasMember: members.map(({ id }) => refer(id)) }), ...members];
}

/** What a part of a score is called among the resources of its owner. */
const nameOfPart = ({ id }: Pick<ReportScore, 'id'>, part: ScorePart) => `score/${id}/${part}`;
export const nameOfPanel = (score: Pick<ReportScore, 'id'>) => nameOfPart(score, 'panel');

function totalOf({ total, min, max, band, change, notes, higherIs, sources }: ReportScore) {
  const said = [change, ...notes, ...sources].filter((text) => text !== null);
  return {
    valueQuantity: { value: total, ...SCORE },
    ...(band !== null && { interpretation: [{ text: band }] }),
    ...(said.length > 0 && { note: [{ text: said.join(' ') }] }),
    method: { text: `Entered by the person. ${higherIs === 'better' ? 'Higher' : 'Lower'} is better.` },
    referenceRange: [
      { low: { value: min, ...SCORE }, high: { value: max, ...SCORE }, text: 'The whole scale, not a norm' },
    ],
  };
}

/** The section that leads to the panels, and through them to their members. */
export const scoreParagraphs = (scores: readonly ReportScore[]): string[] =>
  scores.map(
    ({ title, total, max, date, band, change }) =>
      `${title}: ${total} of ${max} on ${longDate(date)}${band ? `, ${band}` : ''}.${change ? ` ${change}` : ''}`,
  );
