import { createHmac } from 'node:crypto';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';
import { type CountryCode, countryOf, HOME_COUNTRY, toE164, whyNotTexted } from './phone.server';

/** What the operator of the server has set. */
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

/** The countries that texts may go to: what the environment says, whatever number an admin lets texts come from. */
export function allowedCountries({ countries, fromNumber }: TextRules): readonly CountryCode[] {
  if (countries.length > 0) return countries;
  return [countryOf(toE164(fromNumber) ?? '') ?? HOME_COUNTRY];
}

/** What a number is counted by: it cannot be read back, and says nothing without the server's key. */
export const hashNumber = ({ numberKey }: TextRules, number: string) =>
  createHmac('sha256', numberKey).update(number).digest('base64url');

/** Why a number gets no texts from this server, or null. Where nothing is sent nothing is refused either. */
export function findRefusal({
  number,
  sms,
  rules,
}: {
  number: string;
  sms: SmsGateway;
  rules: TextRules;
}): string | null {
  return sms.isConfigured ? whyNotTexted(number, allowedCountries(rules)) : null;
}
