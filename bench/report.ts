import type { Round } from './load';

export type Rounds = Map<string, Round[]>;

/** How fast against another target, what is held of it and what was aimed at; or how much processor time at the most. */
export type Check = { name: string; of: string } & (
  { to: string; atLeast: number; aimedAt?: number } | { cpuMsAtMost: number }
);

const median = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

function cpuMsOf(rounds: readonly Round[]): number | undefined {
  const known = rounds.flatMap(({ cpuMsPerRequest }) => cpuMsPerRequest ?? []);
  return known.length > 0 ? median(known) : undefined;
}

/** The median over the rounds, each compared with the other's round of about the same moment. */
function speedRatio(rounds: Rounds, of: string, to: string): number {
  const theirs = rounds.get(to) ?? [];
  const ours = rounds.get(of) ?? [];
  return median(
    ours.flatMap(({ requestsPerSecond }, index) => {
      const other = theirs[index];
      return other ? [requestsPerSecond / other.requestsPerSecond] : [];
    }),
  );
}

export function printTable(rounds: Rounds, yardstick: string): void {
  const table = [...rounds].map(([name, results]) => {
    const cpuMs = cpuMsOf(results);
    return {
      what: name,
      'requests/s': Math.round(median(results.map(({ requestsPerSecond }) => requestsPerSecond))),
      'p99 ms': Math.round(median(results.map(({ p99Ms }) => p99Ms)) * 10) / 10,
      'CPU ms': cpuMs?.toFixed(2) ?? '-',
      [`x ${yardstick}`]: speedRatio(rounds, name, yardstick).toFixed(2),
    };
  });
  const columns = Object.keys(table[0] ?? {});
  const cells = [columns, ...table.map((row) => Object.values(row).map(String))];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) {
    const padded = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(padded.join('   '));
  }
}

function judge(rounds: Rounds, check: Check): { isMet: boolean; found: string } {
  if ('to' in check) {
    const ratio = speedRatio(rounds, check.of, check.to);
    const aimed = check.aimedAt === undefined ? '' : `, aimed at ${check.aimedAt.toFixed(2)}`;
    const found = `${ratio.toFixed(2)} (held: at least ${check.atLeast.toFixed(2)}${aimed})`;
    return { isMet: ratio >= check.atLeast, found };
  }
  const cpuMs = cpuMsOf(rounds.get(check.of) ?? []);
  // Where the system does not tell, nothing can be held against it.
  if (cpuMs === undefined) return { isMet: true, found: 'processor time is not known here' };
  const found = `${cpuMs.toFixed(1)} ms of processor time (at most ${check.cpuMsAtMost})`;
  return { isMet: cpuMs <= check.cpuMsAtMost, found };
}

/** @returns whether every check is met */
export function printChecks(rounds: Rounds, checks: Check[]): boolean {
  const results = checks.map((check) => ({ ...judge(rounds, check), name: check.name }));
  for (const { name, isMet, found } of results)
    console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${found}`);
  return results.every(({ isMet }) => isMet);
}
