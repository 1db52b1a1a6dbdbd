import { db } from '~/db.server';
import { answer, finished } from '~/domain/chat/answer.server';
import { parseTurn } from '~/domain/chat/schema';
import { lookBeforeTurn } from '~/domain/chat/take-turn.server';
import { api, readJson } from '~/http/api.server';
import { helpInRefusal, takeLimitedTurn } from '~/http/chat/turns.server';
import { eventStream, wantsEvents } from '~/http/event-stream.server';
import { readIdempotencyKey } from '~/http/idempotency.server';
import { languageAskedFor } from '~/http/language-asked-for';
import { nameOf } from '~/http/log.server';
import { voiceFor } from '~/http/outside-ai/consent.server';
import { ownerOrNewGuest } from '~/http/visitor/guest.server';
import { lookAhead } from '~/http/visitor/look-ahead.server';

const handlers = api({
  async POST(args) {
    const { request } = args;
    const now = new Date();
    const idempotencyKey = readIdempotencyKey(request);
    const body = await readJson(request);
    return helpInRefusal(body, async () => {
      const sent = parseTurn(body);
      const look = lookAhead(args, (ownerId) => lookBeforeTurn(db, { ownerId, now, idempotencyKey }));
      const { owner, firstName, isNew, headers } = await ownerOrNewGuest(args, { now });
      const voice = voiceFor(owner);
      const turn = await takeLimitedTurn({
        owner,
        firstName,
        sent,
        seen: await look(owner.id),
        now,
        modelHost: voice.ai?.host ?? null,
        spoken: languageAskedFor(request),
        idempotencyKey,
      });
      const status = isNew ? 201 : 200;
      const isStreamed = wantsEvents(request);
      const events = answer(db, turn, { ...voice, isStreamed, signal: request.signal });
      if (isStreamed) return eventStream(events, { status, headers, where: nameOf(request) });
      const { message, choices, safety } = await finished(events);
      return Response.json({ message, choices, safety }, { status, headers });
    });
  },
});

export const action = handlers.action;
export const loader = handlers.loader;
