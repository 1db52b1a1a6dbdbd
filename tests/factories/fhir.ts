import { reportAsFhir } from '~/domain/reports/fhir/bundle';
import type { DocumentContent } from '~/domain/reports/fhir/resources';

/** The document of a report that has an id, a title and a time. */
export const bundleOf = (snapshot: DocumentContent) =>
  reportAsFhir({
    id: '0f3c4d9e-6f4b-4c7e-9a54-0d6b1f2a3c4d',
    title: 'For Dr. Abara',
    createdAt: new Date('2026-11-18T12:00:00Z'),
    snapshot,
  });
