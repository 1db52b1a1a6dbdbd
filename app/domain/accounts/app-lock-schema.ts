import { z } from 'zod';
import { currentPassword } from '../second-factors/schema';
import { AWAY_MINUTES, type AwayMinutes } from './app-lock';

const RUNS = '01234567890 09876543210';

const pinSchema = z
  .string({ error: 'Choose a PIN of 4 to 8 digits' })
  .trim()
  .refine((pin) => /^[0-9]{4,8}$/.test(pin), 'Choose a PIN of 4 to 8 digits')
  .refine(
    (pin) => !/^[0-9]{4,8}$/.test(pin) || (!/^(.)\1*$/.test(pin) && !RUNS.includes(pin)),
    'Choose a PIN that is not one digit repeated, and not a run such as 1234',
  );

/** Turns the lock on, or changes it. */
export const setLockSchema = z
  .object({
    pin: pinSchema,
    confirmPin: z.string({ error: 'Type the PIN again' }).trim(),
    awayMinutes: z
      .enum(AWAY_MINUTES.map(String) as [string, ...string[]], { error: 'Choose 1, 5, 15 or 60 minutes' })
      .transform((minutes) => Number(minutes) as AwayMinutes),
    currentPassword,
  })
  .refine((form) => form.pin === form.confirmPin, {
    message: 'The two PINs are not the same',
    path: ['confirmPin'],
  });

export const endLockSchema = z.object({ currentPassword });

export const unlockByPinSchema = z.object({
  pin: z.string({ error: 'Type your PIN' }).trim().min(1, 'Type your PIN').max(100, 'That is not the PIN'),
});
export const unlockByPasswordSchema = z.object({
  password: z
    .string({ error: 'Type your password' })
    .min(1, 'Type your password')
    .max(1000, 'That is not your password'),
});

/** What ends a lock: the PIN, or the password. */
export const unlockSchema = z.union([unlockByPinSchema, unlockByPasswordSchema], {
  error: 'Send your PIN or your password',
});

export type SetLockInput = z.output<typeof setLockSchema>;
export type UnlockInput = z.output<typeof unlockSchema>;
