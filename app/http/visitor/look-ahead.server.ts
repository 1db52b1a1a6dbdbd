import { hashToken } from '../../domain/crypto/tokens.server';
import { guestCookie, readText } from '../cookies.server';
import { findSentToken } from './sent-token.server';

const REMEMBERED = 10_000;

/** Whose session or guest cookie it was, by the hash of its token. It decides nothing: see `lookAhead`. */
const ownersOf = new Map<string, string>();

/** Notes whose token this has turned out to be. */
export function rememberOwner(token: string, ownerId: string): void {
  const key = hashToken(token);
  ownersOf.delete(key);
  ownersOf.set(key, ownerId);
  const [oldest] = ownersOf.keys();
  if (ownersOf.size > REMEMBERED && oldest !== undefined) ownersOf.delete(oldest);
}

/**
 * Asks for what a request will need of its owner's at once, while the database is still asked who that is: on a server
 * both go in one round trip. What comes is handed out for the owner who the visitor has turned out to be, and for nobody
 * else; for another one it is read then.
 */
export function lookAhead<Seen>(
  { request }: { request: Request },
  read: (ownerId: string) => Promise<Seen>,
): (ownerId: string) => Promise<Seen> {
  const guessed = guess(request, read);
  // The guess may turn out to be wrong, and then nobody awaits it: its failure must not be unhandled.
  guessed.catch(() => undefined);
  return async (ownerId) => {
    const early = await guessed;
    return early?.ownerId === ownerId ? early.seen : read(ownerId);
  };
}

async function guess<Seen>(request: Request, read: (ownerId: string) => Promise<Seen>) {
  const token = (await findSentToken(request)) ?? (await readText(request, guestCookie));
  const ownerId = token ? ownersOf.get(hashToken(token)) : undefined;
  return ownerId === undefined ? undefined : { ownerId, seen: await read(ownerId) };
}
