const words = (list: string) => new RegExp(`(?:^| )(?:${list})(?= )`);

/** What a body does without its daily drink or pills. */
const SYMPTOMS = words(
  '(?:shak(?:e|es|ing|y)|trembl\\S*|jitter\\S*|sweat\\S*|soaked|fever\\S*|fits?|seizures?|convuls\\S*|puk\\S*|vomit\\S*|confus\\S*)|(?:seeing|saw|see|keep seeing) (?:\\S+ ){0,3}(?:bugs?|spiders?|rats?|ants|shadows?|things|people|figures?|snakes?)|(?:bugs?|spiders?|rats?|ants|shadows?|figures?|snakes?) (?:\\S+ ){0,4}(?:on|in|along|crawling|running|move|moving|that (?:is|are) not)|heart (?:is |going |was |has been |keeps )?(?:going|racing|pounding|like|jumping|hammering|thumping|galloping|bursting)|eyes rolled|hands? (?:\\S+ ){0,2}(?:bad|everywhere|not hold|cannot hold|wont hold)|cannot (?:keep (?:\\S+ )?(?:down|water)|hold (?:a|my|the))|what day it is',
);
const SINTOMAS = words(
  'tembl\\S+|tiembl\\S+|temblor\\S*|sud(?:o|ando|or|ores|e)|fiebre|convulsi\\S+|ataque|vomit\\S*|espuma|ojos en blanco|confundid[oa]|(?:veo|vi|viendo) (?:\\S+ ){0,3}(?:bichos?|hormigas?|aranas?|ratas?|sombras?|cosas|gente|culebras?)|(?:bichos?|hormigas?|aranas?|ratas?|sombras?) (?:\\S+ ){0,3}(?:en|por|que)|corazon (?:\\S+ ){0,3}(?:brinc\\S+|acelerad[oa]|a mil|late|como (?:un |una )?(?:tambor|caballo|moto|loco|locomotora)|desbocad[oa]|golpea\\S*|salt\\S+|se me sale)|tembladera|no (?:se )?(?:que dia|donde estoy)|me fui al piso|me sacudi',
);
const DENIED =
  /(?:^| )(?:no|not|never|nothing|without|stopped|sin|ningun|ya no|nada de) (?:\S+ ){0,1}(?:shak\S+|sweat\S*|fever|fits?|seizures?|tembl\S+|tiembl\S+|sud\S+|fiebre|nothing|nada)(?= )|^ ?(?:[.,] )*(?:no|nope|nah|none|nothing|nada|ninguno)(?= )/;

/** Whether a text tells of what a body does without its drink or pills, and does not deny it. */
export const hasSymptoms = (text: string): boolean =>
  (SYMPTOMS.test(text) || SINTOMAS.test(text)) && !DENIED.test(text);

const HELP_PLACE =
  '(?:hospital|er|e\\.?r|emergency(?: room)?|a and e|urgencias|doctor|medico|ambulance|ambulancia|clinica)';
const ASKS_FOR_IT = words(
  `(?:do|should|shall|must|is) (?:i|it|we|that) (?:\\S+ ){0,4}${HELP_PLACE}|${HELP_PLACE} (?:\\S+ ){0,3}(?:or (?:what|can|will|should)|wait|now|tonight)|(?:can|could|will) (?:it|this|i) (?:\\S+ )?(?:wait|ride (?:it|this) out)|(?:am i|will i) (?:\\S+ ){0,2}(?:be )?(?:ok|okay|alright|fine)|(?:voy|ir|hace falta|necesito|tengo que ir) (?:\\S+ ){0,3}${HELP_PLACE}|(?:puede|puedo) esperar(?:me)?|se me (?:pasa|quita) solo|(?:is|es) (?:that|it|this|eso|esto) (?:\\S+ )?(?:dangerous|weird|bad|normal|peligroso|grave|malo)`,
);
/** Whether it is asked if this needs a hospital, or can wait. */
export const asksIfHospital = (text: string): boolean => ASKS_FOR_IT.test(text);

const SOMEBODY_COMES = words(
  '(?:can|will|could|is going to|gonna|wants to|says (?:he|she|they) (?:can|will)) (?:\\S+ )?(?:drive|take|bring) me|(?:driving|taking|bringing) me|has (?:a|his|her|the) (?:car|truck|van)|(?:getting|calling|called|got|on to|ring|ringing|radio(?:ing|ed)?) (?:\\S+ ){0,3}(?:coastguard|skipper|captain|ambulance|doctor|taxi|uber|ride)|(?:coastguard|ambulance|taxi|uber|ride) (?:\\S+ ){0,3}(?:coming|here|on (?:the|its|it is|his|her|their) way)|do we go|me (?:lleva|va a llevar|puede llevar|llevan)|(?:tiene|trae) (?:\\S+ )?(?:carro|coche|camioneta|auto)|(?:ya )?(?:se )?despert(?:o|e)|me esta llevando|vamos (?:a|al|para) (?:la |el )?(?:hospital|urgencias|cruz roja|clinica)',
);
/** Whether somebody is there who can take them, or is fetching help. */
export const somebodyTakesThem = (text: string): boolean =>
  SOMEBODY_COMES.test(text) && !NOT_CALLING.test(text);
const NOT_CALLING =
  /(?:^| )(?:(?:not|no|never|nae|dinnae|without) (?:\S+ )?(?:calling|ring|ringing|getting|wasting|bothering)|(?:do|should|shall) (?:i|we) (?:call|get|ring))(?= )/;

const WHAT_TO_SAY = words(
  'what (?:do|should|would|can|am) i (?:even |supposed to )*(?:say|tell|write|text)|how do i (?:say|tell|put)|que (?:le |les )?(?:digo|escribo|pongo|cuento)|como (?:se lo |le )(?:digo|explico)',
);
export const asksWhatToSay = (text: string): boolean => WHAT_TO_SAY.test(text);

const NOT_TAKEN = words(
  '(?:did|have) ?(?:not|nae|nt)? (?:\\S+ )?(?:take|taken|took) (?:anything|nothing|any)|not tak\\S+ anything|(?:is|its|it is) (?:from )?(?:the )?stopp?in\\S*|i (?:just |only )?stopped (?:drink\\S*|drinkin)|no (?:me )?(?:he )?tom(?:e|ado) nada|es por (?:dejar|haber dejado)\\S*',
);
/** Whether it is said that nothing was taken, and that it is the stopping. */
export const saysItIsTheStopping = (text: string): boolean => NOT_TAKEN.test(text);
