import { Form, Link } from '@remix-run/react';
import { Fragment, useRef } from 'react';
import { ErrorSummary, listErrors } from '~/components/form/error-summary';
import type { FormAnswer } from '~/components/form/form-answer';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import type { SafetyPlan } from '~/domain/safety-plan/plan.server';
import { PLAN_FIELDS, PLAN_SECTIONS, type PlanField, type PlanTexts } from '~/domain/safety-plan/sections';
import { Examples } from './examples';
import { SaveStatus } from './save-status';
import { useAutosave } from './use-autosave';

export interface PlanFailure extends FormAnswer {
  /** The plan as it was saved elsewhere meanwhile. */
  elsewhere?: SafetyPlan;
}

interface PlanFormProps {
  /** Whose form it is. */
  owner: string;
  start: SafetyPlan;
  failure: PlanFailure | undefined;
  isFirst: boolean;
}

type Sent = PlanTexts & { version: string };

const textsIn = (form: HTMLFormElement) => {
  const typed = new FormData(form);
  return Object.fromEntries(PLAN_FIELDS.map((field) => [field, String(typed.get(field) ?? '')])) as PlanTexts;
};
const idOf = (field: string) => `plan-${field || 'warningSigns'}`;

export function PlanForm({ owner, start, failure, isFirst }: PlanFormProps) {
  const { version: sentVersion, ...sent } = (failure?.result.initialValue ?? {}) as Partial<Sent>;
  const texts = { ...start.texts, ...sent };
  // What was refused was still written on the version that came with it.
  const version = failure?.elsewhere?.version ?? Number(sentVersion ?? start.version);
  const plan = useAutosave({ texts, version });
  const otherText = (field: PlanField) => {
    const other = failure?.elsewhere?.texts[field];
    return other && other !== texts[field] ? ` Saved elsewhere: “${other}”` : '';
  };
  const form = useRef<HTMLFormElement>(null);
  const addLine = (field: PlanField, line: string) => {
    const area = form.current?.elements.namedItem(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.value = area.value.trim() === '' ? line : `${area.value.trimEnd()}\n${line}`;
    if (form.current) plan.write(textsIn(form.current));
  };
  const examplesOf = (field: PlanField) =>
    PLAN_SECTIONS[field].examples.filter((example) => !plan.texts[field].split('\n').includes(example));
  const wrong = failure?.result.error ?? {};
  const errorsOf = (field: PlanField) => wrong[field] ?? [];
  const errors = PLAN_FIELDS.flatMap((field) =>
    errorsOf(field).map((message) => ({
      id: idOf(field),
      message: `${PLAN_SECTIONS[field].title}: ${message}`,
    })),
  );
  errors.unshift(...listErrors({ '': wrong[''] ?? [] }, idOf));
  return (
    <Form
      ref={form}
      method="post"
      action="/safety-plan?edit=1"
      className="form plan-form"
      noValidate
      onChange={(event) => plan.write(textsIn(event.currentTarget))}
      onSubmit={plan.stop}
    >
      <ErrorSummary title={wrong[''] ? failure?.failure?.title : undefined} errors={errors} />
      <input type="hidden" name="owner" value={owner} />
      <input type="hidden" name="version" value={plan.version} />
      {PLAN_FIELDS.map((field) => (
        <Fragment key={field}>
          <TextAreaField
            id={idOf(field)}
            name={field}
            label={PLAN_SECTIONS[field].title}
            hint={PLAN_SECTIONS[field].hint + otherText(field)}
            errors={errorsOf(field)}
            rows={4}
            defaultValue={texts[field]}
          />
          {start.texts[field] === '' && examplesOf(field).length > 0 && (
            <Examples examples={examplesOf(field)} onTap={(example) => addLine(field, example)} />
          )}
        </Fragment>
      ))}
      <SaveStatus state={plan.state} />
      <p className="row">
        <SubmitButton label="Save my plan" pendingLabel="Saving..." action="/safety-plan" />
        {!isFirst && <Link to="/safety-plan">Back to the plan</Link>}
      </p>
    </Form>
  );
}
