import { z } from 'zod';
import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { readSafetyPlan, saveSafetyPlan } from '~/domain/safety-plan/plan.server';
import { planSchema } from '~/domain/safety-plan/schema';
import { api, readJson } from '~/http/api.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

const versionedSchema = planSchema.extend({
  version: z.number({ error: 'Send the version you read, 0 for a first plan' }).int().min(0),
});

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiOwner(args);
    const { texts, version } = await readSafetyPlan(db, owner.id);
    return Response.json({ ...texts, version });
  },
  async PUT(args) {
    const { owner } = await requireApiOwner(args);
    const { version, ...texts } = parseInput(versionedSchema, await readJson(args.request));
    const saved = await saveSafetyPlan(db, { ownerId: owner.id, texts, version, now: new Date() });
    return Response.json({ ...texts, version: saved });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
