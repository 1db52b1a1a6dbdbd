import { randomInt } from 'node:crypto';
import type { Database } from 'db/client';
import { findLinkByShortCode, isGoneShortCode } from 'db/repositories/reports';
import { hashToken } from '../../crypto/tokens.server';
import { Problem } from '../../problem';
import { GONE, UNKNOWN } from './open.server';
import { readShortCode, SHORT_CODE_LENGTH, SHORT_CODE_SIGNS } from './short-code';

/** 48 random bits. */
export const newShortCode = (): string =>
  Array.from({ length: SHORT_CODE_LENGTH }, () => SHORT_CODE_SIGNS[randomInt(SHORT_CODE_SIGNS.length)]).join(
    '',
  );

/**
 * The id of the link that a code from paper stands for, however it was typed. Whether that link opens is for its own door.
 * @throws Problem 'not-found' for an unknown code and for a report without a passcode, 'gone' for one that was deleted
 */
export async function findLinkOfShortCode(db: Database, typed: string): Promise<string> {
  const code = readShortCode(typed);
  if (code === null) throw new Problem('not-found', UNKNOWN);
  const reportId = await findLinkByShortCode(db, code);
  if (reportId !== undefined) return reportId;
  if (await isGoneShortCode(db, hashToken(code))) throw new Problem('gone', GONE);
  throw new Problem('not-found', UNKNOWN);
}
