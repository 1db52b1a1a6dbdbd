import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { compressedAssets } from './scripts/compressed-assets';
import { keptPages } from './scripts/kept-pages';
import { mergedChunks } from './scripts/merged-chunks';
import { shippedLicenses } from './scripts/shipped-licenses';
import { aliases } from './vite.aliases';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), keptPages(), shippedLicenses(), compressedAssets()],
  resolve: { alias: aliases },
  // One target for the client AND the server build: top-level await in server modules needs >= es2022, and a
  // different target per build would give the ?url stylesheet two different hashes.
  build: {
    target: 'es2022',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      // A route that only answers programs leaves nothing for the browser: some forty of them, and no news.
      onwarn: (warning, warn) => warning.code === 'EMPTY_BUNDLE' || warn(warning),
      output: isSsrBuild ? {} : { manualChunks: mergedChunks },
    },
  },
  optimizeDeps: {
    esbuildOptions: { target: 'es2022' },
    include: ['@conform-to/react', '@conform-to/zod/v4', 'zod', 'radix-ui', 'chart.js', 'react-chartjs-2'],
    exclude: [
      '@libsql/client',
      '@node-rs/argon2',
      '@remix-run/node',
      'drizzle-orm',
      'remix-auth',
      'remix-auth-form',
    ],
  },
  server: { host: '127.0.0.1' },
}));
