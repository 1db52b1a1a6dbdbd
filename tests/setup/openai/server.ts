import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerAs, type Behaviour, streamAs } from './behaviours';

interface OpenAiCall {
  authorization: string | undefined;
  body: {
    model: string;
    stream?: boolean;
    max_tokens?: number;
    max_completion_tokens?: number;
    messages: { role: string; content: string }[];
    response_format?: { json_schema: { name: string; strict: boolean; schema: object } };
  };
}

export interface OpenAiServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** The settings of an app that is to use it. */
  env: { OPENAI_API_KEY: string; OPENAI_BASE_URL: string; OPENAI_MODEL: string };
  /** Every call for a completion so far, oldest first. */
  calls: OpenAiCall[];
  /** How many of them are over, for either side. */
  ended(): number;
  /** How the next calls are answered, in this order; the last goes on. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

/** A server on loopback that speaks OpenAI's protocol, and fails in every way a real one can. */
export async function startOpenAiServer(...first: Behaviour[]): Promise<OpenAiServer> {
  const calls: OpenAiCall[] = [];
  let ended = 0;
  let script: Behaviour[] = first.length > 0 ? first : ['good'];

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    if (request.method === 'GET' && path === '/v1/models') {
      return json(response, 200, { object: 'list', data: [{ id: 'served-here', object: 'model' }] });
    }
    if (request.method !== 'POST' || path !== '/v1/chat/completions') return json(response, 404, {});
    const body = JSON.parse(await textOf(request)) as OpenAiCall['body'];
    calls.push({ authorization: request.headers.authorization, body });
    response.once('close', () => (ended += 1));
    const behaviour = (script.length > 1 ? script.shift() : script[0]) ?? 'good';
    const isStreamed = body.stream && behaviour !== 'unstreamed';
    await (isStreamed ? streamAs(behaviour, response) : answerAs(behaviour, response, body.messages));
  };
  const server = http.createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    env: { OPENAI_API_KEY: 'sk-of-the-tests', OPENAI_BASE_URL: url, OPENAI_MODEL: 'tide-1' },
    calls,
    ended: () => ended,
    behave(...behaviours) {
      script = behaviours;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
