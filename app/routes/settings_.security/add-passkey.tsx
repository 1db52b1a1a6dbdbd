import type { FormEvent } from 'react';
import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { OwnedForm } from '~/components/form/owned-form';
import { SubmitButton } from '~/components/form/submit-button';
import { useDevice } from '~/components/passkey/use-device';

/** Only where scripts run: the device is asked, and what it answers is sent with the name. */
export function AddPasskey({ answer }: { answer: FormAnswer | undefined }) {
  const { ask, isAsking, refusal } = useDevice('add');
  const form = answeredForm<'name'>('passkey', answer);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const typed = new FormData(event.currentTarget);
    const textOf = (field: string) => String(typed.get(field) ?? '');
    void ask({ fields: { intent: 'passkey-add', name: textOf('name'), owner: textOf('owner') } });
  };
  return (
    <>
      <OwnedForm id={form.id} onSubmit={add} className="form with-scripts">
        <FormErrors form={form} answer={answer} />
        <Field
          id="passkey-name"
          name="name"
          label="Name of the new passkey"
          hint="Such as “My phone”: so that you know later which one it is."
          autoComplete="off"
          defaultValue={form.field('name').defaultValue}
          errors={form.field('name').errors}
          maxLength={60}
          required
        />
        <p id="passkey-answer">
          <SubmitButton
            variant="second"
            label="Add a passkey"
            pendingLabel="Adding..."
            name="intent"
            value="passkey-add"
          />
        </p>
        <p className="field__hint" role="status">
          {refusal}
        </p>
      </OwnedForm>
      <noscript>
        <p className="soft">To add one, open this page in a browser that runs scripts.</p>
      </noscript>
    </>
  );
}
