import { phrase } from '../typed-words';
import { isQuestion } from './asked-of-life';

const LONGEST = 200;

const HOURS =
  '(?:how (?:much|many hours|long)(?: of| \\S+){0,9} (?:sleep|rest)|(?:sleep|rest) (?:\\S+ ){0,3}how (?:much|many)|(?:cuanto|cuantas horas|cuantas) (?:\\S+ ){0,5}(?:dormir|duerm\\w+|descansar|sueno))';
const TEEN =
  '(?:teens?|teenagers?|(?:at|aged?|i am|im|is) 1[3-7]|1[3-7] (?:years?|yo|year old|anos)|my age|adolescentes?|a mi edad|(?:tengo|de|con|a los) 1[3-7](?: anos)?)';
const SHIFT =
  '(?:night ?shifts?|nights?(?: shift)?|shift work\\w*|works? (?:at )?nights?|by day|turno (?:de )?noche|turnos?|de noche|por la noche|nocturn[oa]|de dia)';
const HOW_LONG =
  '(?:how (?:much )?long(?:er)?|when (?:does|do|will|is)|(?:does|will) (?:it|this|the|a) (?:\\S+ ){0,3}(?:last|end|stop|pass)|cuanto (?:tiempo )?(?:\\S+ )?(?:dura|duran|tarda|tardan|se tarda|lleva|demora|va a durar|falta)|cuanto (?:tiempo )?|cuando (?:se )?(?:pasa|quita|acaba|termina|va))';
const HEART =
  '(?:(?:my |the |mi |el )?(?:heart|heartbeat|pulse|corazon|pulso) (?:\\S+ ){0,5}?(?:rac\\w+|fast|pound\\w*|beat\\w*|go(?:es|ing)?|jump\\w*|flutter\\w*|skip\\w*|thump\\w*|rapido|aceler\\w*|late\\w*|palpit\\w*|fuerte|salt\\w*|brinc\\w*|asi|like that)|racing heart|heart racing|palpitations?|palpitaciones|taquicardia|(?:hands?|palms?|manos) (?:\\S+ ){0,3}?(?:sweat\\w*|shak\\w*|trembl\\w*|sud\\w+|tembl\\w*|tiembl\\w*)|(?:se me|me) (?:aceler\\w+|late\\w*|palpit\\w+) (?:\\S+ ){0,3}(?:corazon|pecho))';
const WHETHER =
  '(?:is (?:it|that|this)|are|does|do|can|could|should|why|normal|common|because|mean|dangerous|worry|worried|es|sera|son|puede|por que|comun|malo|peligros[oa]|de la ansiedad)';
const DRINKS =
  '(?:coffee|caffeine|energy drinks?|espresso|tea|cola|coke|red bull|monster|cafe|cafecito|cafeina|bebidas? energ\\w+|mate|te negro)';

/** Plain questions, by the step that has the answer; the first of which each pattern fits. */
const FACTS: readonly (readonly [step: string, ...patterns: RegExp[]])[] = [
  ['FACT.teen', phrase(HOURS), phrase(TEEN)],
  ['FACT.shift', phrase(HOURS), phrase(SHIFT)],
  [
    'FACT.nap',
    phrase(
      '(?:are|is|do|does|should|can|how long|how|would|will|when) (?:\\S+ ){0,6}?(?:power )?naps?(?= )|naps? (?:\\S+ ){0,4}(?:help|good|bad|ok|okay|worth|work|count|long|make up)|(?:sirve|sirven|ayuda|ayudan|es buena|es malo|conviene|cuanto|debo|puedo|de cuanto) (?:\\S+ ){0,6}?(?:siestas?|pestan\\w+)(?= )|siestas? (?:\\S+ ){0,4}(?:sirve|sirven|ayuda|ayudan|buena|mala|cuenta|larga|corta|de cuanto)',
    ),
  ],
  [
    'FACT.withdrawal',
    phrase(HOW_LONG),
    phrase(
      '(?:withdrawals?|detox|come ?down|cold turkey|coming off|sindrome de abstinencia|abstinencia|el mono|la pavada|desintox\\w*|el bajon)',
    ),
  ],
  [
    'FACT.panic',
    phrase(HOW_LONG),
    phrase(
      '(?:panic attacks?|panic|anxiety attacks?|ataques? (?:de )?(?:panico|ansiedad)|crisis de (?:panico|ansiedad))',
    ),
  ],
  [
    'FACT.hangover',
    phrase(
      '(?:why|is (?:it|that|this)|does|do|how long|can|normal|por que|es normal|cuanto dura|da|se quita)',
    ),
    phrase(
      '(?:hangxiety|hangover (?:anxiety|fear|dread)|hangovers? (?:\\S+ ){0,4}(?:anxious|anxiety|panic|sad|scared)|(?:anxious|anxiety|scared|panick\\w+|paranoid|sad|dread) (?:\\S+ ){0,5}(?:hungover|hangover|after (?:drinking|a night out|alcohol)|the day after)|ansiedad (?:\\S+ ){0,4}(?:cruda|resaca|guayabo|chuchaqui|cana|caña|alcohol|tomar|beber|peda)|(?:cruda|resaca|guayabo|chuchaqui) (?:\\S+ ){0,4}(?:moral|ansiedad|miedo|angustia))',
    ),
  ],
  [
    'FACT.grief',
    phrase(HOW_LONG),
    phrase(
      '(?:grief|grieving|mourning|(?:to )?(?:get|got) over (?:a |someone s |the )?(?:death|loss)|duelo|luto|(?:una|la) (?:muerte|perdida))',
    ),
  ],
  [
    'FACT.heartbreak',
    phrase(HOW_LONG),
    phrase(
      '(?:heart ?break|broken heart|(?:get|getting|got) over (?:a |the |an |my )?(?:break ?up|ex|him|her)|break ?up|desamor|corazon roto|(?:olvidar|superar) (?:a )?(?:un|una|mi|el|la|al) (?:\\S+ )?(?:ex|amor|ruptura|novi[oa]|pareja)|una ruptura|mal de amores?)',
    ),
  ],
  [
    'FACT.caffeine',
    phrase(
      `(?:is|are|does|do|can|could|should|how much|how long|how late|what about|when|would|will) (?:\\S+ ){0,6}?${DRINKS} (?:\\S+ ){0,8}?(?:bad|make|makes|cause|causes|give|gives|worse|anxi\\w+|nerv\\w+|sleep|awake|too (?:much|late)|last|stay|ok|okay|keep|help|heart|body)|(?:stop|quit|cut|less|too much) (?:\\S+ )?${DRINKS}(?: \\S+){0,5} \\?|how (?:much|long|late) (?:\\S+ ){0,5}${DRINKS}|(?:el |la )?${DRINKS} (?:\\S+ ){0,5}(?:hace mal|da|pone|quita|afecta|empeora|sube|dura|es malo|nervios\\w*|ansiedad|sueno|dormir)(?: \\S+){0,5} \\?|(?:hasta que hora|cuanto|puedo|es malo|hace mal|afecta|debo) (?:\\S+ ){0,4}${DRINKS}`,
    ),
  ],
  [
    'FACT.cry',
    phrase(
      '(?:is|does|do|did|will|would|can) (?:it |that )?(?:\\S+ )?(?:cry\\w*|tears|to cry)(?= )(?: \\S+){0,3} (?:help|good|healthy|bad|ok|okay|normal|do anything|weak|work|healing|all right)|(?:is it|it is|would it be) (?:\\S+ ){0,2}(?:good|healthy|bad|ok|okay|normal|weak|better|all right) to cry|crying (?:\\S+ )?(?:help|helps|good|bad|healthy|weak)(?: \\S+){0,4} \\?|(?:llorar|las lagrimas) (?:\\S+ ){0,2}(?:ayuda|ayudan|sirve|sirven|es bueno|es malo|hace bien|hace mal|esta bien|esta mal|alivia)|(?:ayuda|sirve|es bueno|es malo|hace bien|esta bien|esta mal|es normal|es sano) (?:de algo |a alguien )?llorar',
    ),
  ],
  ['FACT.heart', phrase(`(?:${WHETHER} (?:\\S+ ){0,10}?${HEART}|${HEART} (?:\\S+ ){0,8}?${WHETHER})`)],
];

/** More than a general answer is due: it is felt in the chest, or somebody cannot breathe. */
const URGENT = phrase(
  'chest (?:hurts?|pain|pains|tight\\w*)|cannot breathe|faint\\w*|passed out|left arm|dolor (?:de|en el) pecho|duele el pecho|no puedo respirar|desmay\\w+|brazo izquierdo|took|taken|pills|tome (?:pastillas|algo)|pastillas|(?:i am |im )?having (?:one|a panic|it)|right now|(?:me esta|me anda) dando|estoy teniendo|ahora mismo',
);

/** The step that answers a plain question about bodies, sleep or feelings; null for anything else. */
export function factAsked(words: string, text: string): string | null {
  if (text.length > LONGEST || URGENT.test(words) || !(isQuestion(words) || ASKS.test(words))) return null;
  return FACTS.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(words)))?.[0] ?? null;
}
/** A question without its mark, wherever it stands. */
const ASKS = phrase(
  '(?<=^ )(?:are|is|can|should|will|would|puedo|debo|hasta que hora)|is (?:it|this|that) (?:normal|common|bad|ok|okay|dangerous)|how (?:long|much|many)|why (?:does|do|is|am)|does|do|should i|es normal|es comun|cuanto|cuantas|por que|sirve|ayuda|es malo|hace mal',
);
