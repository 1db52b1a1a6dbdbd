import { Form, Link, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Dialog } from '~/components/dialog/dialog';
import { ErrorSummary, listErrors } from '~/components/form/error-summary';
import { Field } from '~/components/form/field';
import { KeptFormNote } from '~/components/form/kept-form-note';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useToast } from '~/components/toast/toast-context';
import type { CreateValues } from '~/domain/reports/form/create-values';
import { PASSCODE_MIN } from '~/domain/reports/form/limits';
import type { CreateAnswer } from './act.server';
import { DateRangeFields } from './date-range-fields';
import { CREATE_PATH, fieldId, INTENTS } from './fields';
import type { Preview } from './preview.server';
import { WhatIsInIt } from './what-is-in-it';

interface CreateDialogProps {
  create: { values: CreateValues; preview: Preview; owner: string; isKept: boolean };
  answer: CreateAnswer | undefined;
  /** YYYY-MM-DD */
  today: string;
}

export function CreateDialog({ create, answer, today }: CreateDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const toast = useToast();
  const { values } = answer ?? create;
  const preview = answer?.preview ?? create.preview;
  const errors = (answer?.result.error ?? {}) as Record<string, string[]>;
  const listed = listErrors(errors, (field) => fieldId(field || 'form'));
  const failure = errors[''] ? answer?.failure : undefined;

  useEffect(() => {
    if (failure) toast({ title: 'Error', description: failure.message, tone: 'error' });
  }, [failure, toast]);

  /** With scripts the list of what is in it follows the dates at once. */
  const followDates = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement;
    if (field.type !== 'date' || field.name === 'expiresAt' || !field.value) return;
    const typed = new FormData(event.currentTarget);
    typed.set('intent', INTENTS.preview);
    submit(typed, { method: 'post', action: CREATE_PATH, replace: true, preventScrollReset: true });
  };

  return (
    <Dialog title="Create Report" closeHref="/mood-reports" hasErrors={listed.length > 0}>
      {create.isKept && <KeptFormNote action={CREATE_PATH} />}
      <Form
        key={String(create.isKept)}
        ref={form}
        method="post"
        action={CREATE_PATH}
        id={fieldId('form')}
        className="form"
        onChange={followDates}
        preventScrollReset
        replace
        noValidate
      >
        {/* Enter in a field presses the first button. */}
        <button
          className="first-button"
          name="intent"
          value={INTENTS.create}
          tabIndex={-1}
          aria-hidden="true"
        />
        <ErrorSummary title={failure ? 'Error' : undefined} errors={listed} />
        {answer?.notice && (
          <p className="notice" role="status">
            {answer.notice}
          </p>
        )}
        <Field
          id={fieldId('title')}
          name="title"
          label="Report Title"
          defaultValue={values.title}
          errors={errors.title}
          required
        />
        <DateRangeFields values={values} errors={errors} today={today} />
        <Field
          id={fieldId('providerName')}
          name="providerName"
          label="Healthcare Provider Name"
          defaultValue={values.providerName}
          errors={errors.providerName}
          required
        />
        <Field
          id={fieldId('providerEmail')}
          name="providerEmail"
          label="Provider Email"
          hint="For your own list. Nothing is sent; you hand over the link yourself."
          type="email"
          autoComplete="off"
          defaultValue={values.providerEmail}
          errors={errors.providerEmail}
          required
        />
        <TextAreaField
          id={fieldId('message')}
          name="message"
          label="Message"
          optional
          hint="What you would like to talk about. It is written for this provider, so it goes into the report, unless you untick it below."
          defaultValue={values.message}
          errors={errors.message}
          rows={3}
        />
        <Field
          id={fieldId('expiresAt')}
          name="expiresAt"
          label="Expiration Date"
          optional
          hint="No expiration, if you leave it empty. Otherwise the link closes after this day."
          type="date"
          min={today}
          defaultValue={values.expiresAt}
          errors={errors.expiresAt}
        />
        <Field
          id={fieldId('passcode')}
          name="passcode"
          label="Passcode"
          optional
          hint={`At least ${PASSCODE_MIN} characters. Do not send it together with the link.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values.passcode}
          errors={errors.passcode}
        />
        <WhatIsInIt preview={preview} values={values} errors={errors} />
        <input type="hidden" name="owner" value={create.owner} />
        <input type="hidden" name="key" value={values.key} />
        <input
          type="hidden"
          name="previewed"
          value={`${preview.period.start}..${preview.period.end}`}
          key={`${preview.period.start}..${preview.period.end}`}
        />
        <div className="dialog__acts">
          <SubmitButton
            label="Create Report"
            pendingLabel="Creating..."
            name="intent"
            value={INTENTS.create}
          />
          <Link className="button button--second" to="/mood-reports" preventScrollReset>
            Cancel
          </Link>
        </div>
      </Form>
    </Dialog>
  );
}
