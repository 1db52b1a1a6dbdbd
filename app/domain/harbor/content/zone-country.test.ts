import { describe, expect, it } from 'vitest';
import { countryOfZone } from './zone-country';

describe('the country of a time zone', () => {
  it.each([
    ['Europe/London', 'gb'],
    ['Europe/Dublin', 'ie'],
    ['Europe/Madrid', 'es'],
    ['Atlantic/Canary', 'es'],
    ['America/Mexico_City', 'mx'],
    ['America/Argentina/Buenos_Aires', 'ar'],
    ['Asia/Kolkata', 'in'],
    ['America/Toronto', 'ca'],
  ])('%s is of %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
  });

  it.each(['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu', 'UTC', 'Asia/Tokyo', 'nowhere'])(
    '%s says nothing',
    (zone) => {
      expect(countryOfZone(zone)).toBeNull();
    },
  );
});
