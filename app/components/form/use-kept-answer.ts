import { useState } from 'react';

/**
 * What the server had to say to a form, until the page is read anew. A step to a field by its address would otherwise
 * take it away, and the messages with it.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined, page: unknown): Answer | undefined {
  const [kept, setKept] = useState({ answer, page });
  const isNew = answer !== undefined && answer !== kept.answer;
  const isOld = answer === undefined && page !== kept.page;
  if (isNew || isOld) setKept({ answer, page });
  return isOld ? undefined : (answer ?? kept.answer);
}
