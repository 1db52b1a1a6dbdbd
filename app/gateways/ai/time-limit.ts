import { AiFailure, type AiFailureKind } from './ai-gateway';

interface TimeLimitOptions {
  totalMs: number;
  /** The signal of the caller. */
  signal?: AbortSignal;
}

/**
 * A signal that ends a call which takes too long or is wanted no longer. The vendor's own limit ends with the response
 * headers, so a stalled stream would hang for ever.
 */
export class TimeLimit {
  readonly #controller = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #onCancel = () => this.#end(kindOf(this.options.signal));

  constructor(private readonly options: TimeLimitOptions) {
    this.#total = setTimeout(() => this.#end('timeout'), options.totalMs);
    if (options.signal?.aborted) this.#onCancel();
    options.signal?.addEventListener('abort', this.#onCancel, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** @throws AiFailure once the time is over */
  check(): void {
    this.signal.throwIfAborted();
  }

  /** Ends the limit, and what may still be under way. */
  clear(): void {
    clearTimeout(this.#total);
    this.options.signal?.removeEventListener('abort', this.#onCancel);
    this.#end('cancelled');
  }

  #end(kind: AiFailureKind): void {
    this.#controller.abort(new AiFailure(kind));
  }
}

/** A caller's signal that is itself a time limit says so. */
const kindOf = (signal: AbortSignal | undefined): AiFailureKind =>
  (signal?.reason as { name?: unknown } | undefined)?.name === 'TimeoutError' ? 'timeout' : 'cancelled';
