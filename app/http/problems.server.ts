import { data } from '@remix-run/node';
import { isUnavailable } from 'db/errors';
import { Deactivated } from '../domain/accounts/refusals.server';
import { Problem, type ProblemKind } from '../domain/problem';
import { env } from '../env.server';
import { logError } from '../running/log.server';
import { nameOf } from './log.server';

const STATUS: Record<ProblemKind, number> = {
  malformed: 400,
  unsupported: 415,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  outdated: 412,
  gone: 410,
  invalid: 422,
  locked: 423,
  'too-many': 429,
  unavailable: 503,
};

const BUSY_MESSAGE =
  'We could not reach our storage just now. Nothing was changed. Please try again in a moment.';

/** The request came with a session that has ended: the answer deletes its cookies. */
export class SessionEnded extends Problem {
  constructor() {
    super('unauthenticated', 'Your session has ended. Please log in again.');
  }
}

/** The session is there, and its app lock has fallen. */
export class Locked extends Problem {
  constructor() {
    super('locked', 'Soundings is locked. Unlock it with your PIN or your password.');
  }
}

export interface ErrorBody {
  message: string;
  errors?: Record<string, string[]>;
  /** The id of an unexpected error, to quote when asking for help. */
  id?: string;
}

/** The one path from an error to a status, a body and headers. What nobody expected is logged and gets an id. */
export function describeError(
  error: unknown,
  where: string,
): { status: number; body: ErrorBody; headers: Headers } {
  const headers = new Headers();
  if (error instanceof Problem) {
    if (error.cause !== undefined) logError(where, error.cause);
    if (error.retryAfterSeconds) headers.set('Retry-After', String(error.retryAfterSeconds));
    const { errors } = error;
    const { OPERATOR_CONTACT: contact } = env;
    const message = error instanceof Deactivated && contact ? error.at(contact) : error.message;
    return { status: STATUS[error.kind], body: errors ? { message, errors } : { message }, headers };
  }
  const id = logError(where, error);
  if (isUnavailable(error)) {
    headers.set('Retry-After', '5');
    return { status: 503, body: { message: BUSY_MESSAGE }, headers };
  }
  return { status: 500, body: { message: 'Something went wrong on our side.', id }, headers };
}

/** Wraps a screen's loader or action: whatever it throws becomes an error page that says what happened. */
export function withErrorPage<Args extends { request: Request }, Result>(
  handler: (args: Args) => Promise<Result>,
) {
  return async (args: Args): Promise<Result> => {
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof Response || isThrownData(error)) throw error;
      if (args.request.signal.aborted) throw error;
      const { status, body, headers } = describeError(error, nameOf(args.request));
      throw data(body, { status, headers });
    }
  };
}

export const isThrownData = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (error as { type?: unknown }).type === 'DataWithResponseInit';
