import { momentInMail } from './moment-in-mail';

interface ResetMail {
  firstName: string;
  link: string;
  /** A mail may come late: it says when the link ends, by the member's own clock. */
  until: { at: Date; timeZone: string };
}

/** The mail with a password link: plain text, readable in any program. */
export function resetMail({ firstName, link, until }: ResetMail) {
  return {
    subject: 'Choose a new password for Soundings',
    text: [
      `Hello ${firstName},`,
      '',
      'someone, probably you, asked for a new password.',
      `This link works once, until ${momentInMail(until)}`,
      `(${until.timeZone}, an hour after it was asked for):`,
      '',
      link,
      '',
      'If it was not you, nothing has changed and you can leave this mail unread.',
      '',
      'If today is too heavy to carry alone: call or text 988,',
      'or text HOME to 741741 (in the US, any hour).',
      '',
      'Soundings',
    ].join('\n'),
  };
}
