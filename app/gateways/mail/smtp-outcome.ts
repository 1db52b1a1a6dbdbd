import type { MailOutcome } from './mail-gateway';

/** What nodemailer says of a try that failed. */
interface SmtpError {
  code?: string;
  /** The step of the protocol, such as "RCPT TO". */
  command?: string;
  response?: string;
  responseCode?: number;
}

/** The steps that name a mail. What comes before them is about this server. */
const OF_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];
const CLOSING = 421;
/** Replies that want a login, or another one (RFC 4954), at whatever step. */
const LOGIN = [530, 534, 535, 538];

/** "550 5.1.1" of "550 5.1.1 <ines@example.org>: no such mailbox" (RFC 3463). */
const codesOf = (response: string | undefined) =>
  /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}(?!\S))?/.exec(response ?? '')?.[0].replace('-', ' ') ?? null;

/**
 * What came of a try that failed. Only a 5xx reply to one of the steps that name the mail is for good (RFC 5321, 4.2.1):
 * whatever else may be over in a minute, a wrong password of this server included.
 */
export function outcomeOfSmtpError(error: unknown): MailOutcome {
  const { code = '', command = '', response, responseCode = 0 } = (error ?? {}) as SmtpError;
  const reply = codesOf(response);
  const postponed = { status: 'postponed', reply, isServerAway: true } as const;
  if (code === 'EAUTH' || LOGIN.includes(responseCode)) return { ...postponed, trouble: 'login' };
  if (OF_THE_MAIL.includes(command) && responseCode >= 400) {
    return responseCode >= 500
      ? { status: 'failed', trouble: 'refused', reply, isServerAway: false }
      : { ...postponed, trouble: 'later', isServerAway: responseCode === CLOSING };
  }
  if (code === 'EENVELOPE' && command === 'API')
    return { status: 'failed', trouble: 'address', reply, isServerAway: false };
  if (code === 'ETIMEDOUT' || code === 'EABORT') return { ...postponed, trouble: 'silent' };
  return { ...postponed, trouble: 'unreachable' };
}
