import { afterAll, beforeAll, inject } from 'vitest';
import { type ServerOptions, startServer, type TestServer } from '../setup/server';
import { Caller } from './caller';

const BUILD_MS = 180_000;

/** The app that other files use at the same time, for tests that look at nothing but answers to people of their own. */
export function useSharedServer() {
  const url = inject('sharedServerUrl');
  return {
    url,
    port: Number(new URL(url).port),
    newCaller: (headers?: Record<string, string>) => new Caller(url, headers),
  };
}

/** The app as it ships, for the tests of one file; on a machine without a build it is built first. */
export function useServer(options: ServerOptions = {}) {
  let server: TestServer | undefined;
  const required = () => {
    if (!server) throw new Error('the server runs from beforeAll to afterAll');
    return server;
  };
  beforeAll(async () => {
    server = await startServer(options);
  }, BUILD_MS);
  afterAll(() => server?.stop());
  return {
    get url() {
      return required().url;
    },
    get port() {
      return required().port;
    },
    get dataDir() {
      return required().dataDir;
    },
    get pid() {
      return required().process.pid ?? 0;
    },
    logs: () => required().logs(),
    outbox: () => required().outbox(),
    /** Somebody with a browser of their own. */
    newCaller: (headers?: Record<string, string>) => new Caller(required().url, headers),
  };
}
