const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: string) => formatter.format(new Date(`${date}T00:00:00Z`));
};

/** 'November 14, 2025' of '2025-11-14'. */
export const longDate = format({ year: 'numeric', month: 'long', day: 'numeric' });

/** 'Nov 14, 2025' of '2025-11-14'. */
export const mediumDate = format({ year: 'numeric', month: 'short', day: 'numeric' });
