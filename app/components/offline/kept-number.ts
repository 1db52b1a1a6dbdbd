import type { Helper } from '~/domain/safety-plan/helpers';

// As the service worker names them.
const [SHELF, NUMBER] = ['soundings-number', '/offline/number'];

export interface KeptNumber extends Helper {
  /** Whose it is, as the pages of this browser name each other's owners. */
  viewerKey: string;
}

/** Whether this browser can show anything without a connection. */
export const canKeepNumber = () => 'serviceWorker' in navigator && 'caches' in window;

/** The number that is kept on this device to be shown without a connection. */
export async function readKeptNumber(): Promise<KeptNumber | undefined> {
  const found = await caches.match(NUMBER, { cacheName: SHELF });
  return found && ((await found.json()) as KeptNumber);
}

export async function keepNumber(number: KeptNumber): Promise<void> {
  await (await caches.open(SHELF)).put(NUMBER, new Response(JSON.stringify(number)));
}

export async function dropKeptNumber(): Promise<void> {
  await caches.delete(SHELF);
}
