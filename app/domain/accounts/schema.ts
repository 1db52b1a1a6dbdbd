import { z } from 'zod';
import { isVisible, singleLine, storableText } from '../parse';
import { codeSchema, currentPassword } from '../second-factors/schema';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;
const NAME_MAX = 100;
const EMAIL_MAX = 255;
const PHONE_MAX = 20;
/** The shortest numbers of the world, with their country (ITU E.164). */
const PHONE_DIGITS_MIN = 7;

const characters = (text: string) => [...text].length;

const name = (label: string) => {
  const tooShort = `${label} must be at least 2 characters`;
  return singleLine(label, tooShort)
    .refine((text) => characters(text) >= 2, tooShort)
    .refine((text) => text === '' || isVisible(text), `${label} needs letters that can be seen`)
    .refine((text) => text.length <= NAME_MAX, `${label} can be up to ${NAME_MAX} characters`);
};

/** Stored in lower case: an address is one person's, however it is typed. */
const emailSchema = storableText('Invalid email address')
  .refine((text) => z.email().safeParse(text).success, 'Invalid email address')
  .refine((text) => text.length <= EMAIL_MAX, `Email can be up to ${EMAIL_MAX} characters`)
  .transform((text) => text.toLowerCase());

const phoneSchema = storableText('Phone number is required (minimum 10 digits)')
  .refine((text) => text.length >= 10, 'Phone number is required (minimum 10 digits)')
  .refine((text) => text.length <= PHONE_MAX, `Phone number can be up to ${PHONE_MAX} characters`)
  .refine((text) => text.length < 10 || isPhoneNumber(text), 'Invalid phone number format');

/** Ten characters with one digit among them are nobody's number. */
function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s\-()]+$/.test(text) && text.replace(/\D/g, '').length >= PHONE_DIGITS_MIN;
}

const passwordTooShort = `Password must be at least ${PASSWORD_MIN} characters`;
const passwordSchema = z
  .string({ error: passwordTooShort })
  .refine((text) => characters(text) >= PASSWORD_MIN, passwordTooShort)
  .refine((text) => characters(text) <= PASSWORD_MAX, `Password can be up to ${PASSWORD_MAX} characters`)
  .refine((text) => text.isWellFormed(), 'Please remove the characters that cannot be stored');

const MISMATCH = { message: "Passwords don't match", path: ['confirmPassword'] };
const confirmPassword = z.string({ error: MISMATCH.message });

export const loginSchema = z.object({ email: emailSchema, password: passwordSchema });

/** A program may send its code of the second factor along. */
export const apiLoginSchema = loginSchema.extend({ code: codeSchema.shape.code.optional() });

export const registerSchema = z
  .object({
    firstName: name('First name'),
    lastName: name('Last name'),
    email: emailSchema,
    phoneNumber: phoneSchema,
    password: passwordSchema,
    confirmPassword,
  })
  .refine((form) => form.password === form.confirmPassword, MISMATCH);

export const profileSchema = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  phoneNumber: phoneSchema,
});

export const changePasswordSchema = z
  .object({ currentPassword, password: passwordSchema, confirmPassword })
  .refine((form) => form.password === form.confirmPassword, MISMATCH);

export const changeEmailSchema = z.object({ email: emailSchema, currentPassword });

export const requestResetSchema = z.object({ email: emailSchema });

export const resetSchema = z
  .object({
    token: z.string({ error: 'The link is incomplete' }).min(1, 'The link is incomplete'),
    password: passwordSchema,
    confirmPassword,
  })
  .refine((form) => form.password === form.confirmPassword, MISMATCH);

export type LoginInput = z.output<typeof loginSchema>;
export type RegisterInput = z.output<typeof registerSchema>;
export type ResetInput = z.output<typeof resetSchema>;
export type ProfileInput = z.output<typeof profileSchema>;
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
export type ChangeEmailInput = z.output<typeof changeEmailSchema>;
