import { expect, it } from 'vitest';
import { asksTooMuchOfRouter } from './route-questions';

const deep = (segments: number) => '/a'.repeat(segments);
const asking = (paths: string[]) =>
  `/__manifest?version=abc&${new URLSearchParams(paths.map((p) => ['p', p]))}`;

it('lets every address of the app pass', () => {
  const uuid = '65afc21f-dffc-4552-bf94-9e7af241a794';
  for (const url of [
    '/',
    '/?index',
    `/history/${uuid}/delete`,
    `/api/admin/users/${uuid}/reset-password`,
    '/assets/root-BqRLTx4X.js',
    `/auth?redirectTo=${'/a'.repeat(2000)}`,
    deep(10),
  ]) {
    expect(asksTooMuchOfRouter(url), url).toBe(false);
  }
});

it('refuses an address of many segments, however they are written', () => {
  for (const url of [
    deep(11),
    `/assets${deep(3700)}`,
    `${deep(3600)}.data`,
    `/x${'/'.repeat(7000)}`,
    '/'.repeat(7000),
    `/x${'\\a'.repeat(3700)}`,
    `/x${'/%41'.repeat(2000)}?q=1`,
  ]) {
    expect(asksTooMuchOfRouter(url), url.slice(0, 30)).toBe(true);
  }
});

it('lets a page ask the manifest about all its links', () => {
  const days = Array.from({ length: 95 }, (_, i) => `/history/day/${2000 + i}-01-01`);
  expect(asksTooMuchOfRouter(asking(days))).toBe(false);
  expect(asksTooMuchOfRouter('/__manifest')).toBe(false);
});

it('refuses a question for the manifest that is deep, and too many of them', () => {
  expect(asksTooMuchOfRouter(asking([deep(11)]))).toBe(true);
  expect(asksTooMuchOfRouter(`/__manifest?p=${'%2Fa'.repeat(1800)}`)).toBe(true);
  expect(asksTooMuchOfRouter(`/./__manifest?p=${deep(3700)}`)).toBe(true);
  expect(asksTooMuchOfRouter(`/__manifest?${'&p=a'.repeat(101)}`)).toBe(true);
  expect(asksTooMuchOfRouter(asking(Array.from({ length: 20 }, (_, i) => `/${i}${deep(9)}`)))).toBe(true);
});
