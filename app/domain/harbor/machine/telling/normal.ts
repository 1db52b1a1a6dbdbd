import type { Topic } from '../../../listener/labels';
import { phrase } from '../plain/typed-words';
import type { Talk } from '../talk/state';

const OF_PARENTS = phrase(
  '(?:being|as|a|bad|mala|mal|ser) (?:\\S+ )?(?:mom|mother|father|dad|parent|madre|padre|mama|papa)|(?:my|mi|mis|the|el|la) (?:\\S+ )?(?:kids?|son|daughter|baby|toddler|child|children|hijos?|hijas?|bebe|nin[oa]s?)',
);
const OF_A_CHILD = phrase(
  '(?:\\S+ )?(?:own )?(?:baby|newborn|bebe|recien nacid[oa])|(?:your|ones|su|tu) (?:own )?(?:child|kid|son|daughter|hij[oa])',
);
/** That love for a child has not come. */
const NO_BOND = phrase(
  '(?:not|never|do not|does not|cannot|no) (?:\\S+ ){0,2}(?:feel|love|bond|connect|feeling|loving|bonding)(?: (?:anything|nothing|it|a thing|with|for|close))?|feel(?:ing)? (?:nothing|numb|empty)|no (?:siento|sentir|quiero|querer|senti|conecto|conectar)(?:l[oae])?(?: nada| amor)?|(?:no|sin) (?:\\S+ )?(?:vinculo|conexion|apego)',
);
const FROZE = phrase(
  'speak|spoke|talk|freeze|froze|frozen|shake|shook|shaking|blank|stutter\\w*|hablar|hable|callad[oa]|tembl\\w+|tiembl\\w+|bloque\\w+|congel\\w+|trab\\w+',
);
/** Whose silence it is. */
const SILENT_TO_THEM = phrase(
  '(?:stops?|stopped|not|will not|does not|refuses to) (?:talk\\w*|speak\\w*) to me|(?:me|nos) (?:deja|dejo|quita|retira|aplica) (?:de |la |el )?(?:hablar|palabra|silencio|ley)|no me habla',
);
const BY_TOPIC: Readonly<Partial<Record<Topic, string>>> = {
  caring: 'normal.caring',
  newborn: 'normal.parent',
  grief: 'normal.grief',
};

/** What "is it normal" is answered with where it is known what it is about: a lead; none where it is not. */
export function whetherNormal({ memory: { topic } }: Talk, words: string): readonly string[] {
  if (NO_BOND.test(words) && (topic === 'newborn' || OF_A_CHILD.test(words) || OF_PARENTS.test(words)))
    return ['normal.bond'];
  if (topic !== 'caring' && OF_PARENTS.test(words)) return ['normal.parent'];
  if (FROZE.test(words) && !SILENT_TO_THEM.test(words) && topic !== 'grief') return ['normal.froze'];
  const lead = topic && BY_TOPIC[topic];
  return lead ? [lead] : [];
}
