import { FACTOR_FIELDS } from '../../check-in/answers';
import { FIELD_TITLES, REFLECTION_FIELDS } from '../../reflections/fields';
import { FACTOR_NAMES, FACTOR_SCALES } from '../factor-names';
import { inShort } from '../in-short';
import { narrative } from './narrative';
import type { DocumentContent, Reference } from './resources';
import { scoreParagraphs } from './scores';

interface Entries {
  observations: Reference[];
  responses: Reference[];
  /** The panels of questionnaire scores. */
  scores: Reference[];
  /** The code system, which says what each scale means. */
  scales: Reference[];
}

const SCALES = FACTOR_FIELDS.map((field) => {
  const { low, high } = FACTOR_SCALES[field];
  return `${FACTOR_NAMES[field]}: 1 ${low}, 5 ${high}.`;
});

/** The sections of the composition. Machine-written and own texts are narrative alone, never an observation. */
export function sectionsOf(
  snapshot: DocumentContent,
  { observations, responses, scores: panels, scales }: Entries,
) {
  const { checkIns, checkInDays, period, riskRule, aiAnalysis, scores = [] } = snapshot;
  const own = ownWords(snapshot);
  return [
    section('In short', [
      'Self-reported, not a clinical measurement.',
      `${checkIns} check-ins on ${checkInDays} of ${period.days} days, ${period.start} to ${period.end}.`,
      ...(checkIns > 0 ? inShort(snapshot) : []),
    ]),
    section('Mean of each factor', ['From 1 to 5; higher is better for every factor.'], observations),
    section('What each scale means', SCALES, scales),
    ...(snapshot.lowestDays.length > 0
      ? [
          section(
            'Lowest days',
            snapshot.lowestDays.map((day) => `${day.date}: ${day.overall.toFixed(1)}`),
          ),
        ]
      : []),
    ...(scores.length > 0 ? [section('Questionnaire scores', scoreParagraphs(scores), panels)] : []),
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
    section('Every check-in', ['What was answered; a question left out is not in the list.'], responses),
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
