const said = (list: string) => new RegExp(`(?:^| )(?:${list})(?= )`);

/** Dying, killing oneself, or not living, in words that nobody has to interpret; or a way. */
const NAMED = said(
  [
    'di(?:e|es|ed|ing)|death|dead|kill(?:s|ed|ing)?|suicid\\S*|unaliv\\S*|unliv\\S*|kms|ctb|(?:end|ends|ending|ended|take|taking|finish|finishing) (?:\\S+ )?(?:life|myself|story|it all)|end(?:ing)? (?:it|things|everything)(?= (?:$|[.,]|tonight|today|now|soon|for|all|once|here))|(?:life|it) (?:to )?(?:be )?over',
    '(?:not|never|nolonger|no|stop|stopped|tired of|sick of|done with|hate|rather|instead of|without) (?:\\S+ ){0,5}(?:alive|morning|tomorrow|exist\\S*|living|live|wake|woke|waking|breathe|breathing)',
    'hang(?:ed|ing)?|noose|overdos\\S*|od|shoot(?:ing)?|drown(?:ed|ing)?|jump(?:ed|ing)?|slit|rope|gun|pistol|rifle|shotgun|pills|tablets|blade|bridge|tracks|train|cliff|rooftop|ledge|bleach|poison|funeral|grave|coffin|underground|my body|(?:thing|stuff) (?:that )?i (?:would|will|could|am going to) use|what (?:i need|is needed|it takes)(?= (?:$|[.,]|for|is|to|on|in))|after tonight|not (?:come back|return)',
    'mori\\S*|muer\\S+|mat(?:o|a|e|ar|arme|arse|aria|ara|aran|en)|suicid\\S*|quit(?:ar|ar[ms]e|o|e) la vida|(?:acab|termin)\\S+ con (?:\\S+ )?(?:vida|todo)|(?:no|ya no|nunca|dejar de|sin|cansad[oa] de|hart[oa] de) (?:\\S+ ){0,3}(?:vivir|vivo|viva|viviendo|existir|existiendo|despertar\\S*|despierte|amanecer|amaneser|la manana)',
    'colg\\S*me|ahorc\\S*me|tirar(?:me)?|saltar|puente|pistola|escopeta|pastillas|soga|cuerda|veneno|navaja|vias|azotea|tumba|funeral|entierro|atropell\\S*|mas alla|acab\\S+ la vida|lo que (?:necesito|hace falta|voy a usar)',
  ].join('|'),
);

/** Whether a text says outright that its writer thinks of dying, or names a way: else that is asked, before whether they could. */
export const namesDying = (words: string): boolean => NAMED.test(words);
