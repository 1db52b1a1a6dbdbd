import { DatabaseUnavailableError } from './errors';

/** Lets so many in at a time, first come first served, and nobody wait for ever. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /**
   * Waits for a turn and gives the function that ends it. Calling that twice is harmless.
   * @param giveUpAt a moment in milliseconds
   * @throws DatabaseUnavailableError when the turn does not come by then
   */
  async enter(giveUpAt: number): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#comesBy(giveUpAt);
    let isIn = true;
    return () => {
      if (isIn) this.#next();
      isIn = false;
    };
  }

  #next(): void {
    const go = this.#waiting.shift();
    if (go) go();
    else this.#free += 1;
  }

  #comesBy(giveUpAt: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        reject(new DatabaseUnavailableError('Too many writes are waiting for the database'));
      };
      const timer = setTimeout(giveUp, Math.max(0, giveUpAt - Date.now()));
      this.#waiting.push(go);
    });
  }
}
