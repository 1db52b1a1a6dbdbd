import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer, type TestServer } from '../tests/setup/server';
import { benchAdminUsers } from './admin-users';
import { benchAnalysis } from './analysis';
import { printAssess } from './assess';
import { CHECK_IN } from './check-in';
import { benchExport } from './export';
import { benchFarDatabase } from './far-database';
import { benchHarbor } from './harbor';
import { measure, type Target } from './load';
import { logIn, makeOwners } from './owners';
import { type Check, printChecks, printTable, type Rounds } from './report';
import { benchReports } from './reports';
import { builtFile, startBareReact, startMinimalRemix } from './yardsticks';

/** Only the pages, which takes two minutes instead of ten. */
const onlyPages = process.argv.includes('--pages');
const SIZES = [1, 1_000, 10_000];
// Ten years, twice a day.
const TEN_YEARS = 7_300;
// What /history with ten years of check-ins is compared with.
const FEW = 10;
// What check-ins are posted to: nobody whose pages are measured, for they would grow from round to round.
const POSTED = SIZES.map((entries) => entries + 1);
const MINIMAL = 'minimal Remix page of 5 kB';
const MINIMAL_BYTES = 5_000;
const STRANGERS = ['/', '/auth', '/safety', '/safety/how', '/terms'];
const MEMBERS = ['/', '/checkin', '/chat', '/trends', '/history'];
const signedOut = (path: string) => `${path} signed out`;
const ofMember = (path: string) => `${path} of a member`;
const trends = (entries: number) => `/trends of ${entries}`;
const history = (entries: number) => `/history of ${entries}`;
const posts = (entries: number) => `POST /api/mood-entries of ${entries}`;
const search = (entries: number) => `GET /api/mood-entries?q= of ${entries}`;

/** What is reached, with room for a slow moment, and what was aimed at where that was said. */
const PAGES_AT_LEAST: [of: string, atLeast: number, aimedAt?: number][] = [
  [signedOut('/'), 3, 3],
  [signedOut('/safety'), 3, 3],
  [signedOut('/auth'), 3, 1],
  [ofMember('/'), 0.41, 0.5],
  [ofMember('/checkin'), 0.62, 0.5],
  [ofMember('/chat'), 0.42, 0.5],
  [ofMember('/trends'), 0.35, 0.45],
  [ofMember('/history'), 0.31],
  ['GET /api/mood-entries of a member', 1, 1],
];

const CHECKS: Check[] = [
  ...PAGES_AT_LEAST.map(([of, atLeast, aimedAt]) => ({
    name: `${of} against a ${MINIMAL}`,
    of,
    to: MINIMAL,
    atLeast,
    aimedAt,
  })),
  {
    name: `a check-in posted against a ${MINIMAL}`,
    of: posts(1_001),
    to: MINIMAL,
    atLeast: 0.44,
    aimedAt: 0.6,
  },
  {
    name: `/trends of 10000 check-ins against a ${MINIMAL}`,
    of: trends(10_000),
    to: MINIMAL,
    // What the two checks beside it leave together: .3 of the page, .7 of it with this many.
    atLeast: 0.21,
    aimedAt: 0.45,
  },
  // One a day, and ten a day: the same charts.
  { name: '/trends of 10000 against 1000 check-ins', of: trends(10_000), to: trends(1_000), atLeast: 0.7 },
  {
    name: `/history of ${TEN_YEARS} against ${FEW} check-ins`,
    of: history(TEN_YEARS),
    to: history(FEW),
    // A full page of rows beside one of ten.
    atLeast: 0.7,
  },
  {
    name: `a search that reads all notes of ${TEN_YEARS} check-ins`,
    of: search(TEN_YEARS),
    cpuMsAtMost: 100,
  },
].filter(({ of }) => !onlyPages || PAGES_AT_LEAST.some(([name]) => name === of));
const OWNERS = [FEW, ...SIZES, ...POSTED, TEN_YEARS];
// What a check compares is measured oftener, in turns, so that a slow moment of the machine meets both sides.
const ROUNDS = { checked: 5, others: 2 };
const ROUND_SECONDS = 3;
const WARM_UP_REQUESTS = 200;
// So few that the owner's number of check-ins stays about what it says.
const POSTS_PER_ROUND = 300;

async function targetsOf(app: TestServer, entries: number): Promise<Target[]> {
  const base = `http://127.0.0.1:${app.port}`;
  const common = { pid: app.process.pid ?? 0, cookie: await logIn(base, entries) };
  const page = { ...common, name: trends(entries), url: `${base}/trends` };
  const past = { ...common, name: history(entries), url: `${base}/history` };
  if (entries === FEW) return [page, past];
  // No note holds this word, so every one of them is looked at.
  const found = {
    ...common,
    name: search(entries),
    url: `${base}/api/mood-entries?q=albatross`,
    amount: 100,
  };
  if (entries === TEN_YEARS) return [past, found];
  if (!POSTED.includes(entries))
    return [page, { ...common, name: `/checkin of ${entries}`, url: `${base}/checkin` }];
  return [
    {
      ...common,
      name: posts(entries),
      url: `${base}/api/mood-entries`,
      body: CHECK_IN,
      amount: POSTS_PER_ROUND,
    },
  ];
}

async function startAll(dataDir: string): Promise<Target[]> {
  const encryptionKey = randomBytes(32).toString('base64url');
  await makeOwners({ url: `file:${dataDir}/app.db`, encryptionKey }, OWNERS);
  const app = await startServer({
    dataDir,
    env: { RATE_LIMIT_MULTIPLIER: '1000000', DATABASE_ENCRYPTION_KEY: encryptionKey },
  });
  const base = `http://127.0.0.1:${app.port}`;
  const pid = app.process.pid ?? 0;
  const minimal = await startMinimalRemix(MINIMAL_BYTES);
  const bare = await startBareReact(MINIMAL_BYTES);
  const cookie = await logIn(base, FEW);
  const stranger = STRANGERS.map((path) => ({ name: signedOut(path), url: base + path, pid }));
  const member = [...MEMBERS, '/api/mood-entries'].map((path) => ({
    name: path.startsWith('/api') ? `GET ${path} of a member` : ofMember(path),
    url: base + path,
    pid,
    cookie,
  }));
  const owned = await Promise.all(OWNERS.map((entries) => targetsOf(app, entries)));
  return [
    { ...bare, name: 'bare renderToPipeableStream' },
    { ...minimal, name: MINIMAL },
    { name: 'a built file', url: base + (await builtFile(base)), pid },
    ...stranger,
    ...member,
    ...(onlyPages ? [] : owned.flat().sort((a, b) => kindOf(a).localeCompare(kindOf(b)))),
  ];
}

const kindOf = (target: Target) => target.name.replace(/ of \d+$/, '');
const isChecked = ({ name }: Target) =>
  CHECKS.some((check) => check.of === name || ('to' in check && check.to === name));

async function measureAll(targets: Target[]): Promise<Rounds> {
  const rounds: Rounds = new Map(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure({ ...target, amount: WARM_UP_REQUESTS }, ROUND_SECONDS);
  for (let round = 0; round < ROUNDS.checked; round += 1) {
    console.log(`round ${round + 1} of ${ROUNDS.checked}`);
    for (const target of round % 2 ? targets.toReversed() : targets) {
      if (round >= ROUNDS.others && !isChecked(target)) continue;
      rounds.get(target.name)?.push(await measure(target, ROUND_SECONDS));
    }
  }
  return rounds;
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-bench-'));
process.once('exit', () => fs.rmSync(dataDir, { recursive: true, force: true }));
const rounds = await measureAll(await startAll(dataDir));

const [cpu] = os.cpus();
console.log(
  `\n${cpu?.model ?? 'unknown processor'}, ${os.cpus().length} cores, Node ${process.version}, ${os.type()} ${os.release()}`,
);
printTable(rounds, MINIMAL);
console.log('');
if (onlyPages) process.exit(printChecks(rounds, CHECKS) || !process.argv.includes('--check') ? 0 : 1);
const users = { url: `file:${dataDir}/users.db`, encryptionKey: randomBytes(32).toString('base64url') };
const isGoodEnough = [
  printChecks(rounds, CHECKS),
  benchAnalysis(),
  printAssess(),
  benchHarbor(),
  await benchReports({ ...users, url: `file:${dataDir}/reports.db` }),
  await benchExport(path.join(dataDir, 'export')),
  await benchFarDatabase(path.join(dataDir, 'far.db')),
  await benchAdminUsers(users, [1_000, 10_000, 100_000]),
].every(Boolean);
process.exit(process.argv.includes('--check') && !isGoodEnough ? 1 : 0);
