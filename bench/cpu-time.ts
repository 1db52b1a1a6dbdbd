import fs from 'node:fs';

// Linux counts in hundredths of a second, whatever the kernel's own tick is.
const MS_PER_TICK = 10;

/** The processor time a process has used so far; undefined where the system does not tell. */
export function cpuTimeMs(pid: number): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [userTicks, systemTicks] = [Number(fields[11]), Number(fields[12])];
    return (userTicks + systemTicks) * MS_PER_TICK;
  } catch {
    return undefined;
  }
}
