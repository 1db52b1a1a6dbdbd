import { protocolError } from './protocol';

interface Waiting<Holder> {
  holder: Holder;
  go: () => void;
}

/**
 * One writer at a time, first come, first served. SQLite itself must never get to say BUSY: the libsql package leaves
 * such a statement half done, and its connection can then neither commit nor see anything new.
 */
export class WriteTurns<Holder> {
  #current: Holder | undefined;
  readonly #waiting: Waiting<Holder>[] = [];

  constructor(private readonly patienceMs: number) {}

  /** @throws Error with the code SQLITE_BUSY when the turn does not come in time */
  async take(holder: Holder): Promise<void> {
    if (this.#current === holder) return;
    if (this.#current === undefined) {
      this.#current = holder;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const waiting = { holder, go: () => (clearTimeout(timer), resolve()) };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(protocolError('database is locked', 'SQLITE_BUSY'));
      }, this.patienceMs);
      this.#waiting.push(waiting);
    });
  }

  giveBack(holder: Holder): void {
    if (this.#current !== holder) return;
    const next = this.#waiting.shift();
    this.#current = next?.holder;
    next?.go();
  }
}
