import type { ExerciseId } from '../../../steps/exercises/all';
import { phrase } from '../typed-words';
import { wantedExercise } from './wanted-exercise';
import { wishedExercise } from './wished-exercise';

const LONGEST = 90;
/** What says that it is another thing that is wanted, and not an answer. */
const SWITCH = phrase(
  'mejor|better|rather|instead|can we|could we|can i|could i|shall we|let us|i want to|i would like to|switch to|go to|prefiero|hagamos|podemos|puedo|quiero|quisiera|vamos a|pasemos a|volvamos a|en vez de esto|en lugar de esto|primero',
);
const BEFORE =
  /^(?: (?:ok|okay|well|actually|so|hm+|um+|maybe|no|nah|wait|sorry|bueno|pues|ay|uy|oye|ya|si|espera|sabes que|la verdad|mejor|better|rather|prefiero|i would rather|i want to|i would like to|can we|could we|can i|could i|just|shall we|let us|quiero|quisiera|podemos|puedo|hagamos|vamos a|hacer|a|do|try|[.,]))+(?= )/;
const AFTER =
  /(?: (?:o algo(?: asi)?|or something(?: like that)?|or so|for a (?:bit|while|minute)|un (?:rato|ratito|poco|minuto)|first|primero|instead|mejor|then|now|please|porfa|por favor|ahora|entonces|si se puede|en vez de esto|en lugar de esto|thanks|gracias|[.,?]))+ $/;
const DO_BREATHE =
  / (?:respirar|respiremos|respiro|breathe|breathing|la respiracion|las respiraciones|the breathing|the breath)(?= (?:$|[.,?]|o algo|or something|un |for a |first|primero|instead|mejor|then|now|please|porfa|por favor|ahora|entonces|thing|exercise|one))/;

/** The exercise that somebody wants instead of the one that is open, said as such; null: none is. */
export function switchesTo(words: string, text: string): ExerciseId | null {
  if (text.length > LONGEST || !SWITCH.test(words) || REFUSED.test(words)) return null;
  const bare = ` ${words.replace(BEFORE, '').replace(AFTER, ' ').trim()} `;
  return (
    wishedExercise(words, text) ?? wantedExercise(bare, text) ?? (DO_BREATHE.test(words) ? 'BREATH' : null)
  );
}
const REFUSED = phrase(
  '(?:no|not|do not|cannot|without|sin|stop|never) (?:quiero |puedo |want to |want |to |the |la |lo de )*(?:respirar|breath\\w*|respiracion)|(?:him|her|them|he|she|they) (?:to )?breathe|help(?:s|ed)? (?:him|her|them)',
);
