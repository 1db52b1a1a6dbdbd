import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startOpenAiServer } from '../setup/openai/server';
import { type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

interface Texts {
  insights: string;
  recommendations: string[];
  wordedBy: string;
}

const model = await startOpenAiServer();
afterAll(() => model.close());
const server = useServer({ env: model.env });
const host = new URL(model.url).host;
const MODEL = `tide-1 at ${host}`;
const DAY_MS = 86_400_000;

let member: Caller;
beforeEach(async () => {
  model.calls.splice(0);
  model.behave('good');
  member = server.newCaller();
  await registerAs(member);
  await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
  for (const days of [2, 1, 0])
    await checkInAs(member, { date: new Date(Date.now() - days * DAY_MS).toISOString(), notes: 'a walk' });
});

const say = (answer: 'yes' | 'no') => member.send('POST', '/outside-ai', { form: { answer, host } });
const healthOf = async () => (await member.get<Texts>('/api/mental-health-insights')).body;
const failures = () => server.logs().match(/\b(AiFailure|WordingRefused): /g)?.length ?? 0;
const wordedBy = async () => (await healthOf()).wordedBy;

describe('with a model and a yes', () => {
  it('every screen and call shows its words from the next visit on, marked as such, for one call', async () => {
    const ours = await healthOf();
    await say('yes');
    expect(await healthOf()).toEqual(ours);
    await expect.poll(wordedBy).toBe(MODEL);
    const { insights, recommendations } = await healthOf();
    expect(insights).toBe(`Put simply: ${ours.insights}`);
    expect(recommendations).toEqual(ours.recommendations.map((text) => `An idea: ${text}`));
    const { body } = await member.get<{ analysis: Texts }>('/api/mood-patterns');
    expect(body.analysis).toMatchObject({ insights, recommendations, wordedBy: MODEL });
    for (const path of ['/trends', '/mood-patterns']) {
      const { text } = await member.get(path);
      expect(text.replaceAll('<!-- -->', ''), path).toContain(`Worded by an outside AI (${MODEL})`);
      // One sentence a line, on some screens.
      for (const sentence of insights.split(/(?<=\.) (?=[A-Z])/)) expect(text, path).toContain(sentence);
    }
    expect(model.calls).toHaveLength(1);
    expect(JSON.stringify(model.calls)).not.toMatch(/Ines|Duarte|ines-|555 010|a walk/);
  });

  it('no page waits for it', async () => {
    await say('yes');
    model.behave('stalled');
    const { status, text } = await member.get('/trends');
    expect([status, text.includes('Put simply')]).toEqual([200, false]);
    expect(text).toContain('What your check-ins say');
    expect(await wordedBy()).toBe('built-in');
  });

  it.each([
    'unauthorized',
    'failing',
    'cut',
    'invalid-json',
    'schema-miss',
    'invented-number',
    'cause',
  ] as const)(
    'the texts stay ours when the answer is %s, and the log names the rule and no text',
    async (behaviour) => {
      await say('yes');
      model.behave(behaviour);
      const before = failures();
      const ours = await healthOf();
      await expect.poll(failures).toBe(before + 1);
      expect(await healthOf()).toEqual(ours);
      expect(ours.wordedBy).toBe('built-in');
      expect(server.logs()).not.toContain('check-ins on');
    },
  );

  it('a no puts our words back at once, and nothing is asked any more', async () => {
    await say('yes');
    await healthOf();
    await expect.poll(wordedBy).toBe(MODEL);
    await say('no');
    expect(await wordedBy()).toBe('built-in');
    await checkInAs(member);
    await healthOf();
    expect(model.calls).toHaveLength(1);
  });

  it('at a high risk nothing is sent and people have written every word', async () => {
    await say('yes');
    await checkInAs(member, { notes: 'I want to end my life' });
    expect(await healthOf()).toMatchObject({ riskLevel: 'high', wordedBy: 'built-in' });
    expect(model.calls).toEqual([]);
  });
});

it('a yes counts for the model that was named, and an answer has to be one', async () => {
  const post = (form: Record<string, string>) => member.send('POST', '/outside-ai', { form });
  const elsewhere = await post({ answer: 'yes', host: 'api.elsewhere.example', redirectTo: '/trends' });
  expect([elsewhere.status, elsewhere.headers.get('Location')]).toEqual([303, '/trends']);
  const { text } = await member.get('/trends');
  expect(text).toContain('The model has changed');
  expect(text).toContain('May a language model help with the words?');
  expect((await post({ answer: 'perhaps' })).status).toBe(400);
  const sentAway = await post({ answer: 'no', redirectTo: 'https://elsewhere.example/' });
  expect(sentAway.headers.get('Location')).toBe('/');
  expect(model.calls).toEqual([]);
});

it('without a yes not one call is made', async () => {
  for (const path of ['/trends', '/mood-patterns', '/api/mental-health-insights']) await member.get(path);
  expect(model.calls).toEqual([]);
});
