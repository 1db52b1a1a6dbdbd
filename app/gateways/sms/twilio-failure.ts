import type { SmsOutcome } from './sms-gateway';

interface Failure {
  status?: unknown;
  code?: unknown;
  message?: unknown;
}

/** Errors of a connection that was never made: nothing can have been sent. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const TOO_MANY_REQUESTS = 429;

const UNKNOWN_FATE = 'The answer was lost: it may have been sent.';

/**
 * What a failed send means. Only an answer that refuses, or a connection that never stood, says for certain that nothing
 * was sent; after a time-out, a cut connection, an unreadable answer or an error of the server's own the fate is unknown.
 */
export function outcomeOfFailure(error: unknown): SmsOutcome {
  const { status, code, message }: Failure = typeof error === 'object' && error !== null ? error : {};
  const text = typeof message === 'string' ? message.slice(0, 300) : '';
  if (typeof status === 'number') {
    const known = { code: typeof code === 'number' ? code : undefined, error: `${status}: ${text}` };
    if (status === TOO_MANY_REQUESTS) return { status: 'postponed', ...known };
    if (status >= 400 && status < 500) return { status: 'failed', ...known };
    return { status: 'unknown', ...known };
  }
  if (typeof code === 'string' && NEVER_CONNECTED.has(code)) {
    return { status: 'postponed', error: `The provider could not be reached (${code}).` };
  }
  return { status: 'unknown', error: typeof code === 'string' ? `${UNKNOWN_FATE} (${code})` : UNKNOWN_FATE };
}
