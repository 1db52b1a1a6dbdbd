import { z } from 'zod';

/** What can be deleted, and what has to be typed for it. */
export const DELETIONS = { data: 'delete my data', everything: 'delete everything' } as const;
export type Deletion = keyof typeof DELETIONS;

export const isDeletion = (value: unknown): value is Deletion =>
  typeof value === 'string' && Object.hasOwn(DELETIONS, value);

const asTyped = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** A typed confirmation, and the password of a member. */
export const deletionSchema = (what: Deletion, { hasPassword }: { hasPassword: boolean }) =>
  z.object({
    confirmation: z
      .string({ error: `Type “${DELETIONS[what]}” to go on` })
      .refine((text) => asTyped(text) === DELETIONS[what], `Type “${DELETIONS[what]}” to go on`),
    password: hasPassword
      ? z.string({ error: 'Your password is needed' }).min(1, 'Your password is needed')
      : z.string().optional(),
  });
