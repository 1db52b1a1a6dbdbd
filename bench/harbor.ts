import { FACTS, play, type Played, visit } from '../tests/factories/harbor/play';

const CALLS = 100;
const LONGEST = 2_000;
const MOST_MS = 20;

const PLAIN = 'My sister forgot my birthday again and my boss moved the shift. ';
const TURNS = [
  { name: 'a button', from: visit(), input: '>weighs' },
  { name: 'a line', from: visit(), input: PLAIN.trim() },
  { name: 'the longest message', from: visit(), input: PLAIN.repeat(40).slice(0, LONGEST) },
  {
    name: 'danger in the longest message',
    from: visit(),
    input: `${PLAIN.repeat(40).slice(0, LONGEST - 24)} I want to die tonight.`,
  },
  { name: 'a line late in a long talk', from: talked(60), input: PLAIN.trim() },
];

function talked(turns: number): Played {
  return play(
    Array.from({ length: turns }, (_, turn) => (turn % 2 ? '>write' : PLAIN.trim())),
    visit(),
  );
}

/** Prints the processor time of one turn of Harbor, heard and answered. @returns whether all of it is short enough */
export function benchHarbor(): boolean {
  const results = TURNS.map(({ name, from, input }) => ({ name, ms: cpuMsPerTurn(from, input) }));
  for (const { name, ms } of results) {
    console.log(
      `${ms <= MOST_MS ? 'met   ' : 'MISSED'}  a turn of Harbor, ${name}: ${ms.toFixed(2)} CPU ms (at most ${MOST_MS})`,
    );
  }
  return results.every(({ ms }) => ms <= MOST_MS);
}

function cpuMsPerTurn(from: Played, input: string): number {
  for (let call = 0; call < CALLS; call += 1) play([input], from, FACTS);
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) play([input], from, FACTS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}
