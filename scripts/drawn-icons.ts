import type { Plugin } from 'vite';

const LUCIDE_MAKER = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Has the build make icons by `drawnIcon`, whatever file they are asked of. */
export const drawnIcons = (): Plugin => ({
  name: 'drawn-icons',
  apply: 'build',
  // Else the server's build would leave lucide-react to Node, which reads two thousand icons for forty.
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  load: (id) =>
    LUCIDE_MAKER.test(id) ? `export { drawnIcon as default } from '~/components/drawn-icon';` : null,
});
