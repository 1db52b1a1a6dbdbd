import { FACTOR_FIELDS, type FactorField } from '../../check-in/answers';
import { STEP_TEXTS } from '../../check-in/questions/step-texts';
import { FACTOR_SCALES, REPORT_LABELS } from '../snapshot/factor-labels';
import { identifierOf, idsOfApp, opening } from './identity';

/** The canonical address of our own code system: the same on every server, and nobody else's. */
const FACTOR_SYSTEM = 'urn:uuid:5f0a5d0e-7c3e-4b58-9d0b-3a6f2f1c8e41';

/** What a check-in is marked with; apart from the codes of the factors, whose list is complete. */
export const ENTERED_LATER = {
  system: 'urn:uuid:0e7a9c52-1d5b-4b0e-8f53-6f5c4f0b7d19',
  code: 'entered-later',
  display: 'Entered on a later day',
};

/** All answers of one check-in together. */
export const CHECK_IN = { system: FACTOR_SYSTEM, code: 'check-in', display: 'Check-in' };

/** `sleep`, `mood`, `stress` ... */
export const codeOf = (field: FactorField) => STEP_TEXTS[field].id;

export const factorCoding = (field: FactorField) => ({
  system: FACTOR_SYSTEM,
  code: codeOf(field),
  display: REPORT_LABELS[field],
});

/** What each scale means: 'Calm (stress): 1 overwhelming, 5 very calm.' */
export const SCALES = FACTOR_FIELDS.map((field) => {
  const { low, high } = FACTOR_SCALES[field];
  return `${REPORT_LABELS[field]}: 1 ${low}, 5 ${high}.`;
});

/** Its id is not its address: a server that imports a bundle rewrites every text that is the address of an entry. */
export const FACTOR_SYSTEM_ID = idsOfApp('code-system/factors');

/** What each code stands for, and which way its scale runs: there is no standard code for these questions. */
export const FACTOR_CODES = {
  ...opening('CodeSystem', FACTOR_SYSTEM_ID, { words: ['Factors of a Soundings check-in.', ...SCALES] }),
  url: FACTOR_SYSTEM,
  identifier: [identifierOf(FACTOR_SYSTEM_ID)],
  name: 'SoundingsFactors',
  title: 'Factors of a Soundings check-in',
  status: 'active',
  experimental: false,
  date: '2026-11-22',
  description:
    'Ten self-rated factors, each from 1 to 5. Not a validated instrument; not comparable with PHQ-9, GAD-7 or other scales.',
  content: 'complete',
  caseSensitive: true,
  property: [
    { code: 'direction', type: 'string', description: 'Which end of the scale is the better one' },
    { code: 'low', type: 'string', description: 'What 1 stands for' },
    { code: 'high', type: 'string', description: 'What 5 stands for' },
  ],
  concept: [
    { code: CHECK_IN.code, display: CHECK_IN.display, definition: 'The answers of one moment.' },
    ...FACTOR_FIELDS.map((field) => ({
      code: codeOf(field),
      display: REPORT_LABELS[field],
      definition: STEP_TEXTS[field].question,
      property: [
        { code: 'direction', valueString: 'higher is better' },
        { code: 'low', valueString: FACTOR_SCALES[field].low },
        { code: 'high', valueString: FACTOR_SCALES[field].high },
      ],
    })),
  ],
};
