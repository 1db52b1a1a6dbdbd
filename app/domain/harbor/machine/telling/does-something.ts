import { phrase, typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsNamed } from '../topics/topic-words';

const LONGEST = 120;
const HINTS = phrase(
  '(?:(?:a|one|this|the|some|my) )?(?:thing|something|stuff|things|habit) (?:that )?i (?:always |sometimes |only |just |keep )*(?:do|doing)(?: (?:to myself|alone|in secret|at night))* (?:when|whenever|if|every time|each time|to cope|to calm|to feel|so that|after)|(?:algo|cosas?|vainas?|(?:una|la|esta|esa) (?:cosa|vaina|wea|huea|cuestion|costumbre|mania|mana|cosita)|un (?:habito|vicio)) (?:que )?(?:yo )?(?:siempre |a veces |solo )*(?:me )?(?:hago|estoy haciendo)(?: (?:yo|siempre|sola|solo|a escondidas|mucho))* (?:cuando|si|cada vez|cada que|para|por las noches|despues)',
);

const NAMES_IT = phrase(
  'i (?:always |just |sometimes )*(?:drink|smoke|vape|eat|bet|gamble|cut|scroll|cry|run|shop|buy|hide|clean|pray|walk|write|draw|sing|play|sleep)|(?:me |lo )?(?:bebo|tomo|fumo|como|apuesto|corto|lloro|corro|compro|escondo|limpio|rezo|camino|escribo|dibujo|canto|juego|duermo)',
);

/** Something that they do when they feel bad is hinted at, and not named: what it is, is asked plainly. */
export function doesSomething(talk: Talk, { text, heard }: Written): Move | null {
  const { step, said } = talk.memory;
  if (isExerciseStep(step) || isSafetyStep(step) || text.length > LONGEST || heard.level !== 'none')
    return null;
  if (said.DOES !== undefined || !HINTS.test(typedWords(text))) return null;
  if (NAMES_IT.test(typedWords(text))) return null;
  if (topicsNamed(heard.words).some((topic) => topic === 'drink' || topic === 'food')) return null;
  const { risk, memory } = suspending(talk);
  return { talk: { risk, memory: { ...memory, unclear: 0 } }, to: 'DOES', by: 'person' };
}
