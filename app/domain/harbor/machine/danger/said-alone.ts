import type { HeardText } from '../../../safety/types';
import { type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';

/** "Me mato" and nothing more: said of a lost bus, and in earnest. */
const PERHAPS_A_FIGURE =
  /^ ?(?:(?:ay|uf|pues|ya|es que|wey|boludo|bro|ugh|omg) )*(?:me mato|me voy a matar|i will kill myself|kms)[ .]*$/;
/** No more than a word for having no way left, or having given up on all. */
const GIVEN_UP =
  /^ ?(?:i am (?:so |really |just )?desperate|estoy (?:muy |tan )?desesperad[oa])[ .]*$|(?:^| )(?:(?:ya )?me rendi (?:con todo|con la vida|de todo|en todo)|(?:i have |i )?(?:given|gave) up on (?:everything|life|it all|all of it))(?= )/;

/**
 * A few words of despair and nothing beside them, which the learned listener takes for talk: they are asked about once.
 * Null: it is none of them, or something is open already.
 */
export function saidAlone(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk } = talk;
  if (level !== 'none' || risk.level !== 'none' || risk.question !== null || risk.answer !== null)
    return null;
  if (PERHAPS_A_FIGURE.test(words)) return { talk: suspending(talk), to: 'SQ.figure', by: 'signs' };
  return GIVEN_UP.test(words) ? { talk: suspending(talk), to: 'SQ.plain', by: 'signs' } : null;
}
