import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from '../../remix.config.js';

// As little as a Remix app can be; entry.client and entry.server are those that Remix brings along.
export default defineConfig({
  plugins: [
    remix({
      appDirectory: 'bench/minimal/app',
      buildDirectory: 'build/bench-minimal',
      future: { ...remixConfig.future, v3_routeConfig: false },
    }),
  ],
  build: { target: 'es2022', copyPublicDir: false },
  logLevel: 'warn',
});
