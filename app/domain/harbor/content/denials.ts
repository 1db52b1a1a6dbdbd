/** The button that says that there is no danger, at steps without words of their own for it. */
export const DENIALS = {
  en: { read: 'You read me wrong', third: 'Nobody is in danger', taken: 'I took nothing' },
  es: { read: 'Me entendiste mal', third: 'Nadie está en peligro', taken: 'No tomé nada' },
} as const;
