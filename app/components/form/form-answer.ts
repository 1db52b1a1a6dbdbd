import type { SubmissionResult } from '@conform-to/react';

/** The answer to a form that was not taken, in its one shape: made on the server or, when that is out of reach, in the browser. */
export interface FormAnswer {
  /** Which form of its page. */
  intent: string;
  /** What failed, as a title; missing when only fields need another look. */
  failure?: { title: string; message: string };
  /** What was typed, and what is wrong with which field; '' is the form as a whole. */
  result: SubmissionResult<string[]>;
  /** Asked without scripts to show passwords as they are typed: the field it was asked for; '' to hide them again. */
  shown?: string;
}

/** Fields whose values are never sent back to a page and never kept: they are typed again. `code` is one that was texted. */
const SECRET = /password|passcode|passkey|token|pin$|^code$|^owner$|^seal$/i;

/** What somebody typed or ticked, as it may be shown and kept. */
function typedIn(form: FormData): Record<string, string> {
  const shown = [...form].filter(([name, value]) => !SECRET.test(name) && typeof value === 'string');
  return Object.fromEntries(shown) as Record<string, string>;
}

interface Refusal {
  title: string;
  message: string;
  /** Messages by the names of the form's fields; without one the error is about the form as a whole. */
  errors?: Record<string, string[]>;
}

/** The answer to a form that could not be taken, with everything that was typed. */
export function refusalOf(form: FormData, { title, message, errors }: Refusal): FormAnswer {
  const result = {
    status: 'error',
    initialValue: typedIn(form),
    error: errors ?? { '': [message] },
  } as const;
  return { intent: String(form.get('intent') ?? ''), result, failure: { title, message } };
}

/** The name of the button by which a form without scripts has its passwords shown, or hidden again. */
export const SHOW = 'show';

/** The same form with its passwords shown or hidden; they are empty, for none is ever sent back to a page. */
export const shownAnswer = (form: FormData): FormAnswer => ({
  intent: String(form.get('intent') ?? ''),
  result: { initialValue: typedIn(form) },
  shown: String(form.get(SHOW) ?? ''),
});

/** The answer with which a kept form is there again: nothing is wrong with it. */
export const keptAnswer = (fields: Record<string, string>): FormAnswer => ({
  intent: fields.intent ?? '',
  result: { initialValue: fields },
});
