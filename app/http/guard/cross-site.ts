const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface RequestOrigin {
  method: string;
  host: string | undefined;
  origin: string | undefined;
  secFetchSite: string | undefined;
}

/**
 * True for a state-changing request that another site made a browser send. The rule of Go's
 * http.CrossOriginProtection: Sec-Fetch-Site decides where it is sent, else Origin against Host or our public origin;
 * clients that send neither (text browsers, API clients) are let through.
 */
export function isCrossSite({ method, host, origin, secFetchSite }: RequestOrigin, appUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return false;
  if (secFetchSite !== undefined) return secFetchSite !== 'same-origin' && secFetchSite !== 'none';
  if (origin === undefined) return false;
  let originHost: string;
  try {
    originHost = new URL(origin).host;
  } catch {
    return true; // "null" and junk come from sandboxed or foreign pages
  }
  return originHost !== host && origin !== appUrl;
}
