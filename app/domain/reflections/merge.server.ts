import type { Executor } from 'db/client';
import * as reflections from 'db/repositories/reflections';
import { REFLECTION_FIELDS, type ReflectionTexts } from './fields';
import { workOutReflection } from './work-out.server';

/**
 * Hands the reflections of one owner to another, with the one begun. Where both wrote about a week or began, the words of the one
 * are added below those of the other, even past the length that a form takes. Belongs in the transaction of the merge.
 */
export async function mergeReflections(
  tx: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const moving = await reflections.listReflections(tx, { ownerId: from, limit: 1000 });
  for (const reflection of moving) {
    const { week } = reflection;
    const own = await reflections.findReflection(tx, { ownerId: to, week });
    if (own) {
      const texts = joined(own, reflection);
      const workedOut = await workOutReflection(tx, { ownerId: to, week, texts });
      await reflections.updateReflection(tx, { ownerId: to, week, ...texts, ...workedOut });
    } else await reflections.reassignReflection(tx, { from, to, week });
  }
  const begun = await reflections.findReflectionDraft(tx, from);
  if (begun) {
    const own = await reflections.findReflectionDraft(tx, to);
    await reflections.saveReflectionDraft(tx, { ...begun, ...(own && joined(own, begun)), ownerId: to });
  }
}

function joined(own: ReflectionTexts, added: ReflectionTexts): ReflectionTexts {
  const fields = REFLECTION_FIELDS.map((field) => {
    const parts = [own[field], added[field]].filter(Boolean);
    return [field, parts.join('\n\n')];
  });
  return Object.fromEntries(fields) as ReflectionTexts;
}
