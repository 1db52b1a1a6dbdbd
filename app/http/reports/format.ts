import { z } from 'zod';

const FORMATS = ['html', 'json', 'csv', 'fhir'] as const;
export type ReportFormat = (typeof FORMATS)[number];

export const formatSchema = z.object({
  format: z.enum(FORMATS, { error: `format is one of ${FORMATS.join(', ')}` }).default('html'),
});
