import type { SelectHTMLAttributes } from 'react';
import type { FieldTexts } from './field-frame';
import { describeControl, FieldFrame } from './field-frame';

type SelectFieldProps = FieldTexts & { name: string } & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>;

/** Options are its children. */
export function SelectField({ id, label, hint, errors, optional, ...select }: SelectFieldProps) {
  const texts = { id, label, hint, errors, optional };
  return (
    <FieldFrame {...texts}>
      <select className="input" {...select} {...describeControl(texts)} />
    </FieldFrame>
  );
}
