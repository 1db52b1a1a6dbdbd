import fs from 'node:fs';
import path from 'node:path';
import { databaseFile } from 'db/database-file';
import { databaseErrorCode, isBusy, isUnavailable } from 'db/errors';
import type { Env } from './env.server';

const RESTORE = 'docs/operations.md, "Restoring"';

/** What can be done about an error that keeps this process from starting, as one sentence; or the error, if it is ours. */
export function explainStart(error: unknown, env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): unknown {
  if (isSentence(error)) return error;
  const sentence = sentenceOf(error, env);
  return sentence ? new Error(sentence, { cause: error }) : error;
}

/** Written for people where more was known; errors of Node have a code, those of libraries a class of their own. */
const isSentence = (error: unknown) =>
  error instanceof Error && error.constructor === Error && !('code' in error);

function sentenceOf(
  error: unknown,
  { DATA_DIR, DATABASE_URL }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>,
): string | undefined {
  const code = databaseErrorCode(error) ?? '';
  const file = databaseFile(DATABASE_URL);
  const what = (error as NodeJS.ErrnoException).path ?? file ?? DATA_DIR;
  if (!file && /^SQLITE_(FULL|READONLY|IOERR|CORRUPT)/.test(code))
    return `The database at ${hostOf(DATABASE_URL)} takes nothing (${code}). Look at its disk, its plan and its own log.`;
  if (/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)$/.test(code))
    return `There is no room left on the disk of ${DATA_DIR}. Nothing is lost: free some, and start again.`;
  if (code === 'EROFS')
    return `${what} is on a disk that may only be read. Mount it for writing, or set DATA_DIR to a folder on another one.`;
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'mkdir')
    return `DATA_DIR=${DATA_DIR} cannot be made there. Set it to a folder on a disk of this machine.`;
  if (/^(EACCES|EPERM|SQLITE_(READONLY|CANTOPEN|PERM)\w*)$/.test(code))
    return `${what} cannot be written by this account (${account()}). Give it the folder: chown -R ${account()} '${DATA_DIR}', or set DATA_DIR to another one.`;
  if (/^(ENOTDIR|EEXIST|EISDIR)$/.test(code)) return `DATA_DIR=${DATA_DIR} is not a folder.`;
  if (/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(code))
    return `${file} is damaged or cannot be read. Put a backup in its place: ${RESTORE}.`;
  if (isBusy(error))
    return `${file ?? 'The database'} is locked by another process. Stop that one first: two servers cannot share a file.`;
  if (!file && /\b40[13]\b|UNAUTHORIZED|FORBIDDEN/i.test(messagesOf(error)))
    return `${hostOf(DATABASE_URL)} refuses the token: correct DATABASE_AUTH_TOKEN.`;
  if (!file && isUnavailable(error))
    return `The database at ${hostOf(DATABASE_URL)} does not answer. Check DATABASE_URL, and whether it runs.`;
  return undefined;
}

/**
 * SQLite takes an empty file for a new database, and everybody would seem never to have been here.
 * @throws Error when this server has run with the database that is empty now
 */
export function requireNotEmptied({ DATA_DIR, DATABASE_URL }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): void {
  const file = databaseFile(DATABASE_URL);
  if (!file || sizeOf(file) !== 0 || !sizeOf(path.join(DATA_DIR, 'ended-sessions'))) return;
  throw new Error(
    `${file} is empty, though this server has stored data in it. Put a backup in its place: ${RESTORE}; or move it away to start with an empty one.`,
  );
}

const sizeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size;

const account = () => process.getuid?.() ?? process.env.USERNAME ?? 'its owner';

/** Without a name and a password that may stand in it. */
const hostOf = (url: string) => new URL(url).host;

function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) messages.push(current.message);
  return messages.join('\n');
}
