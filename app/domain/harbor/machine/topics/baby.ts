import type { Topic } from '../../../listener/labels';
import { type HeardText, isCrisis } from '../../../safety/types';
import { topicsNamed } from './topic-words';

/** The urge to hurt a baby, or the fear of it: asked about as what it is. */
export const isBabyHarm = ({ words, level }: HeardText, topic: Topic | null): boolean =>
  !isCrisis(level) &&
  (topic === 'newborn' || topicsNamed(words).includes('newborn')) &&
  BABY_HARM.test(words);
const DOES =
  '(?:shake|throw|hurt|drop|smother|hit|sacudir\\S*|tirar\\S*|aventar\\S*|lanzar\\S*|lastimar\\S*|pegar\\S*|ahogar\\S*|hacerle dano)';
const BABY_HARM = new RegExp(
  `(?:^| )(?:(?:want|wanted|urge|going|afraid|scared|about|almost|ganas|miedo|quiero|quisiera|quise|puedo) (?:\\S+ ){0,4}${DOES}|(?:shook|almost shook|casi lo sacudo|casi la sacudo|casi (?:lo|la) (?:aviento|tiro)|(?:lo|la) (?:aviento|sacudi|voy a (?:aventar|sacudir))))(?= )`,
);
