import { defineConfig } from 'vitest/config';
import { aliases } from './vite.aliases';

const SIMULATIONS = '{app,training}/**/*.simulation.test.ts';

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    pool: 'forks',
    // Much of the time they wait for a server or a lock: on two cores three at once take a fifth less time than two.
    maxWorkers: 3,
    // The report's page carries its styles as text.
    css: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Rules without state: a process for each file would spend its time on loading the same modules.
          isolate: false,
          include: [
            'app/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'scripts/**/*.test.ts',
            'training/**/*.test.ts',
          ],
          exclude: [SIMULATIONS],
        },
      },
      {
        extends: true,
        test: {
          name: 'simulations',
          // Rates over thousands of people, lines or talks: right in npm test, too long for test:quick.
          isolate: false,
          include: [SIMULATIONS],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: 'tests/integration/shared-server.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'formats',
          // By the definitions of whole standards, which take long to read: npm run check:formats.
          include: ['tests/formats/**/*.test.ts'],
        },
      },
    ],
  },
});
