import { createHash } from 'node:crypto';
import type { Executor } from 'db/client';
import * as idempotency from 'db/repositories/idempotency';
import { findReportByRow, type ReportHead } from 'db/repositories/reports';
import { isPassword } from '../crypto/password.server';
import { Problem } from '../problem';
import type { ReportInput } from './schema';

const OPERATION = 'report';

interface Once {
  userId: string;
  key: string;
  input: ReportInput;
}

/** The passcode is left out: nothing of it is stored but its own slow hash. */
const hashOf = ({ passcode: _passcode, ...input }: ReportInput) =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

/**
 * The report that was made with this key, or undefined for a new key.
 * @throws Problem 'invalid' when the key was used for another report, 'gone' when that was deleted since
 */
export async function reportMadeWith(
  tx: Executor,
  { userId, key, input }: Once,
): Promise<ReportHead | undefined> {
  const earlier = await idempotency.findIdempotencyKey(tx, { ownerId: userId, operation: OPERATION, key });
  if (!earlier) return undefined;
  const report = await findReportByRow(tx, { userId, id: earlier.resourceId });
  if (!report) throw new Problem('gone', 'That report was made, and has been deleted since.');
  const isSame = earlier.requestHash === hashOf(input) && (await hasPasscode(report, input.passcode));
  if (!isSame) throw new Problem('invalid', 'This Idempotency-Key was already used for another report.');
  return report;
}

async function hasPasscode({ passcodeHash }: ReportHead, passcode: string | null): Promise<boolean> {
  if (passcodeHash === null || passcode === null) return passcodeHash === passcode;
  return isPassword(passcode, passcodeHash);
}

/** Belongs in the transaction that makes the report. */
export async function rememberKey(
  tx: Executor,
  { userId, key, input, report, now }: Once & { report: ReportHead; now: Date },
): Promise<void> {
  await idempotency.insertIdempotencyKey(tx, {
    ownerId: userId,
    operation: OPERATION,
    key,
    requestHash: hashOf(input),
    resourceId: report.id,
    createdAt: now,
  });
}
