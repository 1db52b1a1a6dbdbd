import type { EntryContext } from '@remix-run/node';

/** Stands where the nonce goes in a page that is kept; no page could hold it by chance. */
export const NONCE_MARK = `nonce-${crypto.randomUUID()}`;

const KEPT = 24;
const pages = new Map<string, string>();

interface RootData {
  viewer?: { kind?: string };
  toast?: unknown;
}

/**
 * The key under which a page may be kept, or undefined when it is somebody's own. Only pages for strangers that came out
 * of their loaders' data alone: the same data at the same address makes the same page (docs/decisions/012).
 */
export function sharedPageKey(request: Request, status: number, context: EntryContext): string | undefined {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  const root = loaderData.root as RootData | undefined;
  if (request.method !== 'GET' || status !== 200 || actionData || errors) return undefined;
  if (root?.viewer?.kind !== 'stranger' || root.toast) return undefined;
  const { pathname, search } = new URL(request.url);
  return pathname === '/' && search === '' ? JSON.stringify(loaderData) : undefined;
}

/** The page, rendered once for each key and then only given its nonce. */
export async function keptPage(key: string, nonce: string, render: () => Promise<Buffer>): Promise<string> {
  let page = pages.get(key);
  if (page === undefined) {
    page = (await render()).toString();
    if (pages.size >= KEPT) pages.clear();
    pages.set(key, page);
  }
  return page.replaceAll(NONCE_MARK, nonce);
}
