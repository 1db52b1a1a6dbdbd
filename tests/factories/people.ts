import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';

export interface MemberDetails {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  password: string;
}

/** A member nobody else in the test run is. */
export function memberDetails(overrides: Partial<MemberDetails> = {}): MemberDetails {
  return {
    firstName: 'Ines',
    lastName: 'Duarte',
    email: `ines-${randomBytes(6).toString('hex')}@example.org`,
    phoneNumber: '+1 555 010 0199',
    password: 'tide-and-lantern',
    ...overrides,
  };
}

async function expectStatus(response: { status(): number; text(): Promise<string> }, ...allowed: number[]) {
  if (!allowed.includes(response.status())) {
    throw new Error(`expected ${allowed.join(' or ')}, got ${response.status()}: ${await response.text()}`);
  }
}

/** The first-visit disclaimer out of the way, as a cookie of this browser. */
export async function acknowledgeDisclaimer(page: Page): Promise<void> {
  await expectStatus(await page.request.post('/disclaimer', { form: {}, maxRedirects: 0 }), 303);
}

/** Registers through the API in this browser; unless told otherwise onboarding and the disclaimer are done, too. */
export async function becomeMember(
  page: Page,
  { onboarded = true, ...overrides }: Partial<MemberDetails> & { onboarded?: boolean } = {},
): Promise<MemberDetails> {
  const details = memberDetails(overrides);
  const data = { ...details, confirmPassword: details.password };
  await expectStatus(await page.request.post('/api/auth/register', { data }), 201);
  if (onboarded) {
    await expectStatus(
      await page.request.post('/onboarding', { form: { intent: 'complete' }, maxRedirects: 0 }),
      303,
    );
  }
  await acknowledgeDisclaimer(page);
  return details;
}

/** A guest in this browser, disclaimer done. */
export async function becomeGuest(page: Page): Promise<void> {
  await expectStatus(await page.request.post('/try', { form: {}, maxRedirects: 0 }), 303);
  await acknowledgeDisclaimer(page);
}

export interface EntryBody {
  responses?: Record<string, number>;
  notes?: string;
  date?: string;
  timeZone?: string;
}

/** Stores a check-in through the API as whoever this browser is. */
export async function checkIn(
  request: APIRequestContext,
  body: EntryBody = {},
): Promise<{ id: string; overallMood: number }> {
  const response = await request.post('/api/mood-entries', {
    data: { responses: { overallMood: 4, sleepRating: 3 }, ...body },
  });
  await expectStatus(response, 201);
  return (await response.json()) as { id: string; overallMood: number };
}

/** The same hour `days` days ago, as the API wants it. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
