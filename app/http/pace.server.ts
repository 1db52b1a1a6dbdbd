import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

// Compression puts its own stream in front and keeps "drain" to itself, so the connection is asked now and then.
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
    while (response?.writableNeedDrain && !response.destroyed) await sleep(LOOK_AGAIN_MS);
    return !response?.destroyed;
  };
}
