import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

// Where node finds the libsql package.
const cwd = fileURLToPath(new URL('../..', import.meta.url));

const HOLD = `
const db = new (require('libsql'))(process.argv[1], { timeout: 10_000 });
db.exec('BEGIN IMMEDIATE');
console.log('locked');
process.stdin.on('end', () => { db.exec('ROLLBACK'); db.close(); }).resume();`;

const ASK = `
const db = new (require('libsql'))(process.argv[1], { timeout: 10_000 });
console.log(JSON.stringify(db.prepare(process.argv[2]).all()));
db.close();`;

const holders = new Set<ChildProcess>();
process.once('exit', () => holders.forEach((child) => child.kill('SIGKILL')));

/** Another process that holds the write lock of an unencrypted database file until it is told to let go. */
export async function holdLock(file: string): Promise<{ release: () => Promise<void> }> {
  const child = spawn(process.execPath, ['-e', HOLD, file], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  holders.add(child);
  const ended = once(child, 'exit');
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer | number];
  if (String(said).trim() !== 'locked') throw new Error(`no lock on ${file}: ${String(said)}`);
  return {
    async release() {
      child.stdin.end();
      await ended;
      holders.delete(child);
    },
  };
}

/** What a query gives when another process asks an unencrypted database file: only what is really committed. */
export async function askFromOutside<Row>(file: string, query: string): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', ASK, file, query], { cwd });
  return JSON.parse(stdout) as Row[];
}
