import { useForm } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { CheckField } from '~/components/form/check-field';
import { ErrorSummary } from '~/components/form/error-summary';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { SubmitButton } from '~/components/form/submit-button';
import { useToast } from '~/components/toast/toast';
import { useHydrated } from '~/components/use-hydrated';
import { type Limits, ServerLimits } from './server-limits';
import { useAutoSave } from './use-auto-save';

interface Settings {
  welcomeEnabled: boolean;
  reminderEnabled: boolean;
  achievementEnabled: boolean;
  weeklyReflectionEnabled: boolean;
  defaultFromNumber: string;
  rateLimitPerDay: number;
}

const SWITCHES = {
  welcomeEnabled: 'Welcome messages',
  reminderEnabled: 'Daily reminders',
  achievementEnabled: 'Achievement notifications',
  weeklyReflectionEnabled: 'Weekly reflections',
} as const;

type Answer = FormAnswer | { intent: string; isSaved: true };

interface SettingsTabProps {
  settings: Settings;
  limits: Limits;
  answer: FormAnswer | undefined;
}

export function SettingsTab({ settings, limits, answer }: SettingsTabProps) {
  const fetcher = useFetcher<Answer>();
  const isHydrated = useHydrated();
  const autoSave = useAutoSave(fetcher);
  useSavedToast(fetcher.data);
  const latest = fetcher.data && 'result' in fetcher.data ? fetcher.data : fetcher.data ? undefined : answer;
  const [form, fields] = useForm<Record<'defaultFromNumber' | 'rateLimitPerDay', string>>({
    id: 'sms-settings',
    lastResult: latest?.result,
  });
  const failure = latest?.failure;
  // After a refused form what was sent counts, not what is stored.
  const sent = latest?.result.initialValue;
  const typed = (name: 'defaultFromNumber' | 'rateLimitPerDay') =>
    sent ? String(sent[name] ?? '') : settings[name];
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ id: `sms-${name}`, message })),
  );
  return (
    <section aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      <fetcher.Form
        method="post"
        action="/sms-dashboard?tab=settings"
        id={form.id}
        className="form"
        noValidate
        onChange={autoSave}
        {...(isHydrated ? {} : { onSubmit: form.onSubmit })}
      >
        {!isHydrated || !fetcher.data ? <ErrorSummary errors={errors} /> : null}
        <input type="hidden" name="intent" value="settings" />
        <fieldset className="choices-box">
          <legend className="legend">Which texts are sent</legend>
          {Object.entries(SWITCHES).map(([name, label]) => (
            <CheckField
              key={name}
              id={`sms-${name}`}
              name={name}
              label={label}
              defaultChecked={sent ? sent[name] === 'on' : settings[name as keyof typeof SWITCHES]}
            />
          ))}
        </fieldset>
        <Field
          id="sms-defaultFromNumber"
          name="defaultFromNumber"
          type="tel"
          label="Default from number"
          hint="Empty: the number from the server’s settings."
          maxLength={20}
          defaultValue={typed('defaultFromNumber')}
          errors={fields.defaultFromNumber.errors}
        />
        <Field
          id="sms-rateLimitPerDay"
          name="rateLimitPerDay"
          type="number"
          label="Daily rate limit"
          hint="How many texts one person gets within 24 hours at most, 1 to 100."
          min={1}
          max={100}
          defaultValue={typed('rateLimitPerDay')}
          errors={fields.rateLimitPerDay.errors}
        />
        {isHydrated && failure && (
          // Without the focus: somebody may be typing in the next field.
          <div className="errors">
            <h3>{failure.title}</h3>
            <p>{failure.message}</p>
          </div>
        )}
        {isHydrated && !failure ? (
          <p className="field__hint" role="status">
            {fetcher.state === 'idle' ? 'Changes are saved as you make them.' : 'Saving...'}
          </p>
        ) : (
          <p>
            <SubmitButton label="Save" pendingLabel="Saving..." />
          </p>
        )}
      </fetcher.Form>
      <ServerLimits limits={limits} />
    </section>
  );
}

function useSavedToast(saved: Answer | undefined): void {
  const toast = useToast();
  useEffect(() => {
    if (!saved) return;
    if ('isSaved' in saved) toast({ title: 'Settings Updated', tone: 'success' });
    else {
      const description = saved.failure?.message ?? 'One setting cannot be used.';
      toast({ title: 'Update failed', description, tone: 'error' });
    }
  }, [saved, toast]);
}
