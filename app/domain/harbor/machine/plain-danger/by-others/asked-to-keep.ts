import { isDark } from '../denied/harmless-frame';

const IT = '(?:it|that|this|them|any of (?:it|that|this)|anything of (?:it|that))';
const KEEPS_NOTHING = new RegExp(
  `(?<=^| )(?:(?:why|what|how) (?:\\S+ ){0,3}?(?:would|should|do|will) i (?:ever |even )?(?:want to |wanna )?keep ${IT}|(?:i )?(?:do )?not want to keep ${IT}|keep what|keep ${IT}(?= (?:$|[.,]))|(?:nothing|none of it|not much) to keep|(?:para que|por que) (?:lo |la |los |quiero |querria |voy a |iba a |habria de )*(?:guardar(?:lo|la)?|guardo|quedarme con (?:eso|esto))(?: (?:eso|esto|nada de eso))?|guardar que|no (?:quiero|voy a) (?:guardar(?:lo)?|quedarme con)(?: (?:nada de (?:eso|esto)|eso|esto|nada))?|quedarme con que)(?= )`,
  'g',
);
/** What no such answer has beside it. */
const MORE =
  /(?:^| )(?:here|tonight|forever|everything|nothing matters|anything|without|living|life|myself|burden|ready|decid\S+|out|esta noche|siempre|estar|todo|sin mi|list[oa])(?= )/;

/** An answer to Harbor's own question what they want to keep, with nothing dark beside it. */
export function wouldNotKeep(words: string): boolean {
  const rest = words.replace(KEEPS_NOTHING, ' ');
  return rest !== words && !isDark(rest) && !MORE.test(rest);
}
