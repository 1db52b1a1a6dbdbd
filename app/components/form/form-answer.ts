import type { SubmissionResult } from '@conform-to/react';

/** What a form gets back that was not taken. */
export interface FormAnswer {
  intent: string;
  /** What failed, as a title; missing when only fields need another look. */
  failure?: { title: string; message: string };
  result: SubmissionResult<string[]>;
}
