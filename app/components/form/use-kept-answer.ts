import { useState } from 'react';

/**
 * What the server had to say to a form, until the data of the page is loaded again. Following a link to a field would
 * otherwise take the answer away, and its messages with it.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined, page: unknown): Answer | undefined {
  const [kept, setKept] = useState({ answer, page });
  const isNew = answer !== undefined && answer !== kept.answer;
  const isOld = answer === undefined && page !== kept.page;
  if (isNew || isOld) setKept({ answer, page });
  return isOld ? undefined : (answer ?? kept.answer);
}
