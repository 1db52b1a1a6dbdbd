import { plainTest } from '../../plain/people';

/** A firearm in the words of the street, or any weapon, as being there. */
export const weaponSaid = plainTest(
  [
    '(?:tengo|esta|hay|anda|guardo|queda|sigue|total tengo|con) (?:\\S+ ){0,3}(?:fierro|chumbo|cuete|fusca|canon|pistola|escopeta|revolver|arma)',
    '(?:el|la|un) (?:fierro|chumbo|cuete|fusca|arma|escopeta|pistola) (?:\\S+ ){0,2}(?:esta|sigue|ahi|aca|aqui|cerca|al lado|cargad[ao]|de mi)|donde esta el arma',
    '(?:(?:the|a|my|his|dads) )?(?:gun|pistol|rifle|shotgun|glock|piece|strap)s? (?:\\S+ ){0,4}(?:here|there|loaded|drawer|closet|next|truck|nightstand|with me)',
  ],
  '(?:no|nunca|sin|not|never|without) (?:\\S+ ){0,2}(?:tengo|hay|tiene|have|own|arma|pistola|fierro|gun)|policia|police|game|juego|airsoft|nerf|agua|water|entregue|gave|sold|vendi|locked',
);

/** About to, in this minute, or with the thing at hand: said where a danger to the own life stands open. */
export const actsNow = plainTest(
  [
    '(?:going to|gonna|about to|want to) do it(?: (?:now|tonight|today|right now))?(?= (?:$|[.,]|tell|i|bye|so))|do(?:ing)? it (?:right )?now|(?:sat|sitting|parked|standing|lying|alone|i am|already) (?:\\S+ ){0,6}with it|it is in my (?:hand|lap|mouth)|(?:good ?night|bye|goodbye|farewell) (?:\\S+ ){0,2}(?:forever|for ever|for good|everyone|everybody|world)|(?:adios|chao|chau) (?:\\S+ ){0,2}(?:para siempre|a todos|mundo)|holding it|got it (?:in my hand|right here|with me)',
    '(?:estoy|ando|sigo|i am|am|sitting|standing|here) (?:\\S+ ){0,4}(?:with|con|holding) (?:a|the|my|el|la|un|una|mi) (?:gun|pistol|rifle|shotgun|knife|blade|razor|rope|pills|bottle of pills|pistola|arma|escopeta|cuchillo|navaja|cuchilla|soga|cuerda|pastillas|frasco)',
    '(?:lo|la) voy a hacer(?: (?:ya|ahora|hoy))?|lo hago (?:ya|ahora|hoy|esta noche)|(?:lo|la) tengo en la mano|estoy aqui con (?:el|la|eso|ello)|estoy (?:arriba|en el puente|en la azotea)',
  ],
  '(?:not|never|no|nunca) (?:\\S+ ){0,2}(?:going to|do it|lo voy|hago)',
);

/** With a weapon, said out of nothing. */
export const sitsWithWeapon = plainTest(
  '(?:sat|sitting|parked|alone|here|in the garage|in my (?:car|truck|room)|drinking) (?:\\S+ ){0,5}with (?:my|the|a|dads) (?:gun|pistol|rifle|shotgun|glock|knife|blade|rope|pills)|(?:sentado|encerrado|sola|solo|aqui) (?:\\S+ ){0,4}con (?:la|el|mi|una|un) (?:pistola|arma|escopeta|fierro|cuchillo|soga|pastillas)',
  'hunting|range|caza|cooking|cocina|police|policia|nerf|toy|juguete',
);

/** A message for those who stay. */
export const leavesWord = plainTest(
  '(?:tell|let) (?:my \\S+|them|him|her|everyone)(?: know)? (?:(?:that )?(?:i (?:love|loved|am sorry|tried)|it (?:was|is) not (?:her|his|their|your)|it is nobodys)|not to (?:cry|blame))|(?:dile|diganle|digan|decile|diles) a (?:mi|mis) \\S+ que (?:\\S+ ){0,2}(?:quiero|quise|amo|perdone|lo siento|no fue su culpa|no es su culpa)',
);
