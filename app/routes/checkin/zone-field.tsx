import { useEffect, useState } from 'react';
import { SelectField } from '~/components/form/select-field';
import type { ZoneGroup } from '~/domain/calendar/time-zones';
import { fieldId, FIELDS } from './fields';

interface ZoneFieldProps {
  groups: ZoneGroup[];
  chosen: string | undefined;
  errors?: readonly { id: string; message: string }[];
}

/** Only where the browser could not say: with scripts it has, in a cookie, and nobody needs to be asked. */
export function ZoneField({ groups, chosen, errors = [] }: ZoneFieldProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(Boolean(Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  if (isKnown) return null;
  const id = fieldId(FIELDS.timeZone);
  return (
    <div className="question__note">
      <SelectField
        id={id}
        name={FIELDS.timeZone}
        label="Which time zone are you in?"
        hint="So that this check-in counts for the right day. We only ask once."
        defaultValue={chosen ?? ''}
        required
        errors={errors.filter((error) => error.id === id).map((error) => error.message)}
      >
        <option value="">Choose your time zone</option>
        {groups.map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}
