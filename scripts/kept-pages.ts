import type { Plugin } from 'vite';

/** What Remix does in the browser, and what it does here. */
interface Change {
  module: string;
  from: string;
  to: string;
}

const CHANGES: Change[] = [
  // When the script of a page does not arrive, Remix loads the current page again. After a deployment the way leads on:
  // to the page that was asked for, or with the form that was to be sent. Without a connection the browser's own page would
  // take its place, and the numbers to call with it: there the error's page is shown instead.
  {
    module: '@remix-run/react/dist/esm/routeModules.js',
    from: 'window.location.reload();',
    to: `if (!(await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(() => true, () => false))) throw error;
    goOn(window.__remixRouter.state.navigation);`,
  },
  // A server of another version answers with the page itself, of which Remix keeps no more than the path.
  {
    module: '@remix-run/react/dist/esm/fog-of-war.js',
    from: 'window.location.href = errorReloadPath;',
    to: 'goOn(window.__remixRouter.state.navigation);',
  },
  // Remix asks the server which route a page with an id in its address is, also before its own form is sent. Without a
  // connection the page, and what was typed, would give way to an error. The page that stands there is known.
  {
    module: '@remix-run/react/dist/esm/fog-of-war.js',
    from: 'const discoveredPaths = new Set();',
    to: "const discoveredPaths = new Set(typeof window === 'undefined' ? [] : [window.location.pathname]);",
  },
  // Remix has a page of its own for a root without a fallback; ours has one. Without Remix's page, what writes out the
  // scripts of a page is left out of the browser's file: only the server does that here.
  {
    module: '@remix-run/react/dist/esm/errorBoundaries.js',
    from: 'renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null',
    to: 'null',
  },
  // Remix fetches the style sheet of the next page ahead and throws it away, to ask for it again once that page stands. Firefox
  // 78 fetches nothing ahead, so there the page would stand without its styles. Here the sheet itself is waited for, and stays.
  {
    module: '@remix-run/react/dist/esm/links.js',
    from: `styleLinks.push({
        ...descriptor,
        rel: "preload",
        as: "style"
      });`,
    to: 'styleLinks.push(descriptor);',
  },
  {
    module: '@remix-run/react/dist/esm/links.js',
    from: `link.onload = () => {
      removeLink();
      resolve();
    };`,
    to: 'link.onload = resolve;',
  },
  {
    module: '@remix-run/react/dist/esm/links.js',
    from: ' || !isPreloadSupported()',
    to: '',
  },
];

/** Keeps a page that stands, with what was typed into it and how it looks, where Remix would take that away. */
export function keptPages(): Plugin {
  return {
    name: 'kept-pages',
    transform(code, id) {
      const changes = CHANGES.filter(({ module }) => id.split('?')[0]?.endsWith(module));
      let changed = code;
      for (const { module, from, to } of changes) {
        if (changed.split(from).length !== 2) this.error(`${module} is not as it was before`);
        changed = changed.replace(from, to);
      }
      if (changed.includes('goOn(')) changed = `import { goOn } from '~/shell/go-on';\n${changed}`;
      return changes.length > 0 ? { code: changed, map: null } : null;
    },
  };
}
