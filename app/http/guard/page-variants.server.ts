import { disclaimerCookie, isOfSomebody, themeCookie } from '../cookies.server';

/** Pages that are the same for every stranger, each with the parameters that it reads. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['redirectTo', 'index'],
  '/auth': ['tab', 'redirectTo', 'with', 'token', 'sent', 'ended', 'out'],
  '/safety': [],
  '/safety/how': [],
  '/privacy': [],
  '/terms': [],
  '/licenses': [],
  '/exercises': [],
};
const TAB = /^(?:login|register|reset)$/;

/** The parts of a request that decide which page it gets. */
export interface Asking {
  /** Path and query. */
  url: string;
  cookie: string | null | undefined;
  authorization: string | null | undefined;
}

export interface Variant {
  /** One of a few: the page, the theme, and whether the disclaimer lies over it. */
  key: string;
  /** The address of the page, without what it does not read, such as where a link was found. */
  url: string;
}

const valueOf = (pair: string) => pair.slice(pair.indexOf('=') + 1).split(';', 1)[0] ?? '';
const THEMES = new Map([
  [valueOf(await themeCookie.serialize('light')), 'light'],
  [valueOf(await themeCookie.serialize('dark')), 'dark'],
]);
const ACKNOWLEDGED = valueOf(await disclaimerCookie.serialize('1'));

/**
 * Which of the pages that may be kept a request is for; undefined when its answer could be anybody's own, or is not among
 * the few variants. Cookies that are not ours, and the browser's zone, change nothing on these pages.
 */
export function variantOf({ url, cookie, authorization }: Asking): Variant | undefined {
  if (authorization) return undefined;
  const page = pageOf(url);
  const look = page === undefined ? undefined : lookOf(cookie ?? '');
  return page === undefined || look === undefined ? undefined : { key: `${look} ${page}`, url: page };
}

function pageOf(url: string): string | undefined {
  const [path = '', query] = url.split('?', 2);
  const known = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  if (!known || query === undefined) return known && path;
  const parameters = new URLSearchParams(url.slice(path.length + 1));
  const read = known.filter((name) => parameters.has(name));
  if (read.length === 0) return path;
  const tabs = parameters.getAll('tab');
  return read.length === 1 && tabs.length === 1 && TAB.test(tabs[0] ?? '')
    ? `${path}?tab=${tabs[0]}`
    : undefined;
}

/** Undefined when a cookie may make the page personal, or was not set by this app. */
function lookOf(cookies: string): string | undefined {
  let theme: string | undefined;
  let acknowledged: string | undefined;
  for (const pair of cookies.split(';')) {
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=').trim();
    if (isOfSomebody(name.trim())) return undefined;
    if (name.trim() === themeCookie.name) theme ??= THEMES.get(value) ?? 'unknown';
    if (name.trim() === disclaimerCookie.name) acknowledged ??= value === ACKNOWLEDGED ? 'read' : 'unknown';
  }
  return theme === 'unknown' || acknowledged === 'unknown'
    ? undefined
    : `${theme ?? 'system'} ${acknowledged ?? 'unread'}`;
}
