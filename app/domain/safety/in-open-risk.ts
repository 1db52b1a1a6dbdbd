/**
 * What a text adds while a risk to somebody's own life is open, in plain words: a way is asked about, something is within
 * reach, or something was taken. Outside of open risk these words are everyday ones.
 */
export function soundsInOpenRisk(words: string): 'taken' | 'at-hand' | 'way' | null {
  if (words.length > LONGEST) return null;
  if (TAKEN.test(words) && !NOT_TAKEN.test(words)) return 'taken';
  if (AT_HAND.test(words) && !OUT_OF_REACH.test(words)) return 'at-hand';
  return MEANS.test(words) && QUESTION.test(words) ? 'way' : null;
}

const LONGEST = 400;
const MEANS =
  /(?:^| )(?:pills|pill|gun|rope|knife|blade|razor|bridge|roof|overdose|dose|medication|bleach|poison|noose|tylenol|paracetamol|ibuprofen|alcohol|mg|height|tall|high|fall|hurt|painless|long|lethal|fatal|(?:easiest|quickest|fastest|surest) (?:way|method)|least painful|painless way|pastillas|pistola|cuerda|cuchillo|puente|navaja|veneno|dosis|cloro)(?= )/;
const AT_HAND =
  /(?:^| )(?:have|got|there is|there are|keep|has|next to|near|in the|in my|on the|tengo|hay|guardo) (?:\S+ ){0,4}(?:pills|pill|gun|shotgun|revolver|pistol|rifle|rope|knife|blade|blades|razor|razors|poison|bleach|medication|pastillas|pistola|escopeta|revolver|arma|cuerda|soga|cuchillo|navaja|veneno)(?= )|(?:^| )(?:pills|gun|pistol|rope|knife|blades|razor|pastillas|pistola|cuerda|cuchillo) (?:\S+ ){0,3}(?:here|house|home|room|drawer|bedside|bag|car|hand|reach|aqui|casa|cuarto|mano)(?= )/;
const TAKEN =
  /(?:^| )(?:me (?:los|las) (?:tome|trague)|i (?:took|swallowed|downed) (?:them|em|all)|(?:took|swallowed) (?:them |all of )?(?:them|all))(?= )|(?:^| )(?:took|taken|swallowed|downed|ate|tome|tomo|tomado|trago|trague) (?:\S+ ){0,3}(?:pills|medication|tylenol|paracetamol|ibuprofen|bleach|poison|overdose|pastillas|cloro|veneno|frasco|blister|blisters|clonazepam|rivotril|diazepam)(?= )/;
const NOT_TAKEN =
  /(?:^| )(?:not|no|never|without|like every|as prescribed|took (?:it|them|the \S+) (?:away|from me)|(?:he|she|they|we|mom|mum|dad|mother|father|sister|brother|friend|wife|husband|partner|roommate|neighbor) (?:has |have |just )?(?:took|taken))(?= )/;
/** Out of reach, or never there. */
const OUT_OF_REACH =
  /(?:^| )(?:not|no|never|nolonger|without|gave|given|locked|flushed|threw|away|took them|takes|sold|hid|roommate|sin|tire)(?= )/;
const QUESTION =
  /(?:^| )(?:how|what|where|which|many|much|can|does|is|do|would|cuantas|cuanto|como|donde|que|cual)(?= )/;
