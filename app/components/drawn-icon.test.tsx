import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawnIcon } from './drawn-icon';

type Drawing = Parameters<typeof drawnIcon>[0];

/** What the app shows stands in files of these names; together they have every kind of shape. */
const ICONS = {
  sun: () => import('lucide-react/icons/sun'),
  lock: () => import('lucide-react/icons/lock'),
  house: () => import('lucide-react/icons/house'),
  'life-buoy': () => import('lucide-react/icons/life-buoy'),
  'message-square': () => import('lucide-react/icons/message-square'),
  'circle-check': () => import('lucide-react/icons/circle-check'),
};

/** As a browser sees it: closed tags, no namespace, none of lucide's own classes. */
const asSeen = (html: string) =>
  html
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/\blucide(?:-[\w-]+)? /g, '')
    .replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');

describe.each(Object.entries(ICONS))('the icon %s', (_, load) => {
  it('is drawn as lucide draws it, hidden from what reads aloud', async () => {
    const module = await load();
    const Lucide = module.default;
    const Drawn = drawnIcon((module as unknown as { __iconData: Drawing }).__iconData);
    const drawn = asSeen(renderToStaticMarkup(<Drawn className="icon icon--big" />));
    const theirs = renderToStaticMarkup(<Lucide className="icon icon--big" aria-hidden="true" />);
    expect(drawn).toBe(asSeen(theirs));
    expect(drawn).toContain('aria-hidden="true"');
    expect(drawn).toContain('class="icon icon--big"');
  });
});
