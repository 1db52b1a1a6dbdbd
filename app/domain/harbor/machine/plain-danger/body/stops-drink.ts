import { plainTest } from '../../plain/people';
import { namesDrink } from '../by-others/asks-of-telling';

const NAMES_DRUGS = plainTest(
  'weed|coke|cocaine|coca|meth|crystal|cristal|heroin\\w*|fentanyl\\w*|pills|opioids?|oxy\\w*|xanax|benzos?|drugs?|drogas?|mota|marihuana|porros?|perico|crack|piedra|pastillas|using|consum\\w+|tomo|toma(?:ndo)?|bebiendo|mezcal|pisto|chelas|cervezas|beers|vinos?',
);
/** Drink or drugs are what it is about. */
export const namesSubstance = (words: string): boolean => namesDrink(words) || NAMES_DRUGS(words);

const DAILY = plainTest(
  '(?:every|each) (?:single )?(?:day|night|evening|morning)|daily|all day|nightly|a (?:night|day)|todos los dias|todas las (?:noches|mananas|tardes)|cada (?:dia|noche)|a diario|diario|diari[oa]s?|por (?:dia|noche)|al dia',
);
const STOPS = plainTest(
  '(?:quit|quitting|stop|stopping|giving (?:it )?up|done with it|coming off|cut(?:ting)? it (?:out|off))|(?:lo )?(?:dejo|dejar\\w*|corto|cortar\\w*|paro|parar|suelto|quito|quitar\\w*|no (?:tomo|bebo) mas)',
);
const ALONE = plainTest(
  'alone|by myself|on my own|cold turkey|all at once|myself|tomorrow|tonight|today|from now|yo sol[oa]|sol[oa]|de golpe|en seco|de una|a pelo|por mi cuenta|manana|hoy|desde (?:hoy|manana|ya)',
);
const DRINKS = plainTest(
  'bebo|bebiendo|tomo|tomando|chupo|pisteo|tomaba|bebia|xanax|benzos?|alprazolam|clonazepam|rivotril',
);
/** Drinks every day, and will stop at once or alone. */
export const stopsDrinkAlone = (words: string): boolean =>
  DAILY(words) && STOPS(words) && ALONE(words) && (namesDrink(words) || DRINKS(words));
