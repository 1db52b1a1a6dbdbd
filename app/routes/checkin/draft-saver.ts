import type { Answers } from '~/domain/check-in/answers';
import { sealLocally } from './sealed-storage';

export interface DraftPlace {
  mode: string;
  /** Of the sealed copy in the browser. */
  name: string;
  key: string;
}

interface Content {
  answers: Answers;
  notes: string;
  submissionKey: string;
}

/** Saves the newest state of a draft: in the browser at once, on the server one request after another. */
export class DraftSaver {
  #waiting: Content | undefined;
  #isSending = false;
  #isOver = false;

  constructor(private readonly place: DraftPlace) {}

  save(content: Content): void {
    if (this.#isOver) return;
    void sealLocally(this.place.name, this.place.key, { ...content, savedAt: Date.now() });
    this.#waiting = content;
    if (!this.#isSending) void this.#send();
  }

  /** The check-in is being handed in: a late save would only get in its way. */
  end(): void {
    this.#isOver = true;
    this.#waiting = undefined;
  }

  resume(): void {
    this.#isOver = false;
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting) {
      const body = JSON.stringify({ ...this.#waiting, mode: this.place.mode });
      this.#waiting = undefined;
      const headers = { 'Content-Type': 'application/json' };
      try {
        await fetch('/api/check-in-draft', { method: 'PUT', body, headers, keepalive: true });
      } catch {
        // Out of reach: the sealed copy holds it, and the next change or the submission carries everything again.
        break;
      }
    }
    this.#isSending = false;
  }
}
