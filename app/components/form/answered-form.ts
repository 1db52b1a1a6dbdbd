import type { FormAnswer } from './form-answer';

interface AnsweredField {
  defaultValue: string | undefined;
  errors: string[] | undefined;
}

/**
 * What a form shows of the answer it got: what was typed in place of its defaults, and what is wrong. For forms that only the
 * server looks through: they need nothing of conform in the browser.
 */
export function answeredForm<Name extends string>(
  id: string,
  answer: Pick<FormAnswer, 'result'> | undefined,
  defaults: Partial<Record<Name, string>> = {},
) {
  const { error, initialValue } = answer?.result ?? {};
  const typed: Readonly<Record<string, unknown>> = initialValue ?? defaults;
  const allErrors = Object.fromEntries(
    Object.entries(error ?? {}).flatMap(([name, messages]) => (messages ? [[name, messages]] : [])),
  );
  const field = (name: Name): AnsweredField => {
    const value = typed[name];
    return { defaultValue: typeof value === 'string' ? value : undefined, errors: allErrors[name] };
  };
  return { id, allErrors, errors: allErrors[''], field };
}
