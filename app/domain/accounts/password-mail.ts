/** Tells a member that their password is another one now. It holds no link that does anything. */
export function passwordChangedMail({ firstName }: { firstName: string }) {
  return {
    subject: 'Your password for Soundings was changed',
    text: [
      `Hello ${firstName},`,
      '',
      'the password of your Soundings account was changed,',
      'and every other device was logged out.',
      'Codes from an app and passkeys stay as they were.',
      'If it was you, there is nothing to do.',
      '',
      'If it was not you, please choose a new one: press',
      '"Forgot your password?" where you log in.',
      'Then please write to whoever runs this server.',
      '',
      'Soundings',
    ].join('\n'),
  };
}
