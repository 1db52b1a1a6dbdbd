import type { SafetyLanguage } from '../domain/safety/types';

/** Which of Harbor's languages a browser names first in `Accept-Language`; undefined where it names none of them. */
export function languageAskedFor(request: Request): SafetyLanguage | undefined {
  const named = (request.headers.get('Accept-Language') ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase());
  const known = named.find((one) => /^(?:en|es)\b/.test(one));
  return known === undefined ? undefined : known.startsWith('es') ? 'es' : 'en';
}
