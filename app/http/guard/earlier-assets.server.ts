import fs from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../domain/calendar/durations';
import { env } from '../../env.server';
import { logLine } from '../../running/log.server';
import { type BuiltFile, readBuiltFile } from './built-files.server';

interface Folders {
  /** The folder of the build that runs. */
  build: string;
  /** A folder on a disk that outlives the build. */
  kept: string;
}

/** Names of built files that may be kept: with a hash, so that a name means one content. */
const HASHED = /^[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png)$/;
const BROTLI = '.br';
/** When a newer build took the place of a file. */
const TIMES = 'replaced.json';
/** The size of all earlier builds together: room for some ten. Those that were replaced first go first. */
const MOST_BYTES = 24_000_000;

/**
 * Keeps what pages of earlier builds ask for, for a day after a newer build took their place: an image brings its own files
 * alone, so they lie in the data folder. Where that takes nothing the server runs without them, and says so once.
 */
export class EarlierAssets {
  #folders: Folders;
  #replaced = new Map<string, number>();
  #hasComplained = false;

  constructor(folders: Folders) {
    this.#folders = folders;
  }

  /** Notes what the build that runs has replaced, deletes what nobody needs any more, and keeps its files for the next one. */
  async keep(now: number): Promise<void> {
    const { build, kept } = this.#folders;
    if (!fs.existsSync(build)) return;
    try {
      await fs.promises.mkdir(kept, { recursive: true });
      const current = new Set(await fs.promises.readdir(build));
      const there = await fs.promises.readdir(kept);
      const before = this.#readTimes();
      const earlier = there.filter((name) => isKept(name) && !current.has(name));
      this.#replaced = new Map(earlier.map((name) => [name, Math.min(before[name] ?? now, now)]));
      await this.#deleteOld(now, there, current);
      await this.#write(TIMES, JSON.stringify(Object.fromEntries(this.#replaced)));
      for (const name of current) {
        if (isKept(name) && !there.includes(name)) await this.#copy(name);
      }
    } catch (error) {
      this.#complain(error);
    }
  }

  /** A file of an earlier build that may still be asked for. */
  file(name: string, now = Date.now()): BuiltFile | undefined {
    const time = this.#replaced.get(name);
    if (time === undefined || now - time >= DAY_MS || !HASHED.test(name)) return undefined;
    try {
      return readBuiltFile(path.join(this.#folders.kept, name), this.#replaced.has(name + BROTLI));
    } catch {
      return undefined;
    }
  }

  /** Also deletes what a server left behind that ended while it copied. */
  async #deleteOld(now: number, there: string[], current: Set<string>): Promise<void> {
    let bytes = 0;
    const newestFirst = [...this.#replaced].sort(([, one], [, other]) => other - one);
    for (const [name, time] of newestFirst) {
      const { size } = await fs.promises.stat(path.join(this.#folders.kept, name));
      bytes += size;
      if (now - time >= DAY_MS || bytes > MOST_BYTES) this.#replaced.delete(name);
    }
    const isWanted = (name: string) => name === TIMES || current.has(name) || this.#replaced.has(name);
    for (const name of there.filter((one) => !isWanted(one))) {
      await fs.promises.rm(path.join(this.#folders.kept, name), { recursive: true, force: true });
    }
  }

  #readTimes(): Record<string, number> {
    try {
      return JSON.parse(fs.readFileSync(path.join(this.#folders.kept, TIMES), 'utf8')) as Record<
        string,
        number
      >;
    } catch {
      return {}; // At the first start, or broken off: then all of them were replaced now.
    }
  }

  /** Copies a file whole or not at all: nobody finds half a file under its name. */
  async #copy(name: string): Promise<void> {
    const half = path.join(this.#folders.kept, `${name}.half`);
    await fs.promises.copyFile(path.join(this.#folders.build, name), half);
    await fs.promises.rename(half, path.join(this.#folders.kept, name));
  }

  async #write(name: string, text: string): Promise<void> {
    const half = path.join(this.#folders.kept, `${name}.half`);
    await fs.promises.writeFile(half, text);
    await fs.promises.rename(half, path.join(this.#folders.kept, name));
  }

  #complain(error: unknown): void {
    if (this.#hasComplained) return;
    this.#hasComplained = true;
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    logLine(
      `Built files are not kept for the pages that are open at the next deployment (${why}): ${this.#folders.kept}`,
    );
  }
}

const isKept = (name: string) => HASHED.test(name.endsWith(BROTLI) ? name.slice(0, -BROTLI.length) : name);

/** The earlier assets of this server. */
export const earlierAssets = new EarlierAssets({
  build: 'build/client/assets',
  kept: path.join(env.DATA_DIR, 'assets'),
});
