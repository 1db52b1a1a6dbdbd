import type { Executor } from 'db/client';
import * as reflections from 'db/repositories/reflections';
import { REFLECTION_FIELDS, REFLECTION_MAX, type ReflectionTexts } from './fields';

/**
 * Hands the reflections of one owner to another. Where both wrote about a week, the words of the one are added below those
 * of the other, as far as a field holds them. Belongs in the transaction of the merge.
 */
export async function mergeReflections(
  tx: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const moving = await reflections.listReflections(tx, { ownerId: from, limit: 1000 });
  for (const reflection of moving) {
    const { week } = reflection;
    const own = await reflections.findReflection(tx, { ownerId: to, week });
    if (own) await reflections.updateReflection(tx, { ownerId: to, week, ...joined(own, reflection) });
    else await reflections.reassignReflection(tx, { from, to, week });
  }
}

function joined(own: ReflectionTexts, added: ReflectionTexts): ReflectionTexts {
  const fields = REFLECTION_FIELDS.map((field) => {
    const parts = [own[field], added[field]].filter(Boolean);
    return [field, parts.join('\n\n').slice(0, REFLECTION_MAX).toWellFormed()];
  });
  return Object.fromEntries(fields) as ReflectionTexts;
}
