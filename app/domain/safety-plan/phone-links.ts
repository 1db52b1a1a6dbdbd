import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/min';

/** A stretch of a plan's text; one that is a phone number can be called. */
export interface Stretch {
  text: string;
  /** For `tel:` and `sms:`; missing in plain text. */
  number?: string;
}

/** Crisis and emergency numbers are too short to be found as phone numbers. */
const SHORT_NUMBERS = /(?<![\d+.,:/-])(?:988|911|112|999|741741)(?![\d.,:/-]\d|\d)/g;

/**
 * Splits a text at the phone numbers in it, in order; joined, the stretches are the text.
 * @param country whose numbers are written without a + in it
 */
export function splitAtNumbers(text: string, country: CountryCode = 'US'): Stretch[] {
  const found = [
    ...findPhoneNumbersInText(text, country).map(({ startsAt, endsAt, number }) => ({
      startsAt,
      endsAt,
      number: String(number.number),
    })),
    ...[...text.matchAll(SHORT_NUMBERS)].map((match) => ({
      startsAt: match.index,
      endsAt: match.index + match[0].length,
      number: match[0],
    })),
  ].sort((a, b) => a.startsAt - b.startsAt);

  const stretches: Stretch[] = [];
  let done = 0;
  for (const { startsAt, endsAt, number } of found) {
    if (startsAt < done) continue;
    if (startsAt > done) stretches.push({ text: text.slice(done, startsAt) });
    stretches.push({ text: text.slice(startsAt, endsAt), number });
    done = endsAt;
  }
  if (done < text.length) stretches.push({ text: text.slice(done) });
  return stretches;
}
