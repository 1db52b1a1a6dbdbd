import { NAMED, plainTest } from '../../plain/people';

/** Nothing was taken. */
export const tookNothing = plainTest([
  '(?:not|never) (?:\\S+ )?(?:take|taken|took|taking|swallow\\S*|touch\\S*|had|have) (?:anything|any|nothing|a thing|pills|something)|(?:took|taken|swallowed|taking) nothing|nothing (?:was )?(?:taken|swallowed)',
  'no (?:me |he |lo |la |las )*(?:tome|tomado|trague|tragado|consumi|consumido|ingeri\\S*|estoy tomando) (?:\\S+ )?(?:nada|ningun[ao]?)|nada (?:he |me )*(?:tome|tomado)',
]);

/** What was taken daily was left off. */
export const leftItOff = plainTest([
  '(?:i |have |just )?(?:stopped|quit|came off|come off|coming off|went off|gave up)(?= (?:$|[.,]|drinking|taking|using|the|it|them|my|cold|on|two|last|yesterday|that|this|so|and))|cold turkey|withdrawal\\S*|sober|without (?:a )?(?:drink|drop|it) (?:for|since)|detox\\S*',
  '(?:(?:lo|la|los|las) )?(?:deje|he dejado|pare|corte)(?= (?:$|[.,]|de|el|la|las|los|hace|ayer|todo|en seco))|abstinencia|en seco|desintoxic\\S*|llevo (?:\\S+ ){1,3}sin (?:beber|tomar|consumir)',
]);

/** A drink is thought of as the way to make it stop. */
export const drinksAgainstIt = plainTest(
  [
    '(?:(?:have|take|drink|grab|get|sip|with|just|would|maybe|could) (?:\\S+ )?(?:a|one|another|some|more|just) (?:\\S+ )?|(?:^|[.,] )(?:a|one) )(?:drink|beer|shot|wine|sip|glass|vodka|whiskey|whisky|pint|drop|swig|nip)|(?:start|go back to) drinking',
    '(?:(?:me )?(?:tomo|tomar|tomarme|echo|echar\\S*|bebo|beber|sirvo|servirme|doy|pego)|con|solo) (?:\\S+ )?(?:un|una|otro|otra|algo de|un poco de) (?:\\S+ )?(?:trago|copa|copita|cerveza|cervecita|vino|birra|chela|caguama|sorbo|vaso|vodka|ron|traguito|pisco|aguardiente)',
  ],
  'he|she|my (?:husband|wife|dad|mom)|had (?:a|one|some)|me tome|last night|anoche',
);

/** It is not about themselves, said outright. */
export const isNotAboutMe = plainTest(
  '(?:not|no) (?:(?:for|about|even) )*(?:me|myself)(?= (?:$|[.,]|it|is|its|but|about|my))|not me|no (?:soy yo|es (?:por |sobre |de )?mi|se trata de mi|hablo de mi|me pasa a mi)|a mi no',
);
/** Somebody is meant, and it may be in either way. */
export const meantSomebody = plainTest(
  `(?:i )?(?:meant|mean|was talking about) (?:\\S+ )?(?:my |the )?${NAMED}|(?:digo|decia|quise decir|me refiero a|me referia a|hablo de|hablaba de) (?:a )?(?:mi|la|el) ${NAMED}`,
);
export const namesOther = plainTest(
  `(?:my|the|mi|la|el|un|una|our) (?:\\S+ )?${NAMED}|him|her|ella|el(?= (?:$|[.,]))`,
);

/** A wound that has closed. */
export const hasHealed = plainTest(
  'heal(?:ed|ing|s)?|scabb\\w*|scars?|closed (?:up|over|now)|cicatri\\S+|sanaron|sanad[ao]s?|sano|(?:casi )?curad[ao]s?|ya cerraron|cerraron|estan cerrad[ao]s|costras?|secas',
  '(?:not|never|no|nunca) (?:\\S+ ){0,2}(?:heal\\S*|clos\\S*|scabb\\S*|san\\S+|cerr\\S+|cicatri\\S+|cur\\S+)|open(?:ed)?|abri\\S+|infect\\S*|red|pus|again|otra vez|deep|hond\\S+|bleed\\S*|sangr\\S+',
);

/** "No, that is not it": put right, with nothing named in its place. */
export const isNotThat = plainTest([
  '(?:that|this|it) (?:is|was) not (?:it|that|what|the)|not (?:that|it|what i (?:mean|meant|said|am saying))(?= (?:$|[.,]|at all|i))|not like that|wrong (?:thing|one|again)|you (?:\\S+ )?(?:misread|misunderst\\w+)|(?:got|read|took|understood) (?:me|it|that) (?:all )?wrong|that is wrong',
  'no (?:es|era|va|fue) (?:eso|asi|por ahi|lo que)|no (?:me refiero|me referia|hablo|digo|dije|quise decir)(?: a| de)? (?:eso|asi)|(?:me )?(?:entend\\w+|leiste|leyo) mal|eso no(?: es)?(?= (?:$|[.,]))|nada que ver|te equivoc\\w+',
]);

const CALM = plainTest(
  'calm(?:er|est|ness)?|(?:at )?peace(?:ful)?|serene|at ease|relaxed|(?:so|very|really|finally) quiet|tranquil[ao]s?|tranqui|(?:en )?(?:paz|calma)|seren[ao]|aliviad[ao]|relajad[ao]',
  '(?:am|feel|feeling) not (?:\\S+ )?calm|no (?:estoy|ando|me siento) (?:\\S+ )?(?:tranquil[ao]|calma)|calm (?:me|down|myself)|help (?:\\S+ )?calm|calmarme|tranquilizarme|need (?:\\S+ )?calm|want (?:\\S+ )?peace|leave me in peace|(?:en|dejen?|dejame|dejenme) (?:en )?paz (?:$|[.,])',
);
const NOBODY_COMES = plainTest([
  '(?:not|no|never|nobody|no one|without) (?:\\S+ ){0,4}(?:come|comes|coming|call|calling|called|send|sending|sent|tell|telling|over|here|need|anyone|anybody|people|someone)|leave me (?:alone|be)|nobody (?:has|needs) to',
  '(?:no|ni|sin) (?:\\S+ ){0,5}(?:nadie|venga\\S*|vengan|llam\\S+|avis\\S+|mand\\S+|molest\\S+|gente)|dejenme|dejame (?:sol[ao]|estar)',
]);
/** Sudden calm, and help refused with it. */
export const refusesInCalm = (words: string): boolean => CALM(words) && NOBODY_COMES(words);

/** The letters for those who stay are done. */
export const lettersDone = plainTest(
  '(?:letters?|notes?|cartas?|notas?) (?:for |to |para |a )?(?:\\S+ ){0,5}(?:are |is |all |already |ya |estan |esta )*(?:written|done|finished|ready|sealed|escritas?|listas?|hechas?|terminadas?|acabadas?)|(?:wrote|finished|written|sealed|termine|acabe|escribi|deje) (?:\\S+ ){0,3}(?:letters|goodbye\\S*|cartas?|despedidas?)',
  'school|boss|landlord|bank|insurance|complaint|resignation|cover|application|jefe|banco|renuncia|queja|abogad\\S+|class|exam|meeting|he wrote|she wrote|me escribio|me dejo',
);
