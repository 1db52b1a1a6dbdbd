import { z } from 'zod';
import { isCalendarDate } from '../calendar/dates';

const day = z
  .string({ error: 'Choose a day, such as 2026-03-01' })
  .refine(isCalendarDate, 'Choose a day on the calendar, such as 2026-03-01');

/** The days of a FHIR document, both included. */
export const fhirPeriodSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The last day cannot be before the first',
  })
  .transform(({ from, to }) => ({ start: from, end: to }));
