import { randomBytes } from 'node:crypto';
import { format } from 'node:util';

/** Writes a line to the log, with its time. */
export function logLine(text: string): void {
  console.error(`${new Date().toISOString()} ${text}`);
}

/**
 * Adds the time to what `console.info` and `console.warn` write, and drops what the listener has heard: such a line right
 * before a request's would tell whose state it is (docs/decisions/021).
 */
export function timeTheLog(): void {
  const write = (...parts: unknown[]) => {
    const line = format(...parts);
    if (!line.startsWith('safety: ')) logLine(line);
  };
  console.info = write;
  console.warn = write;
}

/** Writes an error to the log under a short id that the person is shown, without any text they wrote. */
export function logError(what: string, error: unknown): string {
  const id = randomBytes(5).toString('hex');
  logLine(`[${id}] ${what}: ${describe(error)}`);
  return id;
}

/** Name, code and stack of an error and its causes. Query parameters (notes, addresses) stay out of it. */
function describe(error: unknown): string {
  const lines: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    const isQuery = current.message.startsWith('Failed query');
    const stack =
      current.stack
        ?.split('\n')
        .filter((line) => line.trimStart().startsWith('at '))
        .slice(0, 6) ?? [];
    lines.push(
      `${current.name}${code ? ` ${String(code)}` : ''}${isQuery ? '' : `: ${current.message}`}`,
      ...stack,
    );
  }
  return lines.length > 0 ? lines.join('\n') : `thrown value of type ${typeof error}`;
}
