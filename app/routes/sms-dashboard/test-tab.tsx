import { useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';

interface TestTabProps {
  isConfigured: boolean;
  answer: FormAnswer | undefined;
}

const ACTION = '/sms-dashboard?tab=test';

export function TestTab({ isConfigured, answer }: TestTabProps) {
  const [form, fields] = useForm<{ phoneNumber: string; message: string }>({
    id: 'test-send',
    lastResult: answer?.intent === 'test-send' ? answer.result : undefined,
  });
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ id: `test-${name || 'phoneNumber'}`, message })),
  );
  return (
    <div className="pair">
      <section aria-labelledby="connection">
        <h2 id="connection">Connection</h2>
        <p>
          {isConfigured
            ? 'Asks the provider whether it accepts this server. Nothing is sent.'
            : 'No provider is set up on this server, so nothing is sent. The log says “Not configured”.'}
        </p>
        {answer?.intent === 'test-connection' && answer.failure && (
          <ErrorSummary
            title={answer.failure.title}
            errors={[{ id: 'connection', message: answer.failure.message }]}
          />
        )}
        <Form method="post" action={ACTION}>
          <SubmitButton
            label="Test connection"
            pendingLabel="Testing..."
            name="intent"
            value="test-connection"
          />
        </Form>
      </section>
      <section aria-labelledby="test-text">
        <h2 id="test-text">Test SMS</h2>
        <Form method="post" action={ACTION} id={form.id} onSubmit={form.onSubmit} className="form" noValidate>
          <ErrorSummary
            title={answer?.intent === 'test-send' ? answer.failure?.title : undefined}
            errors={errors}
          />
          <Field
            id="test-phoneNumber"
            name="phoneNumber"
            type="tel"
            label="Phone number"
            maxLength={20}
            required
            defaultValue={fields.phoneNumber.initialValue}
            errors={fields.phoneNumber.errors}
          />
          <TextAreaField
            id="test-message"
            name="message"
            label="Message"
            rows={3}
            required
            defaultValue={fields.message.initialValue}
            errors={fields.message.errors}
          />
          <SubmitButton label="Send test SMS" pendingLabel="Sending..." name="intent" value="test-send" />
        </Form>
      </section>
    </div>
  );
}
