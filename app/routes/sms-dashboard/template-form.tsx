import { useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { CheckField } from '~/components/form/check-field';
import { ErrorSummary, listErrors } from '~/components/form/error-summary';
import type { FormAnswer } from '~/components/form/form-answer';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { countOf } from '~/domain/calendar/counts-in-words';

export interface ShownTemplate {
  name: string;
  messageType: string;
  message: string;
  isActive: boolean;
  isDefault: boolean;
  preview: string;
  segments: { count: number; encoding: string };
}

interface TemplateFormProps {
  template: ShownTemplate;
  answer: FormAnswer | undefined;
}

export function TemplateForm({ template, answer }: TemplateFormProps) {
  const { name, messageType, message, isActive, isDefault } = template;
  const id = `template-${messageType}`;
  const [form, fields] = useForm<{ message: string }>({ id, lastResult: answer?.result });
  const sent = answer?.result.initialValue;
  const errors = listErrors(form.allErrors, (field) => `${id}-${field || 'message'}`);
  return (
    <Form
      method="post"
      action="/sms-dashboard?tab=templates"
      id={id}
      onSubmit={form.onSubmit}
      className="form"
      aria-labelledby={`${id}-title`}
      noValidate
      preventScrollReset
    >
      <h3 id={`${id}-title`}>{name}</h3>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="messageType" value={messageType} />
      <TextAreaField
        id={`${id}-message`}
        name="message"
        label="Text"
        rows={3}
        defaultValue={sent ? String(sent.message ?? '') : message}
        errors={fields.message.errors}
      />
      <Preview template={template} />
      <CheckField
        id={`${id}-isActive`}
        name="isActive"
        label="Active"
        defaultChecked={sent ? sent.isActive === 'on' : isActive}
      />
      <p className="form__acts">
        <SubmitButton label={`Save ${name}`} pendingLabel="Saving..." name="intent" value="template" />
        {!isDefault && (
          <SubmitButton
            variant="second"
            label="Reset to default"
            pendingLabel="Resetting..."
            name="intent"
            value="template-reset"
          />
        )}
      </p>
    </Form>
  );
}

function Preview({ template: { preview, segments } }: { template: ShownTemplate }) {
  const parts = countOf(segments.count, 'segment');
  return (
    <div className="preview">
      <p>{preview}</p>
      <p className="field__hint">
        As saved, for Ines on day 7: {[...preview].length} characters, {parts} ({segments.encoding})
      </p>
    </div>
  );
}
