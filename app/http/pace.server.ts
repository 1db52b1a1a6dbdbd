import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

// Compression keeps the answer's own "drain" to itself: the connection below says when there is room. It may have said so
// a moment before somebody listened, so the answer is asked now and then as well.
const LOOK_AGAIN_MS = 20;

const answers = new AsyncLocalStorage<ServerResponse>();

/** Lets what happens within `act` ask about the connection that it answers. */
export const withConnection = <Result>(response: ServerResponse, act: () => Result): Result =>
  answers.run(response, act);

/**
 * For a long answer that is made in pieces: Remix hands on each as soon as it is there, and what a slow reader has not
 * taken yet would fill the memory.
 * @returns a function that waits until the connection takes more, and tells false once nobody is reading
 */
export function paceOfReader(): () => Promise<boolean> {
  const response = answers.getStore();
  return async () => {
    while (response?.writableNeedDrain && !response.destroyed) await roomOr(response, LOOK_AGAIN_MS);
    return !response?.destroyed;
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
