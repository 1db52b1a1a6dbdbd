import { AsyncLocalStorage } from 'node:async_hooks';

const waited = new AsyncLocalStorage<number>();

/** Does `work` as if `ms` milliseconds of waiting had passed already. */
export const afterWaiting = <Result>(ms: number, work: () => Promise<Result>): Promise<Result> =>
  waited.run(ms, work);

/** How long somebody has waited before they got to ask the database, in milliseconds. */
export const waitedBefore = (): number => waited.getStore() ?? 0;
