import { expect, it } from 'vitest';
import { type CountryCode, countryOf, whyNotTexted } from './phone.server';
import { allowedCountries } from './text-rules.server';

it.each([
  ['+12125550199', ['US']],
  ['+15550100199', ['US']],
  ['+14165550123', ['US', 'CA']],
  ['+447400123456', ['GB']],
  ['+4915112345678', ['DE']],
] as [string, CountryCode[]][])('%s may be texted in %j', (number, countries) => {
  expect(whyNotTexted(number, countries)).toBeNull();
});

const EVERYWHERE: CountryCode[] = ['US', 'CA', 'JM', 'AG', 'GB', 'GG', 'FR', 'DE'];
it.each([
  ['premium', '+19005551234'],
  ['premium abroad', '+33899123456'],
  ['international premium', '+979123456789'],
  ['Globalstar and Iridium', '+881612345678'],
  ['Thuraya', '+8821612345678'],
  ['Inmarsat', '+870773111632'],
  ['a network of no country', '+883510001234567'],
  ['toll-free', '+18005551234'],
  ['forwarding at a price', '+447012345678'],
  ['forwarding at a price in the US', '+15005550006'],
  ['pay-per-call within an ordinary area', '+12129761234'],
  ['of a length that no plan knows', '+4990011'],
  ['of an area that is given to nobody', '+10000000000'],
])('%s is never texted, whatever countries are allowed', (_what, number) => {
  expect(whyNotTexted(number, EVERYWHERE)).toMatch(/numbers of this kind/);
});

it.each([
  ['+18765551234', 'JM'],
  ['+14165550123', 'CA'],
  ['+447781123456', 'GG'],
])('%s is of another country than its calling code suggests: %s', (number, country) => {
  expect(countryOf(number)).toBe(country);
  expect(whyNotTexted(number, ['US', 'GB'])).toMatch(/numbers of this country/);
});

it.each([
  [[], '+447400123456', ['GB']],
  [[], '(212) 555-0199', ['US']],
  [[], 'SOUNDINGS', ['US']],
  [['DE', 'FR'], '+447400123456', ['DE', 'FR']],
] as [CountryCode[], string, CountryCode[]][])(
  'with the setting %j, sent from %j, texts go to %j',
  (countries, fromNumber, allowed) => {
    const rules = { countries, fromNumber, hourlyCap: 1, numberKey: Buffer.from('key') };
    expect(allowedCountries(rules)).toEqual(allowed);
  },
);
