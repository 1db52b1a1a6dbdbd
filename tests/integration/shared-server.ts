import type { TestProject } from 'vitest/node';
import { startServer } from '../setup/server';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedServerUrl: string;
  }
}

/** One app for all files that look at nothing but its answers: a start takes two seconds of the processor. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  provide('sharedServerUrl', server.url);
  return () => server.stop();
}
