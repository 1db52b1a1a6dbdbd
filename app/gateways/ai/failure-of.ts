import { APIConnectionError, APIError } from 'openai';
import { AiFailure } from './ai-gateway';

/** What an error of the vendor's package comes down to. Its message may quote a key or a text, so it is left behind. */
export function failureOf(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  if (error instanceof APIConnectionError) return new AiFailure('unreachable');
  if (error instanceof APIError && error.status !== undefined) {
    const status = Number(error.status);
    if (status === 429) return new AiFailure('limited', status);
    return new AiFailure(status >= 500 ? 'broken' : 'refused', status);
  }
  // An error event within a stream, a line that is not JSON, a connection that ended in mid-answer.
  return new AiFailure('broken');
}

/** The seconds that an answer of 429 or 5xx asks to wait, 0 without any; null when a retry makes no sense. */
export function retryAfter(error: unknown): number | null {
  if (!(error instanceof APIError) || error instanceof APIConnectionError) return null;
  const status = Number(error.status);
  if (status !== 429 && !(status >= 500)) return null;
  const asked = Number(error.headers?.get('retry-after') ?? 0);
  return Number.isFinite(asked) && asked >= 0 ? asked : 0;
}
