import { assess } from '~/domain/safety/assess';

const CHARACTERS = 2_000;
const CALLS = 200;

const filled = (text: string) => text.repeat(Math.ceil(CHARACTERS / text.length)).slice(0, CHARACTERS);

// Most of it is the learned listener, once for each piece of the text; a note is judged once, when it is stored.
const TEXTS = [
  {
    name: 'a plain note',
    text: 'Work was long, then I cooked dinner with my sister. We talked about the trip. I slept badly. ',
    mostMs: 4,
  },
  {
    name: 'a sad note',
    text: 'I feel tired of everything, my thoughts are dark and I do not know what to do. ',
    mostMs: 4,
  },
  { name: 'hostile: the beginning of every rule', text: 'i want to not how if i was ', mostMs: 5 },
  { name: 'hostile: one match after the other', text: 'kill myself ', mostMs: 5 },
  { name: 'hostile: spaced letters', text: 'k.i.l.l.', mostMs: 5 },
  { name: 'hostile: stars', text: 's**c*de ', mostMs: 5 },
  { name: 'hostile: glued words', text: 'killdie', mostMs: 5 },
  { name: 'hostile: piled accents', text: 'z\u0336\u0321', mostMs: 5 },
  { name: 'hostile: letters that grow', text: '\ufdfa', mostMs: 5 },
  { name: 'hostile: quotes', text: `"'`, mostMs: 5 },
];

/** Prints the processor time of judging 2,000 characters. @returns whether all of it is short enough */
export function printAssess(): boolean {
  const results = TEXTS.map(({ name, text, mostMs }) => ({ name, mostMs, ms: cpuMsPerCall(filled(text)) }));
  for (const { name, mostMs, ms } of results) {
    console.log(
      `${ms <= mostMs ? 'met   ' : 'MISSED'}  assess, ${name}: ${ms.toFixed(2)} CPU ms (at most ${mostMs})`,
    );
  }
  return results.every(({ ms, mostMs }) => ms <= mostMs);
}

function cpuMsPerCall(text: string): number {
  for (let call = 0; call < CALLS; call += 1) assess(text);
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) assess(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}
