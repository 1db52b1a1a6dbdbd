import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import busboy from 'busboy';
import { IMPORT_MAX_BYTES } from '../../domain/import/limits';
import { Problem } from '../../domain/problem';

export interface Upload {
  file: Readable & { truncated?: boolean };
  /** What stood before the file. */
  fields: Record<string, string>;
}

const FIELD_MAX_BYTES = 1000;
const FIELDS_MAX = 10;
const NO_FILE = 'Choose a file first.';
const UNREADABLE = 'This form cannot be read. Please go back and try again.';

/**
 * Hands over the file of a form, or a body that is the file, while it arrives: it is never in memory as a whole.
 * Whatever is left of it afterwards is read to its end, so that the answer is not lost.
 * @param fields is filled with what stands before the file, also where there is none
 * @throws Problem 'unsupported' for a body that is neither, 'invalid' without a file
 */
export async function withUpload<Result>(
  request: Request,
  handle: (upload: Upload) => Promise<Result>,
  fields: Upload['fields'] = {},
): Promise<Result> {
  if (!request.body) throw new Problem('invalid', NO_FILE);
  const body = Readable.fromWeb(request.body as NodeStream);
  const type = request.headers.get('Content-Type') ?? '';
  try {
    if (/^(application\/json|text\/csv)\b/i.test(type))
      return await handle({ file: body.pipe(new PassThrough()), fields });
    if (/^multipart\/form-data\b/i.test(type)) return await handle(await firstFile(body, type, fields));
  } finally {
    await readToEnd(body);
  }
  throw new Problem('unsupported', 'Send the file in a form, or as JSON or CSV.');
}

/** Waits for `work`. When it refuses, the body is read to its end all the same, so that the connection stays usable. */
export async function orPassOver<Result>(request: Request, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (request.body) await readToEnd(Readable.fromWeb(request.body as NodeStream));
    throw error;
  }
}

async function readToEnd(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  body.unpipe();
  body.resume();
  // A client that has gone away ends it with an error: nobody is left to tell.
  await once(body, 'end').catch(() => undefined);
}

function firstFile(body: Readable, type: string, fields: Upload['fields']): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const unreadable = (cause: unknown) => reject(new Problem('malformed', UNREADABLE, { cause }));
    let form: busboy.Busboy;
    try {
      const limits = { fileSize: IMPORT_MAX_BYTES, files: 1, fields: FIELDS_MAX, fieldSize: FIELD_MAX_BYTES };
      form = busboy({ headers: { 'content-type': type }, limits });
    } catch {
      return unreadable(undefined); // a type without a boundary
    }
    let file: Readable | undefined;
    form.on('field', (name, value) => (fields[name] = value));
    form.on('file', (_name, arriving) => {
      // A reader of the file hears of the error by itself; when nobody reads it, the error must not end the process.
      file = arriving.on('error', () => undefined);
      resolve({ file: arriving, fields });
    });
    form.on('error', (error) => {
      file?.destroy(new Problem('malformed', UNREADABLE));
      unreadable(error);
    });
    form.on('close', () => reject(new Problem('invalid', NO_FILE)));
    body.on('error', (error) => form.destroy(error));
    body.pipe(form);
  });
}
