import { AsyncLocalStorage } from 'node:async_hooks';

const waited = new AsyncLocalStorage<number>();

let isCounted = false;

/** Waits count for whoever asks a server. A file's process is spared: AsyncLocalStorage makes every promise dearer. */
export function countWaits(): void {
  isCounted = true;
}

/** Does `work` as if `ms` milliseconds of waiting had passed already. */
export const afterWaiting = <Result>(ms: number, work: () => Promise<Result>): Promise<Result> =>
  isCounted ? waited.run(ms, work) : work();

/** How long somebody has waited before they got to ask the database, in milliseconds. */
export const waitedBefore = (): number => waited.getStore() ?? 0;
