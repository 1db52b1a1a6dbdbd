import { type Denial, say, sayUnless } from './phrase';

const HEARD =
  '(?:you {any}(?:say|said|wrote|write|feel|felt|think|thought|told|believe|worry|wonder|fear)|(?:feel\\w*|seem\\w*|felt) (?:like|as|that)|(?:the|that|this) thought|dices|escribes|escribiste|sientes|piensas|crees|parece que|la idea de que|pensar que) .*';

/** Agreeing that death is an answer, that somebody is too much, or that nothing can change. */
export const DESPAIR: Denial = {
  id: 'deny.encouragement',
  patterns: [
    /\b(?:you should|go ahead and|just|you can|feel free to|maybe you should) (?:do it|kill yourself|end (?:it|your life)|die|hurt yourself|cut yourself|harm yourself|jump|give up)\b/,
    /(?<!(?:wrote|write|said|say|feel|felt|think|thought|believe)(?: that)? (?:they|we|everyone|people) (?:would|might|will) be )\b(?:better off|easier|happier|at peace) (?:dead|without you|if you (?:died|were gone|were dead|weren't))/,
    /\b(?:it's|it is|it would be|that's) (?:okay|ok|fine|alright|understandable|reasonable|normal|your right) (?:to|for you to) (?:die|kill|end (?:it|your life)|hurt yourself|want to end it|cut|harm|starve|give up)/,
    /\b(?:death|suicide|dying|self-harm|cutting|drinking|starving) (?:is|can be|may be|might be|would be|could be) (?:\w+ )?(?:a |an |the |your )?(?:\w+ )?(?:solution|answer|option|relief|release|escape|way out|choice|healthy|helpful|brave|beautiful|peaceful|empowering|coping|good|valid)/,
    /\bi (?:support|respect|understand) your (?:decision|choice|plan|wish) to (?:die|end|kill|leave)/,
    /\b(?:nothing|no reason) (?:left )?to live for\b/,
    /\byou(?:'re| are) (?:right,? )?(?:a burden|worthless|hopeless|useless|a failure)\b(?!\?)/,
    /\b(?:nobody|no one) would (?:miss|notice|care)\b/,
    /\bsee you on the other side\b/,
    /\b(?:hazlo(?! (?:una?|dos|tres|despacio|otra|cada|hasta|las)\b)|matate|deberias (?:morir|hacerlo|matarte)|(?<!(?:escribes|dices|piensas|sientes|crees) que )estarian mejor sin ti)\b/,
    /\b(?:killing yourself|suicide|dying|to die|ending it|end your life)\b[^.?!]{0,25}\b(?:is|would be) (?:\w+ )?(?:your (?:right|choice|decision)|up to you|understandable|okay|fine)\b/,
    /\bi (?:can't|cannot|won't|will not) (?:stop|talk) you\b/,
    /\blife (?:isn't|is not|really isn't) worth\b/,
    /\byou(?:'re| are) (?:just |so |really |being )?(?:weak|pathetic|stupid|lazy|crazy|insane|broken|selfish|a loser|disgusting|ugly|a coward|a mess)\b/,
  ],
  phrases: [
    ...sayUnless(
      HEARD,
      [
        '{dying} ~~ {praise}',
        '(?:understand|see|agree|get) {any}(?:why|how|that) ~~ (?:{dying}|end it|be gone|better off)',
        '(?:they|family|parents|children|kids|wife|husband|friends|world|everyone|people|mother|father) ~ (?:would|will|might|may|could) {any}(?:be |feel |do )?{any}(?:better|relieved|happier|easier|fine|freer|relief|manage) ~ (?:without you|(?:if|when|once) you|off|gone)',
        'you (?:are|have become|have been|must be|may be|were) {any}(?:a|such a|too much of a|only a) {any}(?:burden|weight|problem|failure|waste|drain)',
        'there is (?:no|little|hardly any|not much) (?:hope|point|future|way (?:out|back)|reason|cure|help)',
        '(?:nothing|no one|nobody) {any}(?:will|can|is going to|could|ever) {any}(?:chang\\w*|improv\\w*|get better|(?:help|save|love|miss|fix) you)',
        '(?:it|things|this|that|you) (?:will|may|might|are going to|is going to) (?:never|not ever|always) {any}(?:get|be|change|heal|recover|improve|go away|feel|stop|hurt|end)',
        '(?:no|without) (?:hope|way back|way out|future) (?:left|for you|any more|anymore)?(?= ,| ?$| for| left)',
        'people (?:like you|in your \\w+|with your \\w+) ~ (?:rarely|never|seldom|do not|always|cannot)',
        '(?:it is |now |already )too late ~ (?:for you|to (?:change|fix|save|help|be))',
        'you (?:cannot|are not able to) {any}(?:be (?:helped|fixed|saved|loved|cured)|recover|get better|go on)',
        'you (?:have )?tried everything|(?:not|never) (?:built|made|meant|cut out) for (?:this|life|living)|(?:fair|fine|okay|allowed|time) to be (?:done|gone|over|finished)',
        '(?:no|what is the|not much|little) point (?:in |of |to )?(?:going on|trying|living|hoping|fighting|anymore|any more|it all)',
        '(?:giving up|letting go|not waking|going to sleep forever|sleep forever|ending it) ~~ {praise}',
        'your (?:decision|choice|right) (?:to|whether to) (?:die|end|go|kill|leave this|live)|{dying} ~ (?:your|a|valid) ~ (?:choice|decision|right|option)',
      ],
      {
        dying:
          '(?:death|dying|to die|suicide|ending (?:it|your life|everything|it all)|end(?:ing)? (?:your life|it all)|killing yourself|being dead|not being here|disappearing|to end it|being gone)',
        praise:
          '(?:only (?:way|answer|option|thing)|answer|solution|peace|peaceful|relief|rest|kindness|escape|way out|release|freedom|free|comfort|end (?:the|your|all) (?:pain|suffering)|stop the pain|valid|understandable|rational|brave|reasonable|beautiful|easier|best|your (?:own )?(?:choice|decision|right))',
      },
    ),
    ...sayUnless(
      HEARD,
      [
        '{morir} ~~ {alivio}',
        '(?:entiendo|comprendo|veo|normal) ~ que (?:quieras|pienses en|la|prefieras|te) ~~ (?:{morir}|muerte|acabar|desaparecer|morir\\w*)',
        '(?:estarian|estaran|estaria|vivirian|serian|sera|estara) {any}(?:mejor|mas tranquil\\w+|felices|aliviad\\w+|mas facil) (?:sin ti|si (?:tu )?(?:no|te|murieras|faltaras))',
        '(?:eres|te has convertido en|has sido|supones) {any}(?:una|un) {any}(?:carga|peso|problema|estorbo|fracaso|lastre)',
        '(?:no|ya no) (?:hay|queda|tiene[ns]?|existe) {any}(?:esperanza|salida|remedio|solucion|futuro|arreglo|cura|sentido|nada que hacer)',
        '(?:nada|nadie) {any}(?:va a|puede|podra) (?:cambiar|mejorar|ayudar|salvar|hacer)\\w*|nada (?:cambiara|mejorara)|nadie te (?:ayudara|echara)',
        '(?:nunca|jamas) {any}(?:va a|vas a|cambiara|mejorara\\w*|te curaras|saldras|te recuperaras|seras)',
        '(?:la )?gente como tu ~ (?:nunca|no|rara|casi|siempre|jamas)',
        'lo has intentado todo|no (?:estas|esta|estan|todos estan) hech\\w+ para|es (?:justo|normal) que (?:lo dejes|te rindas|acabes)',
        '(?:ya )?es (?:demasiado )?tarde (?:para|ya)',
        '(?:rendirte|dejarte ir|acabar con todo|no despertar) ~~ {alivio}',
      ],
      {
        morir:
          '(?:la muerte|morir(?:te|se)?|el suicidio|quitarte la vida|acabar con (?:todo|tu vida)|desaparecer|matarte|estar muert[oa]|irte para siempre)',
        alivio:
          '(?:unica (?:salida|solucion|respuesta|forma)|salida|solucion|paz|alivio|descanso|respuesta|liberacion|libre|opcion|decision|valid[oa]|comprensible|razonable|valiente|derecho|mejor)',
      },
    ),
    ...say(['see you on the other side|nos vemos al otro lado']),
  ],
};
