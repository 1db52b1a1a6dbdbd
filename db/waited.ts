import { AsyncLocalStorage } from 'node:async_hooks';

const waited = new AsyncLocalStorage<number>();

/** What `work` waits for goes on from a wait of so many milliseconds. */
export const afterWaiting = <Result>(ms: number, work: () => Promise<Result>): Promise<Result> =>
  waited.run(ms, work);

/** How long somebody has waited before they got to ask the database, in milliseconds. */
export const waitedBefore = (): number => waited.getStore() ?? 0;
