import { createRequire } from 'node:module';
import type { RemixServer as Server } from '@remix-run/react';
import { type ComponentProps, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

// As the server loads them, with patches/@remix-run+react+2.17.5.patch and patches/react-router-dom+6.30.6.patch.
const require = createRequire(import.meta.url);
const { RemixServer } = require('@remix-run/react') as { RemixServer: typeof Server };
const { createStaticRouter } = createRequire(require.resolve('@remix-run/react'))(
  'react-router-dom/server',
) as { createStaticRouter: (routes: object[], context: object) => { routes: unknown } };

type Context = ComponentProps<typeof RemixServer>['context'];

/** What Remix gives to the server's side of a page, as far as it is looked at, for a table that counts who reads it. */
function contextOf(route: object, module: { default: () => string }): Context {
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  const matches = [{ params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root' } }];
  return {
    manifest: { routes: { root: route } },
    routeModules: { root: module },
    future: {},
    isSpaMode: false,
    staticHandlerContext: {
      basename: '/',
      location,
      matches,
      loaderData: {},
      actionData: null,
      errors: null,
    },
  } as unknown as Context;
}

it('the table of routes is made once for a build, and again when a module has changed', () => {
  let looks = 0;
  const route = {
    id: 'root',
    get path() {
      looks += 1;
      return '';
    },
  };
  const render = (context: Context) =>
    renderToString(createElement(RemixServer, { context, url: 'http://localhost/' }));
  const page = { default: () => 'calm' };
  expect(render(contextOf(route, page))).toContain('calm');
  const first = contextOf(route, page);
  const second = { ...contextOf(route, page), manifest: first.manifest };
  render(first);
  const atFirst = looks;
  expect(render(second)).toContain('calm');
  expect(looks).toBe(atFirst);
  const changed = { ...contextOf(route, { default: () => 'windy' }), manifest: first.manifest };
  expect(render(changed)).toContain('windy');
});

it('routes that are the same are made ready once', () => {
  const routes = [{ id: 'root', path: '/' }];
  const context = contextOf({}, { default: () => '' }).staticHandlerContext;
  expect(createStaticRouter(routes, context).routes).toBe(createStaticRouter(routes, context).routes);
  expect(createStaticRouter([...routes], context).routes).not.toBe(
    createStaticRouter(routes, context).routes,
  );
});
