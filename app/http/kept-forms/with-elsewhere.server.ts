import type { FormAnswer } from '~/components/form/form-answer';
import { Problem } from '~/domain/problem';

/** A refused form whose subject was changed on another page or device: beside it stands what is stored by now. */
export type ElsewhereAnswer<Stored> = FormAnswer & { elsewhere?: Stored };

/** Adds to the answer of a form that came too late what `read` finds stored; nothing to one refused for another reason. */
export async function withElsewhere<Stored>(
  answer: FormAnswer,
  error: unknown,
  read: () => Promise<Stored>,
): Promise<ElsewhereAnswer<Stored>> {
  if (!(error instanceof Problem) || error.kind !== 'conflict') return answer;
  const message = `${error.message} What you wrote is below. Save again to keep it.`;
  return { ...answer, result: { ...answer.result, error: { '': [message] } }, elsewhere: await read() };
}
