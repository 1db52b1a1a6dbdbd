/** The hours a reminder can come at. */
export const REMINDER_HOURS = Array.from({ length: 13 }, (_, index) => index + 8);
export const QUIET_FROM_HOUR = 21;
export const QUIET_UNTIL_HOUR = 8;
export const REFLECTION_HOUR = 18;
