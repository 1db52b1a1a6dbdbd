import type { SafetyLanguage } from '../../safety/types';

/** What Harbor never says, by why not: patterns for the thing itself, not for one phrase. FLOWS section 8. */
export const NEVER_SAID: Readonly<Record<SafetyLanguage, Readonly<Record<string, RegExp>>>> = {
  en: {
    feelings:
      /\bI(?: am|['’]m| feel| was| get)(?: so| very| really| truly| just)* (?:glad|happy|worried|proud|sad|excited|relieved|afraid|scared|hopeful|touched|moved|grateful|thrilled|upset|angry|pleased|delighted|concerned|honou?red|curious|surprised)\b|\bI (?:(?:really|truly|do|always|will|so|deeply) )*(?:feel|care|love|hope|like you|admire|appreciate|enjoy|miss you|worry)\b/i,
    'claims to grasp':
      /\bI (?:(?:really|truly|do|always|can|fully) )*(?:hear you|understand|get it|know how|know what you|see how|relate|remember|recall|imagine)\b|\bI (?:have|['’]ve) been (?:there|thinking|waiting)|that must (?:feel|hurt)|you must (?:feel|be)\b/i,
    presence:
      /\bhere for you\b|\bby your side\b|\bI (?:am|['’]m|will be) (?:always |right )?(?:here|waiting|with you)\b|\bI (?:will )?wait\b|you are not alone\b/i,
    praise:
      /journey|\bproud of\b|\b(?:great|good|nice|amazing) (?:job|work)\b|\bwell done\b|\byou (?:got|['’]ve got|can do) (?:this|it)\b|\bkeep it up\b|\bbravo\b|congrat|awesome|\bso (?:brave|strong)\b/i,
    consolation:
      /\b(?:will|going to|gonna) (?:all )?(?:be|get|turn out|work out) (?:fine|ok|okay|better|all ?right|good)\b|\bit gets better\b|\bstay strong\b|\bcheer up\b|\bbright side\b|\bhappens for a reason\b|\btime heals\b|\bcould be worse\b|\bothers have it\b|\bjust (?:relax|breathe|think positive)\b|\bdon['’]t worry\b|\bdo not worry\b/i,
    promises:
      /\bI (?:can |will |do )?(?:promise|guarantee|swear)\b|\bnobody will (?:know|find out)|\bjust between us\b|\bI will (?:save|rescue|protect|keep you)|\bpromise (?:me|that|you)\b|\byou will be safe\b/i,
    'words for suicide':
      /\bcommit(?:s|ted|ting)? suicide\b|\b(?:failed|successful) (?:suicide|attempt)|\bkill(?:ing)? yourself\b/i,
    ways: /\b(?:rope|noose|hang(?:ing)?|bridge|jump(?:ing)?|overdos\w+|razor|knife|knives|blade|cut(?:ting)?|drown\w*|bullet|lethal|painless|milligrams?|mg)\b/i,
    diagnoses:
      /\b(?:you have|you are|sounds like|this is) (?:a |an )?(?:depress\w+|anxious|anxiety|bipolar|manic|psycho\w+|trauma\w*|addict\w*|alcoholic|disorder\w*)\b|\b(?:disorder|PTSD|ADHD|OCD|borderline|schizo\w+|anorexia|bulimia|psychosis)\b/i,
    blame:
      /\byou (?:should|ought to) have\b|\bwhy (?:did|have) you (?:not|n['’]t)\b|\byou (?:forgot|failed|missed)\b|\byou (?:did not|didn['’]t|have not) (?:do|keep|finish)\b|\byour (?:own )?fault\b(?<!not your fault)|\bhurry\b|\bselfish\b/i,
    hooks:
      /\bcome back (?:soon|tomorrow|to me|any ?time)\b|\bsee you (?:soon|tomorrow|then|next)\b|\b(?:do not|don['’]t) (?:go|leave)\b|\bbefore you (?:go|leave)\b|\bstay a (?:bit|little|while)\b|\bstreak\b|\bpoints\b/i,
    slang: /\b(?:gonna|wanna|gotta|hey|hiya|yeah|yep|lol|guys|cool|dude|kinda|buddy|oops)\b/i,
  },
  es: {
    feelings:
      /\b(?:estoy|me siento|quedé) (?:(?:muy|tan) )?(?:feliz|content[oa]|orgullos[oa]|preocupad[oa]|triste|emocionad[oa]|aliviad[oa]|agradecid[oa]|conmovid[oa]|alegre|curios[oa]|sorprendid[oa])\b|\bme (?:alegr[aoó]\w*|preocup(?:a|o|é)\b|entristece|duele|emociona|encanta|gusta(?! hacer)|importas)|\bsiento (?:tristeza|alegría|pena|orgullo)|\bte (?:quiero|amo|aprecio|admiro|extraño)\b|\bespero que\b/i,
    'claims to grasp':
      /\b(?:te|lo) (?:entiendo|comprendo|escucho|oigo)\b|\b(?:entiendo|comprendo|sé|imagino) (?:cómo|lo que|por lo que|que te)\b|\bme (?:acuerdo|imagino)\b|\b(?:yo )?recuerdo\b|\bdebes (?:de )?(?:sentir|estar)/i,
    presence:
      /\b(?:aquí|acá) (?:estoy|estaré) (?:para|contigo)\b|\bestoy (?:aquí |siempre )?(?:para ti|contigo|a tu lado|esperando)\b|\bte (?:espero|acompaño)\b|\bno estás sol[oa]\b|\bcuenta conmigo\b/i,
    praise:
      /\borgullos[oa]\b|\b(?:buen|gran|excelente) trabajo\b|\b(?:muy )?bien hecho\b|\btú puedes\b|\bfelicit|\bfelicidades\b|\bsigue así\b|\bbravo\b|\btan (?:valiente|fuerte)\b|\beres (?:muy )?(?:valiente|fuerte)\b|\bcamino de sanación\b|\bviaje interior\b/i,
    consolation:
      /\btodo (?:va a|estará|saldrá|irá|pasará)\b|\bva a estar (?:todo )?bien\b|\bya (?:pasará|verás)\b|\b(?:sé|mantente) fuerte\b|\bánimo,|\bno te preocupes\b|\btodo pasa por algo\b|\bel tiempo (?:lo )?cura\b|\bpodría ser peor\b|\bhay quien está peor\b|\bno es para tanto\b|\bsolo relájate\b|\becha(?:le)? ganas\b/i,
    promises:
      /\b(?:te )?(?:prometo|juro|garantizo)\b(?<!no prometo)|\bnadie (?:se enterará|lo sabrá)|\bqueda entre (?:tú|nosotros)|\bprométeme\b|\bvoy a (?:salvarte|protegerte)|\bestarás a salvo\b/i,
    'words for suicide':
      /\bcomet(?:er|ió|iste) (?:un )?suicidio\b|\bintento (?:fallido|exitoso)|\bmatarte\b/i,
    ways: /\b(?:soga|cuerda|ahorc\w+|puente|salt(?:ar|es)|sobredosis|navaja|cuchill\w+|cortar(?:te|se)?|ahog\w+|bala|letal|sin dolor|miligramos|mg)\b/i,
    diagnoses:
      /\b(?:tienes|padeces|sufres de|eso es|suena a) (?:una? )?(?:depresión|ansiedad|trastorno|trauma|adicción|psicosis|manía)\b|\b(?:trastorno|TEPT|TDAH|TOC|bipolar|esquizo\w+|anorexia|bulimia|psicosis|alcohólic[oa]|adict[oa])\b/i,
    blame:
      /\b(?:debiste|deberías haber|tenías que haber)\b|\bpor qué no (?:lo )?(?:hiciste|has)\b|\b(?:olvidaste|fallaste|faltaste)\b|\bno (?:hiciste|cumpliste) tu\b|\bes culpa tuya\b|\bapúrate\b|\begoísta\b/i,
    hooks:
      /\bvuelve (?:pronto|mañana|cuando quieras)\b|\b(?:nos vemos|te veo|hasta (?:pronto|mañana|luego))\b|\bno te vayas\b|\bantes de irte\b|\bquédate un (?:rato|poco)\b|\bracha\b|\bpuntos\b/i,
    slang: /\b(?:órale|chévere|guay|güey|wey|ok|okey|vale|genial|súper|tranqui|chao|uy|ups)\b/i,
    'not tú of Latin America':
      /\b(?:usted(?:es)?|vosotr[oa]s|vuestr[oa]s?|vos|tenés|podés|querés|sos|sentís|ordenador|móvil|coged?|coger)\b/i,
  },
};

/** Marks that Harbor never uses, in either language. */
export const NEVER_WRITTEN = /[!¡]|\p{Extended_Pictographic}/u;

/** Words that Harbor lends to somebody, to say or send to a person: they are that person's own. */
const LENT =
  /(?:You can say|You could send|such as|and say|Say|Ask|Puedes decir|Podrías enviar|por ejemplo|como|y di|Di|Pregunta): [^.?]*(?:[.?][^.]*)*$/;
/** A line without the words that it lends. */
export const withoutLent = (text: string): string => text.replace(LENT, '');
