import { phrase } from '../typed-words';

/** How sure somebody is, by the button that says it; the surest words that say less first. */
const SURE: readonly (readonly [string, RegExp])[] = [
  ['little', phrase('not (?:very |that |so |too )?(?:much|sure|really|at all)|hardly|barely|(?:a )?little|poco|poquito|casi nada|nada|no (?:mucho|tanto)|(?:10|20|25|30) ?(?:percent|por ciento)?')],
  ['half', phrase('half|halfway|fifty|50|so so|in between|middle|a medias|mitad|mas o menos|medio|regular')],
  ['fully', phrase('fully|full|completely|totally|absolutely|100|hundred|entirely|del todo|totalmente|completamente|cien|al 100|seguro|segura')],
  ['quite', phrase('quite|pretty|mostly|rather|very|a lot|(?:70|75|80|90)|bastante|mucho|casi del todo|muy')],
]; // prettier-ignore
const NOW = phrase('now|right now|today|here|ahora|ahorita|hoy|ahora mismo|en este momento');
const LONGEST = 22;

/** The button for how sure a text is: of two times the one that is now, else what is said last. Undefined: it says neither. */
export function surenessIn(words: string): string | undefined {
  if (words.trim().split(' ').length > LONGEST || words.includes(' ? ')) return undefined;
  const pieces = words.split(/ (?:\.|but|pero|y|and) /).map((piece) => ` ${piece.trim()} `);
  const read = (piece: string) => SURE.find(([, pattern]) => pattern.test(piece))?.[0];
  const said = pieces.filter((piece) => read(piece) !== undefined);
  const now = said.find((piece) => NOW.test(piece)) ?? said.at(-1);
  return now === undefined ? undefined : read(now);
}
