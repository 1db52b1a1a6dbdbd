import { canonicalZone } from '../../calendar/zones';
import { COUNTRIES, type CountryId } from './country-lines';

const canonical = (zone: string): string => canonicalZone(zone) ?? zone;

/** The time zones of each country in the table that has any of its own, by the runtime's own list. */
const COUNTRY_OF_ZONE: ReadonlyMap<string, CountryId> = new Map(
  (Object.keys(COUNTRIES) as CountryId[])
    .filter((id) => id !== 'eu')
    .flatMap((id) => zonesOf(id).map((zone): [string, CountryId] => [canonical(zone), id])),
);

/** ECMA-402 moved the list from a property to a method; both give IANA names. */
function zonesOf(id: CountryId): readonly string[] {
  const locale = new Intl.Locale(`und-${id.toUpperCase()}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/**
 * The country in whose time zone somebody lives; null for the US, for a zone that is no country's, and for countries whose lines
 * are not known. A hint and no more: who has set their clock so may be elsewhere, so its numbers stand beside those of the US.
 */
export const countryOfZone = (timeZone: string): CountryId | null =>
  COUNTRY_OF_ZONE.get(canonical(timeZone)) ?? null;
