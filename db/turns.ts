import { DatabaseUnavailableError } from './errors';

interface Waiting {
  go: () => void;
  sendAway: (why: Error) => void;
}

/** Lets a limited number in at a time, first come first served, and lets nobody wait for ever. */
export class Turns {
  #free: number;
  #waiting: Waiting[] = [];

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

  /** Nobody has to wait any longer. */
  sendAway(why: Error): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) each.sendAway(why);
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) next.go();
    else this.#free += 1;
  }

  #comesBy(giveUpAt: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        go: () => {
          clearTimeout(timer);
          resolve();
        },
        sendAway: (why) => {
          clearTimeout(timer);
          reject(why);
        },
      };
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        reject(new DatabaseUnavailableError('Too many writes are waiting for the database'));
      };
      const timer = setTimeout(giveUp, Math.max(0, giveUpAt - Date.now()));
      this.#waiting.push(waiting);
    });
  }
}
