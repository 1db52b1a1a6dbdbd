/**
 * Remix options. Imported by vite.config.ts: the Vite plugin is the compiler (docs/decisions/001).
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/*.css', '**/*.test.{ts,tsx}'],
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
