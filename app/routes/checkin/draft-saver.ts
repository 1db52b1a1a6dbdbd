import type { Answers } from '~/domain/check-in/answers';
import { forgetLocally, sealLocally } from './sealed-storage';

export interface DraftPlace {
  mode: string;
  /** The name of the sealed copy in the browser, and its key. */
  name: string;
  key: string;
  /** Whose draft this is: the server takes it for nobody else. */
  owner: string;
}

export interface DraftContent {
  answers: Answers;
  notes: string;
  submissionKey: string;
}

const GONE = 410;

/** Saves the newest state of a draft: in the browser at once, on the server one request after another. */
export class DraftSaver {
  #waiting: DraftContent | undefined;
  #isSending = false;
  #isOver = false;

  constructor(private readonly place: DraftPlace) {}

  save(content: DraftContent): void {
    if (this.#isOver) return;
    this.#keepHere(content);
    this.#waiting = content;
    if (!this.#isSending) void this.#send();
  }

  /** The page is about to go away: this does not wait for a request that is under way. */
  saveNow(content: DraftContent): void {
    if (this.#isOver) return;
    this.#keepHere(content);
    void this.#put(content);
  }

  /** False when these answers have been sent already, from here or from another device: the copy goes, then. */
  async isOpen(content: DraftContent): Promise<boolean> {
    const response = await this.#put(content);
    if (response?.status !== GONE) return true;
    forgetLocally(this.place.name);
    return false;
  }

  /** The check-in is being handed in: a late save would only get in its way. */
  end(): void {
    this.#isOver = true;
    this.#waiting = undefined;
  }

  /** The draft is thrown away, here as on the server. */
  discard(): void {
    this.end();
    forgetLocally(this.place.name);
  }

  resume(): void {
    this.#isOver = false;
  }

  #keepHere(content: DraftContent): void {
    void sealLocally(this.place.name, this.place.key, { ...content, savedAt: Date.now() });
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting) {
      const content = this.#waiting;
      this.#waiting = undefined;
      if (!(await this.#put(content))) break;
    }
    this.#isSending = false;
  }

  /** Undefined when out of reach: the sealed copy holds it, and the next change or the submission carries it again. */
  async #put({ answers, notes, submissionKey }: DraftContent): Promise<Response | undefined> {
    const { mode, owner } = this.place;
    const body = JSON.stringify({ mode, answers, notes, submissionKey, owner });
    const headers = { 'Content-Type': 'application/json' };
    return fetch('/api/check-in-draft', { method: 'PUT', body, headers, keepalive: true }).catch(
      () => undefined,
    );
  }
}
