import { useEffect, useRef } from 'react';
import { describeControl, FieldFrame } from '~/components/form/field-frame';
import type { CreateValues } from '~/domain/reports/form/create-values';
import { QUICK_LABELS, QUICK_RANGES } from '~/domain/reports/form/quick-ranges';
import { fieldId, INTENTS } from './fields';

interface DateRangeFieldsProps {
  values: CreateValues;
  errors: Record<string, string[]>;
  today: string;
}

export function DateRangeFields({ values, errors, today }: DateRangeFieldsProps) {
  return (
    <fieldset className="range-fields">
      <legend>Date Range</legend>
      <div className="row">
        {QUICK_RANGES.map((range) => (
          <button
            key={range}
            className="button button--second"
            name="intent"
            value={`${INTENTS.range}${range}`}
          >
            {`${QUICK_LABELS[range]} `}
          </button>
        ))}
      </div>
      <div className="range-fields__dates">
        <DateField name="start" label="Start Date" value={values.start} today={today} errors={errors.start} />
        <DateField name="end" label="End Date" value={values.end} today={today} errors={errors.end} />
      </div>
      <noscript>
        <p>
          <button className="button button--quiet" name="intent" value={INTENTS.preview}>
            Show what these dates hold
          </button>
        </p>
      </noscript>
    </fieldset>
  );
}

interface DateFieldProps {
  name: 'start' | 'end';
  label: string;
  value: string;
  today: string;
  errors: string[] | undefined;
}

/** Takes over a date that the server sets, without losing the focus of one that is being typed. */
function DateField({ name, label, value, today, errors }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  const texts = { id: fieldId(name), label, errors };
  return (
    <FieldFrame {...texts}>
      <input
        ref={input}
        className="input"
        type="date"
        name={name}
        defaultValue={value}
        max={today}
        required
        {...describeControl(texts)}
      />
    </FieldFrame>
  );
}
