import type { InStatement, ResultSet } from '@libsql/client';
import { isUnavailable } from './errors';

interface Asked {
  statement: InStatement;
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
}

interface Asking {
  /** Asks all of them, as of one moment. */
  many: (statements: InStatement[]) => Promise<ResultSet[]>;
  /** Asks one by itself, so that the failure of one leaves the others alone. Left out: they succeed or fail together. */
  one?: (statement: InStatement) => Promise<ResultSet>;
}

const AT_ONCE = 50;

/** Sends what is asked at about the same time in one round trip, whichever part of whichever page asks. */
export class Gathered {
  #waiting: Asked[] = [];

  constructor(private readonly asking: Asking) {}

  ask(statement: InStatement): Promise<ResultSet> {
    return new Promise((resolve, reject) => {
      // Callers that have waited for the same answer ask before the next turn of the event loop.
      if (this.#waiting.length === 0) setImmediate(() => this.#send());
      this.#waiting.push({ statement, resolve, reject });
    });
  }

  #send(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < waiting.length; start += AT_ONCE) {
      void this.#answer(waiting.slice(start, start + AT_ONCE));
    }
  }

  async #answer(asked: Asked[]): Promise<void> {
    try {
      const results = await this.asking.many(asked.map(({ statement }) => statement));
      for (const [index, { resolve, reject }] of asked.entries()) {
        const result = results[index];
        if (result) resolve(result);
        else reject(new Error('the statement gave no result'));
      }
    } catch (error) {
      const { one } = this.asking;
      if (!one || asked.length === 1 || isUnavailable(error)) for (const { reject } of asked) reject(error);
      // The failure of one must not fail the others.
      else for (const { statement, resolve, reject } of asked) one(statement).then(resolve, reject);
    }
  }
}
