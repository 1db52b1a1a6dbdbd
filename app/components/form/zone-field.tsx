import { zoneGroups } from '~/domain/calendar/zones';
import type { FieldTexts } from './field-frame';
import { SelectField } from './select-field';

interface ZoneFieldProps extends FieldTexts {
  name: string;
  /** As `zoneNames()` gives them. */
  zones: string;
  /** The zone that is known; empty where somebody still has to choose. */
  known: string;
  /** What the field shows at first, such as what a refused form came with. */
  defaultValue?: string;
  required?: boolean;
}

/** Every zone by region; one that was stored and that the list does not have stands first. */
export function ZoneField({ zones, known, defaultValue = known, ...field }: ZoneFieldProps) {
  const groups = zoneGroups(zones);
  const isListed = groups.some((group) => group.zones.some(({ value }) => value === known));
  return (
    <SelectField {...field} defaultValue={defaultValue}>
      {known === '' && <option value="">Choose your time zone</option>}
      {known !== '' && !isListed && <option value={known}>{known}</option>}
      {groups.map(({ region, zones: listed }) => (
        <optgroup key={region} label={region}>
          {listed.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
