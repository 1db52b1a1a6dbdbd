import { encouraged } from './encouraged';
import { type Denial, say, sayUnless } from './phrase';

/** Away from the people around somebody, or against them. */
export const ISOLATION: Denial = {
  id: 'deny.isolation',
  phrases: [
    ...encouraged({
      do: '(?:cut|cut off|block|drop|ghost|avoid|abandon|disown|distance yourself from|get away from|stay away from|keep away from|walk away from|get rid of|stop (?:talking|speaking|answering|writing|listening|going) to|stop seeing|break (?:off )?(?:contact )?with|hide (?:it|this|that|things)? ?from|forget (?:about)?|lie to|(?:leave|ignore)(?= (?:your|people|every|others)))',
      doing:
        '(?:cutting|cutting off|blocking|ghosting|avoiding|abandoning|leaving|ignoring|distancing yourself from|staying away from|getting rid of|hiding (?:it|this) from)',
      what: '{someone}',
    }),
    ...say([
      '(?:you (?:do|would) not {any}(?:need|have) to|no need to|there is no (?:need|reason) to|better not(?: to)?|it is (?:better|best|wiser|safer) not to|rather not|do not|you should not|never) {any}(?:tell|worry|bother|involve|burden|trust|alarm|upset|bring up|say|mention|confide in|show)(?! (?:me|yourself|us|how|what|whether|about)) ~ {someone}',
      '(?:keep|keeping) (?:this|it|that|these things|all this) {any}(?:to yourself|quiet|from {someone}|hidden)',
      'you do not {any}need {any}(?:anyone|anybody|them|friends|people|family|others)(?! (?:to|who))',
      '(?:being |staying |home )?(?:alone|isolation|silence|solitude|by yourself|on your own|staying in|staying home)(?: alone)? ~ (?:is|are|will|would) {any}(?:safer|better|best|heal\\w*|enough|the (?:only|best)|easier)',
      '(?:family|friends|they|he|she|people|everyone) (?:do|does|did) not (?:really |truly )?(?:deserve|love|care about|want|value|understand) you',
      '(?:friends|people|family|others) (?:only|just|always|will only) (?:complicate|hurt|let you down|get in|disappoint|use|drain|judge)',
      'better off without (?:him|her|them|people|anyone|your)|(?:estas|estarias|vives) mejor sin (?:ella|el|ellos|ellas|nadie|tu)',
      '(?:nobody|no one) ~ (?:can be trusted|would understand|will understand|deserves)',
      '{start}(?:aleja|separa|aparta)te de ~ {alguien}',
      '(?:{start}|{puedes} )(?:bloque|ignor|evit|abandon|dej|cort|borr|elimin)(?:a|ar) (?:con |a |de (?:ver|hablar con) )?(?:a |con )?{alguien}',
      '(?:no se lo (?:cuentes|digas|menciones)|no (?:cuentes|digas) (?:nada|esto)) ~ {alguien}',
      'no (?:hace falta|necesitas|tienes que|tienes por que|hay que|conviene) ~ (?:preocupar|contar|decir|molestar|cargar)\\w* ~ {alguien}',
      'no (?:te merecen?|te quieren?|te valoran|te entienden|lo entenderian?)',
      '(?:no necesitas|no te hace falta) (?:a )?(?:nadie|amigos|ellos|ellas|tu familia)',
      'guardatelo|(?:mejor|es mejor) (?:callar\\w*|guardar\\w*|solo|sola|a solas|no (?:contar|decir)\\w*)',
    ]),
  ],
};

/** Revenge and violence. */
export const REVENGE: Denial = {
  id: 'deny.violence',
  phrases: [
    ...encouraged({
      do: '(?:hit|slap|punch|kick|hurt|slash|smash|burn|break|destroy|threaten|shove|scare|humiliate|expose|ruin|attack|stalk|beat|fight|post|publish|key|get back at|get even|get revenge)',
      doing:
        '(?:hitting|slapping|punching|hurting|slashing|smashing|burning|destroying|threatening|humiliating|exposing|ruining|attacking|getting even|revenge|a little revenge|getting back at)',
      what: '(?:(?:him|her|them|your \\w+)(?: back)?|(?:his|her|their) \\w+|with|on|the screenshots|the (?:photos|messages)(?: online)?)',
    }),
    ...sayUnless(
      '(?:want|wanted|wish|wishing|thought|think|feel|feels|says?|said|quieres|querias|dices|piensas) .*',
      [
        '(?:make|let) (?:him|her|them) (?:pay|suffer|regret|feel|hurt|beg|know what it)|teach (?:him|her|them) (?:a lesson)?|get (?:your own back|back at|revenge|even)',
        '(?:he|she|they) {any}deserves? (?:to (?:suffer|pay|be|die|feel|lose)|it|that|worse|punishment|whatever)',
        'so (?:that )?(?:he|she|they) (?:learns?|pays?|thinks twice|knows? how)|will think twice',
        'eye for an eye|ojo por ojo|let it ring out|deja que suene',
        'revenge (?:is|would|can|tastes|feels)',
        '(?:haz|hazle|hacerle|que)(?:l[oa]s?)? (?:que )?(?:pagar|pague|sufrir|sufra|lo pague)',
        '{start}(?:vengate|pegale|devuelvele|dale (?:una|su)|golpeal[oa]|amenazal[oa]|humillal[oa]|destroza|quema|rompe|raja|publica|cuelga) ?(?:le|ella|el|sus?|coche|golpe|merecido|leccion|capturas|fotos|mensajes|todos)?',
        'se (?:lo )?merece(?:n)? (?:sufrir|que|lo peor|un|todo|pagar|morir)',
        'la venganza',
      ],
    ),
    ...say(['{start}(?:vengate|pegale|devuelvesela|devuelvele el golpe)']),
  ],
};
