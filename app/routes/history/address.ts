interface Address {
  from?: string;
  to?: string;
  rating?: number;
  /** Sealed. */
  search?: string | null;
  cursor?: string;
}

/** The address of a page of the history. */
export function addressOf(parts: Address): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `/history?${query}` : '/history';
}
