import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { Period } from '~/domain/reports/form/periods';
import { answerPasscodePage, answerReport, answerSharedPage } from '~/http/reports/document.server';
import { pageOf } from '../factories/report-paper';
import { everyDay, MONTH, snapshotOf } from '../factories/reports';

const YEAR: Period = { start: '2025-11-19', end: '2026-11-18' };
const SCRIPT = '<script>alert(1)</script>';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // Long names are the data's own; a passcode is not to be kept by a browser that others use.
  rules: { 'long-title': 'off', 'autocomplete-password': 'off' },
});

async function complaintsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

const everything = () =>
  snapshotOf(everyDay(MONTH), MONTH, {
    riskRule: { level: 'moderate', sentence: 'Your mood averaged 2.3 of 5.' },
    notes: [{ date: '2026-10-22', text: SCRIPT }],
    sections: { aiAnalysis: true, riskRule: true, notes: true, reflections: true, message: true },
    reflections: [
      { week: '2026-11-15', highlights: SCRIPT, challenges: 'a', gratitude: '', nextWeekGoals: '' },
    ],
    message: `${SCRIPT}\nI would like to talk about sleep first.`,
  });

describe('the page of a report', () => {
  it('is valid HTML, with everything in it, with little, and with nothing', async () => {
    expect(await complaintsOf(await pageOf(everything()))).toEqual([]);
    expect(await complaintsOf(await pageOf(snapshotOf([], MONTH)))).toEqual([]);
    const locked = answerPasscodePage({ action: '/api/mood-reports/x?format=html', error: 'Not that one' });
    expect(await complaintsOf(await locked.text())).toEqual([]);
    const shared = answerSharedPage({ action: '/api/mood-reports/x?format=html' });
    expect(await complaintsOf(await shared.text())).toEqual([]);
    expect(await complaintsOf(await pageOf(snapshotOf(everyDay(YEAR), YEAR)))).toEqual([]);
  });

  it('shows a script in any text as text, and has none of its own', async () => {
    const html = await pageOf(everything(), SCRIPT);
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(5);
  });

  it('names nobody in its title, and says to its owner that nobody else can open it', async () => {
    const facts = {
      title: 'For my visit',
      providerName: 'Dr. Abara',
      openUntil: null,
      snapshot: everything(),
    };
    const html = await answerReport({ ...facts, link: 'open' }).text();
    expect(html).toContain('<title>Shared mood report</title>');
    expect(html).not.toContain('Only you can see');
    const expired = await answerReport({ ...facts, link: 'expired', openUntil: '2026-11-20' }).text();
    expect(expired).toMatch(/has expired\.[^]*Only you can see this page/);
    expect(expired).toContain('This link closed after 20 November 2026');
    expect(await complaintsOf(await answerReport({ ...facts, link: 'closed' }).text())).toEqual([]);
  });

  it('asks for nothing but the two fonts of this server', async () => {
    const answer = answerReport({
      title: 'a',
      providerName: 'b',
      openUntil: null,
      link: 'open',
      snapshot: everything(),
    });
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
    const html = await answer.text();
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    expect(html.match(/url\(/g)).toHaveLength(2);
  });

  it('weighs less than 155 kB for a year of 730 check-ins, with what each paper prints of it', async () => {
    const snapshot = snapshotOf(everyDay(YEAR, 2), YEAR);
    expect(snapshot.checkIns).toBe(730);
    expect(Buffer.byteLength(await pageOf(snapshot))).toBeLessThan(155_000);
  });
});
