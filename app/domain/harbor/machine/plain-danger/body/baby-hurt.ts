const BABY =
  /(?:^| )(?:bab(?:y|ies)|newborn|infant|toddler|bebe|bebita|bebito|nene|nena|nino|nina|recien nacid[oa]|crib|cuna|biberon|mamila|(?:his|her|baby) bottle|bottle feed\S*)(?= )/;
/** Of somebody grown up, or of waking as a thing to do: no baby in it. */
const NO_BABY =
  /(?:^| )(?:(?:what|which|que|cual) (?:\S+ )?(?:baby|bebe)|(?:no|not|never|there is no|without|nothing about|isnt|no hay|ningun) (?:\S+ ){0,3}(?:baby|babies|infant|bebes?)|no (?:tengo|es|hablo de|se trata de|dije|hable de) (?:\S+ ){0,3}(?:bebes?|nin[oa]s?|hij[oa]s?))(?= )/;
const SHOOK =
  /(?:^| )(?:(?:i |have |just |may have |might have )+(?:shook|shaken|shaked) (?:\S+ ){0,2}(?:him|her|it|baby|bab\S+|son|daughter)|(?:lo|la) (?:\S+ )?(?:sacudi|zarandee|agite)|(?:sacudi|zarandee) (?:\S+ ){0,2}(?:al?|mi|el|la) \S+)(?= )/;
const NOT_WELL =
  /(?:^| )(?:limp|floppy|(?:not|wont|cannot|hard to|hardly|barely) (?:\S+ )?wak(?:e|ing|en)(?: up)?|not (?:breathing|moving|responding|right since)|gone (?:quiet|blue|grey|limp)|(?:very|so|really|too) (?:sleepy|quiet|still)|aguad[oa]|flojit[oa]|no (?:\S+ )?(?:despierta|reacciona|respira|se mueve)|muy dormid[oa]|se puso (?:azul|morad[oa])|no (?:quiso|quiere|agarra) (?:el |la )?(?:biberon|pecho|mamila|teta))(?= )/;

/** A time at which it wakes, or not yet, is no danger. */
const AT_A_TIME =
  /(?:^| )(?:before|until|till|antes de|hasta) (?:\S+ ){0,3}(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|noon|las \S+|la una|morning|manana)(?= )/;

/** Whether a text tells that a baby was shaken. */
export const tellsOfShaking = (words: string): boolean => SHOOK.test(words);
/** Whether a text tells that somebody small is limp, does not wake or does not feed. */
export const tellsOfLimpness = (words: string): boolean => NOT_WELL.test(words) && !AT_A_TIME.test(words);
export const namesBaby = (words: string): boolean => BABY.test(words) && !NO_BABY.test(words);
/** "What baby": none was spoken of. */
export const deniesBaby = (words: string): boolean => NO_BABY.test(words) && !tellsOfShaking(words);
