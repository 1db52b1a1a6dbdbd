import { fileURLToPath } from 'node:url';
import { firstFailure, run, runChecks } from './steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/**
 * What a change most often breaks: no build, no server, no browser, no simulation. ESLint looks at changed files alone, so
 * a type that breaks a rule in another file is found by npm test.
 */
async function quickly() {
  const results = await Promise.all([
    runChecks([
      ['types', 'typecheck'],
      ['lint', 'lint:quick'],
    ]),
    run('npx', ['vitest', 'run', '--project=unit', '--silent=passed-only']),
  ]);
  return results.every(Boolean);
}

process.exitCode = (await firstFailure([['types, lint and unit tests', quickly]])) ? 1 : 0;
