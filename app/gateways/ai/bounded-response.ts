import { AiFailure } from './ai-gateway';

/** The same answer, but reading it fails after `mostBytes`: no server can fill the memory. */
export function boundedResponse(response: Response, mostBytes: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new AiFailure('broken'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(count), { status, statusText, headers });
}
