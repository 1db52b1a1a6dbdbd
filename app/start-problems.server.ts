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
  if (/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)$/.test(code))
    return `There is no room left on the disk of ${DATA_DIR}. Nothing is lost: free some, and start again.`;
  if (/^(EACCES|EPERM|EROFS|SQLITE_(READONLY|CANTOPEN|PERM))$/.test(code))
    return `${what} cannot be written by this account (${account()}). Give it the folder: chown -R ${account()} '${DATA_DIR}', or set DATA_DIR to another one.`;
  if (/^(ENOTDIR|EEXIST|EISDIR)$/.test(code)) return `DATA_DIR=${DATA_DIR} is not a folder.`;
  if (/^SQLITE_(CORRUPT|NOTADB|IOERR)$/.test(code))
    return `${file} is damaged or cannot be read. Put a backup in its place: ${RESTORE}.`;
  if (isBusy(error))
    return `${file ?? 'The database'} is locked by another process. Stop that one first: two servers cannot share a file.`;
  if (!file && /\b40[13]\b|UNAUTHORIZED|FORBIDDEN/i.test(messagesOf(error)))
    return `${hostOf(DATABASE_URL)} refuses the token: correct DATABASE_AUTH_TOKEN.`;
  if (!file && isUnavailable(error))
    return `The database at ${hostOf(DATABASE_URL)} does not answer. Check DATABASE_URL, and whether it runs.`;
  return undefined;
}

const account = () => process.getuid?.() ?? process.env.USERNAME ?? 'its owner';

/** Without a name and a password that may stand in it. */
const hostOf = (url: string) => new URL(url).host;

function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) messages.push(current.message);
  return messages.join('\n');
}
