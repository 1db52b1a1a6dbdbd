/** 2026 of '2026-11-14' and of '2026-11'. */
export const yearOf = (date: string) => Number(date.slice(0, 4));

/** 11 of '2026-11-14' and of '2026-11'. */
export const monthNumberOf = (date: string) => Number(date.slice(5, 7));

/** 14 of '2026-11-14'. */
export const dayOfMonth = (date: string) => Number(date.slice(8, 10));
