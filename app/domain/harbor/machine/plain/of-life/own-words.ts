import type { Situation } from '../../../../meanings/situations';
import { phrase } from '../typed-words';

/** Situations that are told with a word of their own: without it, it is something else. */
export const OWN_WORDS: Readonly<Partial<Record<Situation, RegExp>>> = {
  'grief.pet': phrase(
    '(?:my |the |our )?(?:dogs?|cats?|puppy|pup|kitten|pets?|horse|rabbit|hamster|bird|parrot|vet|animal|perr\\w+|gat\\w+|mascota|caballo|conejo|veterinari\\w+|animal\\w*|loro|cachorr\\w+)',
  ),
  'grief.pregnancy': phrase(
    '(?:baby|babies|pregnan\\w+|miscarr\\w+|stillb\\w+|weeks|birth|womb|heartbeat|ultrasound|scan|bebe|embaraz\\w+|aborto|perdimos|perdi|semanas|latido|parto|ecografia)',
  ),
  'sleep.shifts': phrase(
    '(?:(?:work(?:ing)?|on|doing) nights?|nightshifts?|shifts?|rota|rotating|day ?time|by day|noon|afternoons?|mornings?|overnights?|turnos?|nocturn\\w+|guardias?|de dia|madrugad\\w+|rotativ\\w+|mediodia|siesta)',
  ),
  'sleep.nightmares': phrase(
    '(?:dream\\w*|nightmares?|chas\\w+|scream\\w*|sweat\\w*|sueno|suenos|sone|sueno con|pesadillas?|grit\\w+|sud\\w+|persig\\w+)',
  ),
  'partner.leave': phrase(
    '(?:leave|leaving|left|stay|staying|separat\\w*|divorc\\w*|move out|moving out|go or|marriage|end it|over with|dejar\\w*|deje|dejo|irme|me voy|voy|quedar\\w*|quedo|separ\\w+|divorci\\w+|seguir|sigo|matrimonio|aguantar|terminar|maleta\\w*|casa de mi)',
  ),
  'newborn.noJoy': phrase(
    '(?:baby|babies|newborn|birth|born|pregnan\\w+|mother\\w*|mom|mum|dad|father\\w*|parent\\w*|son|daughter|child|him|her|bond\\w*|bebe|beba|nacio|nacimiento|parto|embaraz\\w+|madre|mama|padre|papa|hij[oa]|guagua|maternidad|cargarl[oa])',
  ),
  'drink.gambling': phrase(
    '(?:bet\\w*|gambl\\w+|casino|slots?|poker|lottery|scratch\\w*|odds|shop\\w*|cart|order\\w*|buy\\w*|bought|phone|screen\\w*|scroll\\w*|tiktok|games?|gaming|porn\\w*|apost\\w+|apuest\\w+|tragamonedas|bingo|compr\\w+|pantalla\\w*|celular|movil|juego\\w*|jugar|jugando|jugue|videojuegos?|loteria|quiniela)',
  ),
  'self.looks': phrase(
    '(?:mirror|looks?|looking|ugly|fat|face|skin|body|nose|belly|thighs|pretty|weight|hair|teeth|photos?|pictures?|selfies?|espejo|fe[oa]|gord[oa]|cara|piel|cuerpo|nariz|panza|barriga|piernas|pelo|dientes|fotos?|verme|me veo|aspecto|peso|flac[oa]|bonit[oa]|lind[oa]|guap[oa])',
  ),
};
