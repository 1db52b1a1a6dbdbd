import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PUBLISHED } from '~/domain/figures/published';
import { TalkTable } from './talk-table';

it('shows what is counted of whole talks in both languages, as it was measured', () => {
  const html = renderToStaticMarkup(<TalkTable talks={PUBLISHED.talks} />);
  const cells = [...html.matchAll(/<td\b[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(cells).toHaveLength(14);
  expect(cells).not.toContain('');
  expect(cells[0]).toBe(String(PUBLISHED.talks.english['danger in pieces']?.met));
  expect(cells[1]).toBe(String(PUBLISHED.talks.spanish['danger in pieces']?.met));
});
