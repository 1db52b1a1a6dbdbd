import { isCrisis } from '../../../safety/types';
import { type ExerciseId, EXERCISES } from '../../steps/exercises/all';
import { afterRefusal, withRefused } from '../offers/refuse';
import { phrase, typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';
import { everyday } from '../telling/everyday';

const NEW =
  '(?:(?:(?:i|we) )?(?:have )?(?:hardly|barely|scarcely|do not(?: even| really)?|not really|never(?: really| even)?|have not(?: even| really)?|only just) (?:(?:know|knew|met|talked|spoken|spoke|talk)(?: to)? (?:him|her|them|each other)|(?:talked|spoken)(?: much)?)|(?:only|just) (?:met|started)|(?:she|he|they) (?:is|are) new|stranger|(?:apenas|casi no|ni|no) (?:(?:la|lo|los|las|nos|le|me|si|siquiera|la verdad) )*(?:conozco|conocemos|hemos hablado|he hablado|hablamos|hable)|nunca (?:(?:la|lo|nos|le|he|hemos) )*(?:hablado|hablamos|hable)|(?:es|son) nuev[oa]s?|recien (?:entro|llego|la|lo))';
const HARDLY_KNOWN = phrase(NEW);
const LONG_AGO = phrase(
  '(?:in|for|after) (?:ages|years|months|a (?:year|long time|while)|so long|all this time|(?:\\d+|two|three|four|five|ten) (?:years?|months?))|long (?:time|ago)|(?:has|have|is) been (?:so |too )?(?:long|years|months|ages|a while)|years ago|last (?:talked|spoke)|lost (?:touch|contact)|all this time|(?:hace|desde hace|despues de|tras|en) (?:\\S+ ){0,2}?(?:mucho|anos|meses|tiempo|tanto)|tanto tiempo|hace (?:rato|un monton)|perd\\w+ (?:el )?contacto|(?:un|dos|tres) anos?',
);

/** The line to open with that fits whom it is for: after a long time, to somebody hardly known, or to anybody. */
export const openLine = (words: string): string =>
  HARDLY_KNOWN.test(words) ? 'open.new' : LONG_AGO.test(words) ? 'open.long' : 'open.line';

const LAUGH = /^\W*(?:(?:ja|je|ha|he){2,}[jh]?|lo+l|lmf?ao|xd)[\s.!]*/i;
const CORRECTS = new RegExp(
  `^ (?:(?:no|nah|but|pero|si|well|pues|oye|wait|eh|oh|ay|the thing is|la verdad|es que|[.,]) )*(?:${NEW}|(?:that|it) is not (?:what i|how|it|right|an? (?:obstacle|problem))|i did not (?:mean|say)|you (?:got|took|have) (?:it|that|me) wrong|no (?:es|era) (?:eso|asi|lo que)|no (?:quise|dije|me refer\\w+)|lo (?:entendiste|tomaste) mal)(?= )`,
);

/** What is put right, or laughed at, where an obstacle is asked for is none: it is taken, and the step goes on to be confirmed. */
export function noObstacle(talk: Talk, { heard, text }: Written): Move | null {
  if (!/^STEP\.(?:5|then)$/.test(talk.memory.step ?? '') || heard.level !== 'none') return null;
  const words = typedWords(text);
  const isLaugh = LAUGH.test(text) && words.trim() === '';
  if (!isLaugh && !CORRECTS.test(words)) return null;
  const left = withSlots(talk, { obstacle: '', then: '' });
  return {
    talk: left,
    to: 'STEP.6',
    leads: [HARDLY_KNOWN.test(words) ? 'open.new' : 'step.noted'],
    by: 'person',
  };
}

const NO_MINUTES = phrase(
  '(?:not|no|never|cannot|without) (?:(?:even|have|got|have got|spare|the|got the|that many|ni|tengo|los|esos|esas|libres|ni siquiera|me sobran|dispongo de|hay) )*(?:\\d+|two|five|eight|ten|that many|dos|cinco|ocho|diez|tantos) (?:\\S+ )?(?:min\\w*|mins)|ni (?:\\d+|cinco|ocho|diez|dos|tres) min\\w*|(?:only|just|barely) (?:have |got |have got )?(?:a |one |two |1 |2 |3 )?(?:minute|min|mins|minutes|sec|secs|second|seconds)|(?:solo|apenas|nomas) (?:tengo )?(?:un |una |dos |1 |2 |3 )?(?:minuto|minutos|min|segundo|segundos|ratito)',
);

/** In minutes: less than that is one breath. */
const SHORTEST = 2;

/** No minutes for what is on offer: it is put away and something shorter is offered, and the shortest thing there is stands before it; nothing is begun. */
export function shorterOffer(talk: Talk, { heard, text }: Written): Move | null {
  const { step, exercise } = talk.memory;
  if (!/^X\.(?:offer|before)$/.test(step ?? '') || isCrisis(heard.level)) return null;
  const words = typedWords(text);
  if (!NO_MINUTES.test(words) || everyday(talk, { heard, text })) return null;
  const minutes = exercise ? EXERCISES[exercise as ExerciseId].minutes : 0;
  const leads = minutes <= SHORTEST ? ['offer.oneBreath'] : [];
  return { ...afterRefusal(withRefused(talk, [exercise])), leads };
}
