import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PUBLISHED, publishedFrom } from './published';

const figures = () => JSON.parse(fs.readFileSync('training/figures.json', 'utf8')) as Record<string, unknown>;
const without = (key: string) =>
  Object.fromEntries(Object.entries(figures()).filter(([name]) => name !== key));

const NEEDED = [
  'date',
  'all',
  'english',
  'spanish',
  'crisis lines by writer, worst first',
  'reliability',
  'conversations',
] as const;

describe('the published figures', () => {
  it('are those of training/figures.json, and of nothing else', () => {
    const { date, all, english, spanish, reliability, ...rest } = figures();
    expect(PUBLISHED).toMatchObject({ date, all, english, spanish });
    expect(PUBLISHED.writers).toBe((rest['crisis lines by writer, worst first'] as unknown[]).length);
    const counted = (reliability as [number, number, number][]).map(([, lines]) => lines);
    expect(PUBLISHED.lines).toBe(counted.reduce((sum, lines) => sum + lines, 0));
  });

  it('name the worst writer of each language', () => {
    const all = figures()['crisis lines by writer, worst first'] as {
      language: string;
      lines: number;
      heard: number;
    }[];
    for (const { language, heard } of PUBLISHED.worst) {
      const those = all.filter((writer) => writer.language === language && writer.lines > 0);
      expect(heard).toBe(Math.min(...those.map((writer) => writer.heard)));
    }
    expect(PUBLISHED.worst.map(({ language }) => language)).toEqual(['en', 'es']);
  });

  it('do not count as the worst a writer without a crisis line', () => {
    const key = 'crisis lines by writer, worst first';
    const silent = { id: 'w99', language: 'en', lines: 0, heard: 0, crisis: 0 };
    const { worst } = publishedFrom({ ...figures(), [key]: [silent, ...(figures()[key] as object[])] });
    expect(worst).toEqual(PUBLISHED.worst);
  });

  it.each(NEEDED)('are refused without “%s”', (key) => {
    expect(() => publishedFrom(without(key))).toThrow();
  });

  it.each(Object.keys(PUBLISHED.all))('are refused without the kind “%s”, in either language', (kind) => {
    for (const part of ['all', 'english', 'spanish']) {
      const { [kind]: _gone, ...left } = figures()[part] as Record<string, object>;
      expect(() => publishedFrom({ ...figures(), [part]: left })).toThrow();
    }
  });

  it('are refused with a share that is none', () => {
    const all = { ...PUBLISHED.all, 'crisis lines': { lines: 1, heard: 101, crisis: 0 } };
    expect(() => publishedFrom({ ...figures(), all })).toThrow();
  });

  it('hold whole talks, of all and by language', () => {
    expect(PUBLISHED.talks.all['danger in pieces']?.talks).toBeGreaterThan(0);
    expect(Object.keys(PUBLISHED.talks.spanish)).toEqual(Object.keys(PUBLISHED.talks.english));
  });
});
