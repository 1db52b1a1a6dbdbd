import { NAMED, plainTest } from '../../plain/people';

const SOMEBODY = `(?:(?:my|the|our|his|her|mi|mis|el|la|los|las|su|un|una|al) (?:\\S+ ){0,2}?(?:${NAMED}s?|kids?|children|boys?|girls?|ninos?|ninas?|chic[oa]s?|senora|ancian[oa])|him|her|she|he|them|ella|ellos)`;
const HARM =
  '(?:hurts?|hurting|hits?|hitting|beats?|beating|beaten|abus\\S+|mistreat\\S*|in danger|not safe|unsafe|violent|threat\\S*|terrified|scared|afraid|fear|bruis\\S+|marks on|harm\\S*|dano|lastim\\S+|pega\\S*|golpe\\S+|maltrat\\S+|abus(?:a|an|o)|peligro|amenaz\\S+|miedo|moret\\S+|marcas|encierr\\S+|asustad[oa]s?)';

/** Whether somebody else and harm stand in the same words, and nothing there takes it back or makes it the writer's own. */
export const harmOfSomebody = plainTest(
  [`${SOMEBODY}(?: \\S+){0,10}? ${HARM}`, `${HARM}(?: \\S+){0,6}? ${SOMEBODY}`],
  `(?:not|never|no|nobody|nadie|nunca|jamas) (?:\\S+ ){0,3}${HARM}|(?:his|her|su|sus) (?:brother|sister|herman\\S+)|each other|i am (?:\\S+ )?(?:scared|afraid)|(?:hurts?|hits?|beats?|scares?|threatens?) me|me (?:hace|pega|golpea|asusta|amenaza|da miedo)|(?:tengo|me da) (?:\\S+ )?miedo|hurts? (?:him|her|their) feelings|back|knee|leg|head|foot|tooth|stomach|espalda|rodilla|pierna|cabeza|muela|spiders?|dark|thunder|exam|dentist|dog|perro|joke|broma|game|movie|pelicula`,
);
