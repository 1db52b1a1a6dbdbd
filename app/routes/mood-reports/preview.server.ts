import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { newToken } from '~/domain/crypto/tokens.server';
import type { Owner } from '~/domain/owners/guests.server';
import type { CreateValues } from '~/domain/reports/form/create-values';
import { defaultPeriod, type Period } from '~/domain/reports/form/periods';
import { reportPeriodSchema } from '~/domain/reports/form/schema';
import { gatherMaterial } from '~/domain/reports/snapshot/material.server';

/** What a report of a period would hold, before the person has chosen. */
export async function previewOf({ owner, period, now }: { owner: Owner; period: Period; now: Date }) {
  const { numbers, aiAnalysis, riskRule, notes, reflections, scores } = await gatherMaterial(db, {
    owner,
    period,
    now,
  });
  const { checkIns, checkInDays, links, factors } = numbers;
  return {
    period: numbers.period,
    checkIns,
    checkInDays,
    factors: factors.length,
    links: links.length,
    analysis: aiAnalysis.text,
    riskRule,
    notes,
    reflections,
    scores: scores.map(({ title, total, date, band }) => ({ title, total, date, band })),
  };
}

export type Preview = Awaited<ReturnType<typeof previewOf>>;

/** The preview of the period typed; of the default one while that cannot be. */
export async function previewOrDefault({ owner, period, now }: { owner: Owner; period: Period; now: Date }) {
  const settings = daySettings(owner);
  const asked = reportPeriodSchema({ now, settings }).safeParse(period);
  return previewOf({
    owner,
    period: asked.success ? asked.data : defaultPeriod(localDateAt(now, settings)),
    now,
  });
}

/** The form as it is opened: four weeks back, with the analysis, the scores, and the message, which is written for this provider. */
export function freshValues(today: string): CreateValues {
  return {
    ...defaultPeriod(today),
    key: newToken(),
    title: '',
    providerName: '',
    providerEmail: '',
    message: '',
    expiresAt: '',
    passcode: '',
    aiAnalysis: true,
    riskRule: false,
    includeMessage: true,
    scores: true,
    notes: [],
    reflections: [],
  };
}
