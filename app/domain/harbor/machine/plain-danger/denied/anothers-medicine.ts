import { NAMED } from '../../plain/people';

const IS_THEIRS = new RegExp(
  `(?:^| )(?:(?:the|those|these|that) (?:drugs?|tablets?|pills?|medicines?|meds|medication) (?:is|are|was|were) (?:only |just )?(?:for )?(?:my|our) (?:\\S+ )?${NAMED}|(?:los|las|el|la|esas|esos) (?:remedios?|pastillas|medicinas?|medicamentos?) (?:es|son|era|eran) (?:solo )?(?:de|para|pa) (?:mi|mis|la|el) (?:\\S+ )?${NAMED})(?= )`,
);
/** What they do with it themselves: nothing, or they fetch it. */
const NOTHING =
  /(?<=^| )(?:i (?:do |have |am )?(?:not|never) (?:take|taking|taken|use) (?:anything|any|them|it|nothing)|(?:i |we )?(?:only |just )*(?:pick|buy|fetch|get|bring|collect) (?:them|it)(?: up)?(?: for (?:him|her))?|(?:yo )?no (?:tomo|uso) (?:nada|ningun[ao]?)|(?:yo )?(?:solo )?(?:se )?(?:los|las|lo|la) (?:compro|busco|retiro|llevo|traigo))(?= )/g;
const MORE =
  /(?:^| )(?:took|tak(?:e|en|ing)|swallow\S*|sav(?:e|ed|ing)|keep\S*|kept|hid\S*|enough|count\S*|all|box|bottle|left|could|will|want|with me|tonight|also|but|instead|tom[eoa]\S*|trag\S*|junt\S*|tengo|alcanz\S*|guard\S*|escond\S*|pero|quiero|todas?|todos?|basta\S*|suficient\S*|esta noche)(?= )/;
const LONGEST = 140;

/** The medicine that was named is somebody else's, and nothing is done with it but fetching. */
export function isAnothersMedicine(words: string): boolean {
  if (words.length > LONGEST || !IS_THEIRS.test(words)) return false;
  return !MORE.test(words.replace(NOTHING, ' '));
}
