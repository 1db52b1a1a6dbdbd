/** The part of Hrana (JSON over HTTP, protocol 2 and 3) that a client of libSQL uses. */

export type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string };

/** SQL is sent along, or named by the number under which the stream stored it. */
export interface SqlSource {
  sql?: string | null;
  sql_id?: number | null;
}

export interface Statement extends SqlSource {
  args?: Value[];
  named_args?: { name: string; value: Value }[];
  want_rows?: boolean;
}

export type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' };

export interface BatchStep {
  condition?: Condition | null;
  stmt: Statement;
}

export type StreamRequest =
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: BatchStep[] } }
  | ({ type: 'sequence' | 'describe' } & SqlSource)
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number }
  | { type: 'get_autocommit' | 'close' };

export interface PipelineRequest {
  baton?: string | null;
  requests: StreamRequest[];
}

export interface StatementResult {
  cols: { name: string; decltype: string | null }[];
  rows: Value[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

export interface ProtocolError {
  message: string;
  code: string;
}

export interface BatchResult {
  step_results: (StatementResult | null)[];
  step_errors: (ProtocolError | null)[];
}

export function protocolError(message: string, code: string): Error & { code: string } {
  return Object.assign(new Error(message), { code });
}

export function describeError(error: unknown): ProtocolError {
  const { message, code } = error as Error & { code?: unknown };
  return { message, code: typeof code === 'string' ? code : 'SQL_ERROR' };
}

export function encodeValue(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') };
}

export function decodeValue(value: Value): unknown {
  switch (value.type) {
    case 'null':
      return null;
    case 'integer':
      return BigInt(value.value);
    case 'blob':
      return Buffer.from(value.base64, 'base64');
    default:
      return value.value;
  }
}
