import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './build-if-needed.mjs';
import { firstFailure, run, runChecks } from './steps.mjs';

const REPORTS = 'test-results';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
for (const report of [UNIT_REPORT, BROWSER_REPORT]) fs.rmSync(report, { force: true });
fs.mkdirSync(REPORTS, { recursive: true });

/** @type {[name: string, script: string][]} */
const STATIC_CHECKS = [
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['format', 'format:check'],
];

// A busy machine must not fail the whole run; what needed its second attempt is named (docs/decisions/033).
const unitTests = () =>
  run('npx', [
    'vitest',
    'run',
    '--project=unit',
    '--project=simulations',
    '--project=integration',
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ]);
const browserTests = () =>
  run('npx', ['playwright', 'test', '--retries=1', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(BROWSER_REPORT),
  });

async function build() {
  try {
    await buildIfNeeded();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** The integration tests wait for locks and clocks much of the time, in which the checks get on. */
async function checksAndUnitTests() {
  const results = await Promise.all([runChecks(STATIC_CHECKS), unitTests()]);
  return results.every(Boolean);
}

/** @type {[name: string, step: () => Promise<boolean>][]} */
const STEPS = [
  // Before the integration tests: they start the app as it ships.
  ['build', build],
  // Before them, too: they print reports.
  ['a browser for the tests', () => run('npx', ['tsx', 'tests/setup/ensure-chromium.ts'])],
  ['types, lint, format, unit and integration tests', checksAndUnitTests],
  ['browser tests', browserTests],
];

/** @param {string} file */
function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

function countTests() {
  const unit = readReport(UNIT_REPORT);
  const browser = readReport(BROWSER_REPORT)?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    atSecondAttempt: browser?.flaky ?? 0,
    failed: (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (browser?.skipped ?? 0),
  };
}

const failedStep = await firstFailure(STEPS);
const { passed, atSecondAttempt, failed, skipped } = countTests();
console.log('');
if (failedStep) console.log(`Stopped at: ${failedStep}`);
if (skipped) console.log(`${skipped} skipped`);
if (atSecondAttempt) console.log(`${atSecondAttempt} browser tests needed a second attempt`);
// A step that failed without a failed test (a type error, a crash) must not read as "0 failed".
console.log(`${passed} passed, ${failedStep ? Math.max(failed, 1) : failed} failed`);
process.exitCode = failedStep ? 1 : 0;
