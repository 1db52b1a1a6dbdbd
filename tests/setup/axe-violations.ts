import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { CDPSession, Page } from 'playwright/test';

// To read it is a third of a look; the other file of the package is more than twice as long.
const SOURCE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  id: string;
  help: string;
  /** The elements as the page has them. */
  where: string[];
}

/** What axe finds wrong on the page as it stands; frames are not looked into, for the app has none. */
export async function axeViolations(page: Page, runOnly: RunOptions['runOnly']): Promise<Violation[]> {
  // A document that was looked at before has it still.
  if (!(await page.evaluate(() => 'axe' in window))) await putIn(page, SOURCE);
  // It would write down what passed, element by element: half of its work, and nobody reads it.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  return page.evaluate(async (given) => {
    const { axe } = window as typeof window & { axe: typeof axeCore };
    const { violations } = await axe.run(document, given);
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  }, options);
}

/** One for each page, open as long as it is: to end one also ends what another has plugged in, such as a device with passkeys. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Evaluates a script so that Chromium keeps what it has compiled for the next document; `evaluate` has it read again. */
async function putIn(page: Page, script: string): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Runtime.evaluate', { expression: script });
}
