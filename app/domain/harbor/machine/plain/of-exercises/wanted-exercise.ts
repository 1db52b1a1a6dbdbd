import type { ExerciseId } from '../../../steps/exercises/all';
import { phrase } from '../typed-words';

const LONGEST = 70;

const WANTING =
  '(?:(?:ok|okay|maybe|then|fine|yes|yeah|well|let us|lets|i will|i would|i can|can we|can i|could we|shall we|want to|i want|take|do|try|start|begin|with|give me|make|a|an|the|one|some|that|this|bueno|entonces|vale|dale|si|quiero|hagamos|probemos|vamos|puedo|podemos|hacer|probar|empezar|empecemos|con|dame|un|una|el|la|lo|de|[.,]) )*';
const ENDING =
  '(?: (?:then|please|exercise|thing|one|again|now|something|tiny|small|first|instead|pues|mejor|por favor|ejercicio|cosa|primero|ahora|otra vez|[.,?]))*(?= $)';
const whole = (names: string) => new RegExp(`^ ${WANTING}(?:${names})${ENDING}`);

/** Exercises by what people call them when they want one: the name, and little beside it. */
const WANTED: readonly (readonly [ExerciseId, RegExp])[] = [
  ['STEP', whole('(?:small |little |tiny |one )*steps?|(?:pequeno paso|paso (?:pequeno|chiquito)|pasito)')],
  [
    'BREATH',
    whole('(?:slow |paced |the )*(?:breathing|breathe|breath)(?: slowly)?|respir\\w+(?: lento| despacio)?'),
  ],
  ['LETTER', whole('(?:unsent )?letter|carta')],
  ['WRITE', whole('(?:just |only )*(?:write|writing|journal)|(?:solo )?escribir')],
  ['WORRY', whole('worry time|hora (?:de|para) (?:la |las )?preocup\\w+')],
  ['GROUND', whole('five senses|grounding|senses|(?:los )?(?:cinco )?sentidos')],
  ['SOLVE', whole('problem solving|resolver(?: un problema| el problema)?')],
  ['KIND', whole('self ?compassion|kindness|amabilidad(?: conmigo)?|autocompasion')],
  ['SLEEP', whole('sleep (?:steps|thing|exercise)|steps for sleep|pasos para dormir')],
  ['THOUGHT', whole('thought record|registro(?: de(?:l| un) pensamiento)?')],
];

/** The exercise that a short text asks for by its name; null where it asks for none. */
export const wantedExercise = (words: string, text: string): ExerciseId | null =>
  text.length > LONGEST || REFUSED.test(words)
    ? null
    : (WANTED.find(([, pattern]) => pattern.test(words))?.[0] ?? null);
const REFUSED = phrase('not|never|without|stop|paso de|sin|nada de');
