import { expect, it } from 'vitest';
import { collectLicenses } from './shipped-licenses';

const groups = collectLicenses(process.cwd());
const packages = groups.flatMap((group) => group.packages);
const named = (name: string) => packages.filter((one) => one.name === name);

it('knows what is shipped and leaves out what only builds and tests it', () => {
  for (const name of ['react', '@remix-run/router', '@fontsource-variable/fraunces', 'drizzle-orm'])
    expect(named(name), name).toHaveLength(1);
  for (const name of ['vitest', 'playwright', '@remix-run/dev']) expect(named(name), name).toEqual([]);
  const ids = packages.map(({ name, version }) => `${name}@${version}`);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has the words of a licence once, and each holder by the package', () => {
  const mit = groups[0];
  expect(mit?.text).toContain('Permission is hereby granted, free of charge');
  expect(mit?.text).not.toContain('Copyright (c)');
  expect(mit?.packages.length).toBeGreaterThan(100);
  expect(named('@conform-to/react')[0]?.copyright).toEqual(['Copyright (c) 2022 Edmund Hung']);
  expect(groups.length).toBeLessThan(60);
});

it('keeps whole what an Apache licence says of copyright', () => {
  const apache = groups.find((group) => group.packages.some(({ name }) => name === 'detect-libc'));
  expect(apache?.text).toContain('(c) You must retain, in the Source form of any Derivative Works');
});
