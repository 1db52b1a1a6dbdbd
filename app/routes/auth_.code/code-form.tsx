import { Form, Link } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { SubmitButton } from '~/components/form/submit-button';

interface CodeFormProps {
  isRecovery: boolean;
  /** To the page that asks for the other kind of code. */
  otherWay: string;
  answer: FormAnswer | undefined;
}

export function CodeForm({ isRecovery, otherWay, answer }: CodeFormProps) {
  const form = answeredForm<'code'>('code', answer);
  const { errors } = form.field('code');
  return (
    <Form method="post" id={form.id} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <input type="hidden" name="intent" value="code" />
      {isRecovery ? (
        <Field
          id="code-code"
          name="code"
          label="Recovery code"
          hint="One of the ten you have kept, such as 7QK2M-X90VB. Each works once."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={form.field('code').defaultValue}
          errors={errors}
          maxLength={100}
          required
        />
      ) : (
        <Field
          id="code-code"
          name="code"
          label="Code from your app"
          hint="Your password is right. Now type the six digits that your app shows for Soundings."
          inputMode="numeric"
          autoComplete="one-time-code"
          errors={errors}
          maxLength={100}
          required
        />
      )}
      <SubmitButton label="Log in" pendingLabel="Checking..." />
      <p>
        <Link to={otherWay}>
          {isRecovery ? 'Use the code from your app' : 'No app at hand? Use a recovery code'}
        </Link>
      </p>
    </Form>
  );
}
