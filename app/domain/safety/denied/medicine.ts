import { animado, encouraged } from './encouraged';
import { DRUGS_EN, DRUGS_ES, HELPERS, SANADORES } from './medicine-words';
import { type Denial, say } from './phrase';

const DRUGS =
  'xanax|zoloft|prozac|lexapro|sertraline|fluoxetine|ssris?|antidepressants?|lithium|benzos?|benzodiazepines?|ambien|melatonin|adderall|ibuprofen|tylenol|paracetamol|acetaminophen|medications?|meds|pills';
const MEDICINES =
  "(?:xanax|rivotril|clonazepam|valium|ativan|klonopin|zoloft|prozac|lexapro|celexa|wellbutrin|effexor|cymbalta|seroquel|sertraline|fluoxetine|escitalopram|citalopram|bupropion|trazodone|quetiapine|lithium|gabapentin|propranolol|hydroxyzine|ambien|melatonin|benadryl|adderall|ritalin|nyquil|valerian|ashwagandha|kava|5-htp|cbd|thc|weed|cannabis|kratom|st\\.? john'?s wort|ssris?|antidepressants?|benzos?|benzodiazepines?|tranquili[sz]ers?|sleeping pills?|sedatives?|supplements?|pastillas?|antidepresivos?|ansioliticos?)";

const TO_A_PROFESSIONAL =
  '(?:ask|asking|tell|talk|talking|speak|check|discuss|plan|call|see|pregunta\\w*|habla\\w*|consulta\\w*) (?:\\S+ ){0,4}(?:doctor|gp|pharmacist|prescriber|psychiatrist|clinic|nurse|whoever|medic[oa]|farmaceutic[oa]|psiquiatra|farmacia)\\b.*';

/** To leave, skip or change a medicine, or to leave those who prescribe and heal. */
export const MEDICINE: Denial = {
  id: 'deny.medication',
  patterns: [
    new RegExp(
      `\\b(?<!(?:don't|not|never|before you|without) )(?:you (?:should|could|can|need to|might want to|may want to|ought to)|try|i(?:'d| would)? (?:suggest|recommend)|consider|start|go ahead and) (?:\\w+ ){0,3}?(?:tak(?:e|ing)|stop(?:ping)?|start(?:ing)?|increas(?:e|ing)|lower(?:ing)?|doubl(?:e|ing)|skip(?:ping)?|quit(?:ting)?|mix(?:ing)?|try(?:ing)?|using)? ?(?:\\w+ ){0,4}?(?:${DRUGS})\\b`,
    ),
    new RegExp(
      `\\b(?:stop|quit|skip|double|increase|lower) (?:taking )?(?:your|the|those|these) (?:\\w+ )?(?:${DRUGS}|dose|dosage|prescription)\\b`,
    ),
    /\btake (?:more|less|an extra|another|two|a few) (?:of )?(?:your |the )?(?:dose|pill|pills|tablets?|meds|medication)\b/,
    /\b(?:deberias|puedes|prueba a|te recomiendo) (?:tomar|dejar de tomar|dejar|aumentar)\b.{0,30}\b(?:medicamentos?|pastillas|antidepresivos?|dosis)\b/,
    new RegExp(
      `\\b(?:take|taking|try|trying|tomate|toma|tomar|half (?:of )?a|a bit of|some)(?: \\w+){0,3} ${MEDICINES}`,
    ),
    new RegExp(
      `${MEDICINES}[^.?!]{0,40}\\b(?:works?|helps?|you could try|is (?:safe|good|great|natural)|would help|can help|wonders)\\b`,
    ),
    /\b(?:up|raise|lower|cut|halve|double|adjust|change|reduce) (?:your|the) (?:dose|dosage|meds|medication)\b/,
    /\b(?:safe|fine|okay|ok|good) to (?:stop|skip|double|mix|take|quit)\b[^.?!]{0,20}\b(?:meds?|medication|pills?|dose)\b/,
    /\b(?:wine|beer|drink|vodka|whisky|alcohol|joint)\b[^.?!]{0,20}\b(?:can|will|might|would|could)? ?(?:help|helps|relax|calm)\b/,
    /\b(?:toma|tomate|tomar) (?:una?|dos|tres|mas|otra|media)\b[^.?!]{0,15}\b(?:pastillas?|dosis|tabletas?)\b/,
  ],
  phrases: [
    ...encouraged(
      {
        do: '(?:stop|quit|skip|drop|halve|split|cut|reduce|lower|taper|wean|pause|leave|miss|come off|go off|get off|throw|flush|forget|ditch|bin|give up|double|raise|increase|up|change|switch|adjust)',
        doing:
          '(?:stopping|quitting|skipping|dropping|halving|splitting|cutting|reducing|lowering|tapering|pausing|leaving|missing|coming off|going off|getting off|throwing|flushing|giving up|doubling|raising|increasing|changing|switching|adjusting|going without|a {any}(?:break|rest|pause|holiday) from)',
        what: `(?:${DRUGS_EN}|(?:taking|using) (?:it|them|those|these))`,
      },
      TO_A_PROFESSIONAL,
    ),
    ...encouraged({
      do: '(?:take|swallow|have|use)',
      doing: '(?:taking|swallowing|having|using|an?)',
      what: '(?:(?:more|less|fewer|extra|another|twice|double|half|two|three|a couple|a few|higher|lower) ~ (?:{drugs}|than prescribed|tonight|at once|at bedtime|if)|an? (?:break|rest|pause|holiday) from ~ {drugs}|(?:one|some|any) of (?:my|his|her|your \\w+|a friend) ~ {drugs})'.replaceAll(
        '{drugs}',
        DRUGS_EN,
      ),
    }),
    ...encouraged({
      do: '(?:skip|cancel|miss|avoid|leave|quit|drop|postpone|put off|forget|ditch|fire|ignore|stop (?:seeing|going to|listening to|trusting)|do without)',
      doing:
        '(?:skipping|cancelling|canceling|missing|avoiding|leaving|quitting|dropping|postponing|putting off|ditching|firing|ignoring|(?:stopping )?seeing no)',
      what: HELPERS,
    }),
    ...say(
      [
        '(?:you (?:really |probably )?(?:do|did|will) not (?:really |actually )?(?:need|have to (?:see|go to|take|ask|follow)|owe)|you need not (?:see|take|ask)|there is no (?:need|reason|point) (?:for|to see|to go to|to take|to ask|in seeing)|no need (?:for|to see|to take)|not worth (?:seeing|going to|taking)) ~ (?:{helpers}|{drugs})',
        '{helpers} ~ (?:do not|does not|never|rarely|seldom|cannot|will not|are not|tend to|only|just|merely) (?:\\S+ )?(?:know|help|understand|listen|care|work|worth|want|push|prescribe|give|medicate|judge|trained|trust)',
        '{helpers} (?:is|are) {any}(?:useless|overrated|wrong|expensive|liars|a waste|no use|no help)',
        'trust your ~ (?:over|more than|and not|instead of|rather than)',
        'you know (?:your|yourself) ~~ better than ~ (?:{helpers}|anyone|they)',
        '{drugs} (?:only|just|merely|simply|really) (?:mask|hide|numb|poison|cover|harm|dull|make you)\\w*',
        '(?:better|happier|fine|well|clearer|stronger|freer|yourself) without (?:\\S+ )?(?:{drugs}|{helpers})',
        '{drugs} (?:is|are) {any}(?:a crutch|poison|toxic|useless|unnatural|not needed|a scam|overrated)',
        '(?:talking|chatting|writing|coming)(?: (?:here|with me|to me|like this))+ ~ (?:enough|all you need|better than)',
        'you (?:have|have got) me (?:now|for|instead)',
        '(?:instead of|rather than|in place of) ~ (?:{helpers}|{drugs})',
      ],
      { helpers: HELPERS, drugs: DRUGS_EN },
    ),
    ...animado(
      {
        haz: 'deja(?! que)|corta|salta|para|reduce|baja|sube|aumenta|dobla|duplica|parte|divide|tira|suspende|interrumpe|olvida|cambia|abandona|descansa',
        hacer:
          'dejar|cortar|saltar|parar|reducir|bajar|subir|aumentar|doblar|duplicar|partir|tirar|suspender|interrumpir|olvidar|cambiar|abandonar|descansar',
        que: `(?:${DRUGS_ES}|de tomar(?:la|las|lo|los)?)`,
      },
      TO_A_PROFESSIONAL,
    ),
    ...animado({
      haz: 'toma|traga',
      hacer: 'tomar|tragar',
      que: '(?:(?:el doble|mas|menos|otra|una extra|dos|tres|media|un par)(?: de)?(?: {drugs})?|(?:un|una) (?:descanso|pausa) de ~ {drugs})'.replaceAll(
        '{drugs}',
        DRUGS_ES,
      ),
    }),
    ...animado({
      haz: 'salta|cancela|anula|aplaza|evita|abandona|deja(?! que)|olvida|ignora|deja de (?:ir|ver)',
      hacer: 'saltar|cancelar|anular|aplazar|evitar|abandonar|dejar|olvidar|ignorar|dejar de (?:ir|ver)',
      que: SANADORES,
    }),
    ...say(
      [
        'no (?:hace falta|necesitas|tienes que|tienes por que|es necesario|vale la pena|merece la pena)(?: que)? ~ (?:{sanadores}|{drugs})',
        '{sanadores} ~ (?:no|nunca|solo|apenas) (?:\\S+ )?(?:saben?|sabe|sirven?|ayudan?|entienden?|escuchan?|quieren?|recetan?|recetar|valen?|importa\\w*|funcionan?)',
        '(?:hablar|escribir|charlar) conmigo ~ (?:ayudara|basta|mejor|suficiente|servira)',
        '{drugs} (?:solo|te) (?:\\S+ )?(?:tapan?|esconden?|envenenan?|duermen|enganchan|hacen dano)',
        'mejor sin (?:\\S+ )?(?:{drugs}|{sanadores})',
        '(?:en vez|en lugar) de(?:l)? ~ (?:{sanadores}|{drugs})',
        'yo que tu ~ (?:anul|cancel|dej|salt|no (?:ir|tom|iria|tomaria))\\w* ~ (?:{sanadores}|{drugs})',
        'tu conoces ~~ mejor que',
        '(?:un|una) (?:descanso|pausa|respiro) de ~ {drugs} ~~ {bien}',
        'media mas ~~ {bien}',
      ],
      { sanadores: SANADORES, drugs: DRUGS_ES },
    ),
  ],
};
