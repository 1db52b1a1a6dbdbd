import autocannon from 'autocannon';
import { cpuTimeMs } from './cpu-time';

export interface Target {
  name: string;
  url: string;
  pid: number;
  cookie?: string;
  /** What to send; without it the request is a GET. */
  body?: string;
  /** Ends a round after this many requests instead of after some seconds. */
  amount?: number;
}

export interface Round {
  requestsPerSecond: number;
  p99Ms: number;
  cpuMsPerRequest: number | undefined;
}

const CONNECTIONS = 10;

/** Puts load on one target. @throws Error when an answer was anything but 2xx */
export async function measure(target: Target, seconds: number): Promise<Round> {
  const before = cpuTimeMs(target.pid);
  const { result, elapsedMs } = await run(optionsFor(target, seconds));
  const after = cpuTimeMs(target.pid);
  const answered = result['2xx'];
  const { non2xx, errors, timeouts } = result;
  if (non2xx || errors || timeouts || !answered) {
    throw new Error(
      `${target.name}: ${answered} answers 2xx, ${non2xx} others, ${errors} errors, ${timeouts} time-outs`,
    );
  }
  return {
    requestsPerSecond: (1000 * answered) / elapsedMs,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: before === undefined || after === undefined ? undefined : (after - before) / answered,
  };
}

function optionsFor({ url, cookie, body, amount }: Target, seconds: number): autocannon.Options {
  return {
    url,
    connections: CONNECTIONS,
    ...(amount ? { amount } : { duration: seconds }),
    ...(body && { method: 'POST', body }),
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
  };
}

/** autocannon's own duration goes by its one-second ticks: too coarse for a fixed number of requests. */
function run(options: autocannon.Options): Promise<{ result: autocannon.Result; elapsedMs: number }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let lastAnswerAt = startedAt;
    autocannon(options, (error, result) => {
      if (error) reject(error);
      else resolve({ result, elapsedMs: lastAnswerAt - startedAt });
    }).on('response', () => (lastAnswerAt = performance.now()));
  });
}
