import { INSTRUMENTS } from '../../scores/instruments';
import type { ReportScore } from '../../scores/report';
import { identifierOf, idsOfApp, opening } from './identity';

const LOINC = 'http://loinc.org';
/** Our own codes, where LOINC has none: the WHO-5, and questionnaires that their owner has named. */
const SCORE_SYSTEM = 'urn:uuid:3b1d5c86-52f4-4c0a-9a2e-7c1f0e6b9d24';

interface PanelCodes {
  panel: string;
  total: string;
  items: readonly string[];
  difficulty?: string;
}

const LOINC_CODES: Partial<Record<ReportScore['instrument'], PanelCodes>> = {
  'phq-9': {
    panel: '44249-1',
    total: '44261-6',
    items: [
      '44250-9',
      '44255-8',
      '44259-0',
      '44254-1',
      '44251-7',
      '44258-2',
      '44252-5',
      '44253-3',
      '44260-8',
    ],
    difficulty: '69722-7',
  },
  'gad-7': {
    panel: '69737-5',
    total: '70274-6',
    items: ['69725-0', '68509-9', '69733-4', '69734-2', '69735-9', '69689-8', '69736-7'],
  },
};

/** What answers 0 to 3 of the PHQ-9 and the GAD-7 are called in LOINC. */
const ANSWER_CODES = ['LA6568-5', 'LA6569-3', 'LA6570-1', 'LA6571-9'];

/** `panel`, `total`, `difficulty`, or the number of an answer from 1 on. */
export type ScorePart = 'panel' | 'total' | 'difficulty' | number;

/** The code of a part of a questionnaire. No display of LOINC's stands with it: that is the wording of its makers. */
export function codeOfPart({ instrument, title }: ReportScore, part: ScorePart) {
  const codes = LOINC_CODES[instrument];
  const loinc = typeof part === 'number' ? codes?.items[part - 1] : codes?.[part];
  const text = typeof part === 'number' ? `${title}, answer ${part}` : `${title}, ${part}`;
  if (codes === undefined) return { coding: [{ system: SCORE_SYSTEM, code: `${instrument}-${part}` }], text };
  return { ...(loinc !== undefined && { coding: [{ system: LOINC, code: loinc }] }), text };
}

export const hasOwnCodes = ({ instrument }: ReportScore) => LOINC_CODES[instrument] === undefined;

/** Its id is not its address, as with the factors. */
export const SCORE_SYSTEM_ID = idsOfApp('code-system/scores');

const CONCEPTS = [
  { code: 'who-5-panel', display: 'WHO-5' },
  { code: 'who-5-total', display: 'WHO-5, total' },
  ...Array.from({ length: INSTRUMENTS['who-5'].items }, (_, index) => ({
    code: `who-5-${index + 1}`,
    display: `WHO-5, answer ${index + 1}`,
  })),
  { code: 'other-panel', display: 'Another questionnaire, named by the person' },
  { code: 'other-total', display: 'Another questionnaire, total' },
];

/** What the codes stand for that LOINC has none for. */
export const SCORE_CODES = {
  ...opening('CodeSystem', SCORE_SYSTEM_ID, {
    words: CONCEPTS.map(({ code, display }) => `${code}: ${display}`),
  }),
  url: SCORE_SYSTEM,
  identifier: [identifierOf(SCORE_SYSTEM_ID)],
  name: 'SoundingsScores',
  title: 'Scores of questionnaires in Soundings',
  status: 'active',
  experimental: false,
  date: '2026-11-22',
  description: 'Results that a person has entered. The wording of a questionnaire belongs to its makers.',
  content: 'complete',
  caseSensitive: true,
  concept: CONCEPTS,
};

/** The value of an answer: LOINC's where it has one, else the number. */
export function valueOfAnswer({ instrument }: ReportScore, answer: number) {
  const code = LOINC_CODES[instrument] && ANSWER_CODES[answer];
  return code === undefined
    ? { valueInteger: answer }
    : { valueCodeableConcept: { coding: [{ system: LOINC, code }], text: String(answer) } };
}
