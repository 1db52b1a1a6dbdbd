/** Of a hundred lines so many: whole, but for the few where a whole number would hide that there are some. */
export const ofHundred = (perCent: number): string =>
  String(perCent >= 10 ? Math.round(perCent) : Math.round(perCent * 10) / 10);
