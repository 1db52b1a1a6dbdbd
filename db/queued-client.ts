import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import {
  type Client,
  type InArgs,
  type InStatement,
  LibsqlBatchError,
  type ResultSet,
  type Transaction,
  type TransactionMode,
} from '@libsql/client';
import { endingTheTurn } from './ending-the-turn';
import { databaseErrorCode, DatabaseUnavailableError, isBusy, isUnavailable } from './errors';
import { isChange, isRead } from './statements';
import { type BatchStatement, wholeStatement, WrappedClient } from './wrapped-client';
import { WriteQueue } from './write-queue';

/** How long a write waits for another process to let go of the database before it gives up. */
export const BUSY_WAIT_MS = 2500;
const RETRY_EVERY_MS = 60;
const LOCKED = 'The database is locked';

/** A setting of one connection, and the client has several: it is sent before every change. */
const OVERWRITE = 'PRAGMA secure_delete = ON';

/** A setting of one connection, too. A commit then leaves what it wrote in the journal, for a server to carry over. */
const NO_CHECKPOINT = 'PRAGMA wal_autocheckpoint = 0';

/**
 * A client of a local file, whose writes wait for one another and survive a lock held by another process.
 * After SQLITE_BUSY a connection may accept later writes without ever committing them (libsql-client-ts#352), so every
 * BUSY is followed by a reconnect before anything else is written.
 */
export class QueuedClient extends WrappedClient implements Client {
  readonly #queue = new WriteQueue();
  /** Another process held the lock when this one last tried. */
  #isLocked = false;
  #before = [OVERWRITE, NO_CHECKPOINT];

  /** For the one server of a file: from now on its commits carry the journal over into it (docs/decisions/052). */
  async startCheckpointing(): Promise<void> {
    this.#before = this.#before.filter((sql) => sql !== NO_CHECKPOINT);
    await this.reconnect();
  }

  async execute(statement: InStatement | string, args?: InArgs): Promise<ResultSet> {
    const whole = wholeStatement(statement, args);
    if (isRead(whole)) return this.#read(() => this.client.execute(whole));
    if (!isChange(whole)) return this.#write(() => this.client.execute(whole));
    const [result] = await this.batch([whole]);
    if (!result) throw new Error('the statement gave no result');
    return result;
  }

  // The mode is always 'write': a deferred transaction that meets BUSY leaves a connection reading stale rows.
  async batch(statements: BatchStatement[], _mode?: TransactionMode): Promise<ResultSet[]> {
    const before = this.#before;
    try {
      const results = await this.#write(() => this.client.batch([...before, ...statements], 'write'));
      return results.slice(before.length);
    } catch (error) {
      throw error instanceof LibsqlBatchError
        ? withIndex(error, error.statementIndex - before.length)
        : error;
    }
  }

  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    const before = this.#before;
    const results = await this.#write(() => this.client.migrate([...before, ...statements]));
    return results.slice(before.length);
  }

  async executeMultiple(sql: string): Promise<void> {
    return this.#write(() => this.client.executeMultiple([...this.#before, sql].join(';\n')));
  }

  async transaction(_mode?: TransactionMode): Promise<Transaction> {
    const giveUpAt = Date.now() + BUSY_WAIT_MS;
    const leave = await this.#queue.enter();
    try {
      const transaction = await this.#patiently(giveUpAt, () => this.client.transaction('write'));
      for (const sql of this.#before) await transaction.execute(sql);
      return endingTheTurn(transaction, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  async #read<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // A reconnect after BUSY closes the pool under reads that were about to start.
      if (databaseErrorCode(error) === 'CLIENT_CLOSED' && !this.client.closed) return work();
      throw error;
    }
  }

  async #write<T>(work: () => Promise<T>): Promise<T> {
    const giveUpAt = Date.now() + BUSY_WAIT_MS;
    return this.#queue.run(() => this.#patiently(giveUpAt, work));
  }

  /** @param giveUpAt counted from before the queue: those who wait behind a lock give up together, not in turn */
  async #patiently<T>(giveUpAt: number, work: () => Promise<T>): Promise<T> {
    // Twenty last tries in a row would hold up the whole process, and readers with it, for a second.
    if (this.#isLocked && Date.now() >= giveUpAt) throw new DatabaseUnavailableError(LOCKED);
    for (;;) {
      try {
        const result = await work();
        this.#isLocked = false;
        return result;
      } catch (error) {
        if (!isBusy(error)) {
          if (isUnavailable(error))
            throw new DatabaseUnavailableError('The database is out of reach', { cause: error });
          throw error;
        }
        this.#isLocked = true;
        await this.reconnect();
        // The attempt stood still with the whole process; whatever else is due comes before the next one.
        await nextTurn();
        if (Date.now() >= giveUpAt) throw new DatabaseUnavailableError(LOCKED, { cause: error });
        await sleep(RETRY_EVERY_MS);
      }
    }
  }
}

/** Counted among the statements that were given to us. */
const withIndex = ({ message, code, extendedCode, rawCode, cause }: LibsqlBatchError, index: number) =>
  new LibsqlBatchError(
    message,
    index,
    code,
    extendedCode,
    rawCode,
    cause instanceof Error ? cause : undefined,
  );
