import type { TextareaHTMLAttributes } from 'react';
import type { FieldTexts } from './field-frame';
import { describeControl, FieldFrame } from './field-frame';

type TextAreaFieldProps = FieldTexts & { name: string } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'id'
  >;

export function TextAreaField({ id, label, hint, errors, optional, ...textarea }: TextAreaFieldProps) {
  const texts = { id, label, hint, errors, optional };
  return (
    <FieldFrame {...texts}>
      <textarea className="input" {...textarea} {...describeControl(texts)} />
    </FieldFrame>
  );
}
