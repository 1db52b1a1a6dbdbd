import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from './durations.mjs';
import { putAside, putBack } from './kept-assets.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INPUT_FOLDERS = ['app', 'db'];
/** What pages show, and what the build is made with, from folders that it otherwise leaves alone. */
const INPUT_DATA = [
  'training/figures.json',
  'scripts/compressed-assets.ts',
  'scripts/drawn-icons.ts',
  'scripts/flex-gaps.ts',
  'scripts/kept-pages.ts',
  'scripts/merged-chunks.ts',
  'scripts/narrow-server.ts',
  'scripts/older-sheet.ts',
  'scripts/older-styles.ts',
  'scripts/shipped-licenses.ts',
];
const INPUT_FILES = /^(remix\.config\.js|vite\..*ts|tsconfig\.json|package-lock\.json)$/;
const COMPILER = path.join(ROOT, 'node_modules/@remix-run/dev/dist/cli.js');
const SERVER_BUILD = path.join(ROOT, 'build/server/index.js');
const STAMP = path.join(ROOT, 'build/.stamp');
// Not in build/: the compiler empties that folder.
const LOCK = path.join(ROOT, 'node_modules/.cache/soundings-build.lock');
const LOCK_MINUTES = 5;

/** @param {string} folder relative to the project, as are the results */
function filesBelow(folder) {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)));
}

/** A hash over everything that the build is made from. */
function hashInputs() {
  const files = [
    ...fs.readdirSync(ROOT).filter((name) => INPUT_FILES.test(name)),
    ...INPUT_DATA,
    ...INPUT_FOLDERS.flatMap(filesBelow),
  ].sort();
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}`);
  for (const file of files) {
    const content = fs.readFileSync(path.join(ROOT, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function readStamp() {
  if (!fs.existsSync(SERVER_BUILD) || !fs.existsSync(STAMP)) return undefined;
  return fs.readFileSync(STAMP, 'utf8');
}

/** @returns {Promise<void>} */
function compile() {
  // The names of some two hundred files say nothing to people who start the app; warnings and errors do.
  const child = spawn(process.execPath, [COMPILER, 'vite:build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let isStopped = false;
  // Without this a SIGTERM would end only this process and leave the compiler writing into build/.
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      if (code === 0) resolve();
      else reject(new Error(isStopped ? 'The build was stopped.' : 'The build failed; see above.'));
    });
  });
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

function lockIsStale() {
  try {
    const pid = Number(fs.readFileSync(LOCK, 'utf8'));
    const ageMs = Date.now() - fs.statSync(LOCK).mtimeMs;
    return ageMs > LOCK_MINUTES * MINUTE_MS || (pid > 0 && !isRunning(pid));
  } catch {
    return false; // Gone in the meantime: the next attempt to take it decides.
  }
}

function takeLock() {
  try {
    fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

async function waitForLock() {
  fs.mkdirSync(path.dirname(LOCK), { recursive: true });
  while (!takeLock()) {
    if (lockIsStale()) fs.rmSync(LOCK, { force: true });
    else await sleep(200);
  }
}

/**
 * Builds the app unless the last build was made from the same sources. Safe when several processes start at once.
 * @returns whether it built
 * @throws Error when the build fails, or would be needed and its tools are not installed
 */
export async function buildIfNeeded({ force = false } = {}) {
  if (!force && readStamp() === hashInputs()) return false;
  if (!fs.existsSync(COMPILER)) {
    const why = readStamp() ? 'The sources or Node changed since the last build' : 'There is no build yet';
    throw new Error(`${why}, and the build tools are not installed. Run: npm ci && npm run build`);
  }
  await waitForLock();
  try {
    const hash = hashInputs();
    if (!force && readStamp() === hash) return false;
    fs.rmSync(STAMP, { force: true });
    console.log('Building the app, which takes up to a minute ...');
    const startedAt = Date.now();
    putAside();
    await compile().finally(putBack);
    fs.writeFileSync(STAMP, hash);
    console.log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
    return true;
  } finally {
    fs.rmSync(LOCK, { force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildIfNeeded({ force: true }).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
