import type { ChatEvent } from '~/domain/chat/events';
import { readEvents } from './read-events';

/** Longer than a model may take: a server that is silent for this time is not there. */
const SILENCE_MS = 45_000;

/** The server understood and said no: what it said, for the person. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** What is sent: words, or the id of a pressed button. */
export type Sent = { message: string } | { choice: string };

/**
 * Sends a turn and gives the reply as it comes.
 * @throws Refused when the message was not taken, anything else when the connection failed on the way
 */
export async function* sendTurn(
  sent: Sent,
  key: string,
  silenceMs = SILENCE_MS,
): AsyncGenerator<ChatEvent, void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: {
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ ...sent, userId: 'anonymous' }),
      signal: silence.signal,
    });
    if (response.status >= 400 && response.status < 500) throw await readRefusal(response);
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    for await (const event of readEvents(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      yield event;
      if (event.type === 'done') return;
    }
    throw new Error('the reply broke off');
  } finally {
    clearTimeout(timer);
  }
}

async function readRefusal(response: Response): Promise<Refused> {
  const body = (await response.json()) as { message?: string };
  return new Refused(body.message ?? 'That message could not be taken.', response.status);
}
