/** The mail with a password link: plain text, readable in any program. */
export function resetMail({ firstName, link }: { firstName: string; link: string }) {
  return {
    subject: 'Choose a new password for Soundings',
    text: [
      `Hello ${firstName},`,
      '',
      'someone, probably you, asked for a new password.',
      'This link works once, within the next hour:',
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
