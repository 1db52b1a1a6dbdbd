import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TalkTable } from './talk-table';

describe('the table of whole talks', () => {
  it('shows every figure under its own name, and says which were not counted', () => {
    const talks = { 'with danger': { talks: 300, asked: 81.3 }, harmless: { talks: 400, alarms: 2.1 } };
    const html = renderToStaticMarkup(<TalkTable talks={talks} />);
    const cells = [...html.matchAll(/<t[hd]\b[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(cells).toEqual([
      ...['Talks', 'Talks', 'Asked', 'Alarms'],
      ...['With danger', '300', '81.3', 'not counted'],
      ...['Harmless', '400', 'not counted', '2.1'],
    ]);
  });
});
