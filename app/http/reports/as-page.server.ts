import { Problem } from '~/domain/problem';
import { describeError } from '~/http/problems.server';
import { answerNotice } from '~/http/reports/document.server';

const TITLES: Readonly<Record<number, string>> = {
  404: 'There is no such report',
  410: 'This report is no longer shared',
  429: 'Please wait a moment',
};
const MESSAGES: Readonly<Record<number, string>> = {
  404: 'Please check the link. If it was sent to you, ask the person who sent it for a new one.',
  410: 'Its link has ended, or was closed by the person it belongs to. Please ask them for a new one.',
};

/** Whatever cannot be shown, as a plain page a stranger can read. */
export function failurePage(error: unknown): Response {
  const { status, body, headers } = describeError(error, 'GET /api/mood-reports/*');
  const isKnown = error instanceof Problem;
  return answerNotice(
    {
      title: TITLES[status] ?? (isKnown ? 'That is not possible' : 'Something went wrong'),
      message: MESSAGES[status] ?? body.message,
    },
    { status, headers: Object.fromEntries(headers) },
  );
}
