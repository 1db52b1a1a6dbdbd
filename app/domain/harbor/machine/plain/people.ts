import { keepingLast } from '../../../meanings/last-answer';

const LONGEST = 300;

/**
 * A test for a text in the words the rules are written in (`normalisePlain`): no accents, one space after each word, marks as
 * words of their own, "ha" as "lol". Longer texts are stories, which plain words do not carry.
 */
export function plainTest(has: string | readonly string[], hasNot?: string): (text: string) => boolean {
  const said = words([has].flat().join('|'));
  const unsaid = hasNot === undefined ? null : words(hasNot);
  return keepingLast((text) => text.length <= LONGEST && said.test(text) && !unsaid?.test(text));
}
const words = (list: string) => new RegExp(`(?:^| )(?:${list})(?= )`);

/** Anybody but the person, named by what they are to them. */
export const NAMED =
  '(?:friends?|mate|bestie|bff|buddy|bro|brother|sister|sis|cousin|son|daughter|kid|child|boy|girl|lad|classmate|roommate|flatmate|housemate|coworker|colleague|workmate|neighbou?r|nephew|niece|uncle|aunt|auntie|dad|father|mom|mum|mother|grandson|granddaughter|grandpa|grandma|nan|husband|wife|missus|boyfriend|girlfriend|bf|gf|partner|ex|student|patient|boss|client|amig[oa]|compa|cuate|parcero|parce|pana|colega|hermano|hermana|hermanit[oa]|prim[oa]|hij[oa]|nen[ae]|nin[oa]|alumn[oa]|companer[oa]|conocid[oa]|vecin[oa]|sobrin[oa]|ti[oa]|viej[oa]|papa|mama|padre|madre|niet[oa]|abuel[oa]|cunad[oa]|suegr[oa]|novi[oa]|polol[oa]|marido|espos[oa]|mujer|pareja|jef[ea])';

/** Those who live close enough to hurt. */
export const CLOSE =
  '(?:husband|wife|missus|boyfriend|girlfriend|bf|gf|partner|fiancee?|ex|stepdad|stepfather|stepmom|stepmother|dad|father|mom|mum|mother|brother|sister|son|uncle|carer|madam|marido|esposo|esposa|novio|novia|pololo|polola|pareja|mujer|padrastro|madrastra|papa|mama|padre|madre|hermano|hermana|hijo|tio|suegr[oa]|nuera|cunad[oa])';

/** A partner, of now or before. */
export const namesPartner = plainTest(
  '(?:my|ma|mi) (?:\\S+ )?(?:husband|hubby|wife|missus|boyfriend|girlfriend|bf|gf|partner|fiancee?|ex|marido|esposo|esposa|novio|novia|pololo|polola|pareja|mujer)',
);
/** Somebody close who is no partner. */
export const namesSomebodyClose = plainTest(`(?:my|ma|mi) (?:\\S+ )?${CLOSE}`);
