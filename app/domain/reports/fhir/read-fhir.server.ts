import type { Database } from 'db/client';
import { listEntriesOfDays } from 'db/repositories/reports';
import { localDateAt } from '../../calendar/clock';
import { figure } from '../../calendar/counts-in-words';
import { daySettings } from '../../calendar/day-settings';
import type { Owner } from '../../owners/guests.server';
import { invalidField } from '../../problem';
import { scoresOfPeriod } from '../../scores/report';
import { listJudged } from '../../scores/scores.server';
import type { Period } from '../form/periods';
import { buildNumbers } from '../snapshot/build';
import type { FhirDocument } from './bundle';

/** Some 60 MB as text, sent in pieces. */
const MOST_CHECK_INS = 10_000;

interface ReadFhir {
  owner: Owner;
  /** Missing for a guest: then nobody is named. */
  user?: { firstName: string; lastName: string };
  /** A period of any length; both days are the owner's and included. */
  period: Period;
  /** The origin of this server. */
  appUrl: string;
  now: Date;
}

/**
 * An owner's check-ins of a period as a FHIR R4 document Bundle, for themselves: answers and numbers, no texts. Nothing is
 * stored, and it is worked out again at each call.
 * @throws Problem 'invalid' (field `from`) for more check-ins than one document holds
 */
export async function readFhir(
  db: Database,
  { owner, user, period, appUrl, now }: ReadFhir,
): Promise<FhirDocument> {
  const entries = await listEntriesOfDays(db, { ownerId: owner.id, ...period, limit: MOST_CHECK_INS + 1 });
  if (entries.length > MOST_CHECK_INS) {
    const most = figure(MOST_CHECK_INS);
    throw invalidField('from', `A document can hold up to ${most} check-ins. Please choose fewer days.`);
  }
  const scores = scoresOfPeriod(await listJudged(db, owner.id), period);
  const settings = daySettings(owner);
  return {
    ownerId: owner.id,
    name: `export/${period.start}/${period.end}`,
    appUrl,
    title: `Check-ins from ${period.start} to ${period.end}`,
    createdAt: now,
    snapshot: {
      ...buildNumbers(entries, period),
      person: user ? `${user.firstName} ${user.lastName}` : null,
      madeOn: localDateAt(now, settings),
      timeZone: settings.timeZone,
      sections: { aiAnalysis: false, riskRule: false, notes: false, reflections: false, message: false },
      aiAnalysis: null,
      riskRule: null,
      notes: [],
      reflections: [],
      message: null,
      ...(scores.length > 0 && { scores }),
    },
  };
}
