import { clausesOf } from '../clauses';
import { phrase } from '../typed-words';
import { namedKind, NAMES_BARELY, refusesHere } from './refusing';

/** In words: fewer beside a refusal only say why. */
const FEWEST = 5;

/** What is asked for in its place, and why it does not fit now, tells nothing. */
const WISHES = phrase(
  '(?:i )?(?:want|need|would like|prefer|would rather) (?:something|sth|anything|one|another|to (?:do|try))|give me|something (?:else|other|different|for|shorter|quick|more)|(?:quiero|prefiero|necesito|dame|busco|me das) (?:algo|otra|otro|una?)|(?:otra|otro) (?:cosa|ejercicio)|algo (?:mas|distinto|diferente|para|corto)|(?:already|ya) (?:did|done|have|hice|tengo|probe)|(?:i am|we are|estoy|ando|estamos) (?:at|in|on|en) (?:the |my |la |el |mi )?\\S+ (?:right now|now|ahora)|(?:i am |estoy )?(?:too|so|muy|demasiado|tan) (?:tired|busy|cansad[oa]|ocupad[oa]) (?:for|para) .*',
);
/** What an exercise does not do, said of the matter itself: "that will not bring the money back". */
const WILL_NOT = phrase(
  `(?:${NAMES_BARELY})(?: (?:exercises?|stuff|thing|slowly|in|out|lento|despacio|hondo|profundo))? (?:(?:is|are|does|do|will|would|did|can) not(?: going to)?|cannot|never|no(?: me| le| nos| te)?(?: va| van| puede)?(?: a)?) (?!(?:help|work|working|do (?:it|anything|much)|for me|for it|me|it|now|today|again|my thing|calm|cut it|ayuda\\w*|sirve\\w*|funciona\\w*|hace nada|es lo mio|calma\\w*|va conmigo|me)(?= ))\\S+ (?:\\S+ )?\\S+`,
);

/**
 * What a text tells beside what it refuses, without the clauses that refuse; null where it only refuses, says why, or asks
 * for something else.
 */
export function storyBeside(words: string): string | null {
  const told = clausesOf(words).flatMap(({ words: clause }) => {
    if (WILL_NOT.test(clause)) return [clause.replace(NAME, ' ')];
    return refusesHere(clause) || namedKind(clause) !== null || WISHES.test(clause) ? [] : [clause];
  });
  const story = told.join(' . ').replace(/\s+/g, ' ').trim();
  return (story.match(/[a-z0-9]+/g) ?? []).length >= FEWEST ? ` ${story} ` : null;
}
const NAME = phrase(NAMES_BARELY);
