import { memberDetails, type MemberDetails } from './people';

/** A member as an API client: every call carries the token as Bearer. */
export interface ApiMember extends MemberDetails {
  id: string;
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
}

export function jsonCall(url: string, headers: Record<string, string> = {}): ApiMember['call'] {
  return (method, path, body, more = {}) =>
    fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers, ...more },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
}

export async function registerMember(url: string): Promise<ApiMember> {
  const details = memberDetails();
  const response = await jsonCall(url)('POST', '/api/auth/register', {
    ...details,
    confirmPassword: details.password,
  });
  if (response.status !== 201)
    throw new Error(`registering answered ${response.status}: ${await response.text()}`);
  const { sessionToken, user } = (await response.json()) as { sessionToken: string; user: { id: string } };
  return { ...details, id: user.id, call: jsonCall(url, { Authorization: `Bearer ${sessionToken}` }) };
}

/** The same member on another instance of the app. */
export async function logInAt(url: string, { email, password }: MemberDetails): Promise<ApiMember['call']> {
  const response = await jsonCall(url)('POST', '/api/auth/login', { email, password });
  if (response.status !== 200) throw new Error(`login answered ${response.status}: ${await response.text()}`);
  const { sessionToken } = (await response.json()) as { sessionToken: string };
  return jsonCall(url, { Authorization: `Bearer ${sessionToken}` });
}

export const readJson = async <T>(response: Promise<Response> | Response): Promise<T> =>
  (await (await response).json()) as T;

/** The session cookie a browser would have, for pages. */
export async function logInCookie(url: string, { email, password }: MemberDetails): Promise<string> {
  const response = await jsonCall(url)('POST', '/api/auth/login', { email, password });
  const cookie = response.headers.getSetCookie().find((each) => each.includes('session='));
  if (!cookie) throw new Error(`login answered ${response.status} without a session cookie`);
  return cookie.split(';')[0] ?? '';
}
