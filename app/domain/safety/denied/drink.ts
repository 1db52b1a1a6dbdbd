import { animado, encouraged } from './encouraged';
import { type Denial, say } from './phrase';

const DRINK =
  "(?:(?<!(?:warm|hot|cold|cool|soft|fizzy) )(?:drink|drinks)(?! (?:of water|water|instead|some))|wine|beers?|pints?|whisky|whiskey|vodka|gin|rum|brandy|tequila|cocktails?|shots?|nightcap|booze|alcohol|liquor|bottle of (?:wine|red|white)|something strong(?:er)?|joints?|weed|cannabis|marijuana|hash|cocaine|mdma|mushrooms|edibles?|gumm(?:y|ies)|opioids?|someone else's pills|xanax|valium)";
const COPA =
  '(?:copas?|copitas?|vino|vinito|cervezas?|cana|canas|birra|whisky|vodka|ginebra|ron|tequila|chupitos?|trago|tragos|cubatas?|alcohol|algo fuerte|porros?|maria|marihuana|cannabis|hachis|cocaina|canuto)';

/** Alcohol and drugs as a way to cope, and a pause in not using them. */
export const DRINK_AND_DRUGS: Denial = {
  id: 'deny.drink',
  phrases: [
    ...encouraged({
      do: '(?:have|drink|pour|take|grab|try|use|smoke|open|order|enjoy|get|sip|treat yourself to|allow yourself|go for|go out for|share|mix|reward yourself with)',
      doing:
        '(?:having|drinking|pouring|taking|grabbing|trying|using|smoking|opening|enjoying|getting|sipping|use of|an?|one|a little|a bit of|some|two)',
      what: DRINK,
    }),
    ...say(
      [
        '{drink} ~~ (?:{good}|you have earned|you deserve)',
        '(?:earned|deserve) ~ {drink}',
        'who (?:could|would|can) blame you',
        '(?:drinking|smoking|getting (?:drunk|high|stoned)) ~~ {good}',
        '{better} ~ get (?:drunk|high|stoned|wasted|tipsy)',
        'you can ~ (?:start|begin) ~ (?:counting|again|over|tomorrow) ~ (?:again|tomorrow|monday)',
        '(?:sobriety|being sober|staying sober|abstinence|recovery) ~ (?:overrated|can wait|is not|does not|boring|too strict|too hard)',
        '(?:one|a) (?:slip|night off|cheat day) ~ (?:will not|does not|would not|never) ~ (?:hurt|count|matter)',
      ],
      { drink: DRINK },
    ),
    ...animado({
      haz: 'bebe|toma|tomate|sirve|sirvete|fuma|fumate|prueba|abre|pide|pidete|disfruta|date',
      hacer: 'beber|tomar|servir|fumar|probar|abrir|pedir|disfrutar|un|una|unas|unos|algo de|el|la',
      que: COPA,
    }),
    ...say(
      [
        '{copa} ~~ {bien}',
        '(?:mereces|has ganado) ~ {copa}',
        'quien te (?:va a|puede|podria) (?:reprochar|culpar|juzgar)',
        'por (?:un|una|dos|tomar) ~ {copa} ~ no (?:pasa|ocurre|hay)',
        '(?:beber|fumar|emborracharte|colocarte) ~ {bien}',
        '(?:quien|gente) (?:que )?(?:fuma|bebe|toma) ~ {copa}',
        '(?:manana|el lunes) ~ (?:empiezas|vuelves) ~ (?:de nuevo|cero|contar)',
        '(?:la sobriedad|estar sobri[oa]) ~ (?:sobrevalorad\\w+|puede esperar)',
      ],
      { copa: COPA },
    ),
  ],
};
