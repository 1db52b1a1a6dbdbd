import fs from 'node:fs';
import path from 'node:path';
import type { Database } from 'db/client';
import { deleteSession } from 'db/repositories/sessions';
import { hashToken } from '../crypto/tokens.server';

const HASH = /^[0-9a-f]{64}$/;
const EMPTY = ' '.repeat(64);
const SLOT_BYTES = EMPTY.length + 1;
/** 65 kB, written in advance: even on a full disk, bytes that are there can be replaced. */
const SLOTS = 1000;
const NOWHERE = -1;

/**
 * Ends of sessions that the database could not take, in a file of their own: so they hold over a restart. It has the same
 * hash of a session as the database, which opens nothing, and is written in place and flushed before it counts.
 */
export class EndedSessions {
  readonly #path: string;
  readonly #file: number;
  /** Where each hash stands; NOWHERE when only this process knows it. */
  readonly #slots = new Map<string, number>();

  /** @throws Error when the file cannot be read or made */
  constructor(file: string) {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    this.#path = file;
    this.#file = fs.openSync(file, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600);
    this.#lines().forEach((line, slot) => HASH.test(line) && this.#slots.set(line, slot));
  }

  /** Takes the room that notes will need. @throws Error when there is none */
  reserve(): void {
    const whole = this.#lines().filter((line) => line.length === EMPTY.length).length;
    if (whole < SLOTS) this.#write(whole, `${EMPTY}\n`.repeat(SLOTS - whole));
  }

  /** Whether this session is over, though the database may not know yet. */
  has(token: string): boolean {
    return this.#slots.size > 0 && this.#slots.has(hashToken(token));
  }

  /**
   * Notes the end of a session, which is refused from now on.
   * @throws Error when that would not hold over a restart, because it could not be written down
   */
  note(token: string): void {
    const hash = hashToken(token);
    if ((this.#slots.get(hash) ?? NOWHERE) !== NOWHERE) return;
    const free = this.#freeSlot();
    this.#slots.set(hash, NOWHERE);
    if (free === undefined) throw new Error('the list of ended sessions is full');
    this.#write(free, hash);
    this.#slots.set(hash, free);
  }

  /** Ends in the database what was noted, and forgets it then. @throws what the database says when it cannot yet */
  async carryOut(db: Database): Promise<void> {
    for (const [hash, slot] of [...this.#slots]) {
      await deleteSession(db, hash);
      if (slot !== NOWHERE) this.#write(slot, EMPTY);
      this.#slots.delete(hash);
    }
  }

  #lines(): string[] {
    return fs.readFileSync(this.#path, 'latin1').split('\n').slice(0, SLOTS);
  }

  #freeSlot(): number | undefined {
    const taken = new Set(this.#slots.values());
    return Array.from({ length: SLOTS }, (_, slot) => slot).find((slot) => !taken.has(slot));
  }

  #write(slot: number, text: string): void {
    fs.writeSync(this.#file, text, slot * SLOT_BYTES, 'latin1');
    fs.fsyncSync(this.#file);
  }
}
