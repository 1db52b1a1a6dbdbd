import type { Page } from 'playwright/test';
import { becomeMember, checkIn, daysAgo } from '../factories/people';
import { expect, test } from '../setup/test';

/** A page as it is sent, which is what a browser without styles and scripts shows. */
const sent = async (page: Page, path: string) => (await page.request.get(path)).text();
const wordsOf = (html: string) =>
  html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '');

test('no page writes out a list of scripts, and no reply or key that is not so', async ({ page }) => {
  await becomeMember(page);
  for (const path of ['/', '/checkin?mode=quick', '/chat', '/trends']) {
    expect(await sent(page, path), path).not.toContain('rel="modulepreload"');
  }
  const html = await sent(page, '/checkin?mode=quick');
  const words = wordsOf(html);
  expect(words).toContain('Choose what is closest.');
  for (const reply of [/go gently/, /baseline/, /Good to hear/, /Lovely/]) {
    expect(html, 'the style sheet can write it').toMatch(reply);
    expect(words).not.toMatch(reply);
  }
  expect(words).not.toContain('goes on');
});

test('what is written in a chart stands apart', async ({ page }) => {
  await becomeMember(page);
  for (const days of [0, 1, 2, 9, 20]) await checkIn(page.request, { date: daysAgo(days) });
  for (const path of ['/trends', '/trends?range=month', '/mood-reports']) {
    const html = await sent(page, path);
    const charts = html.match(/<svg[^>]*role="img"[\s\S]*?<\/svg>/g) ?? [];
    if (path === '/trends') expect(charts.join('')).toContain('</text>');
    for (const chart of charts) expect(chart).not.toMatch(/<\/(?:text|title)></);
  }
});
