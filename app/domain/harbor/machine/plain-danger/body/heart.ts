import { plainTest } from '../../plain/people';

const PART_EN = '(?:chest|heart|jaw|arms?|hands?|fingers?|face|side|ribs)';
const PART_ES = '(?:pecho|corazon|mandibula|quijada|brazos?|manos?|dedos?|cara|lado|costado)';
/** What a heart or a stroke may do to a body. */
const TELLS = new RegExp(
  `(?:^| )(?:pressure|pressing|squeez\\w+|crushing|tight(?:ness|er)?|heav(?:y|iness)|weights?|elephant|cold sweats?|sweating cold|numb\\w*|tingl\\w+|weak(?:ness)?|faint(?:ed|ing|y)?|pass(?:ed|ing) out|spread(?:s|ing)?|(?:my )?(?:left )?(?:arms?|jaw) (?:\\S+ ){0,3}(?:hurts?|aches?|weird|funny|odd|strange|pain\\w*|dead)|(?:pain|ache) (?:\\S+ ){0,4}${PART_EN}|presion|opresion|opresivo|(?:me )?apriet\\w+|aplast\\w+|pes(?:o|ado|adez)|sudor(?:es)? fri\\w+|sudo frio|dormid[oa]s?|(?:se me )?(?:duerm\\w+|adormec\\w+)|hormigue\\w+|entumecid\\w+|debil(?:idad)?|desmay\\w+|(?:brazos?|mandibula|quijada) (?:\\S+ ){0,3}(?:duele\\w*|rar[oa]s?|pesad[oa]s?|muert[oa]s?)|duele\\w* (?:\\S+ ){0,3}${PART_ES}|dolor (?:\\S+ ){0,4}${PART_ES})(?= )`,
);
/** That it never was so before. */
const IS_NEW = plainTest(
  '(?<!(?:not|no|isnt) (?:\\S+ ){0,2})(?:first time|primera vez|(?:it is|this is|is|its) (?:all |totally |completely )?new(?= (?:$|[.,]|to me|for me))|es (?:algo )?nuevo)|never (?:\\S+ )?(?:had|felt|got|happened|been like)|not (?:had|felt) (?:it|this|that)(?: \\S+)? before|nunca (?:\\S+ ){0,2}(?:habia|he |ha |me dio|me paso|senti)|no me habia',
);
const UNSURE =
  / (?:no (?:lo )?se|no puedo|no se me (?:quita|pasa)|ni idea|i not know|not know|not sure|idk|dunno|no estoy segur[oa])(?= )/g;
const DENIED = /(?:^| )(?:not|no|nah|nope|never|without|nothing|sin|ni|nunca|tampoco|fine|bien)(?= )/;

const clausesIn = (words: string): string[] =>
  words.split(/ (?:[.,?]|but|pero|and|y) /).map((clause) => ` ${clause.trim()} `);

/** Whether a text tells, and does not deny, what may be a heart, or that it is new. */
export function tellsOfHeart(said: string): boolean {
  const words = said.replace(UNSURE, ' ');
  if (IS_NEW(words)) return true;
  return clausesIn(words).some((clause) => TELLS.test(clause) && !DENIED.test(clause));
}

/** It was there before, or a doctor called it panic. */
export const knownAsPanic = plainTest(
  [
    '(?:had|have|got|felt|feel) (?:it|this|that|these|them|one)(?: \\S+){0,2} (?:before|lots|loads|many times|all the time)|(?:doctor|gp|er|hospital|nurse|they) (?:\\S+ ){0,5}(?:panic|anxiety)|(?:same|just) (?:\\S+ ){0,2}as (?:always|last time|before)|like (?:last time|the other times|always)',
    'ya (?:me )?(?:ha dado|dio|habia dado|paso|ha pasado|habia pasado|lo (?:he )?tuve|lo he tenido)|(?:medic[oa]|doctora?|hospital|urgencias|me dijeron) (?:\\S+ ){0,5}(?:panico|ansiedad)|(?:igual|lo mismo) (?:que|de) (?:siempre|antes|otras veces)|como (?:siempre|otras veces|la otra vez)',
  ],
  'not like|no es como|different|distint[oa]|diferente|not the same',
);

/** Whether it is the heart is asked, or feared. */
export const fearsForHeart = plainTest(
  [
    `(?:what if|how (?:do|can) (?:i|you) (?:know|tell)|is (?:it|this)|could (?:it|this)|can (?:it|this)|maybe|might|think|thinking|feels? like|scared|afraid|sure|worried|convinced) (?:\\S+ ){0,7}(?:heart attack|cardiac arrest|my heart(?= (?:$|[.,?]|instead|and|or|giving|stopping|failing))|a stroke|having a stroke)`,
    `(?:(?:y )?si|sera|es|puede ser|podria ser|como se|creo|pienso|siento|miedo|segur[oa]|parece|me (?:va a|esta dando|este dando)) (?:\\S+ ){0,7}(?:infarto|ataque (?:al|del|de) corazon|ataque cardiaco|paro cardiaco|derrame|(?:mi|del|el) corazon(?= (?:$|[.,?])))`,
  ],
  'ago|hace (?:anos|meses|tiempo)|my (?:dad|father|mom|mum|mother|husband|wife|brother|sister|grand\\w+|uncle|aunt|boss|friend)|mi (?:papa|padre|mama|madre|marido|espos[oa]|herman[oa]|abuel[oa]|ti[oa]|jef[ea]|amig[oa])|break(?:s|ing)? my heart|roto el corazon',
);

const CHEST = plainTest(
  [
    'chest (?:\\S+ ){0,2}(?:hurts?|hurting|pains?|aches?|aching|pressure)|(?:pains?|pressure|ache|aching|stabbing) (?:\\S+ ){0,3}chest',
    'duele\\w* (?:\\S+ ){0,3}pecho|pecho (?:\\S+ ){0,2}(?:duele\\w*|oprimid[oa])|(?:dolor\\w*|presion|punzad\\w*|opresion) (?:\\S+ ){0,3}pecho',
  ],
  'ago|ayer|yesterday|last (?:week|month|year|night)|hace (?:anos|meses|dias)|cuando era|when i was|his chest|her chest',
);
/** Pain or pressure in the chest, told and not denied. */
export const chestHurts = (words: string): boolean =>
  CHEST(words) &&
  clausesIn(words.replace(UNSURE, ' ')).some((clause) => CHEST(clause) && !DENIED.test(clause));
/** A wave of panic, by its name. */
export const namesPanic = plainTest('panic\\w*|panico|ansiedad|anxiety|angustia|crisis nerviosa');
