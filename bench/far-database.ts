import { setTimeout as sleep } from 'node:timers/promises';
import { memberDetails } from '../tests/factories/people';
import { startDatabaseProxy } from '../tests/setup/database-proxy';
import { startHranaServer } from '../tests/setup/hrana-server';
import { startServer } from '../tests/setup/server';
import { CHECK_IN } from './check-in';
import { cpuTimeMs } from './cpu-time';

const TRIES = 20;
const BUSY_MS = 500;
const PEOPLE = 20;
const WRITES_EACH = 10;
const FAR_MS = 30;
/** A proxy counts what goes on in the background, too. */
const BACKGROUND = 0.2;

interface Kind {
  name: string;
  path: string;
  body: string;
  /** A second, of one instance. */
  atLeast: number;
}

const KINDS: Kind[] = [
  { name: 'check-ins', path: '/api/mood-entries', body: CHECK_IN, atLeast: 60 },
  { name: 'chat turns', path: '/api/chat', body: JSON.stringify({ message: 'A long day' }), atLeast: 40 },
];
const ROUND_TRIPS = 2;
const SLOWEST_MS = 1000;

interface Seen {
  perSecond: number;
  slowestMs: number;
  /** As busy. */
  refused: number;
  roundTrips: number;
  cpuMs: number | undefined;
}

/**
 * Twenty people who write at once, with a database that is 30 ms away. What the distance may cost is judged against the
 * same run without one, so that a slow machine is not held against it.
 */
export async function benchFarDatabase(file: string): Promise<boolean> {
  const database = await startHranaServer({ file });
  const proxy = await startDatabaseProxy(database.url);
  const app = await startServer({ env: { DATABASE_URL: proxy.url, RATE_LIMIT_MULTIPLIER: '1000000' } });
  const base = `http://127.0.0.1:${app.port}`;
  try {
    const cookies = await Promise.all(Array.from({ length: PEOPLE }, () => register(base)));
    const measure = async (kind: Kind, delayMs: number): Promise<Seen> => {
      proxy.standAway(delayMs);
      const before = { trips: proxy.roundTrips(), cpu: cpuTimeMs(app.process.pid ?? 0) };
      const { seconds, slowestMs, refused } = await writeAtOnce(`${base}${kind.path}`, kind.body, cookies);
      const cpu = cpuTimeMs(app.process.pid ?? 0);
      const count = PEOPLE * WRITES_EACH;
      return {
        perSecond: count / seconds,
        slowestMs,
        refused,
        roundTrips: (proxy.roundTrips() - before.trips) / count,
        cpuMs: cpu === undefined || before.cpu === undefined ? undefined : (cpu - before.cpu) / count,
      };
    };
    let isGoodEnough = true;
    for (const kind of KINDS) {
      await measure(kind, 0);
      const near = await measure(kind, 0);
      isGoodEnough = judge(kind, { far: await measure(kind, FAR_MS), near }) && isGoodEnough;
    }
    return isGoodEnough;
  } finally {
    await app.stop();
    await proxy.close();
    await database.close();
  }
}

/** A server that works out many passwords at once says that it is busy: then once more, a moment later. */
async function register(base: string, triesLeft = TRIES): Promise<string> {
  const details = memberDetails();
  const response = await fetch(`${base}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...details, confirmPassword: details.password }),
  });
  if (response.status === 503 && triesLeft > 1) {
    await response.arrayBuffer();
    await sleep(BUSY_MS);
    return register(base, triesLeft - 1);
  }
  if (!response.ok) throw new Error(`registering answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Each person sends the next as soon as the last was answered. @throws Error when an answer was neither 2xx nor 503 */
async function writeAtOnce(url: string, body: string, cookies: string[]) {
  const beganAt = performance.now();
  let slowestMs = 0;
  let refused = 0;
  await Promise.all(
    cookies.map(async (cookie) => {
      for (let index = 0; index < WRITES_EACH; index += 1) {
        const askedAt = performance.now();
        const headers = { cookie, 'content-type': 'application/json' };
        const response = await fetch(url, { method: 'POST', headers, body });
        await response.arrayBuffer();
        if (response.status === 503) refused += 1;
        else if (!response.ok) throw new Error(`${url} answered ${response.status}`);
        slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      }
    }),
  );
  return { seconds: (performance.now() - beganAt) / 1000, slowestMs, refused };
}

function judge({ name, atLeast }: Kind, { far, near }: { far: Seen; near: Seen }): boolean {
  const whole = Math.round;
  const where = `${name} of ${PEOPLE} people, ${FAR_MS} ms to the database`;
  const checks = [
    {
      what: `${far.roundTrips.toFixed(2)} round trips each (at most ${ROUND_TRIPS})`,
      isMet: far.roundTrips <= ROUND_TRIPS + BACKGROUND,
    },
    {
      what: `${whole(far.perSecond)} a second, ${whole(near.perSecond)} without the distance (at least ${atLeast}, or 0.8 of those)`,
      isMet: far.perSecond >= Math.min(atLeast, 0.8 * near.perSecond),
    },
    {
      what: `the slowest ${whole(far.slowestMs)} ms, ${whole(near.slowestMs)} without (at most ${SLOWEST_MS}, or 300 more)`,
      isMet: far.slowestMs <= Math.max(SLOWEST_MS, near.slowestMs + 300),
    },
    {
      what: `${far.cpuMs?.toFixed(1) ?? '-'} ms of processor time each (at most ${whole(1000 / atLeast)})`,
      isMet: far.cpuMs === undefined || far.cpuMs <= 1000 / atLeast,
    },
  ];
  checks.push({
    what: `${far.refused} refused as busy, ${near.refused} without the distance (at most as many)`,
    isMet: far.refused <= near.refused,
  });
  for (const { what, isMet } of checks) console.log(`${isMet ? 'met   ' : 'MISSED'}  ${where}: ${what}`);
  return checks.every(({ isMet }) => isMet);
}
