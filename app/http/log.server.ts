import { redactedPath } from './log-redaction';

/** What a request is called in the log: its method and its path, without query and ids. */
export function nameOf({ method, url }: Pick<Request, 'method' | 'url'>): string {
  return `${method} ${redactedPath(new URL(url).pathname)}`;
}
