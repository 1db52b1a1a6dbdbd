import path from 'node:path';
import { EndedSessions } from './domain/accounts/ended-sessions.server';
import { env } from './env.server';

/** The ends of sessions that this server still has to tell the database. */
export const endedSessions = new EndedSessions(path.join(env.DATA_DIR, 'ended-sessions'));
