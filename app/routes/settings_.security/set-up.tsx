import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { OwnedForm } from '~/components/form/owned-form';
import { SubmitButton } from '~/components/form/submit-button';
import { QrCode, type QrDrawing } from '~/routes/settings_.security/qr-code';

interface SetUpProps {
  uri: string;
  secret: string;
  qr: QrDrawing;
  answer: FormAnswer | undefined;
}

/** The secret in three ways: to scan, to open on this phone, and to type. Nothing is on until a first code was right. */
export function SetUp({ uri, secret, qr, answer }: SetUpProps) {
  const form = answeredForm<'code'>('app', answer);
  return (
    <>
      <ol className="setup">
        <li>
          <p>Open the app, choose to add an account, and scan this.</p>
          <QrCode qr={qr} label="QR code for your app" />
          <p>
            On this phone? <a href={uri}>Open it in the app</a>. Or type this key into the app:
          </p>
          <p className="key breaks">{secret}</p>
        </li>
        <li>
          <p>Type the six digits that it shows now.</p>
          <OwnedForm id={form.id} className="form" noValidate>
            <FormErrors form={form} answer={answer} />
            <Field
              id="app-code"
              name="code"
              label="Code from your app"
              inputMode="numeric"
              autoComplete="one-time-code"
              errors={form.field('code').errors}
              maxLength={100}
              required
            />
            <p className="row">
              <SubmitButton
                label="Turn codes on"
                pendingLabel="Checking..."
                name="intent"
                value="app-confirm"
              />
            </p>
          </OwnedForm>
        </li>
      </ol>
      <OwnedForm>
        <p>
          <SubmitButton
            variant="quiet"
            label="Not now"
            pendingLabel="Going back..."
            name="intent"
            value="app-cancel"
          />
        </p>
      </OwnedForm>
    </>
  );
}
