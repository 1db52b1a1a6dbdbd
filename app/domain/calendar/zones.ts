import { NO_ZONES, RENAMED } from './zone-names';

const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;
const EARLIER_NAMES = new Map(
  Object.entries(RENAMED).map(([earlier, name]) => [name.toLowerCase(), earlier]),
);

// By their spelling in small letters: at most as many as the time zone database has names, whatever is sent.
const canonical = new Map<string, string>();

/**
 * The one name under which a zone is stored, cached and shown: 'America/New_York' of 'america/new_york' and of
 * 'US/Eastern'. Null for what is no IANA zone to this machine, such as an offset or 'PST'.
 */
export function canonicalZone(name: string): string | null {
  const spelling = name.toLowerCase();
  const known = canonical.get(spelling);
  if (known !== undefined) return known;
  if (!NAME.test(name) || NO_ZONES.test(name)) return null;
  const here = nameKnownHere(name);
  if (here === null) return null;
  const zone = RENAMED[here] ?? here;
  canonical.set(spelling, zone);
  return zone;
}

/** The platform's own name of a zone, or null. An old phone may know 'Europe/Kiev' only, not 'Europe/Kyiv'. */
export function nameKnownHere(zone: string): string | null {
  for (const name of [zone, EARLIER_NAMES.get(zone.toLowerCase())]) {
    if (name === undefined) continue;
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // the only way Intl says that it does not know a zone
    }
  }
  return null;
}

/** A zone as it is shown: 'America/New York'. */
export const zoneInWords = (zone: string) => zone.replaceAll('_', ' ');

interface ZoneGroup {
  region: string;
  zones: { value: string; label: string }[];
}

/** The zones of nearly everyone in the United States, by the names people there use, from east to west. */
const UNITED_STATES: ZoneGroup = {
  region: 'United States',
  zones: [
    { value: 'America/New_York', label: 'Eastern (New York)' },
    { value: 'America/Chicago', label: 'Central (Chicago)' },
    { value: 'America/Denver', label: 'Mountain (Denver)' },
    { value: 'America/Los_Angeles', label: 'Pacific (Los Angeles)' },
    { value: 'America/Anchorage', label: 'Alaska (Anchorage)' },
    { value: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)' },
  ],
};
const IN_UNITED_STATES = new Set(UNITED_STATES.zones.map(({ value }) => value));

let names: string | undefined;

/** Every IANA zone this machine knows, each once, with spaces between: a page carries them as text and once more so. */
export function zoneNames(): string {
  names ??= [...new Set(Intl.supportedValuesOf('timeZone').map((name) => RENAMED[name] ?? name))]
    .sort()
    .join(' ');
  return names;
}

/** What a select shows of `zoneNames()`: the United States first, then by region. */
export const zoneGroups = (zones: string): ZoneGroup[] => [
  UNITED_STATES,
  ...regionsOf(zones.split(' ').filter((name) => !IN_UNITED_STATES.has(name))),
  { region: 'Other', zones: [{ value: 'UTC', label: 'UTC' }] },
];

function regionsOf(names: readonly string[]): ZoneGroup[] {
  const byRegion = new Map<string, ZoneGroup['zones']>();
  for (const value of names) {
    const [region = value, ...rest] = value.split('/');
    if (rest.length === 0) continue;
    const zones = byRegion.get(region) ?? [];
    zones.push({ value, label: zoneInWords(rest.join(' / ')) });
    byRegion.set(region, zones);
  }
  return [...byRegion].map(([region, zones]) => ({ region, zones }));
}
