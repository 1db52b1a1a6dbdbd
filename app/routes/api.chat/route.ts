import { db } from '~/db.server';
import { answer, finished } from '~/domain/chat/answer.server';
import { chatInputSchema } from '~/domain/chat/schema';
import { takeTurn } from '~/domain/chat/take-turn.server';
import { parseInput } from '~/domain/parse';
import { api, readJson } from '~/http/api.server';
import { helpInRefusal, limitMessages } from '~/http/chat.server';
import { eventStream, wantsEvents } from '~/http/event-stream.server';
import { ownerOrNewGuest } from '~/http/guest.server';
import { readIdempotencyKey } from '~/http/idempotency.server';
import { nameOf } from '~/http/log.server';
import { aiFor } from '~/http/outside-ai.server';

const handlers = api({
  async POST(args) {
    const { request } = args;
    const now = new Date();
    const idempotencyKey = readIdempotencyKey(request);
    const body = await readJson(request);
    return helpInRefusal(body, async () => {
      const { message: text } = parseInput(chatInputSchema, body);
      const { owner, firstName, isNew, headers } = await ownerOrNewGuest(args, { now });
      await limitMessages(owner, text, now);
      const turn = await takeTurn(db, { owner, firstName, text, now, idempotencyKey });
      const status = isNew ? 201 : 200;
      const events = answer(db, turn, { ai: aiFor(owner), ownerId: owner.id, signal: request.signal });
      if (wantsEvents(request)) return eventStream(events, { status, headers, where: nameOf(request) });
      const { message, safety } = await finished(events);
      return Response.json({ message, safety }, { status, headers });
    });
  },
});

export const action = handlers.action;
export const loader = handlers.loader;
