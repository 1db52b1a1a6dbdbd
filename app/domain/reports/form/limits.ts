/** The longest texts of a report, in characters. */
export const TITLE_MAX = 255;
export const NAME_MAX = 255;
export const EMAIL_MAX = 255;
/** How far ahead a link may end. */
export const EXPIRY_MAX_YEARS = 10;
export const MESSAGE_MAX = 2000;
export const PASSCODE_MIN = 6;
export const PASSCODE_MAX = 64;
