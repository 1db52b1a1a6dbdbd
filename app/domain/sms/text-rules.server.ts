import { createHmac } from 'node:crypto';
import type { Executor } from 'db/client';
import { readSmsSettings } from 'db/repositories/sms';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';
import { type CountryCode, countryOf, HOME_COUNTRY, toE164, whyNotTexted } from './phone.server';

/** What whoever runs the server has set. */
export interface TextRules {
  /** Empty: the country of the number that texts come from. */
  countries: readonly CountryCode[];
  /** How many texts the whole server sends within an hour. */
  hourlyCap: number;
  /** The provider's configured number. */
  fromNumber: string;
  /** Turns numbers into what limits are counted by. */
  numberKey: Buffer;
}

/** The countries that texts may go to. */
export function allowedCountries(
  { countries, fromNumber }: TextRules,
  { defaultFromNumber }: { defaultFromNumber: string },
): readonly CountryCode[] {
  if (countries.length > 0) return countries;
  return [countryOf(toE164(defaultFromNumber || fromNumber) ?? '') ?? HOME_COUNTRY];
}

/** What a number is counted by: it cannot be read back, and says nothing without the server's key. */
export const hashNumber = ({ numberKey }: TextRules, number: string) =>
  createHmac('sha256', numberKey).update(number).digest('base64url');

/** Why a number gets no texts from this server, or null. Where nothing is sent nothing is refused either. */
export async function findRefusal(
  db: Executor,
  { number, sms, rules, now }: { number: string; sms: SmsGateway; rules: TextRules; now: Date },
): Promise<string | null> {
  if (!sms.isConfigured) return null;
  return whyNotTexted(number, allowedCountries(rules, await readSmsSettings(db, now)));
}
