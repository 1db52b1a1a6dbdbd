import { useEffect, useState } from 'react';
import { ZoneField } from '~/components/form/zone-field';
import { fieldId, FIELDS } from './fields';

interface AskZoneProps {
  /** As `zoneNames()` gives them. */
  zones: string;
  chosen: string | undefined;
  errors?: readonly { id: string; message: string }[];
}

/** Only where the browser could not say: with scripts it has, in a cookie, and nobody needs to be asked. */
export function AskZone({ zones, chosen, errors = [] }: AskZoneProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(Boolean(Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  if (isKnown) return null;
  const id = fieldId(FIELDS.timeZone);
  return (
    <div className="question__note">
      <ZoneField
        id={id}
        name={FIELDS.timeZone}
        label="Which time zone are you in?"
        hint="So that this check-in counts for the right day. We only ask once."
        zones={zones}
        known=""
        defaultValue={chosen}
        required
        errors={errors.filter((error) => error.id === id).map((error) => error.message)}
      />
    </div>
  );
}
