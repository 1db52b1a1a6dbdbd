import { invalidField } from '../domain/problem';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The Idempotency-Key header. @throws Problem 'invalid' for one that cannot be a key */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  if (key !== undefined && !KEY.test(key)) {
    throw invalidField('Idempotency-Key', 'An Idempotency-Key has 1 to 200 visible ASCII characters');
  }
  return key;
}
