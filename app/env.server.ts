import path from 'node:path';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';
import { databaseUrl } from 'db/database-file';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

const databaseAddress = z
  .string()
  .regex(/^(file:.+|(libsql|https?|wss?):\/\/.+)/, 'must start with file:, libsql:// or http(s)://')
  .refine((url) => !/%(?![0-9a-f]{2})/i.test(url), 'must write a % of a path as %25');

/** Comma-separated two-letter codes such as `US,CA`. */
const countries = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((code) => code.trim().toUpperCase()))
  .transform((codes) => codes.filter((code) => code !== ''))
  .refine(
    (codes): codes is CountryCode[] => codes.every((code) => isSupportedCountry(code)),
    'must be two-letter codes of countries, such as US,CA',
  );

const EnvSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) origin such as https://soundings.example' })
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: optionalText,
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_AUTH_TOKEN: optionalText,
  // Not `optionalText`: set but empty means "do not encrypt", unset means "generate a key".
  DATABASE_ENCRYPTION_KEY: z.string().optional(),
  SESSION_SECRET: optionalText.refine(
    (value) => value === undefined || value.split(',').every((secret) => secret.trim().length >= 32),
    'each comma-separated secret needs at least 32 characters',
  ),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: optionalText,
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://127.0.0.1:11434/v1' })
    .optional(),
  OPENAI_MODEL: optionalText,
  TWILIO_ACCOUNT_SID: optionalText.refine(
    (value) => value === undefined || /^AC[0-9a-zA-Z]+$/.test(value),
    'must begin with AC',
  ),
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_FROM_NUMBER: optionalText,
  TWILIO_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  SMS_COUNTRIES: countries,
  SMS_HOURLY_CAP: z.coerce.number().int().min(1).default(200),
  /** `legal`: the notice that Harbor is a program has the exact capital form of New York's law. */
  COMPANION_NOTICE: z.enum(['plain', 'legal']).default('plain'),
  /** Who runs this installation, as its pages say. */
  OPERATOR_NAME: optionalText.refine(
    (value) => value === undefined || (value.length <= 200 && !/\p{Cc}/u.test(value)),
    'must be one line of up to 200 characters',
  ),
  /** Whom to write to about this installation: an address of mail, or a page. */
  OPERATOR_CONTACT: optionalText.refine(
    (value) =>
      value === undefined || z.union([z.email(), z.url({ protocol: /^https$/ })]).safeParse(value).success,
    'must be an email address or an https address',
  ),
  // Read by scripts/start.mjs; checked here. The whole stop takes at most ten seconds.
  STOP_GRACE_SECONDS: z.coerce.number().min(0).max(8).optional(),
  RATE_LIMIT_MULTIPLIER: z.coerce.number().positive().default(1),
  TRUST_PROXY: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^([a-z0-9-]*[a-z][a-z0-9-]*)?$/, 'must be the name of a header, such as x-forwarded-for')
    .optional()
    .transform((value) => value || undefined),
});

export type Env = Omit<
  z.infer<typeof EnvSchema>,
  'APP_URL' | 'DATABASE_URL' | 'MAIL_FROM' | `TWILIO_${string}`
> & {
  /** Public origin, without a trailing slash. */
  APP_URL: string;
  DATABASE_URL: string;
  MAIL_FROM: string;
  /** Missing unless all three credentials are there. */
  TWILIO?: { accountSid: string; authToken: string; fromNumber: string; baseUrl?: string };
  /** True when the public origin is https: Secure `__Host-` cookies and HSTS. */
  isHttps: boolean;
};

/** @throws Error when only some of the three are set: half a provider would look like a working one */
function twilioOf(settings: z.infer<typeof EnvSchema>): Env['TWILIO'] {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM_NUMBER, TWILIO_BASE_URL } = settings;
  const credentials = { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM_NUMBER };
  if (TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM_NUMBER) {
    const baseUrl = TWILIO_BASE_URL?.replace(/\/+$/, '');
    return {
      accountSid: TWILIO_ACCOUNT_SID,
      authToken: TWILIO_AUTH_TOKEN,
      fromNumber: TWILIO_FROM_NUMBER,
      baseUrl,
    };
  }
  const missing = Object.entries(credentials).flatMap(([name, value]) =>
    value ? [] : [`  ${name}: is missing`],
  );
  if (missing.length === 3) return undefined;
  throw new Error(`Soundings cannot start. Text messages need all three settings:\n${missing.join('\n')}`);
}

/**
 * The settings of this process, with defaults.
 * @throws Error that names every variable that cannot be used, and why
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const blankIsUnset = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value !== '' || name === 'DATABASE_ENCRYPTION_KEY'),
  );
  const parsed = EnvSchema.safeParse(blankIsUnset);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Soundings cannot start. Please correct these settings:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  const appUrl = new URL(settings.APP_URL ?? `http://localhost:${settings.PORT}`);
  return {
    ...settings,
    APP_URL: appUrl.origin,
    DATABASE_URL: settings.DATABASE_URL ?? databaseUrl(path.join(settings.DATA_DIR, 'app.db')),
    MAIL_FROM: settings.MAIL_FROM ?? `Soundings <no-reply@${appUrl.hostname}>`,
    TWILIO: twilioOf(settings),
    isHttps: appUrl.protocol === 'https:',
  };
}

export const env = parseEnv(process.env);
