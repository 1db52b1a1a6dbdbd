import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { describeError, type PipelineRequest } from './hrana/protocol';
import { Stream } from './hrana/stream';
import { WriteTurns } from './hrana/write-turns';

export interface HranaServerOptions {
  file: string;
  port?: number;
  /** Clients must send it as a Bearer token. */
  token?: string;
  /** Added to every pipeline, as a distant server would. */
  latencyMs?: number;
}

export interface HranaServer {
  url: string;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: object;
}

interface OpenStream {
  stream: Stream;
  timer: NodeJS.Timeout;
}

// A client that died within a transaction loses its stream before the next writer loses patience.
const STREAM_IDLE_MS = 4_000;
const WRITE_PATIENCE_MS = 8_000;

/** A libSQL server for tests: Hrana over HTTP (JSON) on one database file. */
export async function startHranaServer(options: HranaServerOptions): Promise<HranaServer> {
  const turns = new WriteTurns<Stream>(WRITE_PATIENCE_MS);
  const open = new Map<string, OpenStream>();
  // Connections are kept: a closed one holds its file open until its statements are garbage collected.
  const idle: InstanceType<typeof Database>[] = [];

  const connect = () => idle.pop() ?? new Database(options.file);
  const first = connect();
  first.exec('PRAGMA journal_mode = WAL');
  idle.push(first);

  function endStream(stream: Stream): void {
    stream.end();
    idle.push(stream.connection);
  }

  function keepStream(stream: Stream): string {
    const baton = randomBytes(16).toString('base64url');
    const timer = setTimeout(() => {
      open.delete(baton);
      endStream(stream);
    }, STREAM_IDLE_MS);
    open.set(baton, { stream, timer: timer.unref() });
    return baton;
  }

  /** A baton is good for one request, so a stream never does two things at once. */
  function takeStream(baton: string | null | undefined): Stream | undefined {
    if (!baton) return new Stream(connect(), turns);
    const found = open.get(baton);
    open.delete(baton);
    clearTimeout(found?.timer);
    return found?.stream;
  }

  async function runPipeline({ baton, requests }: PipelineRequest): Promise<Answer> {
    const stream = takeStream(baton);
    if (!stream) return failure(400, 'The stream has ended', 'STREAM_EXPIRED');
    const results: object[] = [];
    for (const request of requests) {
      try {
        results.push({ type: 'ok', response: await stream.answer(request) });
      } catch (error) {
        results.push({ type: 'error', error: describeError(error) });
      }
    }
    if (stream.isClosed) endStream(stream);
    const next = stream.isClosed ? null : keepStream(stream);
    return { status: 200, body: { baton: next, base_url: null, results } };
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method, url = '', headers } = request;
    if (options.token && headers.authorization !== `Bearer ${options.token}`) {
      return failure(401, 'The token is missing or wrong', 'UNAUTHORIZED');
    }
    if (method === 'GET' && /^\/v[23]\/?$/.test(url)) return { status: 200, body: {} };
    if (method !== 'POST' || !/^\/v[23]\/pipeline$/.test(url)) return failure(404, 'Not found', 'NOT_FOUND');
    const pipeline = await readJson(request);
    if (!Array.isArray(pipeline?.requests)) return failure(400, 'Not a pipeline', 'PROTOCOL_ERROR');
    if (options.latencyMs) await sleep(options.latencyMs);
    return runPipeline(pipeline);
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = await answer(request).catch((error: Error) =>
      failure(500, error.message, 'INTERNAL'),
    );
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = http.createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      for (const { stream, timer } of open.values()) {
        clearTimeout(timer);
        endStream(stream);
      }
      open.clear();
      for (const connection of idle.splice(0)) connection.close();
    },
  };
}

function failure(status: number, message: string, code: string): Answer {
  return { status, body: { message, code } };
}

async function readJson(request: IncomingMessage): Promise<PipelineRequest | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as PipelineRequest;
  } catch {
    return undefined;
  }
}
