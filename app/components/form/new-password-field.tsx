import { useState } from 'react';
import { passwordHint } from '~/domain/crypto/password-strength';
import { PasswordField } from './password-field';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  errors?: string[];
  formId: string;
  /** Fields of the same form whose content should not be in the password. */
  personalFields?: readonly string[];
  /** As in `PasswordField`. */
  shown?: string;
}

/**
 * With JavaScript a sentence about weak passwords appears while typing; it advises and does not block. Without, the message
 * that the password was taken says it.
 */
export function NewPasswordField({
  id,
  label,
  errors,
  formId,
  personalFields = [],
  shown,
}: NewPasswordFieldProps) {
  const [hint, setHint] = useState<string | null>(null);
  const judge = (password: string) => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const content = form ? new FormData(form) : new FormData();
    setHint(
      passwordHint(
        password,
        personalFields.map((name) => String(content.get(name) ?? '')),
      ),
    );
  };
  return (
    <PasswordField
      id={id}
      name="password"
      label={label}
      hint="At least 6 characters. Three unrelated words make a good one."
      strength={hint ?? ''}
      shown={shown}
      autoComplete="new-password"
      errors={errors}
      onChange={(event) => judge(event.currentTarget.value)}
      minLength={6}
      maxLength={256}
      required
    />
  );
}
