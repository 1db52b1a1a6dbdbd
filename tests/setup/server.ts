import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port';

export interface ServerOptions {
  /** Added to the few variables that every test server gets; nothing of the caller's own settings reaches it. */
  env?: Record<string, string>;
  /** Without it: a fresh folder, removed when this process ends. */
  dataDir?: string;
  /** Tried before any other. */
  port?: number;
}

export interface TestServer {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** The mails sent so far, oldest first, each as the text of its .eml file. */
  outbox(): Promise<string[]>;
  /** All it has printed. */
  logs(): string;
  /** Ends it as a deployment would; requests in flight are answered. */
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill9(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// Long enough for another process that happens to be building.
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 15_000;
const PORT_ATTEMPTS = 3;
const KEPT_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];

const running = new Set<ChildProcess>();
const temporaryFolders = new Set<string>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of temporaryFolders) fs.rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts the app as it ships, in a process of its own, and waits until it answers.
 * @throws Error with the log when it ends before that
 */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? temporaryFolder();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const port = (attempt === 1 && options.port) || (await freePort());
      return await startOn(port, dataDir, options.env ?? {});
    } catch (error) {
      const isPortTaken = (error as Error).message.includes('already in use');
      if (!isPortTaken || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-test-'));
  temporaryFolders.add(folder);
  return folder;
}

async function startOn(port: number, dataDir: string, env: Record<string, string>): Promise<TestServer> {
  const kept = KEPT_VARIABLES.map((name) => [name, process.env[name]]).filter(([, value]) => value);
  // A developer's own .env must not change what is tested.
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-env-file'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...(Object.fromEntries(kept) as Record<string, string>),
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_MULTIPLIER: '1000',
      STOP_GRACE_SECONDS: '0',
      ...env,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  running.add(child);
  void ended.then(() => running.delete(child));

  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  }

  // A test run that forgets to stop a server still ends, and takes the server with it.
  child.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as Socket).unref();

  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    const patience = new AbortController();
    const late = sleep(STOP_LIMIT_MS, true, { signal: patience.signal }).catch(() => false);
    const isLate = await Promise.race([ended, late]);
    patience.abort();
    if (!isLate) return;
    child.kill('SIGKILL');
    throw new Error(`The server did not stop within ${STOP_LIMIT_MS / 1000} s of ${signal}:\n${log}`);
  }

  const url = `http://localhost:${port}`;
  // What answers there may be another test's server, which was given the same free port a moment before.
  const isOurs = () => log.includes('Soundings is ready at');
  if (!(await waitForHealth(`http://127.0.0.1:${port}/healthz`, ended, isOurs))) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start:\n${log}`);
  }
  return {
    url,
    port,
    dataDir,
    process: child,
    outbox: () => readOutbox(dataDir),
    logs: () => log,
    stop: () => end('SIGTERM'),
    kill9: () => end('SIGKILL'),
  };
}

async function waitForHealth(url: string, ended: Promise<void>, isOurs: () => boolean): Promise<boolean> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!hasEnded && Date.now() < giveUpAt) {
    const response =
      isOurs() && (await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined));
    if (response && response.ok) return true;
    await sleep(50);
  }
  return false;
}

async function readOutbox(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return Promise.all(names.sort().map((name) => fs.promises.readFile(path.join(folder, name), 'utf8')));
}
