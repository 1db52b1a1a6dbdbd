/** What the owner is told when somebody seems to guess at a passcode. */
export const PASSCODE_GUESSED = {
  pressed: 'More than 100 wrong passcodes were tried at this report within 30 days.',
  worn: 'More than 1,000 wrong passcodes were tried at this report. Its passcode opens nothing any more.',
};
