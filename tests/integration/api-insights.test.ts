import { beforeEach, describe, expect, it } from 'vitest';
import { changeFromOutside } from '../factories/server-database';
import { type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

interface Health {
  riskLevel: string;
  insights: string;
  recommendations: string[];
  warningSign: string | null;
  averages: Record<'mood' | 'sleep' | 'stress' | 'energy', number | null>;
}
interface Week {
  averages: Record<'mood' | 'sleep' | 'stress' | 'energy', number | null>;
  insights: string[];
}
interface Patterns {
  analysis: Record<string, unknown> | null;
  message?: string;
  progress?: { what: string; needs: number; has: number; text: string }[];
}

const server = useServer();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const NOTHING = { mood: null, sleep: null, stress: null, energy: null };

let member: Caller;
beforeEach(async () => {
  member = server.newCaller();
  await registerAs(member);
});

const healthOf = async (caller: Caller) => (await caller.get<Health>('/api/mental-health-insights')).body;
const weekOf = async (caller: Caller) => (await caller.get<Week>('/api/mood-insights/anonymous')).body;
const patternsOf = async (caller: Caller) => (await caller.get<Patterns>('/api/mood-patterns')).body;

describe('who may ask', () => {
  it('members alone for risk and patterns; a guest is told to log in', async () => {
    const guest = server.newCaller();
    await checkInAs(guest);
    for (const path of ['/api/mental-health-insights', '/api/mood-patterns']) {
      expect((await guest.get(path)).status, path).toBe(401);
      expect((await server.newCaller().get(path)).status, path).toBe(401);
      expect((await member.get(path)).status, path).toBe(200);
    }
  });

  it('the week is the caller’s own, and empty for nobody', async () => {
    expect(await weekOf(server.newCaller())).toEqual({ averages: NOTHING, insights: [] });
    const guest = server.newCaller();
    await checkInAs(guest, { responses: { overallMood: 2, stressRating: 4 } });
    expect(await weekOf(guest)).toEqual({
      averages: { mood: 3, sleep: null, stress: 1, energy: null },
      insights: ['You checked in once, on 1 of the last 7 days.'],
    });
    expect(await weekOf(member)).toEqual({ averages: NOTHING, insights: [] });
  });
});

describe('below three check-ins', () => {
  it('there is no analysis, but the way to it', async () => {
    await checkInAs(member);
    const { analysis, message, progress } = await patternsOf(member);
    expect(analysis).toBeNull();
    expect(message).toContain('Complete at least 3 assessments');
    expect(progress?.map(({ what, needs, has }) => [what, needs, has])).toEqual([
      ['analysis', 3, 1],
      ['directions', 7, 1],
      ['links', 14, 1],
      ['weekdays', 21, 1],
      ['swings', 14, 0],
    ]);
  });

  it('the risk is unknown without any, and then that of the latest', async () => {
    expect(await healthOf(member)).toMatchObject({
      riskLevel: 'unknown',
      warningSign: null,
      recommendations: [],
    });
    await checkInAs(member, { responses: { overallMood: 1, sleepRating: 1, energyRating: 1 } });
    const { riskLevel, warningSign, insights, recommendations } = await healthOf(member);
    expect([riskLevel, warningSign]).toEqual(['moderate', expect.stringContaining('only the latest one')]);
    expect(insights).toContain('only the latest one');
    expect(recommendations.length).toBeGreaterThan(0);
  });
});

describe('the windows', () => {
  it('30 days for the averages of mental-health-insights, 7 for those of the week; stress turns around', async () => {
    const responses = { overallMood: 4, sleepRating: 4, stressRating: 2, energyRating: 4 };
    await checkInAs(member, { responses });
    await checkInAs(member, { responses: { ...responses, stressRating: 4 }, date: daysAgo(20) });
    await checkInAs(member, { responses: { ...responses, stressRating: 5 }, date: daysAgo(40) });
    expect((await healthOf(member)).averages).toEqual({ mood: 4, sleep: 4, stress: 3, energy: 4 });
    expect((await weekOf(member)).averages).toEqual({ mood: 4, sleep: 4, stress: 3, energy: 4 });
    expect((await patternsOf(member)).analysis).toMatchObject({ assessmentCount: 3 });
  });

  it('365 days for patterns: what is older does not count', async () => {
    for (const days of [0, 1, 366]) await checkInAs(member, { date: daysAgo(days) });
    expect((await patternsOf(member)).progress?.[0]).toMatchObject({ what: 'analysis', has: 2 });
  });

  it('an unanswered core question is never taken for a 3', async () => {
    for (const days of [0, 1, 2])
      await checkInAs(member, { responses: { overallMood: 5 }, date: daysAgo(days) });
    const { analysis } = await patternsOf(member);
    expect(Object.keys(analysis?.trends as object)).toEqual(['mood']);
    expect((await healthOf(member)).averages).toEqual({ mood: 5, sleep: null, stress: null, energy: null });
  });
});

describe('after every change', () => {
  const low = { overallMood: 2, sleepRating: 2, energyRating: 2 };

  it('a new, a changed and a deleted check-in show at once', async () => {
    const levels: string[] = [];
    const note = async () => levels.push((await healthOf(member)).riskLevel);
    for (const days of [4, 3, 2]) await checkInAs(member, { responses: low, date: daysAgo(days) });
    await note();
    const { id } = await checkInAs(member, { responses: low, date: daysAgo(1) });
    await note();
    await member.patch(`/api/mood-entries/${id}`, { responses: { overallMood: 5, sleepRating: 5 } });
    await note();
    await member.patch(`/api/mood-entries/${id}`, { responses: low });
    await note();
    await member.delete(`/api/mood-entries/${id}`);
    await note();
    expect(levels).toEqual(['low', 'high', 'low', 'high', 'low']);
  });

  it('words of crisis in a note count for seven days, whatever the ratings say', async () => {
    const { id } = await checkInAs(member, { notes: 'a note', date: daysAgo(100) });
    for (const days of [2, 1, 0]) await checkInAs(member, { date: daysAgo(days) });
    expect((await healthOf(member)).riskLevel).toBe('low');
    const setLevel = (level: string, at: number) =>
      changeFromOutside(server, 'update mood_entries set note_level = ?, updated_at = ? where id = ?', [
        level,
        at,
        id,
      ]);
    await setLevel('concern', Date.now());
    expect((await healthOf(member)).riskLevel).toBe('low');
    await setLevel('crisis', Date.now() - 6 * DAY_MS);
    const { riskLevel, warningSign } = await healthOf(member);
    expect(riskLevel).toBe('high');
    expect(warningSign).toMatch(/wrote.*988.*HOME to 741741/);
    expect((await patternsOf(member)).analysis).toMatchObject({ overallPattern: { concernLevel: 'high' } });
    await setLevel('imminent', Date.now() - 8 * DAY_MS);
    expect((await healthOf(member)).riskLevel).toBe('low');
  });

  it('what a guest had goes along when they register', async () => {
    const guest = server.newCaller();
    for (const days of [2, 1, 0]) await checkInAs(guest, { date: daysAgo(days) });
    expect((await weekOf(guest)).insights.at(-1)).toContain('3 times');
    await registerAs(guest);
    expect((await patternsOf(guest)).analysis).toMatchObject({ assessmentCount: 3 });
  });
});
