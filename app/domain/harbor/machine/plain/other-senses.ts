/** Figures and games of speech with a word that elsewhere names a topic. */
const OTHER_SENSES = [
  // To bet on one's word.
  "(?:i|i would|id|i'd|would|you|wanna|want to|ill|i will) bet (?:you|he|she|they|it|that|this|i|we|nobody|everyone|everybody|your|my (?:mom|mum|dad|boss|wife|husband|sister|brother))|bet (?:you|i|he|she|they|we|it|that|this is|your)|you bet|i bet(?= (?:$|[.,]))|(?:safe|best|better|all|no|your best|a fair) bets?(?: (?:is|are))?|(?:te |le |les )?apuesto (?:a )?(?:que|lo que|cualquier)|apuesto(?= (?:$|[.,]))|a que apuesto",
  // Drunk on something that is no drink.
  '(?:drunk|high) (?:on|with|off) (?:coffee|caffeine|tea|sugar|love|power|life|joy|happiness|success|tired\\S*|sleep|sun\\S*|music)|(?:punch|sleep) drunk|borrach[oa] de (?:cafe|sueno|amor|poder|felicidad|alegria|cansancio|azucar|exito|sol)',
  'weed(?:s|ing|ed)? (?:the|my|our|a|out|killer)|(?:the|pulling|pulled|pull|garden) weeds?|(?:time|calendar|appointment|parking|free|early|booking) slots?|slots? (?:for|at|left|open|free)|sober(?:ing)? (?:thought|facade|suit|colou?rs?|truth|look)',
  // Somebody who was something else before.
  'ex (?:colleagues?|boss|bosses|coworkers?|co workers?|work \\S+|managers?|teachers?|flatmates?|roommates?|housemates?|landlord|landlady|employers?|classmates?|students?|neighbou?rs?|army|military|marine|navy|smoker|drinker|professor|coach|company|job|school|trainer|pupil)|ex (?:jef[ea]s?|companer[oa]s?|colegas?|profes?\\S*|vecin[oa]s?|caser[oa]|emplead\\S+|patron\\S*|alumn[oa]s?|maestr[oa]s?|empresa|trabajo|fumador\\S*|roomie|compa)',
  // Things that die, and laughter and hunger to die of.
  '(?:phone|battery|laptop|car|engine|computer|wifi|internet|tv|fridge|boiler|plants?|cactus|charger|xbox|playstation|tablet|watch|mic|headphones|character|tamagotchi|router|mower|washing machine|(?:the|that) (?:joke|chat|party|conversation|trend|meme|bill)) (?:\\S+ )?(?:just |has |had |have |finally |completely |all )?died|died (?:of|from|with) (?:laughter|laughing|embarrassment|shame|boredom|cringe)|(?:nearly|almost|literally|just) died (?:laughing|of|when)|i died(?= (?:$|[.,]|laughing|inside))|(?:se )?(?:me )?(?:le )?(?:murio|fallecio) (?:el|la|mi|los|las|un|una) (?:cel\\S*|telefono|bateria|compu\\S*|auto|carro|coche|wifi|internet|planta|refri\\S*|moto|tele\\S*|portatil|laptop|tablet|movil|pila|cactus|impresora|router|lavadora)',
  // Games, furniture of speech, names.
  'boss (?:fight|level|battle|baby)|(?:final|last|like a) boss(?= (?:in|of|level|fight|$|[.,]))|baby (?:steps?|shark|carrots?|face|powder|yoda|photos?)|family guy|rent free|works? of art|work (?:it )?out(?= (?:that|why|how|what|$|[.,]))|class act|world class|business class|first class|panic (?:buy\\S*|button)|stuck in (?:traffic|my (?:head|teeth)|a queue|the lift)|slept on (?:it|that)|bank holiday|river bank|food bank|memory bank|school of (?:fish|thought)|notas? (?:de voz|musical\\S*)|doctor who|strange diet|pain in the (?:ass|arse|neck|bum|backside)|break up the|(?:big|old|only) school(?= (?:music|style|hip))|banco (?:de|del) (?:parque|plaza|madera|la plaza)|(?:en|de) rabia(?= perro)',
];
const SENSES = new RegExp(`(?<=^| )(?:${OTHER_SENSES.join('|')})(?= |$)`, 'g');

/** A text without words that name a topic elsewhere, and here are a figure of speech or a thing. */
export const withoutOtherSenses = (words: string): string => words.replace(SENSES, ' ');
