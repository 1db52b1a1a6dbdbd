export interface ZoneGroup {
  region: string;
  zones: { value: string; label: string }[];
}

let groups: ZoneGroup[] | undefined;

/** Every IANA zone this machine knows, by region, for a select. */
export function timeZoneGroups(): ZoneGroup[] {
  if (groups) return groups;
  const byRegion = new Map<string, ZoneGroup['zones']>();
  for (const value of Intl.supportedValuesOf('timeZone')) {
    const [region = value, ...rest] = value.split('/');
    if (rest.length === 0) continue;
    const zones = byRegion.get(region) ?? [];
    zones.push({ value, label: rest.join(' / ').replaceAll('_', ' ') });
    byRegion.set(region, zones);
  }
  groups = [...byRegion].map(([region, zones]) => ({ region, zones }));
  groups.push({ region: 'Other', zones: [{ value: 'UTC', label: 'UTC' }] });
  return groups;
}
