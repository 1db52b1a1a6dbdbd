import type { Database } from 'db/client';
import { localDateAt } from '../../calendar/clock';
import { daySettings } from '../../calendar/day-settings';
import type { Owner } from '../../owners/guests.server';
import { Problem } from '../../problem';
import { passageOfDanger } from '../../safety/passage';
import type { ReportInput } from '../form/schema';
import { gatherMaterial, type ReportMaterial } from './material.server';
import { ownText } from './own-text';
import type { ReportOutline, ReportSnapshot } from './snapshot';

export type Person = { firstName: string; lastName: string };

interface TakeSnapshot {
  owner: Owner;
  user: Person;
  input: Pick<ReportInput, 'dateRange' | 'sections' | 'message'>;
  now: Date;
}

/** What a report made now would hold. Nothing is stored. @throws Problem 'invalid' for a note or a week that is not in the period */
export async function takeSnapshot(db: Database, take: TakeSnapshot): Promise<ReportSnapshot> {
  const { owner, input, now } = take;
  return snapshotOf(await gatherMaterial(db, { owner, period: input.dateRange, now }), take);
}

/** The same, from what was gathered. @throws Problem 'invalid' for a note or a week that is not in it */
export function snapshotOf(
  material: ReportMaterial,
  { owner, user, input, now }: TakeSnapshot,
): ReportSnapshot {
  const { sections } = input;
  const notes = chooseFrom(material.notes, sections.notes, ({ id }) => id, 'notes');
  const reflections = chooseFrom(
    material.reflections,
    sections.reflections,
    ({ week }) => week,
    'reflections',
  );
  const settings = daySettings(owner);
  const scores = sections.scores && material.scores.length > 0 ? material.scores : null;
  return {
    ...material.numbers,
    person: `${user.firstName} ${user.lastName}`,
    madeOn: localDateAt(now, settings),
    timeZone: settings.timeZone,
    sections: {
      aiAnalysis: sections.aiAnalysis,
      riskRule: sections.riskRule,
      notes: notes.length > 0,
      reflections: reflections.length > 0,
      message: sections.message && input.message !== null,
      ...(scores && { scores: true }),
    },
    aiAnalysis: sections.aiAnalysis ? material.aiAnalysis : null,
    riskRule: sections.riskRule ? material.riskRule : null,
    notes: notes.map(({ id, ...note }) => ({ checkIn: id, ...note, ...heardIn(note) })),
    reflections: reflections.map((reflection) => ({ ...reflection, ...heardIn(reflection) })),
    message: sections.message ? input.message : null,
    ...(scores && { scores }),
  };
}

function heardIn(own: ReportSnapshot['notes' | 'reflections'][number]): { heard?: string } {
  const heard = own.danger ? passageOfDanger(ownText(own)) : null;
  return heard === null ? {} : { heard };
}

/** The ones whose key was named. @throws Problem 'invalid' for a key that names none of them */
function chooseFrom<Item>(
  items: readonly Item[],
  keys: readonly string[],
  keyOf: (item: Item) => string,
  field: keyof ReportMaterial,
): Item[] {
  const wanted = new Set(keys);
  const found = items.filter((item) => wanted.has(keyOf(item)));
  if (found.length === wanted.size) return found;
  const message = `Choose from the ${field} of this date range`;
  throw new Problem('invalid', message, { errors: { [`sections.${field}`]: [message] } });
}

/** What a list of reports has to know of it. */
export const outlineOf = ({
  aiAnalysis,
  checkIns,
  checkInDays,
  sections,
}: ReportSnapshot): ReportOutline => ({
  checkIns,
  checkInDays,
  sections,
  ...(aiAnalysis && { aiAnalysis }),
});
