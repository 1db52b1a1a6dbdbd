import { phrase } from '../typed-words';

const LONGEST = 200;

const SHOP =
  '(?:liquor (?:store|shop)|off licen[cs]e|bottle shop|beer (?:store|aisle)|wine aisle|bar|pub|casino|bookies|betting shop|dealer|dealers|slots?|licoreria|licorera|vinateria|cantina|bodega|tienda de licores|expendio|estanco|casino|bingo|tragamonedas|jibaro|dealer)';
const AT_SHOP = phrase(
  `(?:i am|im|estoy|sitting|standing|parked|parado|parada|sentad[oa]|afuera|outside|in front|frente|here|aca|aqui) (?:\\S+ ){0,7}${SHOP}`,
);
const URGE = '(?:urge|urges|craving|cravings|ganas|antojo|ansias)';
const USE =
  '(?:drink|drinking|use|using|smoke|gamble|bet|relapse|pills?|high|tomar|tomarme|beber|consumir|fumar|apostar|jugar|recaer|trago|cerveza|cervezas|botella|copa|copas|chela|chelas)';
const WANTS = phrase(
  `(?:${URGE}) (?:to |de |por |for |of )?(?:a |una |un |an )?${USE}|(?:want|need|dying|about|going) (?:to |for )?(?:a |an )?(?:drink|use|relapse|smoke a)(?= (?:$|[.,?]|so|now|right|tonight|bad))|(?:me )?muero por (?:un|una) ${USE}|(?:voy a|quiero) recaer`,
);
const ASKS_NOW = phrase(
  '(?:what (?:do|can|should) i do|what now|help me|how do i (?:stop|get through|ride)|right now|tonight|now|que hago|que puedo hacer|ayudame|ayuda|como (?:hago|paro|aguanto)|ahora(?: mismo)?|ahorita|ya mismo|otra vez)',
);
const URGE_SAID = phrase(`(?:the|this|these|an|la|las|los|estas|esta|este|mis|my|con) (?:\\S+ )?${URGE}`);
const OF_ELSE = phrase(
  `ganas de (?!${USE})\\S+|he|she|they|him|her|my (?:husband|wife|son|dad|mom|brother)|mi (?:marido|esposo|mujer|hijo|papa|mama|hermano)|did not|yesterday|last (?:night|week)|years ago|ayer|anoche|the other day|el otro dia|not anymore|ya no`,
);

/** Whether an urge to drink, use or gamble is there now, and it is asked what to do; `isOf`: the talk is about that already. */
export const urgesNow = (words: string, text: string, isOf: boolean): boolean => {
  if (text.length > LONGEST || OF_ELSE.test(words)) return false;
  const isUrge = WANTS.test(words) || (isOf && URGE_SAID.test(words));
  if (AT_SHOP.test(words)) return isUrge || isOf || URGE_SAID.test(words);
  return isUrge && ASKS_NOW.test(words);
};
