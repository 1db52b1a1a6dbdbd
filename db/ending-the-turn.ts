import type { InArgs, InStatement, Transaction } from '@libsql/client';

/**
 * A transaction whose end is the end of its writer's turn.
 * @param around each of its statements
 */
export function endingTheTurn(
  transaction: Transaction,
  leave: () => void,
  around: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work(),
): Transaction {
  const ending = async (end: () => Promise<void>) => {
    try {
      await around(end);
    } finally {
      leave();
    }
  };
  return {
    execute: (statement: InStatement | string, args?: InArgs) => {
      const whole = typeof statement === 'string' ? { sql: statement, args } : statement;
      return around(() => transaction.execute(whole));
    },
    batch: (statements: InStatement[]) => around(() => transaction.batch(statements)),
    executeMultiple: (sql: string) => around(() => transaction.executeMultiple(sql)),
    commit: () => ending(() => transaction.commit()),
    rollback: () => ending(() => transaction.rollback()),
    close: () => {
      transaction.close();
      leave();
    },
    get closed() {
      return transaction.closed;
    },
  } as Transaction;
}
