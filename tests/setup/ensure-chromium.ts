import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright/test';

const USUAL_PATHS = [
  // The same engine without what a window needs: a third less work for every test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DOWNLOAD_MINUTES = 5;
const SYSTEM_INSTALL_MINUTES = 8;

/** A file that is there may still not start: libraries can be missing, and some systems install only a placeholder. */
function starts(file: string): boolean {
  return fs.existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Gives the path of a Chromium that starts on this machine. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...USUAL_PATHS, chromium.executablePath()].find(
    (file) => file && starts(file),
  );
}

function run(command: string, args: string[], minutes: number): boolean {
  console.log(`Installing a browser for the tests: ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: minutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function download(): boolean {
  return run('npx', ['playwright', 'install', 'chromium'], DOWNLOAD_MINUTES);
}

function installWithSystem(): boolean {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return false;
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name], SYSTEM_INSTALL_MINUTES);
  return (
    run('apt-get', ['update'], SYSTEM_INSTALL_MINUTES) &&
    (install('chromium-headless-shell') || install('chromium'))
  );
}

/** @throws Error with what to do when there is no Chromium and none could be installed */
export function ensureChromium(): string {
  const attempts = [() => true, download, installWithSystem];
  for (const attempt of attempts) {
    if (!attempt()) continue;
    const file = findChromium();
    if (file) return file;
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed here. Install it (on Debian and Ubuntu as root: ' +
      'apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`Chromium: ${ensureChromium()}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
