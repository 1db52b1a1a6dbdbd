import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { GOOD_REPLY, UNSAFE_REPLY, builtInOf, wordedAnew } from './texts';

/**
 * How a call is answered. `stalled` stops after a first piece and keeps the connection; `cut` ends the answer early but
 * properly, `disconnect` tears the connection; `unfinished` is a text that hit its token limit.
 */
export type Behaviour =
  | 'good'
  | 'slow'
  | 'stalled'
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
  | { text: string };

type Messages = readonly { content: string }[];

const SLOW_MS = 1_500;
const STATUSES: Partial<Record<string, [status: number, message: string]>> = {
  unauthorized: [401, 'Incorrect API key provided: sk-of-the-tests.'],
  'not-found': [404, 'The model does not exist.'],
  'rate-limited': [429, 'Rate limit reached.'],
  failing: [500, 'The server had an error.'],
};

/** True when the answer is over. */
function endWithoutText(behaviour: Behaviour, response: ServerResponse): boolean {
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

const finishOf = (behaviour: Behaviour) => (behaviour === 'unfinished' ? 'length' : 'stop');

/** One answer of JSON in the shape that the wording asks for. */
export async function answerAs(
  behaviour: Behaviour,
  response: ServerResponse,
  messages: Messages,
): Promise<void> {
  if (endWithoutText(behaviour, response)) return;
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
  if (typeof behaviour === 'object') return behaviour.text;
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
  if (endWithoutText(behaviour, response)) return;
  if (behaviour === 'slow') await sleep(SLOW_MS);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (text: string | null, finish: string | null = null) => {
    const delta = text === null ? {} : { content: text };
    const event = { object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] };
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  };
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
  if (typeof behaviour === 'object') return behaviour.text;
  if (behaviour === 'empty') return '';
  return behaviour === 'unsafe' ? `${GOOD_REPLY} ${UNSAFE_REPLY}` : GOOD_REPLY;
}
