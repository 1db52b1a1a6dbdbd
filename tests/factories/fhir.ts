import { reportAsFhir } from '~/domain/reports/fhir/bundle';
import type { DocumentContent } from '~/domain/reports/fhir/resources';

const DOCUMENT = {
  ownerId: '0f3c4d9e-6f4b-4c7e-9a54-0d6b1f2a3c4d',
  name: 'report/5d1e8a70-2c3b-4f6d-8e9a-b1c2d3e4f5a6',
  title: 'For Dr. Abara',
  createdAt: new Date('2026-11-18T12:00:00Z'),
  appUrl: 'https://soundings.example',
};

/** The document of a report that has an owner, a title and a time. */
export const bundleOf = (snapshot: DocumentContent, changes: Partial<typeof DOCUMENT> = {}) =>
  reportAsFhir({ ...DOCUMENT, ...changes, snapshot });
