import { momentInMail } from './moment-in-mail';

interface ConfirmationMail {
  firstName: string;
  link: string;
  until: { at: Date; timeZone: string };
}

/** To the new address: proves that the person who asked can read it. */
export function confirmationMail({ firstName, link, until }: ConfirmationMail) {
  return {
    subject: 'Confirm your new address for Soundings',
    text: [
      `Hello ${firstName},`,
      '',
      // Lines of up to 76 characters leave the mail, and the link in it, as they are written.
      'someone, probably you, wants to use this address',
      'for their Soundings account.',
      `This link works once, until ${momentInMail(until)}`,
      `(${until.timeZone}, a day after it was asked for):`,
      '',
      link,
      '',
      'If it was not you, nothing happens, and you can leave this mail unread.',
      '',
      'Soundings',
    ].join('\n'),
  };
}

/** To the old address, once it is done. It does not say what the new one is. */
export function changedMail({ firstName }: { firstName: string }) {
  return {
    subject: 'Your address for Soundings was changed',
    text: [
      `Hello ${firstName},`,
      '',
      'your Soundings account now uses another email address.',
      'This one cannot be used to log in any more.',
      '',
      'If it was not you, please write to whoever runs this server.',
      '',
      'Soundings',
    ].join('\n'),
  };
}
