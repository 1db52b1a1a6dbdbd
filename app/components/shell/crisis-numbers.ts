/** The 988 Suicide and Crisis Lifeline, and the Crisis Text Line. */
export const CALL_988 = 'tel:988';
export const TEXT_988 = 'sms:988';
export const TEXT_HOME = 'sms:741741?&body=HOME';
/** In Spanish: the 988 Lifeline by text. */
export const TEXT_AYUDA = 'sms:988?&body=AYUDA';
