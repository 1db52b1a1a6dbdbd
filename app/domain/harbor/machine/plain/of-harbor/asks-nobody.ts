import { CLAUSE, phrase } from '../typed-words';

const WHO_EN =
  '(?:dad|mom|mother|father|parent|friend|person|man|woman|son|daughter|brother|sister|boss|husband|wife|partner|doctor|teacher|people)';
const WHO_ES =
  '(?:papa|mama|madre|padre|amig[oa]|persona|gente|hombre|mujer|hij[oa]|herman[oa]|jef[ea]|marido|espos[oa]|medico|doctora?|profe\\w*)';

/** Questions that are thrown at nobody, in the middle of a story: they say how it is, and ask for no answer. */
const TO_NOBODY = phrase(
  [
    `who (?:even |the hell |tf )?(?:does|says|said|did|acts like|talks like) (?:that|this|something like that|such a thing)(?: to \\S+(?: \\S+)?)?${CLAUSE}`,
    `what (?:kind|sort|type) of (?:a )?${WHO_EN} (?:does|says|is|am|would)(?: \\S+){0,6}`,
    `(?:is|was) (?:it|that) (?:really |so |too )+(?:hard|much|difficult)(?: to \\S+(?: \\S+){0,5})?`,
    'how hard (?:is|can|could) (?:it|that) (?:be )?(?:to )?(?:\\S+ ){0,4}\\?',
    'what (?:was|am|were) i (?:thinking|supposed to (?:say|do|tell (?:him|her|them)))(?: (?:to|about) that)?(?= (?:[?,.]|clap|laugh|thank))',
    'since when (?:is|do|does|am|are)(?: \\S+){1,8}',
    'as if that (?:helps|fixes)(?: \\S+){0,4}',
    `quien (?:hace|dice|le hace|trata) (?:eso|algo asi|asi)(?: a \\S+(?: \\S+)?)?${CLAUSE}`,
    `que (?:clase|tipo) de ${WHO_ES} (?:hace|dice|es|soy|seria)(?: \\S+){0,6}`,
    `(?:tan|tanto|mucho) (?:dificil|cuesta|le cuesta|les cuesta|pedir) (?:es|era|seria)?(?: ?\\S+){0,5} \\?`,
    `(?:es|era) (?:tan|mucho) (?:dificil|complicado|pedir)(?: \\S+){0,5} \\?`,
    'que (?:queria|quieren|esperaba|esperan|querian) (?:el |ella |ellos )?que (?:\\S+ ){1,6}\\?',
    'en que (?:estaba|andaba) (?:yo )?pensando',
    'desde cuando (?:es|soy|tengo|hay)(?: \\S+){0,6}',
  ].join('|'),
);

/** Whether a sentence in plain words asks nobody. */
export const asksNobody = (words: string): boolean => TO_NOBODY.test(words);
