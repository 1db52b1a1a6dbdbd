import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, InArgs, InStatement, ResultSet, Transaction, TransactionMode } from '@libsql/client';
import { endingTheTurn } from './ending-the-turn';
import { DatabaseUnavailableError, isBusy, isUnavailable } from './errors';
import { Gathered } from './gathered';
import { SERVER_WAIT_MS, until } from './server-fetch';
import { isRead } from './statements';
import { Turns } from './turns';
import { countWaits, waitedBefore } from './waited';
import { type BatchStatement, wholeStatement, WrappedClient } from './wrapped-client';

const RETRY_EVERY_MS = 60;
/** More than a server orders in the time that somebody waits. */
const BATCHES_AT_ONCE = 64;

/**
 * A client of a libSQL server, which puts its writers in order by itself: batches of several writers are under way at once.
 * A transaction holds all writers up for each of its round trips, so this process has one at a time. What takes longer than
 * `SERVER_WAIT_MS` is given up (docs/decisions/062).
 */
export class ServerClient extends WrappedClient implements Client {
  readonly #reads: Gathered;
  readonly #batches = new Turns(BATCHES_AT_ONCE);
  readonly #transactions = new Turns(1);

  constructor(client: Client) {
    super(client);
    countWaits();
    this.#reads = new Gathered({
      one: (statement) => this.#inTime(() => client.execute(statement)),
      many: (statements) =>
        this.#inTime(async () => {
          const [only, ...others] = statements;
          if (only !== undefined && others.length === 0) return [await client.execute(only)];
          return client.batch(statements, 'read');
        }),
    });
  }

  /** A server carries its journal over by itself. */
  startCheckpointing(): Promise<void> {
    return Promise.resolve();
  }

  async execute(statement: InStatement | string, args?: InArgs): Promise<ResultSet> {
    const whole = wholeStatement(statement, args);
    if (isRead(whole)) return this.#reads.ask(whole);
    return this.#write(() => this.client.execute(whole));
  }

  batch(statements: BatchStatement[], _mode?: TransactionMode): Promise<ResultSet[]> {
    return this.#write(() => this.client.batch(statements, 'write'));
  }
  migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#write(() => this.client.migrate(statements));
  }
  executeMultiple(sql: string): Promise<void> {
    return this.#write(() => this.client.executeMultiple(sql));
  }

  async transaction(_mode?: TransactionMode): Promise<Transaction> {
    const giveUpAt = Date.now() + SERVER_WAIT_MS - waitedBefore();
    const leave = await this.#transactions.enter(giveUpAt);
    try {
      const transaction = await this.#inTime(() => this.client.transaction('write'), giveUpAt);
      return endingTheTurn(askedTogether(transaction), leave, (work) =>
        until(giveUpAt, () => explained(work)),
      );
    } catch (error) {
      leave();
      throw error;
    }
  }

  async #write<T>(work: () => Promise<T>): Promise<T> {
    const giveUpAt = Date.now() + SERVER_WAIT_MS - waitedBefore();
    const leave = await this.#batches.enter(giveUpAt);
    try {
      return await this.#inTime(work, giveUpAt);
    } finally {
      leave();
    }
  }

  /** Tried again while the server says that others are writing: then it has done nothing. */
  #inTime<T>(work: () => Promise<T>, giveUpAt = Date.now() + SERVER_WAIT_MS): Promise<T> {
    return until(giveUpAt, async () => {
      for (;;) {
        try {
          return await explained(work);
        } catch (error) {
          if (!isBusy(error) || Date.now() + RETRY_EVERY_MS >= giveUpAt) throw error;
          await sleep(RETRY_EVERY_MS);
        }
      }
    });
  }
}

/** What a transaction is asked without waiting for an answer in between goes in one round trip, too. */
function askedTogether(transaction: Transaction): Transaction {
  const asked = new Gathered({ many: (statements) => transaction.batch(statements) });
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'execute') return (statement: InStatement) => asked.ask(statement);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** @throws DatabaseUnavailableError when the server is out of reach, or what answers speaks no protocol of its */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isBusy(error) || !(isUnavailable(error) || error instanceof SyntaxError)) throw error;
    throw new DatabaseUnavailableError('The database is out of reach', { cause: error });
  }
}
