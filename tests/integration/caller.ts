import { expect } from 'vitest';
import { type MemberDetails, memberDetails } from '../factories/people';

/** What every error of the API looks like. */
export interface ErrorBody {
  message: string;
  errors?: Record<string, string[]>;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; for anything else an empty object. */
  body: Body;
}

interface Sending {
  json?: unknown;
  form?: Record<string, string>;
  /** Sent as it is, with the type given in the headers. */
  raw?: BodyInit;
  headers?: Record<string, string>;
}

/**
 * A client of the app that keeps cookies as a browser does, follows no redirect, and tells what came back. It sends
 * neither Origin nor Sec-Fetch-Site, like every client that is no browser.
 */
export class Caller {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    private readonly always: Record<string, string> = {},
  ) {}

  async send<Body = ErrorBody>(method: string, path: string, sending: Sending = {}): Promise<Answer<Body>> {
    const headers = new Headers(this.always);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie) headers.set('Cookie', cookie);
    let body = sending.raw;
    if (sending.json !== undefined) {
      headers.set('Content-Type', 'application/json');
      body = JSON.stringify(sending.json);
    } else if (sending.form) {
      body = new URLSearchParams(sending.form);
    }
    for (const [name, value] of Object.entries(sending.headers ?? {})) headers.set(name, value);
    const url = new URL(path, this.origin);
    const response = await fetch(url, { method, headers, body, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    const parsed = (isJson && text ? JSON.parse(text) : {}) as Body;
    return { status: response.status, headers: response.headers, text, body: parsed };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const isOver = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }

  get<Body = ErrorBody>(path: string, headers?: Record<string, string>) {
    return this.send<Body>('GET', path, { headers });
  }
  post<Body = ErrorBody>(path: string, json: unknown, headers?: Record<string, string>) {
    return this.send<Body>('POST', path, { json, headers });
  }
  patch<Body = ErrorBody>(path: string, json: unknown) {
    return this.send<Body>('PATCH', path, { json });
  }
  delete<Body = ErrorBody>(path: string) {
    return this.send<Body>('DELETE', path);
  }
}

export interface Registered {
  sessionToken: string;
  user: Omit<MemberDetails, 'password'> & { id: string; isAdmin: boolean; isActive: boolean };
}

/** Registers through the API: the caller holds the session's cookie afterwards. */
export async function registerAs(caller: Caller, overrides: Partial<MemberDetails> = {}) {
  const details = memberDetails(overrides);
  const json = { ...details, confirmPassword: details.password };
  const { status, body, text } = await caller.post<Registered>('/api/auth/register', json);
  expect(status, text).toBe(201);
  return { details, ...body };
}

export interface Entry {
  id: string;
  userId: string;
  overallMood: number;
  date: string;
  recordedAt: string;
  localDate: string;
  timeZone: string;
  isBackdated: boolean;
  notes: string | null;
  responses: Record<string, number>;
}

export const ANSWERS = { overallMood: 4, sleepRating: 3 };

/** Stores a check-in as whoever the caller is. */
export async function checkInAs(caller: Caller, body: object = {}): Promise<Entry> {
  const answer = await caller.post<Entry>('/api/mood-entries', { responses: ANSWERS, ...body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

export interface Stats {
  streakDays: number;
  selfCarePoints: number;
  totalCheckins: number;
}

export async function statsOf(caller: Caller): Promise<Stats> {
  const { status, body, text } = await caller.get<Stats>('/api/user-stats/anonymous');
  expect(status, text).toBe(200);
  return body;
}
