const SELF =
  /(?:^| )(?:i|me|my|myself|mine|yo|mi|me|estoy|soy|quiero|voy|tengo|siento|matarme|morirme|suicidarme|cortarme|he)(?= )/g;
const REFLEXIVE_OTHER =
  /(?:^| )(?:himself|herself|themselves|themself|themselfs|yourself|suicidarse|matarse|cortarse|quitarse)(?= )/;
const REFLEXIVE_SELF =
  /(?:^| )(?:myself|me|my|i|im|matarme|morirme|suicidarme|cortarme|mi|yo|quiero|estoy|voy|lastimarme|hacerme)(?= )/;
const OTHER =
  /(?:^| )(?:he|she|they|friend|friends|mom|dad|brother|sister|son|daughter|husband|wife|boyfriend|girlfriend|partner|roommate|cousin|uncle|aunt|grandma|grandpa|child|kid|kids|student|coworker|someone|people|somebody|him|her|them|niece|nephew|teen|girl|boy|guy|amigo|amiga|hijo|hija|hermano|hermana|esposo|esposa|madre|padre|mama|papa|novio|novia|primo|prima|ella|alguien|companero|companera|old)(?= )/g;

const REPORTED =
  /(?:^| )(?:he|she|they|friend|mom|dad|brother|sister|son|daughter|husband|wife|boyfriend|girlfriend|partner|roommate|cousin|kid|student|coworker|someone|amigo|amiga|hijo|hija|hermano|hermana) (?:\S+ ){0,2}(?:asked|said|says|told|tells|texted|wrote|posted|sent|dijo|dice|escribio|pregunto) /;

/** "A kid at my school": the place is mine, the person is not. */
const PLACE_OF_OTHERS = /(?<= )(?:at|in|from|of|near|on) (?:my|our|mi)(?= )/g;

interface Place {
  start: number;
  end: number;
  isQuoted: boolean;
}

/** Who the words from `start` to `end` are about: by their own pronouns, else by the nearest one before them. */
export function subjectOf(text: string, { start, end, isQuoted }: Place): 'self' | 'other' {
  if (isQuoted && REPORTED.test(text.slice(Math.max(0, start - 120), start))) return 'other';
  const match = ` ${text.slice(start, end)}`;
  if (REFLEXIVE_OTHER.test(match)) return 'other';
  if (REFLEXIVE_SELF.test(match)) return 'self';
  const sentence = text.slice(Math.max(0, start - 200), start);
  const before = sentence.slice(sentence.lastIndexOf('. ') + 1);
  const lastSelf = lastOf(
    SELF,
    before.replace(PLACE_OF_OTHERS, (phrase) => '_'.repeat(phrase.length)),
  );
  const lastOther = lastOf(OTHER, before);
  if (lastSelf < 0 && lastOther < 0)
    return /(?:^| )(?:himself|herself|themselves)(?= )/.test(text.slice(end, end + 12)) ? 'other' : 'self';
  return lastOther > lastSelf ? 'other' : 'self';
}

function lastOf(expression: RegExp, text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(expression)) last = index;
  return last;
}
