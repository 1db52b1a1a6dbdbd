import { defineConfig } from 'playwright/test';
import { findChromium } from './tests/setup/ensure-chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    browserName: 'chromium',
    // What a test answers in the server's place would not reach a page through it; tests of it allow it.
    serviceWorkers: 'block',
    // Even for a test that passes Playwright takes one before it knows.
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Our Cross-Origin-Opener-Policy would have a process of its own for each page.
        '--renderer-process-limit=1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // The same tests, for those with JavaScript and those without; but for files about what only one of them meets.
  projects: [
    { name: 'js', testIgnore: '**/*-plain.spec.ts' },
    {
      name: 'no-js',
      // A stranger's pages ship no script (docs/decisions/065): both projects would meet the same bytes.
      testIgnore: ['**/*-live.spec.ts', '**/open-pages.spec.ts'],
      use: { javaScriptEnabled: false },
    },
  ],
});
