import { phrase } from './typed-words';

const PERSON =
  '(?:husbands?|wifes?|wife|partners?|boyfriends?|girlfriends?|sons?|daughters?|kids?|brothers?|sisters?|moms?|mothers?|dads?|fathers?|friends?|mates?|uncles?|aunts?|roommates?|flatmates?|ex|grandsons?|nephews?|man|fella|missus|best friend|marido|esposo|esposa|mujer|novio|novia|pareja|hijo|hija|hermano|hermana|mama|papa|madre|padre|viejo|vieja|amigo|amiga|primo|prima|abuelo|tio|nieto|cunado|companero|companera|pibe)';
/** Up to so many words in between, and no turn to oneself. */
const between = (most: number) => `(?:(?!i |me |we |yo |nosotros |tomo |bebo )\\S+ ){0,${most}}`;
const USES =
  '(?:drinks?|drinking|drunk|drank|alcohol|alcoholic|alcoholism|booze|boozing|bottles?|vodka|whiske?y|drugs|meth|coke|heroin|fentanyl|weed|pills again|gambl\\w+|betting|rehab|sober|hungover|addict\\w*|addiction|(?<!(?:al|el|la|del|mi|un|una|nuestro|su|tu) )bebe|bebiendo|chupa|chupando|emborracha|borrach[oa]|droga|drogas|drogandose|apuesta|apuestas|apostando|consume|consumiendo|alcoholic[oa]|bebida|escabia|tomando|toma (?:mucho|demasiado|todos|cada|alcohol|vino|cervezas?|de mas|y|otra vez))';

const DRINKS = [
  phrase(
    `(?:my|our) (?:\\S+ )?${PERSON} (?:is |has been |keeps |started )(?:back )?(?:using|on (?:drugs|meth|it)|relaps\\w+)`,
  ),
  phrase(`(?:my|our) (?:\\S+ )?${PERSON} ${between(4)}${USES}`),
  phrase(
    `(?:mi|mis|el|la) ${PERSON} ${between(4)}(?:${USES}|(?:llego|llega|viene|vino|vuelve|volvio|anda|esta|estaba) ${between(2)}(?:tomad[oa]|bebid[oa]|borrach[oa]|drogad[oa]|ebri[oa]|cur[oa]))`,
  ),
  phrase(
    `(?:he|she) (?:is |was |came home |comes home |gets |got |has been |keeps |just )*${between(1)}(?:drinks|drinking|drunk|drank|hides? (?:\\S+ )?(?:bottles?|cans|booze|vodka|beers?)|using|using again|on drugs|gambl(?:es|ing)|relapsed|hungover)`,
  ),
  phrase(
    '(?:his|her|their) (?:drinking|drug use|drug habit|addiction|gambling|alcohol\\w*|booze|bottles)|(?:stop|quit) (?:his|her|their) drinking|(?:get|make) (?:him|her|them) (?:to )?(?:stop|quit|sober)|la bebida de mi|el alcohol de mi|con la bebida de',
  ),
];
const OWN = phrase(
  'i (?:drink|drank|am drinking|am drunk|use|relapsed|gamble)|i have been drinking|(?:yo )?(?:tomo|bebo|me emborracho|me drogo|apuesto|recai)|and i drink',
);

/** "I'm the one drinking": whose it is, put right. */
export const isOwnUse = (words: string): boolean => OWN.test(words) || MINE.test(words);
const MINE = phrase(
  '(?:i am|it is me|that is me) (?:the one|who|that)(?: who| that)? (?:is )?(?:drink\\w*|drunk|us(?:es|ing)|gambl\\w+)|(?:it is|is) (?:about )?(?:me|mine)(?= (?:$|[.,]|not))|(?:soy|es de) (?:yo|mi)(?: (?:quien|el que|la que) (?:toma|bebe|consume|apuesta))?(?= )|yo soy (?:quien|el que|la que)',
);

/** Somebody near them drinks, uses or gambles. */
export const someoneUses = (words: string): boolean =>
  !OWN.test(words) && DRINKS.some((pattern) => pattern.test(words));

/** "It's him, not me": whose it is, said again. */
export const isOfSomeoneElse = (words: string): boolean => NOT_ME.test(words);
const NOT_ME = phrase(
  `(?:it is )?not (?:me|mine)|(?:it is|is|its) (?:him|her|them|his|hers|my (?:\\S+ )?${PERSON})(?= )|no (?:soy|es) (?:yo|mio|mia)|es (?:el|ella|mi ${PERSON}|suyo|de el|de ella)|no yo|yo no`,
);

/** Somebody of their own is named, and not to say that they will not do. */
export const namesSomeone = (words: string): boolean => SOMEONE.test(words) && !NOBODY.test(words);
const SOMEONE = phrase(
  `(?:my|mi|mis) (?:\\S+ )?(?:${PERSON}|suegr[oa]|aunt|auntie|cousin|neighbou?r|vecin[oa]|tia|jef[ea]|boss|pastor|priest)(?= )`,
);
const NOBODY = phrase('not|no|nobody|no one|never|nadie|ni|tampoco|died|dead|murio');

/** A child in the car of somebody who drank. */
export const isDriving = (words: string): boolean => DRIVES.test(words) && DRUNK.test(words);
const DRIVES = phrase(
  'drove|drives?|driving|behind the wheel|in the car|manej\\w+|conduj\\w+|condujo|conduce|al volante|en (?:el|la) (?:auto|coche|carro|camioneta)',
);
const DRUNK = phrase('drunk|drinking|drank|beers?|borrach[oa]|tomado|tomada|bebido|bebida|bebiendo|tomando');

/** Someone near is not well, without a word of danger. */
export const someoneIsUnwell = (words: string): boolean => UNWELL.test(words);
const UNWELL = phrase(
  `(?:a|my|one of my|this) (?:\\S+ )?(?:friend|mate|best friend|buddy|pal|roommate|coworker|colleague|classmate)(?: of mine)? (?:is |has been |seems |looks )(?:not |really |so |very |kind of |going through |having |doing |feeling )*(?:well|ok|okay|good|bad|down|low|rough|struggling|sad|depressed|a lot|stuff|it|in a bad way|a hard time|a bad time|unwell)|(?:un|una|mi|mis|tengo un|tengo una) (?:\\S+ )?(?:amig[oa]|colega|companer[oa]|compa|cuate|pana|parcer[oa]|mejor amig[oa])(?: mi[oa])?(?: que)? (?:esta|anda|se siente|la esta pasando|lo esta pasando|no esta) (?:\\S+ )?(?:mal|bien|bajon|depre|triste|pasando|deprimid[oa]|fatal|hecho|pesimo)`,
);
