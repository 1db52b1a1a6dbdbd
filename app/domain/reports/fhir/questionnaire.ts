import { FACTOR_FIELDS, type FactorField, RATINGS } from '../../check-in/answers';
import { STEP_TEXTS } from '../../check-in/questions/step-texts';
import { codeOf, factorCoding } from './codes';
import { identifierOf, idsOfApp, RESTRICTED_META } from './identity';
import { narrative } from './narrative';

/** Where the questionnaire stands under the address of the app, and its version: a new one for every change of a question. */
export const QUESTIONNAIRE_NAME = 'check-in';
export const QUESTIONNAIRE_VERSION = '1';
const CHANGED_ON = '2026-11-22';
const PUBLISHER = 'Soundings';

export const QUESTIONNAIRE_ID = idsOfApp(`questionnaire/${QUESTIONNAIRE_NAME}`);

const urlUnder = (appUrl: string) => `${appUrl}/fhir/Questionnaire/${QUESTIONNAIRE_NAME}`;

/** Canonical with its version, as a response names it. @param appUrl the origin of this server */
export const questionnaireCanonical = (appUrl: string) => `${urlUnder(appUrl)}|${QUESTIONNAIRE_VERSION}`;

const labelsOf = (field: FactorField) =>
  STEP_TEXTS[field].options.map(([label], index) => `${index + 1} ${label}`).join(', ');

/** The ten questions of a check-in, as anybody may read them at their canonical address. */
export const checkInQuestionnaire = (appUrl: string) => ({
  resourceType: 'Questionnaire',
  id: QUESTIONNAIRE_NAME,
  text: narrative([
    'The ten questions of a Soundings check-in. Each may be left out.',
    ...FACTOR_FIELDS.map((field) => `${STEP_TEXTS[field].question} ${labelsOf(field)}.`),
  ]),
  url: urlUnder(appUrl),
  identifier: [identifierOf(QUESTIONNAIRE_ID)],
  version: QUESTIONNAIRE_VERSION,
  name: 'SoundingsCheckIn',
  title: 'Soundings check-in',
  status: 'active',
  experimental: false,
  subjectType: ['Patient'],
  date: CHANGED_ON,
  publisher: PUBLISHER,
  description: 'A self-check-in; not a validated instrument.',
  item: FACTOR_FIELDS.map((field) => ({
    linkId: codeOf(field),
    code: [factorCoding(field)],
    text: STEP_TEXTS[field].question,
    type: 'integer',
    required: false,
    answerOption: RATINGS.map((valueInteger) => ({ valueInteger })),
    item: [{ linkId: `${codeOf(field)}-labels`, text: labelsOf(field), type: 'display' }],
  })),
});

/** The same as it stands in a document. */
export const questionnaireInDocument = (appUrl: string) => ({
  ...checkInQuestionnaire(appUrl),
  id: QUESTIONNAIRE_ID,
  meta: RESTRICTED_META,
});
