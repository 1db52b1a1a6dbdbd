import { type CountryCode, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Where a number without a country code is taken to be: the crisis lines are those of the US, too. */
export const HOME_COUNTRY: CountryCode = 'US';

/** The number in E.164 ('+15550100199'), or null for what cannot be one. */
export function toE164(phoneNumber: string): string | null {
  const parsed = parsePhoneNumberFromString(phoneNumber, HOME_COUNTRY);
  return parsed?.isPossible() ? parsed.number : null;
}

/** Kinds of personal numbers that cost the sender of a text nothing extra; not premium, shared-cost or forwarding ones. */
const PERSONAL: readonly NumberType[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP'];
/** An area code of North America that is given to nobody: examples and tests use it. */
const FICTIONAL = /^\+1555\d{7}$/;

/** Calls and texts at a price, within any area code of North America. */
const PAY_PER_CALL = /^\+1\d{3}976\d{4}$/;

const COUNTRY = 'Texts from this server do not go to numbers of this country.';
const KIND = 'Texts from this server do not go to numbers of this kind, such as premium and satellite ones.';

/** The country of a number in E.164; undefined for networks of no country, such as satellite telephones. */
export function countryOf(number: string): CountryCode | undefined {
  return FICTIONAL.test(number) ? HOME_COUNTRY : parsePhoneNumberFromString(number)?.country;
}

/** Why a number in E.164 is never texted, or null for one that may be. What the numbering plans do not know is not. */
export function whyNotTexted(number: string, countries: readonly CountryCode[]): string | null {
  const parsed = parsePhoneNumberFromString(number);
  const type = parsed?.getType();
  if (PAY_PER_CALL.test(number)) return KIND;
  if (!FICTIONAL.test(number) && !(type && PERSONAL.includes(type))) return KIND;
  const country = countryOf(number);
  if (!country) return KIND;
  return countries.includes(country) ? null : COUNTRY;
}

export type { CountryCode };
