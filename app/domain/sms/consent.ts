/** What a member agrees to, word for word; it is stored with the time. */
export const CONSENT_TEXT =
  'Yes, send me the text messages I have switched on here, to the phone number of my account. Message and data rates may apply. I can stop at any time, here or by replying STOP.';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
