import { readText, sessionCookie } from '../cookies.server';

export const bearerOf = (request: Request) =>
  /^Bearer +(\S+)\s*$/i.exec(request.headers.get('Authorization') ?? '')?.[1];

/** The token of the session that a request came with, alive or not. */
export async function findSentToken(request: Request): Promise<string | undefined> {
  return bearerOf(request) ?? (await readText(request, sessionCookie)) ?? undefined;
}
