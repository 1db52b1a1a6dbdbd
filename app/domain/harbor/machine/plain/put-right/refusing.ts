import type { ExerciseId } from '../../../steps/exercises/all';
import { clausesOf } from '../clauses';
import { exerciseNamed } from '../of-exercises/exercise-names';
import { wishedExercise } from '../of-exercises/wished-exercise';
import { UNWANTED_EN, UNWANTED_ES } from '../of-life/unwanted';
import { CLAUSE, END, opening, phrase } from '../typed-words';

const LONGEST = 140;

const STOPS = [
  opening(
    `stop(?: it| now| please| this| there| here)?${CLAUSE}|enough(?: of (?:this|that|it))?${CLAUSE}|para(?: ya)?${CLAUSE}|basta(?: ya)?${CLAUSE}|ya (?:basta|estuvo)${CLAUSE}`,
  ),
  phrase(
    `i will (?:stop|leave it) (?:here|there|now|at that)?|(?:can|could) we stop|i (?:want|would like|need) to stop${END}|let us stop|no more (?:of this|questions|exercises)|do not want to (?:do|go on with|continue|carry on with) (?:this|it|that)(?: any ?more)?|not doing (?:this|that|it)|this is not for me|dejalo(?: asi)?${END}|dejemos(?:lo)?(?: esto)?${END}|no quiero (?:hacer )?(?:esto|eso)${END}|no quiero seguir con (?:esto|el ejercicio)|no mas (?:preguntas|ejercicios)|esto no es para mi|quiero (?:parar|dejarlo)${END}`,
  ),
];
/** Whether a text ends what is open: "i'll stop there". */
export const stops = (words: string, text: string): boolean =>
  text.length <= LONGEST && STOPS.some((pattern) => pattern.test(words));

/** Little time, or too long. */
const NO_TIME = phrase(
  'no time|(?:not|no) (?:got |have |have got )?(?:the )?(?:time|\\d+ min\\S*)|have not (?:got )?(?:time|\\d+ min\\S*)|(?:got|only have|only got) \\d+ min\\S*|too long|something (?:shorter|quick|quicker|short)|no tengo (?:tiempo|\\d+ min\\S*)|muy largo|demasiado largo|es mucho(?= (?:$|[.,?]))|algo (?:mas )?(?:corto|rapido)',
);
/** What is on offer is not wanted, in words that need nothing beside them. */
const NOT_WANTED = phrase(
  `no quiero${END}|not (?:after|into|up for|in the mood for|keen on|bothered about) (?:a|an|the|that|this|it|any|your)|${UNWANTED_EN}|already (?:did|done|have|had|tried)|i (?:have|had|did|tried|done) (?:this|that|it)(?: one)?(?: already| before)?${END}|something (?:else|different|other)|anything else|another one(?! [.,]? ?(?:does|do|is|are|what|whats|why|how|can|should|will|which|then) )|paso (?:de|[,.])|paso${END}|${UNWANTED_ES}|otra cosa|otro (?:mas|distinto)|algo (?:distinto|diferente|mas practico|practico)|ya (?:lo hice|hice eso|lo tengo|tengo (?:esto|eso)|lo probe|lo he (?:hecho|probado))|ni (?:loca|loco|de broma|en pedo|hablar)|otra \\w+ no${END}|(?:no|not|without|sin|nada de) (?:\\S+ ){0,2}(?:exercises?|ejercicios?)`,
);
const MAKES_WORSE = phrase('(?:that|this|it) (?:makes?|made) (?:it|me) worse|(?:eso|esto) me pone peor');
/** A no to what is on offer, said first. */
const SAYS_NO = opening(
  `(?:no|nah|nope|naw|nel|nop|none|neither|ninguna|ninguno|not (?:that|this|it|really|now|today))${END}`,
);

/** It takes back what was said, and refuses nothing by name. */
const NEVER_MIND = / never ?mind(?= )/g;

/** What was listed or offered is refused as that, in words that a correction has, too: "not that one", "ninguna de esas". */
export const refusesOffered = (words: string): boolean => OF_OFFERED.test(words);
const OF_OFFERED = opening(
  `(?:not (?:that|this|the|those|these|any) (?:one|ones|of (?:those|these|them))|none of (?:those|these|them|it)|neither(?: of (?:those|these|them))?|not any of (?:those|these|them)|ningun[oa]s?(?: de (?:es[ao]s?|est[ao]s?|ell[ao]s))?|ni (?:un[oa]|es[ao])|es[ao]s? no|est[ao]s? no|no (?:es[ao]|est[ao]))${END}`,
);

export interface Refusal {
  /** It is a no to what is on offer, and tells nothing more of it. */
  isOnlyNo: boolean;
  /** The exercise that it names; null where it is the one on offer. */
  named: ExerciseId | null;
}

/** What a text refuses of what is on offer; null where it refuses nothing. */
export function refusalIn(words: string, text: string): Refusal | null {
  if (text.length > LONGEST) return null;
  const said = refusedByName(words) ?? saidNoTo(words.replace(NEVER_MIND, ' '));
  const named = said === wishedExercise(words, text) ? null : said;
  const isOnlyNo =
    named === null &&
    !NO_TIME.test(words) &&
    !NOT_WANTED.test(words) &&
    !OF_OFFERED.test(words) &&
    !MAKES_WORSE.test(words);
  return isOnlyNo && !SAYS_NO.test(words) ? null : { isOnlyNo, named };
}
/** The exercise that a clause of its own says no to: "something practical, not a breathing exercise". */
export const refusedByName = (words: string): ExerciseId | null => {
  for (const clause of clausesOf(words)) {
    const named = clause.isNegated ? (exerciseNamed(clause.words) ?? saidNoTo(clause.words)) : null;
    if (named) return named;
  }
  return null;
};
/** Whether a text refuses exercises of any kind: one that names a kind, or only a length, refuses no more than that. */
export const refusesAll = (words: string): boolean =>
  clausesOf(words).some(
    ({ words: clause }) => ALL.test(clause) && !OF_A_SORT.test(clause) && namedKind(clause) === null,
  );
const ALL = phrase(
  '(?:no|not|without|never|stop|enough|hate|sin|nada de|ni|odio|basta de) (?:\\S+ ){0,4}(?:exercises?|ejercicios?)(?! (?:bike|class|at the gym|fisico))',
);
/** Whether a text refuses steps and tasks of any kind, where some are offered. */
export const refusesSteps = (words: string): boolean =>
  clausesOf(words).some(({ words: clause }) => STEPS_AT_ALL.test(clause));
const STEPS_AT_ALL = phrase(
  '(?:no|not|without|never|hate|enough|sick of|tired of|do not (?:want|need|like)|did not (?:ask for|want)|no (?:quiero|necesito|me gustan|vine por|pedi)|sin|nada de|odio|basta de|hart[oa] de) (?:(?:any|more|your|these|those|to do|doing|do|the|mas|tus|esos|estos|los|de|hacer) )*(?:steps|tasks|homework|activities|practices?|drills|pasos|tareas|actividades|practicas|pasitos)',
);
const OF_A_SORT = phrase(
  '(?:long|longer|that|this|same|complicated|difficult|largos?|ese|este|mismo|complicado|dificil) (?:exercises?|ejercicios?)|(?:exercises?|ejercicios?) (?:\\S+ ){0,2}(?:largos?|asi|complicados?)',
);
/** What is refused in a few words, wherever it was offered. */
export const declines = (words: string): boolean =>
  words.split(' ').length <= MOST_WORDS && (NOT_WANTED.test(words) || NOT_USED.test(words));
const MOST_WORDS = 15;
const NOT_USED = phrase(
  '(?:i )?(?:do not|never) do (?:meditation|yoga|journal\\w*|breathing|writing|mindfulness|that stuff)|(?:no medito|no hago (?:yoga|meditacion))|(?:makes?|made) (?:it|me|this|things) (?:\\S+ )?worse|(?:me pone|lo hace|me pongo) peor|lo empeora|(?:that|this|it|breathing|writing|thinking) (?:does not|do not|will not|never) (?:help|work|do it)(?: for me| me)?|not my thing|not for me|i hate (?:that|this|writing|breathing)|no me (?:sirve|ayuda|funciona|va)|no va conmigo|eso no me',
);
/** Whether a text refuses an exercise by its name. */
export const namesExercise = (words: string): boolean => saidNoTo(words) !== null;

/** Exercises by what people call them. */
const CALLED: readonly (readonly [ExerciseId, string])[] = [
  ['LETTER', 'letters?|carta|cartas|escribirle'],
  ['BREATH', 'breath|breathing|breathe|respirar|respiracion|respiro|respiraciones'],
  ['THOUGHT', 'thought record|thinking|registro'],
  ['SOLVE', 'problem solving|resolver'],
  ['GROUND', 'senses|grounding|sentidos'],
  ['WRITE', 'write|writing|journal|journaling|escribir|diario'],
  ['STEP', 'small step|tiny step|paso pequeno|pequeno paso|pasito'],
  ['WORRY', 'worry time|hora de preocup\\w+'],
];
/** All of these names as one alternative. */
export const NAMES_BARELY = CALLED.map(([, names]) => names).join('|');
const PATTERNS = CALLED.map(([id, names]) => [id, phrase(names), deniedAs(names)] as const);

/**
 * How a name is said no to: a no that is the person's own before it, or behind it what it does not do. "He never writes",
 * "I cannot breathe" and "I start thinking things I will not say" say no to none of them.
 */
function deniedAs(names: string): RegExp {
  const no =
    '(?:(?<! (?:does|did|has|had|would|could|can|should) )not|(?<! (?:ya|el|ella|que) )no(?! (?:puedo|logro|consigo|alcanzo|dejo de|paro de|me deja|me sale|se puede))|nah|nope|nada de|paso de|sin|enough|(?<! cannot )stop|hate|odio|ni|(?:i|yo) (?:never|nunca))';
  const before = `${no} (?:(?![.,?] )\\S+ ){0,5}(?:${names.replace('|thinking', '')})`;
  const more = 'exercises?|stuff|things?|slowly|in|out|en|lento|despacio|hondo|carta';
  const behind = `(?:${names})(?: (?:${more}))* (?:(?:is|are|does|do|did|will|would|can) not|cannot|never|no|not|nah|makes?|made|is worse|me (?:pone|hace|da|empeora)|es peor|(?:it )?(?:feels|is) (?:silly|stupid|pointless|dumb))`;
  return phrase(`${before}|${behind}|(?:no|not|nah|nope) (?:more |any |the )?(?:${names})`);
}

const namedExercise = (words: string): ExerciseId | null =>
  PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
const saidNoTo = (words: string): ExerciseId | null =>
  PATTERNS.find(([, , denied]) => denied.test(words))?.[0] ?? null;
/** Whether a clause refuses what is offered, and tells nothing itself. */
export const refusesHere = (clause: string): boolean =>
  SAYS_NO.test(clause) ||
  OF_OFFERED.test(clause) ||
  NOT_WANTED.test(clause) ||
  NOT_USED.test(clause) ||
  NO_TIME.test(clause) ||
  MAKES_WORSE.test(clause) ||
  saidNoTo(clause) !== null;
/** The exercise that is named in any way. */
export const namedKind = (words: string): ExerciseId | null => exerciseNamed(words) ?? namedExercise(words);
