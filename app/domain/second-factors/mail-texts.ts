/** What has happened, and what it means; lines of up to 76 characters leave a mail as they are written. */
const NEWS = {
  'codes-on': {
    subject: 'Codes from an app are on for Soundings',
    says: [
      'to log in to your Soundings account with the password,',
      'a code from an app is needed from now on.',
    ],
  },
  'codes-off': {
    subject: 'Codes from an app are off for Soundings',
    says: [
      'codes from an app were turned off for your Soundings account.',
      'The password alone is enough to log in again.',
    ],
  },
  'codes-reset': {
    subject: 'Codes from an app are off for Soundings',
    says: [
      'whoever runs this server has turned codes from an app off for your',
      'Soundings account. The password alone is enough to log in again.',
      'You can set up a new app in your settings, under "Security".',
    ],
  },
  'new-recovery-codes': {
    subject: 'New recovery codes for Soundings',
    says: [
      'new recovery codes were made for your Soundings account.',
      'The earlier ones do not work any more.',
    ],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used for Soundings',
    says: [
      'somebody, probably you, has logged in to your Soundings account',
      'with your password and one of your recovery codes.',
      'Each works once. You can make new ones in your settings.',
    ],
  },
  'passkey-added': {
    subject: 'A new passkey for Soundings',
    says: ['a passkey was added to your Soundings account.', 'It opens the account without the password.'],
  },
  'passkey-removed': {
    subject: 'A passkey was removed for Soundings',
    says: ['a passkey was removed from your Soundings account.', 'It does not open the account any more.'],
  },
  'many-wrong-codes': {
    subject: 'Many wrong codes for your Soundings account',
    says: [
      'somebody who knows your password has typed many wrong codes.',
      'They did not get in. For now no code of an app is taken;',
      'your recovery codes and passkeys still work.',
    ],
  },
} as const;

export type FactorNews = keyof typeof NEWS;

const DONE_BY_THEM = ['If it was you, there is nothing to do.', '', 'If it was not you,'];
/** Somebody else has done it: the question is whether it was wanted. */
const ASKED_FOR = ['If you have asked for it, there is nothing to do.', '', 'If you have not asked for it,'];

/** It holds no link that does anything. */
export function factorMail(news: FactorNews, { firstName }: { firstName: string }) {
  const { subject, says } = NEWS[news];
  return {
    subject,
    text: [
      `Hello ${firstName},`,
      '',
      ...says,
      '',
      ...(news === 'codes-reset' ? ASKED_FOR : DONE_BY_THEM),
      'please choose a new password: press',
      '"Forgot your password?" where you log in. Then look under "Security"',
      'in your settings, remove what is not yours, and write to whoever',
      'runs this server.',
      '',
      'Soundings',
    ].join('\n'),
  };
}
