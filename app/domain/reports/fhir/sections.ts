import { FIELD_TITLES, REFLECTION_FIELDS } from '../../reflections/fields';
import { inShort } from '../snapshot/in-short';
import { SCALES } from './codes';
import type { Reference } from './identity';
import { narrative } from './narrative';
import type { DocumentContent } from './resources';
import { scoreParagraphs } from './scores';

/** What the sections lead to. */
export interface References {
  /** The mean of each factor. */
  means: Reference[];
  /** What was written, and what was observed. */
  checkIns: Reference[];
  /** The panels of questionnaire scores, and what their codes stand for. */
  scores: Reference[];
  /** The questionnaire and the code system, which say what each scale means. */
  scales: Reference[];
}

/** The sections of the composition. Machine-written and own texts are narrative alone, never an observation. */
export function sectionsOf(snapshot: DocumentContent, references: References) {
  const { checkIns, checkInDays, period, riskRule, aiAnalysis, scores = [] } = snapshot;
  const own = ownWords(snapshot);
  return [
    section('In short', [
      'Self-reported, not a clinical measurement.',
      `${checkIns} check-ins on ${checkInDays} of ${period.days} days, ${period.start} to ${period.end}.`,
      ...(checkIns > 0 ? inShort(snapshot) : []),
    ]),
    section('Mean of each factor', ['From 1 to 5; higher is better for every factor.'], references.means),
    section('What each scale means', SCALES, references.scales),
    ...(snapshot.lowestDays.length > 0
      ? [
          section(
            'Lowest days',
            snapshot.lowestDays.map((day) => `${day.date}: ${day.overall.toFixed(1)}`),
          ),
        ]
      : []),
    ...(scores.length > 0
      ? [section('Questionnaire scores', scoreParagraphs(scores), references.scores)]
      : []),
    ...(riskRule
      ? [
          section('The app’s own risk rule (a product rule, not a screening result)', [
            riskRule.level,
            riskRule.sentence ?? 'No rule fired in this period.',
          ]),
        ]
      : []),
    ...(own.length > 0 ? [section('In their own words', own)] : []),
    ...(aiAnalysis
      ? [section(`AI analysis (machine-written, ${aiAnalysis.source})`, [aiAnalysis.text])]
      : []),
    section(
      'Every check-in',
      ['What was answered; a question left out is not in the list.'],
      references.checkIns,
    ),
  ];
}

const section = (title: string, paragraphs: readonly string[], entry: readonly Reference[] = []) => ({
  title,
  text: narrative(paragraphs),
  ...(entry.length > 0 && { entry }),
});

function ownWords({ message, notes, reflections }: DocumentContent): string[] {
  return [
    ...(message === null ? [] : [message]),
    ...notes.map(({ date, text }) => `${date}: ${text}`),
    ...reflections.flatMap((reflection) =>
      REFLECTION_FIELDS.filter((field) => reflection[field]).map(
        (field) => `Week of ${reflection.week}, ${FIELD_TITLES[field]}: ${reflection[field]}`,
      ),
    ),
  ];
}
