import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/setup/free-port';

export interface Yardstick {
  url: string;
  pid: number;
  stop(): void;
}

const REMIX = 'node_modules/@remix-run/dev/dist/cli.js';
const REMIX_SERVE = 'node_modules/@remix-run/serve/dist/cli.js';
const START_LIMIT_MS = 20_000;

/** A minimal Remix app under remix-serve, its page as long as ours. */
export async function startMinimalRemix(pageBytes: number): Promise<Yardstick> {
  execFileSync(process.execPath, [REMIX, 'vite:build', '--config', 'bench/minimal/vite.config.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return startWithBytes([REMIX_SERVE, 'build/bench-minimal/server/index.js'], pageBytes);
}

/** `renderToPipeableStream` on node:http, its page as long as ours. */
export async function startBareReact(pageBytes: number): Promise<Yardstick> {
  return startWithBytes(['--import', 'tsx', 'bench/bare.tsx'], pageBytes);
}

/** The address of a file of the build, such as the style sheet: what it costs to send something that is there already. */
export async function builtFile(base: string): Promise<string> {
  const page = await (await fetch(base)).text();
  const address = /\/assets\/[^"]+\.css/.exec(page)?.[0];
  if (!address) throw new Error('the page names no style sheet');
  return address;
}

async function pageLength(url: string): Promise<number> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** Starts it once with an empty page to learn what the frame around it weighs. */
async function startWithBytes(args: string[], pageBytes: number): Promise<Yardstick> {
  const empty = await start(args, 0);
  const frame = await pageLength(empty.url);
  empty.stop();
  const sized = await start(args, pageBytes - frame);
  const length = await pageLength(sized.url);
  if (length !== pageBytes) throw new Error(`the page to compare with has ${length} bytes, not ${pageBytes}`);
  return sized;
}

async function start(args: string[], fillerBytes: number): Promise<Yardstick> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    // A pipe that is read, as our own server's: writing the log costs both the same.
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PAGE_BYTES: String(fillerBytes),
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  child.stdout.resume();
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilUp(child, url);
  return { url, pid: child.pid ?? 0, stop: () => void child.kill('SIGKILL') };
}

async function waitUntilUp(child: ChildProcess, url: string): Promise<void> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < giveUpAt) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error(`${child.spawnargs.join(' ')} did not start`);
}
