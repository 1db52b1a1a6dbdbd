/** Links to the numbers that `domain/harbor/content/numbers` names, as phones understand them. */
export const CALL_988 = 'tel:988';
export const TEXT_988 = 'sms:988';
export const CALL_911 = 'tel:911';
export const TEXT_HOME = 'sms:741741?&body=HOME';
/** In Spanish: the Crisis Text Line. */
export const TEXT_HOLA = 'sms:741741?&body=HOLA';
/** In Spanish: the 988 Lifeline by text. */
export const TEXT_AYUDA = 'sms:988?&body=AYUDA';

/** A text to a number with its words ready. */
export const textTo = (number: string, words: string) => `sms:${number}?&body=${encodeURIComponent(words)}`;
/** A number as people read it, to call. */
export const callTo = (number: string) =>
  `tel:${number.startsWith('1-') ? '+' : ''}${number.replace(/[- ]/g, '')}`;
