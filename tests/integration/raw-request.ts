import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawAnswer {
  status: number;
  /** Every line of every header, by its name in lower case. */
  headers: Record<string, string[]>;
  body: string;
}

interface RawSending {
  method?: string;
  path?: string;
  /** Exactly these: Host too, unless it is left out. */
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** A request of which every header is chosen, and an answer of which every header is seen. */
export function rawRequest(port: number, sending: RawSending = {}): Promise<RawAnswer> {
  const { method = 'GET', path = '/', headers = {}, body } = sending;
  const all = { Host: `localhost:${port}`, ...headers };
  if (body !== undefined && !('Content-Length' in all)) {
    Object.assign(all, { 'Content-Length': String(Buffer.byteLength(body)) });
  }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers: all, setHost: false, agent: false };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const found: RawAnswer['headers'] = {};
        for (let i = 0; i < response.rawHeaders.length; i += 2) {
          const name = response.rawHeaders[i]?.toLowerCase() ?? '';
          (found[name] ??= []).push(response.rawHeaders[i + 1] ?? '');
        }
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: found, body: text });
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}

export interface Conversation {
  /** What the server has said. */
  answer: string;
  bytesSent: number;
  isClosed: boolean;
  tookMs: number;
}

interface Line {
  say: (bytes: string | Buffer) => Promise<boolean>;
  hasAnswer: () => boolean;
}

/** Talks to the server byte by byte; ends when it has answered and closed, or after `patienceMs`. */
export async function converse(
  port: number,
  talk: (line: Line) => Promise<void>,
  patienceMs = 5000,
): Promise<Conversation> {
  const began = performance.now();
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  let isClosed = false;
  let answeredAt = 0;
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      resolve();
    });
  });
  // A server that has had enough may close while bytes are under way; what it said before counts.
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    answeredAt ||= performance.now();
    answer += chunk.toString('latin1');
  });
  const say = (bytes: string | Buffer) =>
    new Promise<boolean>((resolve) => {
      if (isClosed) resolve(false);
      else socket.write(bytes, (error) => resolve(!error));
    });
  await talk({ say, hasAnswer: () => answer !== '' });
  await Promise.race([closed, sleep(patienceMs)]);
  socket.destroy();
  return { answer, bytesSent: socket.bytesWritten, isClosed, tookMs: answeredAt - began };
}
