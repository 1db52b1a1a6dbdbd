import type { ReactNode } from 'react';
import { useState } from 'react';
import { useHydrated } from '../use-hydrated';
import type { FieldProps } from './field';
import { describeControl, FieldFrame } from './field-frame';
import { SHOW } from './form-answer';

type PasswordFieldProps = Omit<FieldProps, 'type'> & {
  /** Stands below the field and is announced when it changes: how strong the password is. */
  strength?: ReactNode;
  /**
   * Where the form itself can be asked to show its passwords, for want of scripts: the field that was asked for, '' when
   * they are hidden. Without it only scripts show them.
   */
  shown?: string;
};

export function PasswordField({
  id,
  label,
  hint,
  errors,
  optional,
  strength,
  shown,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(Boolean(shown));
  const isHydrated = useHydrated();
  const texts = { id, label, hint, errors, optional };
  const button = isHydrated
    ? ({ type: 'button', onClick: () => setShown(!isShown) } as const)
    : ({ type: 'submit', name: SHOW, value: isShown ? '' : input.name, formNoValidate: true } as const);
  return (
    <FieldFrame {...texts}>
      <div className={shown === undefined ? 'password' : 'password password--shown-by-server'}>
        <input
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={Boolean(shown) && shown === input.name}
          {...input}
          type={isShown ? 'text' : 'password'}
          {...describeControl(texts)}
        />
        {(isHydrated || shown !== undefined) && (
          <button
            {...button}
            className="password__toggle"
            aria-controls={id}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
      {strength !== undefined && (
        <p className="field__hint" role="status">
          {strength}
        </p>
      )}
    </FieldFrame>
  );
}
