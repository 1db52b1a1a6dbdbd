import { assess } from '../../../safety/assess';
import { deniesDying } from '../plain-danger/denied/denies-dying';

/** Of what stands beside a denial, by itself: more than this is no denial any more. */
const HARMLESS = 0.2;
const FEWEST_WORDS = 2;

/** Where another clause begins. */
const CLAUSES =
  / [.,] | (?=(?:but|though|although|just|only|except|unless|because|pero|aunque|solo|sino|porque) )/;
/** What is denied for now alone, until a day, or with something decided beside it, is not denied. */
const FOR_NOW =
  /(?:^| )(?:tonight|today|right now|yet|anymore|after|until|till|before|sometimes|unless|a menos|decided|made up my mind|decidid[oa]|hoy|esta noche|ahora|todavia|aun|despues|hasta|antes|a veces)(?= )/;

/**
 * Whether a text in which something is denied says nothing that is dangerous beside that: its other clauses are heard by
 * themselves. "I do not want to die, but the pills are here" denies less than it tells.
 */
export function isOnlyDenied(
  words: string,
  denies: (clause: string, at: number) => boolean = deniesDying,
): boolean {
  if (FOR_NOW.test(words)) return false;
  const rest = words
    .split(CLAUSES)
    .map((clause) => ` ${clause.trim()} `)
    .filter((clause, at) => !denies(clause, at))
    .join('. ')
    .trim();
  if (rest.split(' ').filter((word) => /\w/.test(word)).length < FEWEST_WORDS) return true;
  const { level, danger, rules } = assess(rest);
  return level === 'none' && rules.length === 0 && danger < HARMLESS;
}
