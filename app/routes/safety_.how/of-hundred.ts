/** How many of a hundred lines: a whole number, with a decimal below 10, where a whole one would hide the few. */
export const ofHundred = (perCent: number): string =>
  String(perCent >= 10 ? Math.round(perCent) : Math.round(perCent * 10) / 10);
