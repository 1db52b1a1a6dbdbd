import { db } from '../../db.server';
import { endSession, findLiveSession } from '../../domain/accounts/sessions.server';
import { endedSessions } from '../../ended-sessions.server';
import { inTime } from '../../running/in-time';
import { logError } from '../../running/log.server';
import { readText, sessionCookie } from '../cookies.server';
import { nameOf } from '../log.server';
import { findSentToken } from '../visitor/sent-token.server';

/** Nobody waits longer than this at a shared computer. */
const PATIENCE_MS = 4000;

/**
 * `ended`: there is no such session any more. `noted`: the database could not take it; this server refuses the session
 * from now on, also after a restart, and ends it as soon as it can. `open`: not even that was possible.
 */
export type LoggedOut = 'ended' | 'noted' | 'open';

/** Ends the session that a request came with, whatever the database says. */
export async function logOut(request: Request): Promise<LoggedOut> {
  const token = await findSentToken(request);
  if (!token) return 'ended';
  if (endedSessions.has(token)) return note(token, request);
  // We have signed the cookie; a Bearer token may be made up, and made-up ones must not fill the list.
  let isOurs = (await readText(request, sessionCookie)) === token;
  try {
    const found = await inTime(findLiveSession(db, { token, now: new Date() }), PATIENCE_MS / 2);
    if (!found) return 'ended';
    isOurs = true;
    await inTime(endSession(db, token), PATIENCE_MS);
    return 'ended';
  } catch (error) {
    logError(nameOf(request), error);
    return isOurs ? note(token, request) : 'open';
  }
}

function note(token: string, request: Request): LoggedOut {
  try {
    endedSessions.note(token);
    return 'noted';
  } catch (error) {
    logError(nameOf(request), error);
    return 'open';
  }
}
