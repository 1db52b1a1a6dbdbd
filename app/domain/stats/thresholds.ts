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

/** The last days that are held against all days before them. */
export const RECENT_DAYS = 7;
/** Days with a check-in among them, and before them, before they are compared. */
export const RECENT_ANSWERED = 3;
export const BEFORE_DAYS = 14;
/** Points between two stretches before a change of level may be named. */
export const LEVEL_CHANGE = 0.5;

/** Days with a check-in on each side of a shift, and in all, before one is looked for. */
export const SHIFT_SIDE_DAYS = 7;
export const SHIFT_DAYS = 3 * SHIFT_SIDE_DAYS;
/** How many standard errors apart the levels of a shift are, at the best of all places: of the overall, and of one of ten factors. */
export const SHIFT_Z = 4.5;
export const SHIFT_Z_OF_A_FACTOR = 5.5;
/** How much better than a line a shift explains the days: the log of the likelihood ratio, doubled (Kass & Raftery 1995). */
export const SHIFT_OVER_LINE = 6;
/** A shift this clear is left out before a link is named, whether or not it may be named itself. */
export const SUSPECTED_SHIFT_Z = 3;
/** The q below which a claimed link stands without what moved everything. */
export const STANDS = 0.01;
