import { db } from '~/db.server';
import { watchHealth } from '~/domain/health.server';
import { Problem } from '~/domain/problem';
import { api } from '~/http/api.server';
import { inTime } from '~/running/in-time';
import { logError } from '~/running/log.server';
import { isStopping } from '~/running/stopping.server';

/** Within what Docker and Fly give a look at health. */
const PATIENCE_MS = 4000;

const findFailure = watchHealth(db, (error) => logError('health', error));

const handlers = api({
  async GET() {
    const failure = isStopping()
      ? 'This server is stopping.'
      : await inTime(findFailure(), PATIENCE_MS).catch(() => 'The database does not answer.');
    if (failure) throw new Problem('unavailable', failure, { retryAfterSeconds: 5 });
    return Response.json({ status: 'ok' });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
