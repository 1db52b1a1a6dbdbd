/** The button that stands beside the composer in every state. */
export const NOT_SAFE = 'not-safe';
export const NOT_SAFE_SAID = { en: 'I am not safe right now', es: 'No estoy a salvo ahora' } as const;
