import { fileURLToPath } from 'node:url';
import { firstFailure, run, runChecks } from './steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** What a change most often breaks: no build, no server, no browser. */
async function quickly() {
  const results = await Promise.all([
    runChecks([
      ['types', 'typecheck'],
      ['lint', 'lint'],
    ]),
    run('npx', ['vitest', 'run', '--project=unit', '--silent=passed-only']),
  ]);
  return results.every(Boolean);
}

process.exitCode = (await firstFailure([['types, lint and unit tests', quickly]])) ? 1 : 0;
