import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { zoneNames } from '~/domain/calendar/zones';
import type { EntryFields } from '~/domain/history/entry-fields';
import type { Owner } from '~/domain/owners/guests.server';
import { readKeptForm } from '../kept-forms/kept-form.server';
import { signOwner } from '../kept-forms/signed-owner.server';

interface EntryPageOf {
  owner: Owner;
  /** What the form shows, unless something was kept. */
  fields: EntryFields;
  /** The version of the stored check-in; a new one has none. */
  version?: number;
  now: Date;
}

export async function loadEntryForm(request: Request, { owner, fields, version, now }: EntryPageOf) {
  const kept = await readKeptForm(request, owner.id);
  return {
    fields: { ...fields, ...kept },
    // A kept form was written on what was stored then.
    version: kept ? Number(kept.version) || 0 : version,
    isKept: kept !== undefined,
    owner: signOwner(owner.id),
    today: localDateAt(now, { ...daySettings(owner), dayStartHour: 0 }),
    zones: zoneNames(),
  };
}
