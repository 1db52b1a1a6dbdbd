import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedText {
  sid: string;
  To: string;
  From: string;
  Body: string;
  StatusCallback?: string;
}

/** How the next messages are answered. `cut` and `hang` happen after the message was taken. */
type TwilioMood = 'success' | 'refuse' | 'opted-out' | 'limit' | 'break' | 'html' | 'hang' | 'cut';

export interface TwilioServer {
  url: string;
  /** The three credentials and the address, for a server that is to use this one. */
  env: Record<string, string>;
  /** Every message that was taken, in order. */
  texts: ReceivedText[];
  /** How many calls came in, taken or not. */
  calls: () => number;
  answer(mood: TwilioMood): void;
  /** Added before each answer. */
  delay(ms: number): void;
  close(): Promise<void>;
}

export const ACCOUNT_SID = 'AC00000000000000000000000000000000';
export const AUTH_TOKEN = 'the token of a test account';
export const FROM_NUMBER = '+15550100000';

const ERRORS: Partial<Record<TwilioMood, { status: number; code: number; message: string }>> = {
  refuse: { status: 400, code: 21211, message: "Invalid 'To' Phone Number" },
  'opted-out': { status: 400, code: 21610, message: 'Attempt to send to unsubscribed recipient' },
  limit: { status: 429, code: 20429, message: 'Too Many Requests' },
  break: { status: 500, code: 20500, message: 'Internal Server Error' },
};

/** Speaks as much of Twilio's API as the app uses: Messages, and the account itself. */
export async function startTwilioServer(): Promise<TwilioServer> {
  const texts: ReceivedText[] = [];
  let mood: TwilioMood = 'success';
  let delayMs = 0;
  let calls = 0;

  function answer(response: ServerResponse, fields: URLSearchParams): void {
    const error = ERRORS[mood];
    if (error)
      return json(response, error.status, { ...error, more_info: 'https://www.twilio.com/docs/errors' });
    const sid = `SM${randomBytes(16).toString('hex')}`;
    texts.push({ ...(Object.fromEntries(fields) as Omit<ReceivedText, 'sid'>), sid });
    if (mood === 'hang') return;
    if (mood === 'cut') return void response.destroy();
    if (mood === 'html') {
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<h1>Please log in to the hotel Wi-Fi</h1>');
      return;
    }
    json(response, 201, { sid, status: 'queued', to: fields.get('To'), from: fields.get('From') });
  }

  const server = http.createServer((request, response) => {
    calls += 1;
    void readBody(request).then((body) => {
      if (!isOurs(request)) {
        return json(response, 401, { status: 401, code: 20003, message: 'Authenticate' });
      }
      const reply = () => {
        if (request.method === 'GET') return json(response, 200, { sid: ACCOUNT_SID, status: 'active' });
        answer(response, new URLSearchParams(body));
      };
      setTimeout(reply, delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: {
      TWILIO_ACCOUNT_SID: ACCOUNT_SID,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM_NUMBER: FROM_NUMBER,
      TWILIO_BASE_URL: url,
    },
    texts,
    calls: () => calls,
    answer: (next) => void (mood = next),
    delay: (ms) => void (delayMs = ms),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function isOurs({ headers, url = '' }: IncomingMessage): boolean {
  const expected = `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`;
  return headers.authorization === expected && url.startsWith(`/2010-04-01/Accounts/${ACCOUNT_SID}`);
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
