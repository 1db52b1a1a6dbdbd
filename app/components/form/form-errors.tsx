import type { FormMetadata } from '@conform-to/react';
import { ErrorSummary } from './error-summary';

/** Every message of a form on top of it, each leading to its field. */
export function FormErrors({
  form,
  answer,
}: {
  form: Pick<FormMetadata<Record<string, unknown>, string[]>, 'id' | 'allErrors'>;
  answer: { failure?: { title: string } } | undefined;
}) {
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ id: name === '' ? form.id : `${form.id}-${name}`, message })),
  );
  return <ErrorSummary title={answer?.failure?.title} errors={errors} />;
}
