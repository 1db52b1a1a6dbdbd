export type ProblemKind =
  | 'malformed'
  | 'unsupported'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'outdated'
  | 'gone'
  | 'invalid'
  | 'locked'
  | 'too-many'
  | 'unavailable';

export type FieldErrors = Record<string, string[]>;

interface ProblemDetails {
  /** What is wrong with which field; every list holds at least one sentence. */
  errors?: FieldErrors;
  retryAfterSeconds?: number;
  /** For the log: what stands behind it. */
  cause?: unknown;
}

/** The one error of the domain: something a person can be told. Its message is safe to show. */
export class Problem extends Error {
  override name = 'Problem';
  readonly errors?: FieldErrors;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly kind: ProblemKind,
    message: string,
    details: ProblemDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A problem with one field. */
export function invalidField(field: string, message: string): Problem {
  return new Problem('invalid', message, { errors: { [field]: [message] } });
}
