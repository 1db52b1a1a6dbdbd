import type { FieldProps } from './field';
import { PasswordField } from './password-field';

/** Digits, on a keyboard of digits; no password manager is to keep them. */
export function PinField(props: Omit<FieldProps, 'type'>) {
  return <PasswordField inputMode="numeric" autoComplete="off" maxLength={20} required {...props} />;
}
