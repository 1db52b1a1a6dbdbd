/** `fhir` for a request that accepts nothing but FHIR or names it first; a `format` in the address counts more. */
export function formatAskedFor({ headers }: Pick<Request, 'headers'>): { format?: string } {
  const [first = ''] = (headers.get('Accept') ?? '').split(',');
  const type = first.split(';')[0]?.trim().toLowerCase();
  return type === 'application/fhir+json' ? { format: 'fhir' } : {};
}
