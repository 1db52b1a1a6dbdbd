import type { ReactNode } from 'react';
import { useState } from 'react';
import { useHydrated } from '../use-hydrated';
import type { FieldProps } from './field';
import { describeControl, FieldFrame } from './field-frame';

type PasswordFieldProps = Omit<FieldProps, 'type'> & {
  /** Stands below the field and is announced when it changes: how strong the password is. */
  strength?: ReactNode;
};

export function PasswordField({ id, label, hint, errors, optional, strength, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  const texts = { id, label, hint, errors, optional };
  return (
    <FieldFrame {...texts}>
      <div className="password">
        <input
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
          {...describeControl(texts)}
        />
        {isHydrated && (
          <button
            type="button"
            className="password__toggle"
            aria-controls={id}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
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
