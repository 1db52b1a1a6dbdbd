import type Libsql from 'libsql';
import {
  type BatchResult,
  type BatchStep,
  type Condition,
  decodeValue,
  describeError,
  encodeValue,
  protocolError,
  type SqlSource,
  type Statement,
  type StatementResult,
  type StreamRequest,
} from './protocol';
import type { WriteTurns } from './write-turns';

// COMMIT and ROLLBACK belong to whoever began: they never wait for a turn, they end one.
const NEEDS_NO_TURN =
  /^\s*(select|values|explain|commit|end|rollback|savepoint|release|begin\s*;?\s*$|begin\s+(deferred|transaction)|with\b(?!.*\b(insert|update|delete|replace)\b)|pragma\s+\w+\s*;?\s*$)/is;

/** What a client sees as one connection: requests in order, transactions, SQL stored under numbers. */
export class Stream {
  isClosed = false;
  readonly #sqls = new Map<number, string>();

  constructor(
    readonly connection: Libsql.Database,
    private readonly turns: WriteTurns<Stream>,
  ) {}

  async answer(request: StreamRequest): Promise<object> {
    switch (request.type) {
      case 'execute':
        return { type: 'execute', result: await this.#execute(request.stmt) };
      case 'batch':
        return { type: 'batch', result: await this.#batch(request.batch.steps) };
      case 'sequence': {
        const sql = this.#sqlOf(request);
        await this.#inTurn(sql, () => this.connection.exec(sql));
        return { type: 'sequence' };
      }
      case 'describe':
        return { type: 'describe', result: this.#describe(this.#sqlOf(request)) };
      case 'store_sql':
        this.#sqls.set(request.sql_id, request.sql);
        return { type: 'store_sql' };
      case 'close_sql':
        this.#sqls.delete(request.sql_id);
        return { type: 'close_sql' };
      case 'get_autocommit':
        return { type: 'get_autocommit', is_autocommit: !this.connection.inTransaction };
      case 'close':
        this.isClosed = true;
        return { type: 'close' };
      default:
        throw protocolError('Unknown request', 'PROTOCOL_ERROR');
    }
  }

  /** Undoes what was not committed and lets the next writer go. */
  end(): void {
    try {
      if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      this.connection.exec('PRAGMA foreign_keys = ON');
    } finally {
      this.turns.giveBack(this);
    }
  }

  #sqlOf({ sql, sql_id }: SqlSource): string {
    const found = sql ?? this.#sqls.get(sql_id ?? Number.NaN);
    if (found === undefined) throw protocolError('No SQL is stored under this number', 'SQL_NOT_FOUND');
    return found;
  }

  async #inTurn<T>(sql: string, work: () => T): Promise<T> {
    if (!NEEDS_NO_TURN.test(sql)) await this.turns.take(this);
    try {
      return work();
    } finally {
      if (!this.connection.inTransaction) this.turns.giveBack(this);
    }
  }

  async #execute(statement: Statement): Promise<StatementResult> {
    const sql = this.#sqlOf(statement);
    return this.#inTurn(sql, () => this.#run(sql, statement));
  }

  #run(sql: string, { args = [], named_args: named = [], want_rows: wantRows = true }: Statement) {
    const prepared = this.connection.prepare(sql).safeIntegers(true);
    const values = named.length
      ? Object.fromEntries(named.map(({ name, value }) => [name.replace(/^[:@$]/, ''), decodeValue(value)]))
      : args.map(decodeValue);
    if (!prepared.reader) {
      const { changes, lastInsertRowid } = prepared.run(values);
      return result({ affected_row_count: changes, last_insert_rowid: String(lastInsertRowid) });
    }
    const cols = columnsOf(prepared);
    const rows = prepared.raw(true).all(values) as unknown[][];
    const shown = wantRows ? rows.map((row) => row.map(encodeValue)) : [];
    return result({ cols, rows: shown, ...(/\breturning\b/i.test(sql) && this.#lastChange()) });
  }

  #lastChange() {
    const [changes, rowid] = this.connection
      .prepare('SELECT changes(), last_insert_rowid()')
      .safeIntegers(true)
      .raw(true)
      .get() as [bigint, bigint];
    return { affected_row_count: Number(changes), last_insert_rowid: String(rowid) };
  }

  async #batch(steps: BatchStep[]): Promise<BatchResult> {
    const done: BatchResult = { step_results: [], step_errors: [] };
    for (const { condition, stmt } of steps) {
      let outcome: StatementResult | null = null;
      let failure: unknown = null;
      try {
        if (!condition || this.#holds(condition, done)) outcome = await this.#execute(stmt);
      } catch (error) {
        failure = error;
      }
      done.step_results.push(outcome);
      done.step_errors.push(failure === null ? null : describeError(failure));
    }
    return done;
  }

  #holds(condition: Condition, done: BatchResult): boolean {
    switch (condition.type) {
      case 'ok':
        return Boolean(done.step_results[condition.step]);
      case 'error':
        return Boolean(done.step_errors[condition.step]);
      case 'not':
        return !this.#holds(condition.cond, done);
      case 'and':
        return condition.conds.every((each) => this.#holds(each, done));
      case 'or':
        return condition.conds.some((each) => this.#holds(each, done));
      case 'is_autocommit':
        return !this.connection.inTransaction;
    }
  }

  #describe(sql: string) {
    const prepared = this.connection.prepare(sql);
    return {
      params: [],
      cols: prepared.reader ? columnsOf(prepared) : [],
      is_explain: /^\s*explain\b/i.test(sql),
      is_readonly: prepared.reader && NEEDS_NO_TURN.test(sql),
    };
  }
}

const result = (part: Partial<StatementResult>): StatementResult => ({
  cols: [],
  rows: [],
  affected_row_count: 0,
  last_insert_rowid: null,
  ...part,
});

const columnsOf = (prepared: Libsql.Statement<unknown[]>) =>
  prepared.columns().map(({ name, type }) => ({ name, decltype: type }));
