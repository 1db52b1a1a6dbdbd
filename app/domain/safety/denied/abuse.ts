import { encouraged } from './encouraged';
import { type Denial, sayUnless } from './phrase';

const REPORTED =
  '(?:(?:he|she|they|who|father|mother|husband|wife|partner|ex|el|ella) {any}(?:says?|said|tells?|told|claims?|thinks?|blames?|dice|dijo|cree)|says? that) ~~ .*';

/** Taking the side of somebody who hurts: excuses for them, and that it is for the hurt one to keep the peace. */
export const ABUSE: Denial = {
  id: 'deny.siding-with-abuse',
  phrases: [
    ...sayUnless(REPORTED, [
      '{partner} ~ (?:only|just|probably|surely|simply|may|might|must|perhaps|really|still|do|does|did) ~~ (?:because {partner}|loves? you|cares? (?:about|for|so)|(?:good|his|her) reasons?|means? well|meant well|mean (?:to|it)|(?:afraid|scared) of losing|under ~ (?:stress|pressure)|had a (?:hard|bad|rough))',
      '{partner} (?:loves?|cares?) ~~ (?:even if|in (?:his|her|their) own way|that is why)',
      '(?:that is|it is) how (?:some )?(?:{partner}|people) {any}(?:show|love|express|are|is)\\w*',
      '(?:jealousy|jealous|control|controlling|checking|possessive) ~~ (?:sign|shows?|proof|way|how|because|means) ~~ (?:love|care|cares|caring|affection|invested|devotion|worries)',
      '(?:try|careful|remember|learn|best|better|wise|easier|important|you (?:could|should|need to|must)) ~ (?:not to|to avoid|to not|avoid|not) ~ (?:provok|anger|upset|contradict|annoy|argu|irritat|challeng|make|set|trigger)\\w*',
      '(?:do not|never|avoid|stop) (?:provok|anger|upsett?|contradict|annoy|irritat|challeng|trigger|mak|giv)\\w* ~ {partner}',
      '(?:do not|never|avoid|stop) (?:provok|anger|upsett?|contradict|annoy|irritat|challeng|trigger|making|give|giving)(?:e|ing|ering)? (?:him|her|them)',
      'what (?:did|have|had) you (?:do|done|say|said) ~ to (?:make|provoke|deserve|cause|upset|set)',
      'if you (?:had|have|would|were|keep|stay|stopped|stop|just|only|obey|do|did|are|answer|agree|let|behave|listen|apologi[sz]e) ~~ {partner} (?:\\S+ )?(?:would|will|might|may|could) (?:\\S+ ){0,6}(?:angry|anger|hit|hurt|shout|calm|hand|change|stop|nicer|kinder|cause|reason|relax|no)',
      '(?:it was|was) (?:only|just) (?:a|one) {any}(?:slap|push|shove|hit|punch|grab|mistake|threat)',
      '(?:every|all) (?:couples?|relationships?|marriages?|famil(?:y|ies)) (?:fights?|argues?|ha(?:s|ve)|goes)',
      '{partner} (?:will|can|is going to) (?:surely |certainly |definitely )?change',
      'you (?:provoked?|deserved?|asked for|pushed) (?:it|him|her|that|this)|you had it coming',
      '(?:see|look at) (?:it|things|this) from (?:his|her|their) (?:side|point|perspective|shoes)',
      '(?:a )?(?:good |understandable )?reason to (?:hit|hurt|slap|shout|punish|be violent)',
      '(?:for the (?:children|kids|family)|keep the peace|save the marriage)(?!.*\\?)',
    ]),
    ...encouraged({
      do: '(?:stay with|go back to|return to|forgive|obey|submit to|be patient with|be nicer to|please|keep|give|apologi[sz]e to|put up with|bear with|calm|serve|let)',
      doing: '(?:staying with|going back to|forgiving|obeying|submitting to|putting up with|giving|letting)',
      what: '(?:him|your (?:husband|partner|boyfriend|abuser)|(?:him|her|them) (?:another|one more|a second|check|see|read)(?: chance)?|the peace|him happy)',
    }),
    ...sayUnless(REPORTED, [
      '(?:lo hace|lo hizo|es|se pone asi|pega|grita) ~ (?:solo )?porque (?:te (?:quiere|ama|necesita)|le importas|tiene (?:miedo|celos)|esta (?:cansado|estresado|preocupado))',
      '(?:celos|celoso|controlar\\w*|control) ~~ (?:senal|forma|manera|muestra|prueba|demostrar|demuestra\\w*) ~ (?:amor|carino|quiere|importas|interes)',
      '(?:intenta|procura|trata de|mejor|es mejor|deberias|evita) (?:no )?(?:provocar|enfadar|contradecir|molestar|discutir|hacer|llevar|irritar)\\w*',
      'no (?:lo|la|le) (?:provoques|enfades|contradigas|molestes|hagas enfadar|lleves la contraria)',
      'algo (?:habras hecho|le (?:habras hecho|hiciste|has hecho)|hiciste|has hecho)',
      '(?:aguanta|soporta|perdona)(?:lo|la|le|melo)? ~~ (?:por (?:los|tus) (?:ninos|hijos)|poco|cambia\\w*|paciencia|quiere)',
      '(?:el|ella|tu (?:marido|pareja|novio|novia)) ~ (?:va a cambiar|cambiara)',
      '(?:fue|ha sido) (?:solo|nada mas que) (?:un|una) {any}(?:empujon|bofetada|golpe|torta|cachete|manotazo|grito)',
      '(?:te lo (?:buscaste|merecias|ganaste|has buscado)|(?:tu )?l[oa] (?:provocaste|provocas|has provocado))',
      'si (?:tu )?(?:le|lo|la|no|te|hubieras|haces|obedeces) ~~ (?:no (?:se|te|tendra|le)|se (?:calmar|tranquiliz|pondr)\\w*)',
      '{start}(?:vuelve con|perdona a|obedece a|quedate con|dale|dejale|deja que) ~ (?:el(?= $| ,)|marido|pareja|novio|otra oportunidad|ver|mire|revise)',
      '(?:todas las|en todas las) (?:parejas|familias) (?:discuten|pelean|hay)',
      'ponte en su lugar',
    ]),
  ],
};
