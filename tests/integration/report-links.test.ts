import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteOwn } from '~/domain/accounts/deletion.server';
import { findOwner } from '~/domain/owners/guests.server';
import { fhirText, reportAsFhir } from '~/domain/reports/fhir/bundle';
import { readFhir } from '~/domain/reports/fhir/read-fhir.server';
import { reportSchema } from '~/domain/reports/form/schema';
import { noteOpened, openReport } from '~/domain/reports/link/open.server';
import { createReport, deleteReport } from '~/domain/reports/stored/reports.server';
import type { Database } from 'db/client';
import { goneReports, moodReports, reportOpens } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { NOW } from '../factories/rows';
import { checkInAt, newGuest, newMember, problemOf } from '../factories/use-cases';

const MOMENT = { now: NOW, settings: { timeZone: 'UTC', dayStartHour: 0 } };
const reportInput = () =>
  reportSchema(MOMENT).parse({
    title: 'For my visit',
    providerName: 'Dr. Abara',
    providerEmail: 'abara@example.org',
    dateRange: { start: '2026-10-21', end: '2026-11-18' },
    expiresAt: '2026-11-20',
  });

async function newReporter(db: Database) {
  const { user, password } = await newMember(db);
  const owner = await findOwner(db, user.id);
  if (!owner) throw new Error('the new member is not there');
  return { owner, user, password };
}

describe.each(DATABASES)('the link of a report in %s', (kind) => {
  const database = useDatabase(kind);

  it('is open to the end of its last day and not a moment longer', async () => {
    const { db } = database;
    const { owner, user } = await newReporter(db);
    const { reportId } = await createReport(db, { owner, user, input: reportInput(), now: NOW });
    const at = (now: string) => openReport(db, { reportId, now: new Date(now) });
    expect((await at('2026-11-20T23:59:59.999Z')).snapshot.person).toBe('Ines Duarte');
    expect((await problemOf(at('2026-11-21T00:00:00Z'))).kind).toBe('gone');
  });

  it('leaves nothing behind once the account is gone, deleted reports included', async () => {
    const { db } = database;
    const { owner, user, password } = await newReporter(db);
    const make = () => createReport(db, { owner, user, input: reportInput(), now: NOW });
    const [kept, deleted] = [await make(), await make()];
    await noteOpened(db, { report: kept, device: 'Chrome on Windows', now: NOW });
    await deleteReport(db, { userId: owner.id, reportId: deleted.reportId, now: NOW });
    const opening = ({ reportId }: { reportId: string }) => problemOf(openReport(db, { reportId, now: NOW }));
    expect((await opening(deleted)).kind).toBe('gone');
    await deleteOwn(db, { what: 'everything', ownerId: owner.id, member: { user, password } });
    expect([(await opening(kept)).kind, (await opening(deleted)).kind]).toEqual(['not-found', 'not-found']);
    expect(await db.$count(moodReports, eq(moodReports.userId, owner.id))).toBe(0);
    expect(await db.$count(reportOpens, eq(reportOpens.reportRow, kept.id))).toBe(0);
    expect(await db.$count(goneReports, eq(goneReports.userId, owner.id))).toBe(0);
  });
});

describe.each(DATABASES)('a FHIR document without a report in %s', (kind) => {
  const database = useDatabase(kind);
  const appUrl = 'https://soundings.example';
  type Found = { entry: { fullUrl: string; resource: { resourceType: string } }[] };
  const typesOf = ({ entry }: Found) => entry.map(({ resource }) => resource.resourceType);
  const addressesOf = ({ entry }: Found, type: string) =>
    entry.flatMap(({ fullUrl, resource }) => (resource.resourceType === type ? [fullUrl] : []));

  it('holds the check-ins of the days asked for, of one owner, and stores nothing', async () => {
    const { db } = database;
    const [{ owner, user }, guest] = [await newReporter(db), await newGuest(db)];
    const period = { start: '2000-01-01', end: '2026-11-17' };
    await checkInAt(db, owner, ['2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z', '2026-11-18T10:00:00Z']);
    const bundle = reportAsFhir(await readFhir(db, { owner, user, period, appUrl, now: NOW }));
    expect(typesOf(bundle)[0]).toBe('Composition');
    expect(typesOf(bundle).filter((type) => type === 'QuestionnaireResponse')).toHaveLength(2);
    expect(JSON.stringify(bundle)).toContain('Ines Duarte');
    expect(await db.$count(moodReports, eq(moodReports.userId, owner.id))).toBe(0);
    const empty = reportAsFhir(await readFhir(db, { owner: guest, period, appUrl, now: NOW }));
    expect(typesOf(empty)).toEqual(['Composition', 'Patient', 'Device', 'Questionnaire', 'CodeSystem']);
    const pieces: string[] = [];
    for await (const piece of fhirText(await readFhir(db, { owner, user, period, appUrl, now: NOW })))
      pieces.push(piece);
    expect(JSON.parse(pieces.join(''))).toEqual(JSON.parse(JSON.stringify(bundle)));
  });

  it('names the person and each check-in as every other document of theirs does, and nobody else’s', async () => {
    const { db } = database;
    const [{ owner, user }, other] = [await newReporter(db), await newReporter(db)];
    for (const { owner: who } of [{ owner }, other]) await checkInAt(db, who, ['2026-11-17T10:00:00Z']);
    const read = async (start: string, whose = { owner, user }) =>
      reportAsFhir(
        await readFhir(db, { ...whose, period: { start, end: '2026-11-18' }, appUrl, now: new Date() }),
      );
    const { reportId } = await createReport(db, { owner, user, input: reportInput(), now: NOW });
    const report = await openReport(db, { reportId, now: NOW });
    const ofReport = reportAsFhir({
      ...{ ownerId: owner.id, name: `report/${report.id}`, title: 'Of a report', createdAt: NOW, appUrl },
      snapshot: report.snapshot,
    });
    const [year, month, theirs] = [
      await read('2026-01-01'),
      await read('2026-11-01'),
      await read('2026-01-01', other),
    ];
    for (const type of ['Patient', 'QuestionnaireResponse']) {
      expect(addressesOf(year, type)).toEqual(addressesOf(ofReport, type));
      expect(addressesOf(year, type)).toEqual(addressesOf(month, type));
      expect(addressesOf(year, type)).not.toEqual(addressesOf(theirs, type));
    }
    expect(addressesOf(year, 'Composition')).toEqual(addressesOf(await read('2026-01-01'), 'Composition'));
    expect(addressesOf(year, 'Composition')).not.toEqual(addressesOf(month, 'Composition'));
    expect(JSON.stringify([year, ofReport])).not.toContain(owner.id);
  });
});
