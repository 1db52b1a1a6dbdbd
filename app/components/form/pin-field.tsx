import type { FieldProps } from './field';
import { PasswordField } from './password-field';

/** A field for digits, with a keyboard of digits. Password managers are told not to keep them. */
export function PinField(props: Omit<FieldProps, 'type'>) {
  return <PasswordField inputMode="numeric" autoComplete="off" maxLength={20} required {...props} />;
}
