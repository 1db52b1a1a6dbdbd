import { z } from 'zod';
import { msUntilLocked } from '~/domain/accounts/app-lock';
import { unlockSchema } from '~/domain/accounts/app-lock-schema';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import { lockFrom, triesLeft, unlockFrom } from '~/http/accounts/app-lock.server';
import { api, readJson } from '~/http/api.server';
import { SessionEnded } from '~/http/problems.server';
import { requireApiMember } from '~/http/visitor/api-access.server';
import { findSession, findVisitor } from '~/http/visitor/visitor.server';

const actSchema = z.object({
  act: z.enum(['lock', 'unlock', 'used'], { error: 'act is one of lock, unlock, used' }),
});

const handlers = api(
  {
    /** Asking does not count as use: a page may ask as often as it likes. */
    async GET({ request }) {
      const now = new Date();
      const found = await findSession(request, now);
      if (found === 'ended') throw new SessionEnded();
      if (!found) throw new Problem('unauthenticated', 'Please log in.');
      const { session } = found.live;
      const { awayMinutes } = found.member;
      const ms = msUntilLocked(session, awayMinutes, now);
      return Response.json({
        awayMinutes,
        isLocked: ms === 0,
        secondsLeft: awayMinutes === null ? null : Math.ceil(ms / 1000),
        pinTriesLeft: awayMinutes === null ? null : triesLeft(session),
      });
    },

    async POST(args) {
      const { request } = args;
      const body = await readJson(request);
      const { act } = parseInput(actSchema, body);
      if (act === 'unlock') {
        const visitor = await findVisitor(args);
        if (visitor.kind !== 'locked') await requireApiMember(args);
        else {
          const headers = await unlockFrom(request, visitor, parseInput(unlockSchema, body));
          return new Response(null, { status: 204, headers });
        }
      }
      const member = await requireApiMember(args);
      if (act === 'lock') await lockFrom(request, member);
      return new Response(null, { status: 204 });
    },
  },
  { keepsCookies: true },
);

export const loader = handlers.loader;
export const action = handlers.action;
