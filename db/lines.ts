import { DatabaseUnavailableError, isUnavailable } from './errors';
import { Turns } from './turns';

interface Line {
  turns: Turns;
  /** How many wait in it, with the one whose turn it is. */
  people: number;
}

/** A waiting line for each name, for as long as anybody waits in it. Lines of different names do not wait for each other. */
export class Lines {
  readonly #lines = new Map<string, Line>();

  get count(): number {
    return this.#lines.size;
  }

  /**
   * Does the work when it is its turn. When the database is out of reach for one, those behind it are not made to find that
   * out one after the other.
   * @param giveUpAt a moment in milliseconds
   * @throws DatabaseUnavailableError when the turn does not come by then, and whatever the work throws
   */
  async standIn<Result>(
    name: string,
    giveUpAt: number,
    work: (hasWaited: boolean) => Promise<Result>,
  ): Promise<Result> {
    const line = this.#lines.get(name) ?? { turns: new Turns(1), people: 0 };
    this.#lines.set(name, line);
    const hasWaited = line.people > 0;
    line.people += 1;
    try {
      const leave = await line.turns.enter(giveUpAt);
      try {
        return await work(hasWaited);
      } catch (error) {
        if (isUnavailable(error)) line.turns.sendAway(outOfReach(error));
        throw error;
      } finally {
        leave();
      }
    } finally {
      line.people -= 1;
      if (line.people === 0) this.#lines.delete(name);
    }
  }
}

const outOfReach = (cause: unknown) =>
  new DatabaseUnavailableError('The database was out of reach for the one before', { cause });
