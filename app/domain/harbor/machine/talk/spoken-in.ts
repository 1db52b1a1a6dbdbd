import type { SafetyLanguage } from '../../../safety/types';
import type { Written } from './written';

/** Jamaican English shares "mi", "di" and "no" with Spanish; and who asks for English gets it. */
export const spokenIn = ({ heard, text }: Written, before: SafetyLanguage): SafetyLanguage =>
  heard.language === 'es' &&
  ((isPatois(text) && !isSpanish(heard.words)) ||
    ASKS_ENGLISH.test(text) ||
    (before === 'en' && YO.test(text)))
    ? 'en'
    : heard.language;
/** "Nah, ya hice las cuentas": one word that both share changes no language. */
const isSpanish = (words: string): boolean => (words.match(SPANISH) ?? []).length >= 2;
const SPANISH = /(?<= |^)(?:que|ya|las|los|el|hay|por|con|una|del|muy|pero|eso|esto|nada|todo)(?= )/g;
/** A greeting, where English was spoken before. */
const YO = /^\s*yo+\W*$/i;
const isPatois = (text: string) => PATOIS.test(text) && /\b(?:mi|di|a|nah)\b/i.test(text);
const PATOIS =
  /\b(?:yuh|nuh|weh|pickney|wah|wan|unu|seh|inna|fadda|mumma|bredda|gyal|haffi|nah|fi|dem|deh|tek|wid|tired|nerve|boss|lick)\b/i;
const ASKS_ENGLISH = /\benglish\b/i;
