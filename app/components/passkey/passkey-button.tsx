import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../form/error-summary';
import type { FormAnswer } from '../form/form-answer';
import { useDevice } from './use-device';

export interface PasskeyButtonProps {
  id: string;
  label: string;
  purpose: 'login' | 'confirm';
  /** The intent of the form that takes the device's answer, and its other fields. */
  intent: string;
  fields?: Record<string, string>;
  action?: string;
  answer: FormAnswer | undefined;
  /** The page was opened to ask the device: nobody has to press anything again. */
  asksAtOnce?: boolean;
}

/** Only where scripts run: a passkey needs them. */
export function PasskeyButton({
  id,
  label,
  purpose,
  intent,
  fields,
  action,
  answer,
  asksAtOnce = false,
}: PasskeyButtonProps) {
  const { ask, isAsking, refusal } = useDevice(purpose);
  const askNow = () => void ask({ fields: { intent, ...fields }, action });
  const isDue = useRef(asksAtOnce && answer === undefined);
  useEffect(() => {
    if (isDue.current) askNow();
    isDue.current = false;
  });
  const refused = answer?.intent === intent ? Object.values(answer.result.error ?? {}).flat() : [];
  const errors = refused.flatMap((message) => (message ? [{ id, message }] : []));
  return (
    <div className="with-scripts">
      <ErrorSummary title={answer?.failure?.title} errors={errors} />
      <p>
        <button
          type="button"
          id={id}
          className="button button--second"
          aria-disabled={isAsking || undefined}
          onClick={() => !isAsking && askNow()}
        >
          <KeyRound className="icon" aria-hidden="true" />
          {label}
        </button>
      </p>
      <p className="field__hint" role="status">
        {refusal}
      </p>
    </div>
  );
}
