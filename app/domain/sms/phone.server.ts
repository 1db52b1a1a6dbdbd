import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Where a number without a country code is taken to be: the crisis lines are those of the US, too. */
const HOME_COUNTRY = 'US';

/** The number in E.164 ('+15550100199'), or null for what cannot be one. */
export function toE164(phoneNumber: string): string | null {
  const parsed = parsePhoneNumberFromString(phoneNumber, HOME_COUNTRY);
  return parsed?.isPossible() ? parsed.number : null;
}
