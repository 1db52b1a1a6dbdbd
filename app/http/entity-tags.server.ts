import { Problem } from '../domain/problem';

/** The ETag of a version that is a number. */
export const entityTag = (version: number): string => `"${version}"`;

const TAGS = /^\s*(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*\s*$/;

/**
 * The versions that If-Match allows (RFC 9110, 13.1.1); undefined: any. A weak tag matches nothing.
 * @throws Problem 'malformed' for what is no list of entity tags
 */
export function readIfMatch(request: Request): number[] | undefined {
  const sent = request.headers.get('If-Match');
  if (sent === null || sent.trim() === '*') return undefined;
  if (!TAGS.test(sent)) {
    throw new Problem(
      'malformed',
      'If-Match is the ETag that came with the check-in, with its quotation marks.',
    );
  }
  const strong = sent.split(',').map((tag) => /^"(\d{1,15})"$/.exec(tag.trim())?.[1]);
  return strong.flatMap((version) => (version === undefined ? [] : [Number(version)]));
}
