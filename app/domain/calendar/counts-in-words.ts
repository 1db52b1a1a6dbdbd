import { type Locale, TAGS } from './locale';

/** '1,200'. */
export const figure = (count: number, locale: Locale = 'en') => count.toLocaleString(TAGS[locale]);

/** '1 day', '2 days', '1,200 days'. */
export const countOf = (count: number, one: string, many = `${one}s`, locale: Locale = 'en') =>
  `${figure(count, locale)} ${count === 1 ? one : many}`;

/** 'once', '2 times', '1,200 times'. */
export const timesOf = (count: number) => (count === 1 ? 'once' : countOf(count, 'time'));

/** 'sleep, mood, and stress'. */
export const listOf = (parts: readonly string[], locale: Locale = 'en') =>
  new Intl.ListFormat(TAGS[locale], { type: 'conjunction' }).format(parts);
