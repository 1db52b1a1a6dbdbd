import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtInOf, GOOD_REPLY, UNSAFE_REPLY, wordedAnew } from './texts';

/**
 * How a call is answered. `stalled` stops after a first piece and keeps the connection, `dripping` never ends; `cut` ends
 * the answer early but properly, `disconnect` tears the connection; `unfinished` is a text that hit its token limit.
 * `unstreamed` answers one JSON, whatever was asked for. `huge` never stops sending one line, `huge-failure` with a status
 * of 500. `parts` are streamed as they come, `bytes` are sent as they are.
 */
export type Behaviour =
  | 'good'
  | 'slow'
  | 'stalled'
  | 'dripping'
  | 'unstreamed'
  | 'huge'
  | 'huge-failure'
  | 'redirect'
  | 'unauthorized'
  | 'not-found'
  | 'rate-limited'
  | 'failing'
  | 'cut'
  | 'disconnect'
  | 'invalid-json'
  | 'html'
  | 'empty'
  | 'unfinished'
  | 'schema-miss'
  | 'invented-number'
  | 'cause'
  | 'unsafe'
  | { text: string }
  | { parts: AsyncIterable<string> }
  | { bytes: readonly (string | Uint8Array)[]; type?: string };

type Messages = readonly { content: string }[];

const SLOW_MS = 1_500;
const DRIP_MS = 100;
const STATUSES: Partial<Record<string, [status: number, message: string]>> = {
  unauthorized: [401, 'Incorrect API key provided: sk-of-the-tests.'],
  'not-found': [404, 'The model does not exist.'],
  'rate-limited': [429, 'Rate limit reached.'],
  failing: [500, 'The server had an error.'],
};

/** True when the answer is over. */
async function endWithoutText(behaviour: Behaviour, response: ServerResponse): Promise<boolean> {
  if (typeof behaviour === 'object' && 'bytes' in behaviour) {
    await sendBytes(behaviour, response);
    return true;
  }
  if (behaviour === 'huge' || behaviour === 'huge-failure') {
    await sendWithoutEnd(behaviour === 'huge' ? 200 : 500, response);
    return true;
  }
  if (behaviour === 'redirect') {
    response.writeHead(307, { location: '/v1/elsewhere' }).end();
    return true;
  }
  const failure = typeof behaviour === 'string' ? STATUSES[behaviour] : undefined;
  if (failure) {
    const [status, message] = failure;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message, type: 'error', code: null } }));
  } else if (behaviour === 'html') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><p>Welcome to the proxy</p>');
  }
  return failure !== undefined || behaviour === 'html';
}

async function sendBytes(
  { bytes, type = 'text/event-stream' }: { bytes: readonly (string | Uint8Array)[]; type?: string },
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, { 'content-type': type });
  for (const piece of bytes) {
    response.write(piece);
    // Each piece in a packet of its own.
    await sleep(1);
  }
  response.end();
}

const MEGABYTE = Buffer.alloc(1_000_000, 'a');

/** One line, for as long as somebody reads it. */
async function sendWithoutEnd(status: number, response: ServerResponse): Promise<void> {
  response.writeHead(status, { 'content-type': 'text/event-stream' });
  response.write('data: ');
  while (!response.destroyed) {
    if (!response.write(MEGABYTE)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
}

const finishOf = (behaviour: Behaviour) => (behaviour === 'unfinished' ? 'length' : 'stop');

/** One answer of JSON in the shape that the wording asks for. */
export async function answerAs(
  behaviour: Behaviour,
  response: ServerResponse,
  messages: Messages,
): Promise<void> {
  if (await endWithoutText(behaviour, response)) return;
  if (behaviour === 'slow') await sleep(SLOW_MS);
  const body = JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: contentOf(behaviour, messages) },
        finish_reason: finishOf(behaviour),
      },
    ],
  });
  response.writeHead(200, { 'content-type': 'application/json' });
  if (behaviour === 'cut') return void response.end(body.slice(0, body.length / 2));
  if (behaviour === 'stalled') return void response.write(body.slice(0, body.length / 2));
  if (behaviour === 'disconnect') {
    response.write(body.slice(0, body.length / 2));
    await sleep(20);
    return void response.destroy();
  }
  response.end(body);
}

function contentOf(behaviour: Behaviour, messages: Messages): string {
  if (typeof behaviour === 'object' && 'text' in behaviour) return behaviour.text;
  if (behaviour === 'unstreamed') return GOOD_REPLY;
  if (behaviour === 'invalid-json') return 'Here you go: {"insights": ';
  if (behaviour === 'schema-miss') return '{"insight": "Only this", "recommendations": "none"}';
  if (behaviour === 'empty') return '';
  const added = {
    'invented-number': ' You slept 97 hours.',
    cause: ' This is because you worry.',
    unsafe: ` ${UNSAFE_REPLY}`,
  };
  return wordedAnew(builtInOf(messages), added[behaviour as keyof typeof added]);
}

/** A reply in server-sent events, a few words each. */
export async function streamAs(behaviour: Behaviour, response: ServerResponse): Promise<void> {
  if (await endWithoutText(behaviour, response)) return;
  if (behaviour === 'slow') await sleep(SLOW_MS);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (text: string | null, finish: string | null = null) => {
    const delta = text === null ? {} : { content: text };
    const event = { object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] };
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  if (typeof behaviour === 'object' && 'parts' in behaviour) {
    for await (const part of behaviour.parts) send(part);
  }
  while (behaviour === 'dripping' && !response.destroyed) {
    send('on and ');
    await sleep(DRIP_MS);
  }
  const pieces = replyOf(behaviour).match(/\S+\s*/g) ?? [];
  for (const [i, piece] of pieces.entries()) {
    send(piece);
    if (i + 1 < pieces.length / 2) continue;
    if (behaviour === 'stalled') return;
    if (behaviour === 'cut') return void response.end();
    await sleep(1);
    if (behaviour === 'disconnect') return void response.destroy();
    if (behaviour === 'invalid-json') return void response.end('data: {"choices": [\n\n');
  }
  send(null, finishOf(behaviour));
  response.end('data: [DONE]\n\n');
}

function replyOf(behaviour: Behaviour): string {
  if (typeof behaviour === 'object' && 'text' in behaviour) return behaviour.text;
  if (behaviour === 'empty' || typeof behaviour === 'object') return '';
  return behaviour === 'unsafe' ? `${GOOD_REPLY} ${UNSAFE_REPLY}` : GOOD_REPLY;
}
