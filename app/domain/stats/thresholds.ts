/** Patterns look at this many days, ending on the owner's today. It bounds the quadratic parts. */
export const PATTERN_WINDOW_DAYS = 365;

/** A claim needs a p, or a q where several are tested at once, below this. */
export const SIGNIFICANT = 0.05;

/** Days of a factor before its direction may be named. */
export const TREND_DAYS = 7;
/** Points between the halves before a direction may be named. */
export const TREND_CHANGE = 0.3;

/** Days with both factors before a link may be named. */
export const LINK_DAYS = 14;
/** Smallest |rho| and |partial| of a link. */
export const LINK_SIZE = 0.3;
/** Links that are shown, strongest first. */
export const LINKS_SHOWN = 5;
/** |partial| from which a link is called strong, or moderate. */
export const STRONG_LINK = 0.6;
export const MODERATE_LINK = 0.4;

/** From the first day to the last, before a weekday may be named. */
export const WEEKDAY_WEEKS = 3;
/** Days of a weekday before it is compared. */
export const WEEKDAY_DAYS = 3;

/** Pairs of consecutive days before swings may be named. */
export const SWING_PAIRS = 14;
/** Mean squared change from day to day, in points squared, that counts as swings. */
export const SWING_MSSD = 2;

/** Days before steadiness may be named. */
export const STEADY_DAYS = 14;
