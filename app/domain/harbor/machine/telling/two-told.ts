import { TONE_LEAD } from '../leads/tone-lead';
import { isOfSomeoneElse, someoneUses } from '../plain/someone-near';
import { phrase, typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsNamed } from '../topics/topic-words';

const LONGEST = 220;
const HARMLESS = 0.5;
const LEFT = phrase(
  '(?:he|she|(?!we|i|you|they|kids)\\S+) (?:has |had |just |finally )*(?:moved|walked) out(?! of bed)|(?:he|she) (?:has |just )?left(?! (?:work|school|the (?:room|office|lights?|door)))|(?:left|dumped) me|(?:since|after) (?:he|she|we|the) (?:left|split|break ?up|separat\\w+|divorc\\w+|ended)|(?:se |me )(?:fue|largo|mando a mudar|marcho) (?:de (?:la )?casa|de casa|con otr[oa])|me (?:dejo|boto|corto|abandono)|nos (?:separamos|dejamos)|(?:terminamos|cortamos)',
);
const BOTTLES = phrase(
  '(?:first|second|third|fourth|2nd|3rd|another|whole|one|two|three) (?:bottle|glass|can|pint)s?(?: (?:of|in|deep|already|down|again))?|(?:back )?on the (?:wine|vodka|gin|beer|rum|whisk\\w+|bottle|booze)|(?:primera|segunda|tercera|cuarta|otra|dos|tres|media) (?:botellas?|copas?|cervezas?|latas?)|(?:botella|copa|vaso)s? de (?:vino|ron|whisk\\w+|vodka|tequila|pisco|aguardiente)|(?:le )?(?:entro|doy|dando) (?:duro )?(?:al|a la) (?:trago|vino|ron|cerveza|botella|chupe)',
);
const OF_A_BABY = phrase(
  '(?:baby|babies|newborn|feed|formula|milk|water|bebe|guagua|teta|leche|biberon|mamadera|agua)',
);

/** Somebody has left, and there is drink since: both are named as buttons, and neither is passed over. */
export function twoTold(talk: Talk, { text, heard }: Written): Move | null {
  const { memory } = talk;
  if (memory.topic !== null || isSafetyStep(memory.step) || isExerciseStep(memory.step)) return null;
  if (heard.level !== 'none' || heard.danger >= HARMLESS || text.length > LONGEST) return null;
  const words = typedWords(text);
  if (OF_A_BABY.test(words) || someoneUses(words) || isOfSomeoneElse(words)) return null;
  const named = topicsNamed(heard.words);
  const hasLeft = LEFT.test(words) || named.includes('breakup');
  const drinks = BOTTLES.test(words) || named.includes('drink');
  if (!hasLeft || !drinks || named.includes('grief') || memory.said.CONFIRM !== undefined) return null;
  const guesses = ['breakup' as const, 'drink' as const];
  return {
    talk: { ...talk, memory: { ...memory, guesses, unclear: 0 } },
    to: 'CONFIRM',
    leads: [`${TONE_LEAD}heavy`],
    by: 'person',
  };
}
