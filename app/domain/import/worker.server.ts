import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { MINUTE_MS } from '../calendar/durations';

const PROCESS = randomUUID();
const SILENT_MS = MINUTE_MS;

/** Who does a piece of work: this machine, this process, and this once. */
export const newWorker = (): string => JSON.stringify([os.hostname(), process.pid, PROCESS, randomUUID()]);

/** True when a worker will not go on: its process is gone, or nobody has heard of it for a minute. */
export function isGone({ worker, beatAt }: { worker: string | null; beatAt: Date }, now: Date): boolean {
  if (now.getTime() - beatAt.getTime() > SILENT_MS || worker === null) return true;
  const [host, pid, ofProcess] = JSON.parse(worker) as [string, number, string];
  // A worker on another machine can only be told by its silence.
  if (host !== os.hostname() || ofProcess === PROCESS) return false;
  return pid === process.pid || !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
