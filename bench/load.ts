import autocannon from 'autocannon';
import { cpuTimeMs } from './cpu-time';

export interface Target {
  name: string;
  url: string;
  pid: number;
  cookie?: string;
  /** What to send; without it the request is a GET. */
  body?: string;
  /** Ends a round after so many requests instead of after some seconds. */
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
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    ...(target.amount ? { amount: target.amount } : { duration: seconds }),
    ...(target.body && { method: 'POST', body: target.body }),
    headers: {
      ...(target.cookie && { cookie: target.cookie }),
      ...(target.body && { 'content-type': 'application/json' }),
    },
  });
  const after = cpuTimeMs(target.pid);
  const answered = result['2xx'];
  if (result.non2xx || result.errors || result.timeouts || !answered) {
    throw new Error(
      `${target.name}: ${answered} answers 2xx, ${result.non2xx} others, ${result.errors} errors, ${result.timeouts} timeouts`,
    );
  }
  return {
    requestsPerSecond: answered / result.duration,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: before === undefined || after === undefined ? undefined : (after - before) / answered,
  };
}
