import type { Topic } from '../../listener/labels';
import { phrase } from './plain/typed-words';
import type { Talk } from './state';

const OF_PARENTS = phrase(
  '(?:being|as|a|bad|mala|mal|ser) (?:\\S+ )?(?:mom|mother|father|dad|parent|madre|padre|mama|papa)|(?:my|mi|mis|the|el|la) (?:\\S+ )?(?:kids?|son|daughter|baby|toddler|child|children|hijos?|hijas?|bebe|nin[oa]s?)',
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
  if (topic !== 'caring' && OF_PARENTS.test(words)) return ['normal.parent'];
  if (FROZE.test(words) && !SILENT_TO_THEM.test(words) && topic !== 'grief') return ['normal.froze'];
  const lead = topic && BY_TOPIC[topic];
  return lead ? [lead] : [];
}
