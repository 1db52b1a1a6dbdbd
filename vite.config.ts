import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { compressedAssets } from './scripts/compressed-assets';
import { drawnIcons } from './scripts/drawn-icons';
import { keptPages } from './scripts/kept-pages';
import { mergedChunks } from './scripts/merged-chunks';
import { narrowServer } from './scripts/narrow-server';
import { olderSheetModule } from './scripts/older-sheet';
import { olderStyles } from './scripts/older-styles';
import { shippedLicenses } from './scripts/shipped-licenses';
import { aliases } from './vite.aliases';

/** The stated minimum (docs/decisions/072). */
const OLDEST_BROWSERS = ['safari14', 'chrome87', 'firefox78'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix(remixConfig),
    keptPages(),
    drawnIcons(),
    shippedLicenses(),
    olderSheetModule(),
    compressedAssets(),
    narrowServer(),
  ],
  css: { postcss: { plugins: [olderStyles] } },
  resolve: { alias: aliases },
  // esbuild cannot lower destructuring, and calls it missing in Safari 14.0 for the sake of one rare bug.
  esbuild: { supported: { destructuring: true } },
  build: {
    // Top-level await in server modules needs es2022. Styles have one target in both builds, else the ?url style sheet would
    // have two different hashes.
    target: isSsrBuild ? 'es2022' : OLDEST_BROWSERS,
    cssTarget: OLDEST_BROWSERS,
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
