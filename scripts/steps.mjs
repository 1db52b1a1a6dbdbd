import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';

/**
 * Runs a program whose words are seen as they come.
 * @param {string} program @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: isWindows,
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
}

/**
 * Runs one of our own npm scripts; its words come when it ends.
 * @param {string} name @param {string} script
 * @returns {Promise<boolean>} whether it ended well
 */
function check(name, script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { shell: isWindows });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.once('error', (error) => (output += error.message));
    child.once('close', (status) => {
      console.log(`-- ${name}: ${status === 0 ? 'good' : 'failed'}\n${output}`);
      resolve(status === 0);
    });
  });
}

/**
 * Each of them keeps one core busy, so they run at the same time.
 * @param {[name: string, script: string][]} checks
 */
export async function runChecks(checks) {
  const results = await Promise.all(checks.map(([name, script]) => check(name, script)));
  return results.every(Boolean);
}

/**
 * Runs steps one after another up to the first that fails.
 * @param {[name: string, step: () => Promise<boolean>][]} steps
 * @returns {Promise<string | undefined>} the name of the step that failed
 */
export async function firstFailure(steps) {
  for (const [name, step] of steps) {
    console.log(`\n== ${name}`);
    if (!(await step())) return name;
  }
}
