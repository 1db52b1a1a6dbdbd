/** The languages in which a date can be said. Screens speak English; Harbor also speaks Spanish. */
export type Locale = 'en' | 'es';

/** As Intl knows them; other Englishes have four letters for some months ("Sept"). */
export const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };
