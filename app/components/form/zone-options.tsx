import type { ZoneGroup } from '~/domain/calendar/time-zones';

/** Every zone by region; one that was stored under a name the list does not have stands first. */
export function ZoneOptions({ groups, current }: { groups: ZoneGroup[]; current: string }) {
  const isListed = groups.some(({ zones }) => zones.some(({ value }) => value === current));
  return (
    <>
      {!isListed && <option value={current}>{current}</option>}
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
