import type { Client, InArgs, InStatement, Replicated } from '@libsql/client';

export type BatchStatement = InStatement | [string, InArgs?];

/** What both kinds of client pass on as it is to the one they are made around. */
export abstract class WrappedClient {
  constructor(protected readonly client: Client) {}

  get closed(): boolean {
    return this.client.closed;
  }
  get protocol(): string {
    return this.client.protocol;
  }

  sync(): Promise<Replicated> {
    return this.client.sync();
  }
  /** Its interface says void, but the clients of libSQL all answer with a promise. */
  reconnect(): Promise<void> {
    return Promise.resolve(this.client.reconnect());
  }
  close(): void {
    this.client.close();
  }
}

/** A statement and its arguments in one, however it was given. */
export const wholeStatement = (statement: InStatement | string, args?: InArgs): InStatement =>
  typeof statement === 'string' ? { sql: statement, args } : statement;
