import type { InputHTMLAttributes } from 'react';

type CheckFieldProps = { id: string; name: string; label: string; errors?: readonly string[] } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type'
>;

/** A box to tick, its label beside it. */
export function CheckField({ id, label, errors = [], ...input }: CheckFieldProps) {
  const isWrong = errors.length > 0;
  return (
    <div className="field">
      <label className="check" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          aria-invalid={isWrong || undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      {isWrong && (
        <p className="field__error" id={`${id}-error`}>
          {errors.join('. ')}
        </p>
      )}
    </div>
  );
}
