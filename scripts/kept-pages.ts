import type { Plugin } from 'vite';

const MODULE = '@remix-run/react/dist/esm/routeModules.js';
const RELOAD = 'window.location.reload();';
/** The page is loaded anew only if there is a server to load it from. */
const RELOAD_IF_REACHED = `if (!(await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(() => true, () => false))) throw error;
    ${RELOAD}`;

/**
 * When the script of a page does not arrive, Remix loads the page anew, which is right after a deployment. Without a connection
 * the browser's own page would take its place, and the numbers to call with it: there the error's page is shown instead.
 */
export function keptPages(): Plugin {
  return {
    name: 'kept-pages',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(MODULE)) return null;
      if (code.split(RELOAD).length !== 2) this.error(`${MODULE} reloads in another way than before`);
      return { code: code.replace(RELOAD, RELOAD_IF_REACHED), map: null };
    },
  };
}
