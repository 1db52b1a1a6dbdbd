import type { InputHTMLAttributes } from 'react';
import type { FieldTexts } from './field-frame';
import { describeControl, FieldFrame } from './field-frame';

export type FieldProps = FieldTexts & { name: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

export function Field({ id, label, hint, errors, optional, type = 'text', ...input }: FieldProps) {
  const texts = { id, label, hint, errors, optional };
  return (
    <FieldFrame {...texts}>
      <input className="input" type={type} {...input} {...describeControl(texts)} />
    </FieldFrame>
  );
}
