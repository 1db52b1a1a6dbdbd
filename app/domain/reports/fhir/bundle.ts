import type { ReportEntry } from '../snapshot/snapshot';
import { observationOf, responseOf } from './check-ins';
import { FACTOR_CODES, FACTOR_SYSTEM_ID } from './codes';
import {
  addressOf,
  identifierOf,
  idsOfApp,
  idsOfOwner,
  opening,
  refer,
  type Reference,
  RESTRICTED_META,
} from './identity';
import { momentThere } from './moments';
import { QUESTIONNAIRE_ID, questionnaireCanonical, questionnaireInDocument } from './questionnaire';
import { deviceOf, type DocumentContent, meanObservation, patientOf } from './resources';
import { hasOwnCodes, SCORE_CODES, SCORE_SYSTEM_ID } from './score-codes';
import { nameOfPanel, scoreObservations } from './scores';
import { type References, sectionsOf } from './sections';

export interface FhirDocument {
  ownerId: string;
  /** Among the owner's documents: the same for one that is made again. */
  name: string;
  title: string;
  createdAt: Date;
  /** The origin of this server. */
  appUrl: string;
  snapshot: DocumentContent;
}

/** LOINC: Questionnaire response Document. The questions themselves have no code there. */
const DOCUMENT_TYPE = {
  system: 'http://loinc.org',
  code: '74465-6',
  display: 'Questionnaire response Document',
};

interface Entry {
  fullUrl: string;
  resource: { resourceType: string; id: string };
}

/** The report as an HL7 FHIR R4 (4.0.1) document: a Bundle that begins with its Composition. */
export const reportAsFhir = (document: FhirDocument) => ({
  ...bundleHead(document),
  entry: [...entriesOf(document)],
});

/** The same as the pieces of one JSON text; only a few resources are in memory at a time. */
export async function* fhirText(document: FhirDocument): AsyncGenerator<string> {
  yield `${JSON.stringify(bundleHead(document)).slice(0, -1)},"entry":[`;
  let separator = '';
  for (const entry of entriesOf(document)) {
    yield separator + JSON.stringify(entry);
    separator = ',';
  }
  yield ']}';
}

const madeOn = ({ createdAt, snapshot }: FhirDocument) =>
  momentThere(createdAt.toISOString(), snapshot.timeZone);

const bundleHead = (document: FhirDocument) => ({
  resourceType: 'Bundle',
  meta: RESTRICTED_META,
  identifier: {
    system: 'urn:ietf:rfc:3986',
    value: addressOf(idsOfOwner(document.ownerId)(`${document.name}/${document.createdAt.toISOString()}`)),
  },
  type: 'document',
  timestamp: madeOn(document),
});

function* entriesOf(document: FhirDocument): Generator<Entry> {
  for (const resource of resourcesOf(document)) yield { fullUrl: addressOf(resource.id), resource };
}

const DEVICE_ID = idsOfApp('device');

/** In a report from before check-ins kept their ids, a check-in is known by its place. */
const nameOfCheckIn = (document: string, { id }: ReportEntry, index: number) =>
  id === undefined ? `${document}/check-in/${index}` : `check-in/${id}`;

function* resourcesOf(document: FhirDocument): Generator<Entry['resource']> {
  const { ownerId, name, appUrl, snapshot } = document;
  const { person, factors, entries, period, scores = [], timeZone } = snapshot;
  const idOf = idsOfOwner(ownerId);
  const made = madeOn(document);
  const patient = { ...refer(idOf('patient')), ...(person !== null && { display: person }) };
  const questionnaire = questionnaireCanonical(appUrl);
  const means = factors.map((factor) => ({ factor, id: idOf(`${name}/mean/${factor.field}`) }));
  const checkIns = entries.map((entry, index) => {
    const base = nameOfCheckIn(name, entry, index);
    return { entry, response: idOf(`${base}/response`), observation: idOf(`${base}/observation`) };
  });
  const ownCodes = scores.some(hasOwnCodes);
  yield compositionOf(document, {
    id: idOf(name),
    patient,
    made,
    // A document holds nothing that its composition does not lead to.
    references: {
      means: means.map(({ id }) => refer(id)),
      checkIns: checkIns.flatMap(({ observation, response }) => [refer(observation), refer(response)]),
      scores: [
        ...scores.map((score) => refer(idOf(nameOfPanel(score)))),
        ...(ownCodes ? [refer(SCORE_SYSTEM_ID)] : []),
      ],
      scales: [refer(QUESTIONNAIRE_ID), refer(FACTOR_SYSTEM_ID)],
    },
  });
  yield patientOf(snapshot, idOf('patient'));
  yield deviceOf(DEVICE_ID);
  yield questionnaireInDocument(appUrl);
  yield FACTOR_CODES;
  if (ownCodes) yield SCORE_CODES;
  for (const { factor, id } of means) yield meanObservation(factor, { id, period, made, patient });
  for (const { entry, ...ids } of checkIns) {
    yield responseOf(entry, { ...ids, patient, questionnaire });
    yield observationOf(entry, { ...ids, patient, questionnaire });
  }
  for (const score of scores) yield* scoreObservations(score, { patient, idOf, timeZone });
}

const compositionOf = (
  { title, snapshot }: FhirDocument,
  { id, patient, made, references }: { id: string; patient: Reference; made: string; references: References },
) => ({
  ...opening('Composition', id, { words: [title, 'Self-reported, not a clinical measurement.'] }),
  identifier: identifierOf(id),
  status: 'final',
  type: { coding: [DOCUMENT_TYPE] },
  subject: patient,
  date: made,
  author: [patient, refer(DEVICE_ID)],
  title,
  confidentiality: 'R',
  event: [{ period: { start: snapshot.period.start, end: snapshot.period.end } }],
  section: sectionsOf(snapshot, references),
});
