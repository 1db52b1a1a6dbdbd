import { plainCharacters } from '../../../listener/text/characters';
import type { SafetyLanguage } from '../../../safety/types';

/** Words that people of one country have, and that are rare in the US. None of them says where somebody is. */
const WORDS: Readonly<Record<SafetyLanguage, RegExp>> = {
  en: / (?:mum|mums|mummy|gaffer|gp|nhs|tesco|a&e|a & e|(?:call|called|dial|ring|rang|phone) (?:999|000|111|112)|flatmates?|(?:my|his|her|our|their) flat(?! (?:tire|tyre|out|rate))|knackered|arvo|servo|centrelink|garda|sixth form|gcses?|a levels|bloody hell|quid) /,
  es: / (?:(?<! (?:no|que|me|te|se|cuanto|mas|nada) )vale(?! (?:la|el|mucho|nada|mas|poco|un|una|lo|su|mi|tu|para) )|movil|curro|currar|currando|cole|oye ti[oa]|hostias?|joder|gilipollas|ostras|flip[oa]|flipando|mola|molaba|vosotr[oa]s|habeis|teneis|estais|chaval|insti|finde|chamba|wey|guey|no manches|orale|chido|neta|pinche|chingad\S+|che|bolud[oa]|pelotud[oa]|pib[ea]s?|laburo|laburar|laburando|posta|quilombo|guita|vos|tenes|queres|podes|bondi|parce|parcer[oa]|weon|huevon|weona|cachai|polol[oa]|cham[oa]) /,
};

/** Whether somebody writes as people of another country do: a reason to offer other numbers, never to take those of the US away. */
export const soundsFromElsewhere = (text: string, language: SafetyLanguage): boolean =>
  WORDS[language].test(` ${plainCharacters(text).replace(/[^a-z0-9&]+/g, ' ')} `);
