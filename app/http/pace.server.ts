import type { IncomingMessage, ServerResponse } from 'node:http';

// Compression keeps the answer's own "drain" to itself: the connection below says when there is room. It may have said so
// a moment before somebody listened, so the answer is asked now and then as well.
const LOOK_AGAIN_MS = 20;

const ANSWER_HEADER = 'x-soundings-answer';

/** What is being answered, by the number that its request carries. AsyncLocalStorage would make every promise of every page dearer. */
const answers = new Map<string, ServerResponse>();
let lastNumber = 0;

/** Lets whoever has the request ask about the connection that answers it. Whatever a client sent by that name is gone. */
export function numberAnswer(request: IncomingMessage, response: ServerResponse): void {
  const number = String((lastNumber += 1));
  request.headers[ANSWER_HEADER] = number;
  answers.set(number, response);
  response.once('close', () => answers.delete(number));
}

/**
 * For a long answer that is made in pieces: Remix hands on each as soon as it is there, and what a slow reader has not
 * taken yet would fill the memory.
 * @returns a function that waits until the connection takes more, and tells false once nobody is reading
 */
export function paceOfReader(request: Request): () => Promise<boolean> {
  const number = request.headers.get(ANSWER_HEADER);
  const response = number === null ? undefined : answers.get(number);
  const isGone = number !== null && !response;
  return async () => {
    while (response?.writableNeedDrain && !response.destroyed) await roomOr(response, LOOK_AGAIN_MS);
    return !isGone && !response?.destroyed;
  };
}

/** Waits until the connection has taken what was written, for `ms` at most. */
async function roomOr({ socket }: ServerResponse, ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      socket?.off('drain', go);
      // The answer hears of it in the same turn, before or after us.
      setImmediate(resolve);
    };
    const timer = setTimeout(go, ms);
    socket?.once('drain', go);
  });
}
