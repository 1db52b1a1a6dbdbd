/** The database could not be written to just now: locked by another process, full, or out of reach. Nothing was stored. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** The SQLite or client code of an error, looking through the causes that drizzle wraps around it. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(databaseErrorCode(error) ?? '');
}

const OUT_OF_REACH =
  /^(SQLITE_(FULL|IOERR|CANTOPEN|READONLY|PROTOCOL)|HRANA_|SERVER_ERROR|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|UND_ERR)/;

export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError || isBusy(error)) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseUnavailableError) return true;
    if (current instanceof TypeError && current.message === 'fetch failed') return true;
    if (current.name === 'TimeoutError') return true;
    if (OUT_OF_REACH.test(String((current as { code?: unknown }).code ?? ''))) return true;
  }
  return false;
}

export function isUniqueViolation(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/UNIQUE constraint failed/.test(current.message)) return true;
  }
  return false;
}
