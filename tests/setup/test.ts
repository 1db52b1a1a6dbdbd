import { expect, type Page, test as base } from 'playwright/test';
import { axeViolations } from './axe-violations';
import { watchForErrors } from './page-errors';
import { startServer, type TestServer } from './server';

interface WorkerFixtures {
  /** One app per worker, with a database of its own. */
  server: TestServer;
}

interface TestFixtures {
  jsEnabled: boolean;
  /** Declares that errors which match are part of this test; all others fail it. */
  allowErrors: (pattern: RegExp) => void;
  /** Expects that axe finds no violation on the page as it stands. Needs JavaScript; without, it only leaves a note. */
  axe: (another?: Page) => Promise<void>;
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const RULES_OF_LOOK = ['color-contrast', 'target-size'];

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  jsEnabled: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),

  allowErrors: [
    async ({ browser, server }, use) => {
      const allowed: RegExp[] = [];
      const errors = watchForErrors(browser, server.url);
      await use((pattern) => void allowed.push(pattern));
      const unexpected = errors.stop().filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors of the page that nobody expected').toEqual([]);
    },
    { auto: true },
  ],

  axe: async ({ page, jsEnabled }, use, info) => {
    const examinedBefore = new Set<string>();
    await use(async (examined = page) => {
      if (!jsEnabled) {
        info.annotations.push({ type: 'axe', description: 'not run: axe needs JavaScript' });
        return;
      }
      // What is still fading in has too little contrast for a moment. Asked of the page, not of `finished`: that promise stays
      // open for ever where what was fading is taken out of the page in between.
      await examined.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            ({ effect, playState }) =>
              playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
          ),
      );
      const content = await examined.content();
      // The same page again is a look at another theme or width.
      const rules = examinedBefore.has(content) ? RULES_OF_LOOK : AXE_TAGS;
      examinedBefore.add(content);
      const found = await axeViolations(examined, rules);
      expect(found, `axe on ${examined.url()}`).toEqual([]);
    });
  },
});

export { expect };
