import path from 'node:path';
import { EndedSessions } from './domain/accounts/ended-sessions.server';
import { env } from './env.server';
import { explainStart } from './start-problems.server';

function open(): EndedSessions {
  try {
    return new EndedSessions(path.join(env.DATA_DIR, 'ended-sessions'));
  } catch (error) {
    throw explainStart(error, env);
  }
}

/** The ends of sessions that this server still has to tell the database. */
export const endedSessions = open();
