import type { Page } from 'playwright/test';
import { becomeMember, checkIn, daysAgo } from '../factories/people';
import { runTogether } from '../factories/text-browser';
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
  for (const days of [0, 1, 2, 9, 20, 50]) await checkIn(page.request, { date: daysAgo(days) });
  for (const view of ['7', '30', '90', '365', 'year']) {
    const html = await sent(page, `/trends?view=${view}`);
    const charts = html.match(/<svg[^>]*role="img"[\s\S]*?<\/svg>/g) ?? [];
    if (view !== 'year') expect(html, view).toContain('</text>');
    for (const chart of charts) expect(chart).not.toMatch(/<\/(?:text|title)></);
  }
});

test('no two words run together where nothing but styles would part them', async ({ page }) => {
  await becomeMember(page);
  for (const days of [0, 1, 3]) await checkIn(page.request, { date: daysAgo(days) });
  const paths = ['/', '/checkin', '/checkin?mode=quick', '/chat', '/history', '/history/new', '/safety-plan'];
  const views = ['7', '30', '90', '365', 'year'].map((view) => `/trends?view=${view}`);
  for (const path of [
    ...paths,
    ...views,
    '/mood-patterns',
    '/mood-reports',
    '/scores',
    '/settings',
    '/safety',
  ]) {
    expect(runTogether(await sent(page, path)), path).toEqual([]);
  }
});

test('w3m would find words run together', () => {
  const page = (inside: string) => runTogether(`<html><body>${inside}</body></html>`);
  expect(page('<svg><text>29 Oct</text><text>8 Nov</text></svg>')).toEqual(['29 Oct|8 Nov']);
  expect(page('<li><b>4.2</b>Sat<small>mood 5</small></li>')).toEqual(['4.2|Sat', 'Sat|mood 5']);
  expect(page('<p>one</p><p>two <b>three</b>, <a>four</a> <a>five</a></p>')).toEqual([]);
});
