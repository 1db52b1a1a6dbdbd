import { check, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant, isAtMost } from './columns';
import { owners } from './owners';

const section = (name: string) => text(name).notNull().default('');

/** A person's own plan for a crisis, in their words. One each. */
export const safetyPlans = sqliteTable(
  'safety_plans',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    warningSigns: section('warning_signs'),
    copingSteps: section('coping_steps'),
    distractions: section('distractions'),
    people: section('people'),
    professionals: section('professionals'),
    surroundings: section('surroundings'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('safety_plans_warning_signs', isAtMost(table.warningSigns, 2000)),
    check('safety_plans_coping_steps', isAtMost(table.copingSteps, 2000)),
    check('safety_plans_distractions', isAtMost(table.distractions, 2000)),
    check('safety_plans_people', isAtMost(table.people, 2000)),
    check('safety_plans_professionals', isAtMost(table.professionals, 2000)),
    check('safety_plans_surroundings', isAtMost(table.surroundings, 2000)),
  ],
);
