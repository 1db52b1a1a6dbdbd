/** Lets one writer of this process in at a time, first come first served (docs/decisions/003). */
export class WriteQueue {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn and gives the function that ends it. Calling that twice is harmless. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave!: () => void;
    this.#last = new Promise((resolve) => (leave = resolve));
    await before;
    return leave;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
