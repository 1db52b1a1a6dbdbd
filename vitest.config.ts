import { defineConfig } from 'vitest/config';
import { aliases } from './vite.aliases';

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    pool: 'forks',
    // The report's page carries its styles as text.
    css: true,
    include: [
      'app/**/*.test.{ts,tsx}',
      'db/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/integration/**/*.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
