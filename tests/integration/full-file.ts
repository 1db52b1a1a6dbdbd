import { execFileSync, spawnSync } from 'node:child_process';

/** Linux has it. */
export const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0;

/** A process whose files cannot grow past this many bytes: to it, the disk is full. `undefined` gives it room again. */
export function limitFiles(pid: number, bytes?: number): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
}
