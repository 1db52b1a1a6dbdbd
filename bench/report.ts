import type { Round } from './load';

export type Rounds = Map<string, Round[]>;

export interface Check {
  name: string;
  of: string;
  to: string;
  atLeast: number;
}

const median = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const known = (values: (number | undefined)[]) => values.filter((value) => value !== undefined);

/** The median over the rounds, each compared with the other's round of about the same moment. */
export function speedRatio(rounds: Rounds, of: string, to: string): number {
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
    const cpu = known(results.map(({ cpuMsPerRequest }) => cpuMsPerRequest));
    return {
      what: name,
      'requests/s': Math.round(median(results.map(({ requestsPerSecond }) => requestsPerSecond))),
      'p99 ms': Math.round(median(results.map(({ p99Ms }) => p99Ms)) * 10) / 10,
      'CPU ms': cpu.length ? median(cpu).toFixed(2) : '-',
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

/** @returns whether every ratio is good enough */
export function printChecks(rounds: Rounds, checks: Check[]): boolean {
  const results = checks.map((check) => ({ ...check, ratio: speedRatio(rounds, check.of, check.to) }));
  for (const { name, ratio, atLeast } of results) {
    console.log(
      `${ratio >= atLeast ? 'met   ' : 'MISSED'}  ${name}: ${ratio.toFixed(2)} (at least ${atLeast})`,
    );
  }
  return results.every(({ ratio, atLeast }) => ratio >= atLeast);
}
