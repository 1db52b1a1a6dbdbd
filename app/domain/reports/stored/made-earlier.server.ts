import type { Executor } from 'db/client';
import { findReportByRow, type ReportHead } from 'db/repositories/reports';
import { isPassword } from '../../crypto/password.server';
import { type Earlier, requireSame } from '../../once.server';
import { Problem } from '../../problem';
import type { ReportInput } from '../form/schema';

/** A call that makes a report. The passcode is left out: nothing of it is stored but its own slow hash. */
export const callOf = (
  ownerId: string,
  key: string | undefined,
  { passcode: _passcode, ...input }: ReportInput,
) => ({ ownerId, operation: 'report', key, input });

/**
 * The report that was made with the key before.
 * @throws Problem 'invalid' when the key was used for another report, 'gone' when that was deleted since
 */
export async function reportMadeEarlier(
  tx: Executor,
  { id, isSame }: Earlier,
  { userId, passcode }: { userId: string; passcode: string | null },
): Promise<ReportHead> {
  const report = await findReportByRow(tx, { userId, id });
  if (!report) throw new Problem('gone', 'That report was made, and has been deleted since.');
  requireSame({ isSame: isSame && (await hasPasscode(report, passcode)) }, 'report');
  return report;
}

async function hasPasscode({ passcodeHash }: ReportHead, passcode: string | null): Promise<boolean> {
  if (passcodeHash === null || passcode === null) return passcodeHash === passcode;
  return isPassword(passcode, passcodeHash);
}
