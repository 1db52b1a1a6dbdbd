import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import type { ScoreFields } from '~/domain/scores/fields';
import type { Owner } from '../../domain/owners/guests.server';
import { readKeptForm } from '../kept-forms/kept-form.server';
import { signOwner } from '../kept-forms/signed-owner.server';

interface ScoreFormOf {
  owner: Owner;
  /** What the form shows, unless something was kept; null: nothing to show. */
  fields: ScoreFields | null;
  now: Date;
}

/** What the page of a score's form needs; its fields are null when nothing was asked for and nothing was kept. */
export async function loadScoreForm(request: Request, { owner, fields, now }: ScoreFormOf) {
  const kept = await readKeptForm(request, owner.id);
  return {
    fields: kept ?? fields,
    isKept: kept !== undefined,
    owner: signOwner(owner.id),
    today: localDateAt(now, { ...daySettings(owner), dayStartHour: 0 }),
  };
}
