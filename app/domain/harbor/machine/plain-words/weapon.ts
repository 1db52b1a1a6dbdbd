import { plainTest } from './people';

/** A firearm in the words of the street, or any weapon, as being there. */
export const weaponSaid = plainTest(
  [
    '(?:tengo|esta|hay|anda|guardo|queda|sigue|total tengo|con) (?:\\S+ ){0,3}(?:fierro|chumbo|cuete|fusca|canon|pistola|escopeta|revolver|arma)',
    '(?:el|la|un) (?:fierro|chumbo|cuete|fusca|arma|escopeta|pistola) (?:\\S+ ){0,2}(?:esta|sigue|ahi|aca|aqui|cerca|al lado|cargad[ao]|de mi)|donde esta el arma',
    '(?:the|a|my|his|dads) (?:gun|pistol|rifle|shotgun|glock|piece|strap) (?:\\S+ ){0,3}(?:here|there|loaded|drawer|closet|next|truck|nightstand|with me)',
  ],
  '(?:no|nunca|sin|not|never|without) (?:\\S+ ){0,2}(?:tengo|hay|tiene|have|own|arma|pistola|fierro|gun)|policia|police|game|juego|airsoft|nerf|agua|water|entregue|gave|sold|vendi|locked',
);

/** A message for those who stay. */
export const leavesWord = plainTest(
  '(?:tell|let) (?:my \\S+|them|him|her|everyone)(?: know)? (?:(?:that )?(?:i (?:love|loved|am sorry|tried)|it (?:was|is) not (?:her|his|their|your)|it is nobodys)|not to (?:cry|blame))|(?:dile|diganle|digan|decile|diles) a (?:mi|mis) \\S+ que (?:\\S+ ){0,2}(?:quiero|quise|amo|perdone|lo siento|no fue su culpa|no es su culpa)',
);
