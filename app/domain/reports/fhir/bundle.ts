import { FACTOR_SYSTEM, factorCodeSystem } from './codes';
import { namedUuid } from './named-uuid';
import { narrative } from './narrative';
import {
  DEVICE,
  type DocumentContent,
  observationOf,
  patientOf,
  questionnaireResponseOf,
  type Reference,
} from './resources';
import { nameOfScore, scoreObservations } from './scores';
import { sectionsOf } from './sections';

interface FhirReport {
  /** The row's own id, which opens nothing. */
  id: string;
  title: string;
  createdAt: Date;
  snapshot: DocumentContent;
}

/** LOINC: Questionnaire response Document. The only LOINC code here: the questions themselves have none. */
const DOCUMENT_TYPE = {
  system: 'http://loinc.org',
  code: '74465-6',
  display: 'Questionnaire response Document',
};

type Resource = { resourceType: string };

/** The report as an HL7 FHIR R4 (4.0.1) document: a Bundle that begins with its Composition. */
export function reportAsFhir({ id, title, createdAt, snapshot }: FhirReport) {
  const made = createdAt.toISOString();
  const addressOf = (name: string) => `urn:uuid:${namedUuid(id, name)}`;
  const refer = (name: string): Reference => ({ reference: addressOf(name) });
  const patient = { ...refer('patient'), ...(snapshot.person !== null && { display: snapshot.person }) };
  const { period, factors, entries } = snapshot;
  const observations = factors.map((factor) => ({
    name: `observation/${factor.field}`,
    resource: observationOf(factor, { period, made, patient }),
  }));
  const responses = entries.map((entry, index) => ({
    name: `response/${index}`,
    resource: questionnaireResponseOf(entry, patient),
  }));
  const { scores = [] } = snapshot;
  const scored = scores.flatMap((score) => scoreObservations(score, { patient, refer }));
  const composition = {
    resourceType: 'Composition',
    status: 'final',
    type: { coding: [DOCUMENT_TYPE] },
    subject: patient,
    date: made,
    author: [patient, refer('device')],
    title,
    text: narrative([title, 'Self-reported, not a clinical measurement.']),
    event: [{ period: { start: period.start, end: period.end } }],
    section: sectionsOf(snapshot, {
      observations: observations.map(({ name }) => refer(name)),
      responses: responses.map(({ name }) => refer(name)),
      scores: scores.map((score) => refer(nameOfScore(score))),
      // A document holds nothing that its composition does not lead to.
      scales: [{ reference: FACTOR_SYSTEM }],
    }),
  };
  const parts: { name: string; resource: Resource }[] = [
    { name: 'composition', resource: composition },
    { name: 'patient', resource: patientOf(snapshot) },
    { name: 'device', resource: DEVICE },
    ...observations,
    ...responses,
    ...scored,
  ];
  return {
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: addressOf('document') },
    type: 'document',
    timestamp: made,
    entry: [
      ...parts.map(({ name, resource }) => ({ fullUrl: addressOf(name), resource })),
      { fullUrl: FACTOR_SYSTEM, resource: factorCodeSystem(made) },
    ],
  };
}
