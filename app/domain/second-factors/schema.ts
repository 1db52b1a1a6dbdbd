import { z } from 'zod';
import { hasAtMost, singleLine } from '../parse';

const PASSKEY_NAME_MAX = 60;
/** More than any device answers; a name for a body that is not read. */
const ANSWER_MAX = 20_000;

const CODE_NEEDED = 'Please type the code';

/** A code from an app, or a recovery code: its form shows which. */
export const codeSchema = z.object({
  code: z.string({ error: CODE_NEEDED }).trim().min(1, CODE_NEEDED).max(100, 'That is longer than any code'),
});

const PASSWORD_NEEDED = 'Your current password is needed';

/** The password that somebody who is logged in gives once more. */
export const currentPassword = z.string({ error: PASSWORD_NEEDED }).min(1, PASSWORD_NEEDED);

export const confirmSchema = z.object({ currentPassword });

const passkeyName = singleLine('The name', 'Please give it a name')
  .refine((text) => text !== '', 'Please give it a name')
  .refine(
    (text) => hasAtMost(text, PASSKEY_NAME_MAX),
    `The name can be up to ${PASSKEY_NAME_MAX} characters`,
  );

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(ANSWER_MAX);

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export type Assertion = z.output<typeof assertion>;
export type Attestation = z.output<typeof attestation>;

const UNREADABLE = 'Your device did not answer in a way that can be read. Please try again.';

/** A field of a form that holds JSON. */
const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string({ error: UNREADABLE })
    .max(ANSWER_MAX, UNREADABLE)
    .transform((text, context) => {
      const parsed = schema.safeParse(parseJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: UNREADABLE });
      return z.NEVER;
    });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema refuses it with its sentence
  }
}

export const assertionSchema = z.object({ answer: jsonOf(assertion) });
export const newPasskeySchema = z.object({ name: passkeyName, answer: jsonOf(attestation) });

export const passkeyPurposeSchema = z.object({
  purpose: z.enum(['login', 'confirm', 'add'], { error: 'The purpose is login, confirm or add' }),
});
