import type { ReactNode } from 'react';

export interface FieldTexts {
  id: string;
  label: string;
  hint?: ReactNode;
  errors?: readonly string[];
  optional?: boolean;
}

/** What the control itself has to say about its hint and its errors. */
export function describeControl({ id, hint, errors = [] }: FieldTexts) {
  const describedBy = [hint ? `${id}-hint` : '', errors.length ? `${id}-error` : ''].filter(Boolean);
  return {
    id,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': errors.length ? true : undefined,
  };
}

/** Label above, hint, the control, errors beneath. */
export function FieldFrame({
  id,
  label,
  hint,
  errors = [],
  optional,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (Optional)</span>}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {errors.length > 0 && (
        <p className="field__error" id={`${id}-error`}>
          {errors.join('. ')}
        </p>
      )}
    </div>
  );
}
