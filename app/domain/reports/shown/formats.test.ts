import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../../../../tests/factories/fhir';
import { reportWithEverything } from '../../../../tests/factories/report-with-everything';
import { everyDay, MONTH, snapshotOf, sourceEntry } from '../../../../tests/factories/reports';
import type { ReportSnapshot } from '../snapshot/snapshot';
import { reportAsCsv } from './csv';

interface Found {
  resourceType: string;
  [field: string]: unknown;
}
const resourcesOf = (snapshot: ReportSnapshot, type: string) =>
  bundleOf(snapshot)
    .entry.map(({ resource }) => resource as Found)
    .filter(({ resourceType }) => resourceType === type);

describe('a report in FHIR R4', () => {
  it('refers only to what is in it', () => {
    const bundle = bundleOf(reportWithEverything());
    const known = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
    const references = JSON.stringify(bundle).match(/"reference":"([^"]+)"/g) ?? [];
    expect(references.length).toBeGreaterThan(50);
    for (const line of references) expect(known).toContain(line.slice(13, -1));
    expect(known.size).toBe(bundle.entry.length);
    for (const url of [...known].slice(1)) expect(references, url).toContain(`"reference":"${url}"`);
  });

  it('holds answered items only, a mean per factor, and machine words in no observation', () => {
    const responses = resourcesOf(reportWithEverything(), 'QuestionnaireResponse');
    expect(responses).toHaveLength(30);
    expect(responses.at(-1)?.item).toEqual([
      { linkId: 'focus', text: 'How easy is it to focus?', answer: [{ valueInteger: 2 }] },
    ]);
    const all = resourcesOf(reportWithEverything(), 'Observation');
    const observations = all.filter(({ effectivePeriod }) => effectivePeriod);
    expect(observations).toHaveLength(10);
    expect(JSON.stringify(observations)).not.toContain('AI');
    for (const { category } of observations) expect(JSON.stringify(category)).toContain('"survey"');
    const [composition] = resourcesOf(reportWithEverything(), 'Composition');
    const titles = (composition?.section as { title: string }[]).map(({ title }) => title);
    expect(titles).toContain('AI analysis (machine-written, built-in)');
    const unscored = { ...reportWithEverything(), scores: [] };
    expect(JSON.stringify(bundleOf(unscored)).match(/http:\/\/loinc\.org/g)).toHaveLength(1);
    expect(JSON.stringify(composition)).not.toContain('<script>');
  });

  it('holds each score as a panel with its total and answers by their LOINC codes, and no wording', () => {
    const all = resourcesOf(reportWithEverything(), 'Observation');
    const codeOf = ({ code }: Found) => (code as { coding?: { code: string }[] }).coding?.[0]?.code;
    const panels = all.filter(({ hasMember }) => hasMember);
    expect(panels.map(codeOf)).toEqual(['44249-1', 'who-5-panel', 'other-panel']);
    expect(panels.map(({ hasMember }) => (hasMember as unknown[]).length)).toEqual([11, 6, 1]);
    const total = all.find((found) => codeOf(found) === '44261-6');
    expect(total).toMatchObject({ valueQuantity: { value: 12 }, interpretation: [{ text: 'Moderate' }] });
    const ninth = all.find((found) => codeOf(found) === '44260-8');
    expect(ninth).toMatchObject({
      effectiveDateTime: '2026-11-10',
      valueCodeableConcept: { coding: [{ code: 'LA6568-5' }], text: '0' },
    });
    expect(all.find((found) => codeOf(found) === 'who-5-1')).toMatchObject({ valueInteger: 3 });
    // A display of LOINC's would be the wording of the makers.
    const scored = all.filter(({ meta }) => JSON.stringify(meta).includes('screening-assessment'));
    expect(scored).toHaveLength(3 + 11 + 6 + 1);
    expect(
      JSON.stringify(scored.map(({ code, valueCodeableConcept }) => [code, valueCodeableConcept])),
    ).not.toContain('display');
  });

  it('tells each moment by the person’s clock: the one it is about, and the one it was written in', () => {
    const entry = sourceEntry('2026-10-25', {
      id: 'a0000000-0000-4000-8000-00000000000a',
      date: new Date('2026-10-25T00:30:00Z'),
      recordedAt: new Date('2026-10-26T07:00:05.250Z'),
      isBackdated: true,
      timeZone: 'Europe/Berlin',
      responses: { overallMood: 2, stressRating: 1 },
    });
    const snapshot = snapshotOf([entry], MONTH, { timeZone: 'Europe/Berlin' });
    const [response] = resourcesOf(snapshot, 'QuestionnaireResponse');
    expect(response).toMatchObject({
      authored: '2026-10-26T08:00:05.25+01:00',
      questionnaire: 'https://soundings.example/fhir/Questionnaire/check-in|1',
    });
    const observation = resourcesOf(snapshot, 'Observation').find(({ component }) => component);
    expect(observation).toMatchObject({
      effectiveDateTime: '2026-10-25T02:30:00+02:00',
      issued: '2026-10-26T08:00:05.25+01:00',
      derivedFrom: [{ reference: `urn:uuid:${String(response?.id)}` }],
      component: [
        { code: { coding: [{ code: 'mood', display: 'Mood' }] }, valueInteger: 2 },
        { code: { coding: [{ code: 'stress', display: 'Calm (stress)' }] }, valueInteger: 1 },
      ],
    });
    expect(bundleOf(snapshot).timestamp).toBe('2026-11-18T13:00:00+01:00');
    const { timeZone: _, ...before } = snapshot.entries[0]!;
    const [older] = resourcesOf({ ...snapshot, entries: [before] }, 'QuestionnaireResponse');
    expect(older?.authored).toBe('2026-10-26T07:00:05.250Z');
  });

  it('has a name, an identifier, words and the label of restricted data in every resource', () => {
    const bundle = bundleOf(reportWithEverything());
    const ids = new Set<string>();
    for (const { fullUrl, resource } of bundle.entry) {
      const { id, identifier, meta, text } = resource as unknown as Found & { id: string };
      expect(fullUrl).toBe(`urn:uuid:${id}`);
      ids.add(id);
      const known = Array.isArray(identifier) ? identifier : [identifier];
      // What reads like the address of an entry is rewritten by a server that imports it.
      expect(known).toEqual([{ system: expect.stringMatching(/^urn:uuid:/), value: id }]);
      expect(meta).toMatchObject({ security: [{ code: 'R' }] });
      expect(JSON.stringify(text)).toMatch(/<p>[^<]{4,}/);
    }
    expect(ids.size).toBe(bundle.entry.length);
    expect(bundle.meta).toMatchObject({ security: [{ code: 'R' }] });
    const systems = resourcesOf(reportWithEverything(), 'CodeSystem').map(({ url }) => url);
    expect(systems).toHaveLength(2);
    for (const url of systems) expect(bundle.entry.map(({ fullUrl }) => fullUrl)).not.toContain(url);
  });

  it('names check-ins of reports from before they kept their ids by their places', () => {
    const snapshot = snapshotOf(everyDay(MONTH), MONTH);
    const older = { ...snapshot, entries: snapshot.entries.map(({ id: _, ...entry }) => entry) };
    const addresses = () => bundleOf(older).entry.map(({ fullUrl }) => fullUrl);
    expect(addresses()).toEqual(addresses());
    expect(new Set(addresses()).size).toBe(addresses().length);
  });

  it('says which way each scale runs', () => {
    const [codes] = resourcesOf(reportWithEverything(), 'CodeSystem');
    const concepts = codes?.concept as { code: string; property: { code: string; valueString: string }[] }[];
    expect(concepts.map(({ code }) => code)).toEqual(expect.arrayContaining(['check-in', 'stress']));
    expect(concepts).toHaveLength(11);
    const stress = concepts.find(({ code }) => code === 'stress');
    expect(stress?.property).toContainEqual({ code: 'high', valueString: 'very calm' });
  });
});

describe('a report in CSV', () => {
  it('has a row for each check-in, with blanks for what was not answered', () => {
    const rows = parse(reportAsCsv(reportWithEverything()), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)).toMatchObject({ 'Focus, 1 to 5': '2', 'Mood, 1 to 5': '' });
    expect(rows.filter((row) => row['Entered on a later day'] === 'yes')).toHaveLength(3);
  });

  it('begins with a byte order mark and names the zone of each row', () => {
    const csv = reportAsCsv(reportWithEverything());
    expect(csv.startsWith('\uFEFFDate,Time,Time zone,')).toBe(true);
    expect(csv.split('\r\n')[1]).toContain('2026-10-21,08:15,UTC,no,2026-10-21T08:15:00.000Z');
  });

  it('has a note on the row of its check-in, also when several are of one instant', () => {
    const rowsOf = (snapshot: ReportSnapshot) =>
      parse(reportAsCsv(snapshot), { bom: true, columns: true }) as Record<string, string>[];
    const day = '2026-11-18';
    const entries = ['a', 'b', 'c'].map((id) => sourceEntry(day, { id }));
    const sections = { ...reportWithEverything().sections, notes: true };
    const notes = [
      { checkIn: 'c', date: day, text: 'of c' },
      { checkIn: 'b', date: day, text: 'of b' },
    ];
    const now = rowsOf(snapshotOf(entries, MONTH, { sections, notes }));
    expect(now.map((row) => row.Note)).toEqual(['', 'of b', 'of c']);
    const earlier = notes.map(({ date, text }) => ({ date, text }));
    const before = rowsOf(snapshotOf(entries, MONTH, { sections, notes: earlier }));
    expect(before.map((row) => row.Note)).toEqual(['of c\nof b', '', '']);
  });

  it('writes no formula, and notes only when they were ticked', () => {
    const csv = reportAsCsv(reportWithEverything());
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(csv).not.toMatch(/(^|,)"?=/m);
    expect(reportAsCsv(snapshotOf(everyDay(MONTH), MONTH))).not.toContain('Note');
  });
});
