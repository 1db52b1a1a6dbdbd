/** A short word of agreement, or a waving off, that stands by itself before something else. */
const WAVE =
  /^\W*(?:(?:ok|okay|yeah|well|oh|ah|man|mate|no|nah|mira|mir[aá]|bueno|ya|pues|oye|ay|s[ií])[\s,]+)*(?:fair (?:enough|dos|play|point)|never ?mind|forget (?:it|that|about it)|leave it|drop it|whatever|all right|alright|got it|ok(?:ay)?|right|makes sense|d[eé]ja(?:lo|la)|d[eé]jelo|olv[ií]da(?:lo|te)|olvid[aá]te|olv[ií]delo|da igual|no importa|ni modo|vale|bueno|est[aá] bien|de acuerdo|tienes raz[oó]n|ten[eé]s raz[oó]n)(?:\s+(?:then|man|mate|lol|haha|jaja\w*|pues|mejor|ya|nom[aá]s|as[ií]|i guess|supongo))*\s*[.!,;…—\n-]+\s*/iu;
const FEWEST_TOLD = 5;

/** What is told after a word of agreement or a waving off: "fair enough. Felt bad for shouting though". Null: nothing is. */
export function toldAfterWave(text: string): string | null {
  const [wave = ''] = WAVE.exec(text) ?? [];
  const told = text.slice(wave.length).trim();
  return wave !== '' && told.split(/\s+/).length >= FEWEST_TOLD ? told : null;
}
