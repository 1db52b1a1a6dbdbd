import { createRequire } from 'node:module';
import type * as Router from '@remix-run/router';
import type { AgnosticRouteObject } from '@remix-run/router';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';

// What the server loads carries patches/@remix-run+router+1.23.4.patch; the copy for script tags is as published.
const require = createRequire(import.meta.url);
const { createMemoryHistory, createRouter, matchPath, matchRoutes } =
  require('@remix-run/router') as typeof Router;
const published = require('@remix-run/router/dist/router.umd.js') as typeof Router;

const segment = fc.constantFrom('a', 'b', 'A', 'history', ':id', ':date', 'b?', ':id?', 'x.y');
const relativePath = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const { routes: anyTable } = fc.letrec<{ route: AgnosticRouteObject; routes: AgnosticRouteObject[] }>(
  (tie) => ({
    route: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ index: fc.constant(true) }),
      fc.record({
        path: fc.oneof(relativePath, fc.constantFrom('*', 'a/*', '')),
        caseSensitive: fc.boolean(),
      }),
      fc.record({ path: fc.option(relativePath, { nil: undefined }), children: tie('routes') }),
    ) as fc.Arbitrary<AgnosticRouteObject>,
    routes: fc.array(tie('route'), { minLength: 1, maxLength: 4 }),
  }),
);
const anyAddress = fc
  .array(fc.constantFrom('a', 'b', 'A', 'history', '7', 'x.y', 'xzy', '', '%2F', 'é', '%'), { maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`);

it('finds what the published router finds, the first time and later', () => {
  const addresses = fc.array(anyAddress, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(anyTable, addresses, (table, asked) => {
      const wanted = asked.map((address) => published.matchRoutes(table, address));
      for (let round = 0; round < 2; round += 1) {
        expect(asked.map((address) => matchRoutes(table, address))).toEqual(wanted);
      }
    }),
    { numRuns: 500 },
  );
});

it('tells paths apart by case and end', () => {
  for (const caseSensitive of [true, false, undefined]) {
    for (const end of [true, false, undefined]) {
      for (const address of ['/trends', '/Trends', '/trends/week']) {
        const pattern = {
          path: '/trends',
          ...(caseSensitive !== undefined && { caseSensitive }),
          ...(end !== undefined && { end }),
        };
        expect(matchPath(pattern, address)).toEqual(published.matchPath(pattern, address));
      }
    }
  }
});

it('looks through a table of routes once', () => {
  let looks = 0;
  const watched = (route: AgnosticRouteObject): AgnosticRouteObject =>
    Object.defineProperty({ ...route }, 'path', {
      get() {
        looks += 1;
        return route.path;
      },
    });
  const table = ['trends', 'history', 'history/:id', '*'].map((path) => watched({ path }));
  expect(matchRoutes(table, '/history/7')?.[0]?.params).toEqual({ id: '7' });
  const atFirst = looks;
  expect(atFirst).toBeGreaterThan(0);
  expect(matchRoutes(table, '/trends')).toHaveLength(1);
  expect(matchRoutes(table, '/nowhere')?.[0]?.params).toEqual({ '*': 'nowhere' });
  expect(looks).toBe(atFirst);
});

it('compiles a path once, also for another table', () => {
  const tableOf = () => [{ path: 'week/:week' }, { path: 'week' }];
  for (const address of ['/week/47', '/week']) expect(matchRoutes(tableOf(), address)).toHaveLength(1);
  const compile = vi.spyOn(globalThis, 'RegExp');
  try {
    expect(matchRoutes(tableOf(), '/week/48')?.[0]?.params).toEqual({ week: '48' });
    expect(matchRoutes(tableOf(), '/week')).toHaveLength(1);
    expect(compile).not.toHaveBeenCalled();
  } finally {
    compile.mockRestore();
  }
});

it('keeps tables apart', () => {
  const tableOf = (id: string) => [{ path: 'trends', id }];
  expect(matchRoutes(tableOf('one'), '/trends')?.[0]?.route.id).toBe('one');
  expect(matchRoutes(tableOf('two'), '/trends')?.[0]?.route.id).toBe('two');
});

it('sees a table again after routes were added to it', async () => {
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routes: [{ id: 'root', path: '/', children: [{ id: 'home', index: true }] }],
    patchRoutesOnNavigation: ({ path, patch }) => {
      if (path === '/later') patch('root', [{ id: 'later', path: 'later' }]);
    },
  }).initialize();
  const found = async (path: string) => {
    await router.navigate(path);
    return router.state.errors ? undefined : router.state.matches.at(-1)?.route.id;
  };
  expect(await found('/soon')).toBeUndefined();
  expect(await found('/later')).toBe('later');
  router.patchRoutes('root', [{ id: 'soon', path: 'soon' }]);
  expect(await found('/soon')).toBe('soon');
  router.dispose();
});

it('tries only the routes that begin as the path does', () => {
  const words = Array.from({ length: 100 }, (_, index) => `page-${index}`);
  const table = [...words.map((path) => ({ path })), { path: ':any/more' }, { path: '*' }];
  matchRoutes(table, '/');
  const tries = vi.spyOn(String.prototype, 'match');
  try {
    expect(matchRoutes(table, '/Page-70')?.[0]?.route.path).toBe('page-70');
    expect(matchRoutes(table, '/nowhere')?.[0]?.route.path).toBe('*');
    expect(tries.mock.calls.length).toBeLessThan(8);
  } finally {
    tries.mockRestore();
  }
});
