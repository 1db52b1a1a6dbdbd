import type { Sign } from '../../../listener/labels';

const anyOf = (...lists: string[]) => new RegExp(`(?:^| )(?:${lists.join('|')})(?= )`);

/** What is heard or seen that nobody else does, who sends it, and where it sits. */
const VOICES = anyOf(
  'hear(?:s|d|ing)?|listen\\S*|voices?|whisper\\S*|radio|tv|telly|television|screens?|signs?|signals?|messages?|codes?|coded|orders?|command\\S*|obey\\S*|(?:tells?|telling|told|makes?|making|wants?) me(?: to)?|chosen|god|devil|satan|demons?|jinn|angels?|spirits?|ghosts?|chip|implant|antenna|cameras?|(?:watch|follow|track|record)(?:es|s|ed|ing)? me|spy\\S*|spies|poison\\S*|my (?:mind|thoughts?|head|brain|skull)|inside (?:me|my)|shadows?|visions?|(?:see|seeing) things|what i (?:am )?think\\S*',
  'escuch\\S+|oig\\S+|oir|oi|oyen?|voz|voces|susurr\\S+|murmull\\S+|tele|tv|television|pantalla|senal(?:es)?|mensajes?|codigos?|ordenes?|ordena\\S*|mandan?|obedez\\S+|obedec\\S+|me (?:dice|dicen|decia|decian|ordena|obliga) (?:que|lo que)|dios|diablo|satanas|demonios?|angel(?:es)?|espiritus?|virgen|chip|antena|camaras?|me (?:vigil\\S+|sigue|siguen|persig\\S+|espia\\S*|graba\\S*)|envenen\\S+|mi (?:mente|cabeza|cerebro)|pensamientos?|lo que pienso|adentro|sombras?|visiones|elegid[oa]',
);
/** What a hand may do to somebody, what is held in it, and whom it waits for. */
const OTHERS = anyOf(
  'hurt\\S*|harm\\S*|hit(?:s|ting)?|kill\\S*|stab\\S*|sho(?:ot|t)\\S*|punch\\S*|beat\\S*|smash\\S*|slap\\S*|choke\\S*|strangl\\S*|crush\\S*|break (?:his|her|their) \\S+|knife|knives|blade|gun|rifle|shotgun|weapon|bat|hammer|machete|axe|swing\\S*|burn\\S*|blood|revenge|payback|(?:make|making) (?:him|her|them) (?:pay|suffer|sorry)|(?:will|going to|gonna) (?:pay|regret|learn|be sorry)|get (?:him|her|them) back|lesson|lose it|losing it|lost it|snap\\S*|explod\\S*|lash\\S*|fists?|my hands|rage|furious|seeing red|hate (?:him|her|them)|(?:him|her|them) dead|wait(?:ing|ed)? (?:for (?:him|her|them)|in my car|outside)|outside (?:his|her|their)|walk (?:out|away) (?:of|from)|what i (?:might|could|may|will|would) do|shak(?:e|ing|en) (?:him|her|them|the baby)|throw (?:him|her|the baby)|where (?:he|she|they) (?:lives?|works?|parks?|sleeps?)',
  '(?:hac\\S+|hic\\S+) (?:\\S+ )?dano|dan(?:ar|arl[oae]s?|o)|lastim\\S+|peg(?:ar\\S*|ue|o|arl[ea])|golpe\\S*|mat(?:ar|arl\\S+|o|e)|cuchill\\S+|navaja|arma|pistola|fierro|machete|hacha|martillo|sangre|veng\\S+|(?:me )?las (?:va|van|voy|vas) a (?:pagar|cobrar)|me las paga\\S*|(?:va|van) a (?:pagar|saber|aprender|arrepentir\\S*)|no respondo|descontrol\\S*|pierdo (?:el control|la cabeza|los estribos)|perder (?:el control|la cabeza|los estribos)|revent\\S+|rompo (?:la|todo)|romper(?:le|la|lo)?|explot\\S+|l[oa] (?:odio|cruzo|agarro|espero|encuentro|quemo|ahogo|ahorco)|ahorc\\S+|no sale|esperand(?:o|olo|ola) (?:afuera|en)|lo que (?:pueda|podria|puedo|voy a|vaya a) hacer|sacud\\S+|donde (?:vive|trabaja|duerme|estaciona)',
);
const FOOD = anyOf(
  'eat(?:s|ing|en)?|ate|food|meals?|dinner|supper|lunch|breakfast|calori\\S*|weigh\\S*|weight|scales?|fat|thin|skinny|broad|pounds|lbs|kilos?|kg|ribs?|bones|mirror|purg\\S*|vomit\\S*|thr(?:ow|ew|owing|own) (?:it |them |everything )?up|puk\\S*|sick|laxatives?|water pills|diuretics?|fast(?:ing|ed)|starv\\S*|hungr?y?|hunger|bing\\S*|bathroom|toilet|my (?:body|stomach|thighs|belly)|clothes size|crackers?|plates?|swallow\\S*',
  'com(?:o|er|i|ida|iendo|ia|ido|e)|cen(?:a|ar|o|e)|almuerz\\S*|almorzar|desayun\\S*|calori\\S*|pes(?:o|ar|arme|aba)|balanza|bascula|gord\\S*|flac\\S*|kilos?|costillas?|huesos?|espejo|vomit\\S*|devuelv\\S+|laxantes?|diureticos?|ayun\\S*|hambre|atrac\\S+|bano|mi (?:cuerpo|panza|barriga|estomago)|talla|carne|trag(?:o|ar|ue)|plato|bocado',
);
const WITHDRAWAL = anyOf(
  'drinks?|drank|drunk|drinking|alcohol|beers?|wine|vodka|whisk\\S*|rum|gin|brandy|liquor|booze|bottles?|a (?:drop|fifth|pint)|sober|detox\\S*|quit\\S*|stop(?:s|ped|ping)?|cold turkey|ran out|run out|came off|coming off|cut (?:down|back)|without it|pills?|tablets?|benzos?|xanax|valium|klonopin|meds?|medic\\S*|doses?|prescription|opioids?|oxy\\S*|heroin|fent\\S*|methadone|subs|tramadol|shak\\S*|trembl\\S*|sweat\\S*|shiver\\S*|seizures?|fits?|my hands|jitter\\S*|withdraw\\S*|crawl\\S*|seeing things|clean|last (?:one|drink|dose)',
  'tom(?:o|ar|e|ando|aba)|beb\\S+|alcohol|cervezas?|vino|vodka|ron|whisky|aguardiente|pisco|tragos?|copas?|gota|botellas?|sobri\\S+|dej(?:e|ar|arlo|ando|o)|se me acab\\S+|sin (?:tomar|beber|consumir|lo mio|ellas)|pastillas?|tabletas?|benzos?|clona\\S*|rivotril|medic\\S+|dosis|receta|tiembl\\S*|temblor\\S*|tembl\\S+|sud(?:o|or|ores|ando|ar|e)|convuls\\S+|abstinen\\S+|consum\\S+|droga\\S*|limpi[oa]|las manos|en seco',
);
/** What is not drunk, taken or stopped. */
const NOT_TAKEN =
  /(?<=^| )(?:not|never|no|nunca|ni) (?:\S+ )?(?:drink|stop|stopped|take|taken|quit|use|tomo|bebo|deje|tome|consumo)(?: (?:anything|nothing|any|nada|ninguna))?(?= )/g;

/** Harm by somebody close, to a child or another is told by what it takes from a life, in words of any kind: it has no list. */
const HAS: Readonly<Partial<Record<Sign, (words: string) => boolean>>> = {
  'o.voices': (words) => VOICES.test(words),
  'o.other': (words) => OTHERS.test(words),
  'o.food': (words) => FOOD.test(words),
  'o.withdraw': (words) => WITHDRAWAL.test(words.replace(NOT_TAKEN, ' ')),
};

/** Whether anything concrete in a text belongs to this danger: a thing, an act, a body, or somebody it comes from. */
export const namesDanger = (sign: Sign, words: string): boolean => HAS[sign]?.(words) ?? true;
