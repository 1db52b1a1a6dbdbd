import { AiFailure, type AiFailureKind } from './ai-gateway';

interface TimeLimitOptions {
  totalMs: number;
  /** The longest silence; without it only the total counts. */
  idleMs?: number;
  /** Of the caller. */
  signal?: AbortSignal;
}

/**
 * A signal that ends a call which takes too long, is silent too long, or is wanted no longer. The vendor's own limit
 * ends with the response headers, so a stalled stream would hang for ever.
 */
export class TimeLimit {
  readonly #controller = new AbortController();
  readonly #total: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  readonly #onCancel = () => this.#end('cancelled');

  constructor(private readonly options: TimeLimitOptions) {
    this.#total = setTimeout(() => this.#end('timeout'), options.totalMs);
    if (options.signal?.aborted) this.#end('cancelled');
    options.signal?.addEventListener('abort', this.#onCancel, { once: true });
    this.heard();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Something came: the silence begins anew. */
  heard(): void {
    clearTimeout(this.#idle);
    if (this.options.idleMs !== undefined) {
      this.#idle = setTimeout(() => this.#end('timeout'), this.options.idleMs);
    }
  }

  /** @throws AiFailure once the time is over */
  check(): void {
    this.signal.throwIfAborted();
  }

  clear(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#idle);
    this.options.signal?.removeEventListener('abort', this.#onCancel);
  }

  #end(kind: AiFailureKind): void {
    this.#controller.abort(new AiFailure(kind));
  }
}
