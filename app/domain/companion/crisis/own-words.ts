import type { CrisisKind } from './texts';
import { normal } from '../words/normal';

type Rendering = readonly [RegExp, string];

/** Their wish in their own words, as a clause after "you told me that"; nothing about how. */
const ENGLISH: readonly Rendering[] = [
  [/\b(?:want|wanna|going|wish|ready|like) (?:to )?(?:die|be dead)\b/, 'you want to die'],
  [/\bwish (?:i|that i) (?:was|were) dead\b/, 'you wish you were dead'],
  [/\bwish (?:i|that i) (?:was|were|had) never (?:been )?born\b/, 'you wish you had never been born'],
  [/\b(?:kill|killing) myself\b|\bkms\b|\bunalive\b/, 'you have thoughts of killing yourself'],
  [/\b(?:end|ending) (?:it all|it|my life|things|everything|myself)\b/, 'you think of ending it'],
  [/\bbetter off (?:without me|if i)/, 'it seems to you that others would be better off without you'],
  [
    /\b(?:don't|dont|do not|no longer) want (?:to )?(?:live|be here|be alive|exist|wake up|go on)\b/,
    'you do not want to go on',
  ],
  [
    /\b(?:can't|cant|cannot|can not) (?:go on|do this|take (?:it|this)|keep going|live like this)\b/,
    'you cannot go on like this',
  ],
  [/\bsuicid/, 'suicide is on your mind'],
  [/\b(?:no|any|the) (?:reason|point) (?:to|in|of|for)\b/, 'you see no point in going on'],
  [/\b(?:disappear|not exist|stop existing)\b/, 'you want to disappear'],
  [
    /\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning) (?:myself|my)\b|\bself.?harm/,
    'you hurt yourself, or feel like it',
  ],
];

const SPANISH: readonly Rendering[] = [
  [/\bquiero (?:ya )?morir|\bganas de morir|\bquisiera morir|\bestar muert/, 'quieres morir'],
  [/\bmatarme\b|\bsuicid/, 'piensas en el suicidio'],
  [/\bno quiero (?:vivir|seguir|despertar|estar aqui|estar aquí)/, 'no quieres seguir'],
  [/\bno puedo m[aá]s\b|\bya no aguanto/, 'ya no puedes más'],
  [/\bacabar con (?:todo|mi vida)|\bterminar con (?:todo|mi vida)/, 'piensas en acabar con todo'],
];

/** Null when nothing in the message can be said back safely. */
export function ownWishIn(text: string, language: 'en' | 'es', kind: CrisisKind): string | null {
  const words = normal(text).slice(0, 2000);
  if (kind === 'voices') return language === 'es' ? 'oyes voces' : 'you hear voices';
  const found = (language === 'es' ? SPANISH : ENGLISH).find(([pattern]) => {
    const match = pattern.exec(words);
    return match !== null && !DENIED.test(words.slice(Math.max(0, match.index - 30), match.index));
  });
  return found?.[1] ?? null;
}

/** "I don't want to die": what is denied is not said back as a wish. */
const DENIED =
  /(?:n't|\b(?:dont|not|never|no longer|didnt|wont|wouldnt))(?: (?:really|actually|even|ever))?(?: (?:want|wanna|going|wish|plan|trying|think|thinking|of|about|to|be))*\s$/;
