const FRIEND = '(?:(?:mi|my)\\s+)?(?:amig[oa]|friend|compa|compadre|comadre|mate|buddy|pal|bro)';
const BROTHER = '(?:hermano|hermana|herma|brother|sister|sis|mijo|mija|madre|padre|papi|mami|mamita)';
const ENDS = '(?=\\s*(?:[.!?…]|$))';

/** "No me entendió, amigo", "amigo, no es eso", "gracias hermano": who is spoken to, and nobody who is told of. */
const ADDRESS = [
  new RegExp(`\\s*,\\s*(?:${FRIEND}|${BROTHER})${ENDS}`, 'gi'),
  new RegExp(
    `(?<=(?:^|[.!?]\\s*)(?:gracias|thanks|thank you|thx|hola|oye|mira|no|sí|si|ok|okay|che|hey|hi|hello|bueno|dale|nah|nope|sorry|perdón|perdon))\\s+(?:${FRIEND}|${BROTHER})(?=\\s*(?:[.,!?…]|$))`,
    'gi',
  ),
  new RegExp(`(?<=^|[.!?]\\s+)${FRIEND}\\s*,\\s*`, 'gi'),
];

/** A text without the words that only speak to somebody; the text itself where it is nothing else. */
export function withoutAddress(text: string): string {
  const rest = ADDRESS.reduce((left, pattern) => left.replace(pattern, ''), text).trim();
  return /\p{L}/u.test(rest) && rest !== text.trim() ? rest : text;
}
