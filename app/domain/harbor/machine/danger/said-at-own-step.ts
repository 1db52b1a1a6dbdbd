/** What a text says at a step of a safety flow: a button, a step, or a line that answers it while the step stays. */
export type Says = readonly [
  at: RegExp,
  pattern: Pick<RegExp, 'test'>,
  leads: { button: string } | { to: string; lead?: string } | { lead: string },
];

export const any = /^/;
export const words = (list: string) => new RegExp(`(?:^| )(?:${list})(?= )`);

/** What else to do is asked. */
export const MORE = words(
  'anything (?:else|more)(?! (?:matters|left))|what else (?:can|should|do|could)|what else(?= (?:[.,] ?)*$)|is that (?:all|enough|it)(?= (?:[.,] ?)*$)|algo mas(?= (?:[.,] ?)*$)|(?:que|y que) mas(?: puedo| debo| hago| hacer)*(?= (?:[.,] ?)*$)|(?:con )?eso (?:alcanza|basta|es todo)(?= (?:[.,] ?)*$)',
);

/** Plain words at a step, first match first. Each is what one of its buttons says, or a question that stands beside it. */
/** Plain words at the steps of a danger to the own life, first match first. */
export const SAID_AT_OWN: readonly Says[] = [
  [
    /^(?:SUI|PERSON|TEN|BARRIER|SAFER)/,
    words(
      '(?:would|will|is) (?:it|that) (?:be )?(?:\\S+ )?(?:mad|crazy|weird|stupid|silly|dumb|bad|wrong|daft|ok|okay|a good idea|a bad idea) (?:to|if i) (?:tell|text|call|message|ask|ring|talk to)|(?:should|do) i (?:tell|text|call|message) (?!988|911)(?:him|her|them|my \\S+|\\S+)(?= (?:$|[.,]|or|it|that|about))|(?:seria|es|sera) (?:\\S+ )?(?:loco|una locura|raro|tonto|mal|malo|buena idea|mala idea) (?:decir|contar|llamar|escribir)(?:selo|le|la|lo)?|(?:se lo|le) (?:digo|cuento) o (?:no|mejor)',
    ),
    { lead: 'flow.tellThem' },
  ],
  [/^(?:SUI|PERSON|TEN|SAFER)/, MORE, { lead: 'flow.more' }],
  [
    /^PERSON\.(?:sent|next|wait)/,
    words(
      '(?:got|have|had) (?:it|something|a (?:text|message)|the (?:text|message)) (?:all |half )?(?:typed|written|ready|drafted)|(?:typed|wrote|written|drafted) (?:it|something|a (?:text|message)|the (?:text|message))? ?(?:\\S+ ){0,4}(?:but|and) (?:\\S+ ){0,4}(?:not|delet\\S*|eras\\S*|cannot|never|chicken\\S*|freez\\S*)|keep (?:deleting|erasing|rewriting|retyping|changing) (?:it|the)|(?:not|cannot|never|afraid to|scared to|dare) (?:\\S+ )?(?:hit|press|push|tap|click|pressed|pushed|tapped) (?:the )?send|(?:have )?not sent (?:it|the)|(?:finger|thumb) (?:\\S+ ){0,3}(?:over|on) (?:the )?send|(?:lo|la) (?:tengo|tenia|deje) (?:ya |todo )?(?:escrit[oa]|list[oa]|redactad[oa]|tipead[oa])|(?:escribo|escribi|tipeo|redacto) y (?:lo |la )?(?:borro|borre|vuelvo)|(?:lo|la) (?:borro|borre|reescribo) (?:cada|siempre|y|otra|a cada|una)|no (?:me animo|me atrevo|puedo|logro|me sale|soy capaz)(?: a| de)? (?:mandar|enviar|apretar|darle)\\S*|no (?:lo|la|le) (?:mando|mande|envio|envie|he mandado|he enviado|di enviar)|sin (?:mandar|enviar|mandarlo|enviarlo)',
    ),
    { lead: 'person.unsent' },
  ],
  [
    /^PERSON\.sent/,
    words(
      '(?:i |just |have |finally |ok |okay )*(?:pressed|hit|pushed|tapped|clicked) (?:the )?send|(?:i |just |finally |ok )+sent (?:it|the (?:text|message))|it (?:went|is sent|got sent)|(?:ya )?(?:lo|la|le) (?:mande|envie|di enviar)|(?:ya )?(?:mande|envie) (?:el|lo|la|un)|le di (?:a )?enviar|(?:ya )?(?:esta|quedo) (?:mandado|enviado)',
    ),
    { to: 'PERSON.wait' },
  ],
  [
    /^PERSON\.(?:sent|next|wait)/,
    words(
      'no answer|not answer(?:ing|ed)?|left (?:me )?on read|no contesta|no responde|en visto|no ha contestado|todavia no',
    ),
    { button: 'waiting' },
  ],
  [
    /^(?:SUI|PERSON|BARRIER|TEN)/,
    words(
      'what (?:do|should|would|can) i (?:even )?(?:say|tell|write)|how (?:do|would|could|can|id|should) (?:i )?(?:\\S+ )?(?:put|say|word|tell|explain)|what am i (?:meant|supposed) to (?:say|tell|write)|(?:que|como) (?:\\S+ ){0,3}(?:decir(?:les|le|selo)?|poner(?:se)?lo|contar(?:les|le|selo)?|explicar(?:les|le|selo)?)|que (?:se )?(?:les |le )?(?:digo|cuento|pongo|escribo|explico)|(?:como|que) se lo (?:digo|cuento|explico)',
    ),
    { lead: 'flow.words' },
  ],
  [
    /^SUI\.1$/,
    words(
      '(?:would|could|will) never (?:\\S+ ){0,2}(?:do|act|go through|try|dare)|(?:only|just) in my head|never go through|(?:nunca|jamas) (?:me atrev\\S+|lo har\\S+|har\\S+)|(?:solo|nomas) lo pienso|lo pienso (?:solo|nomas|nada mas)|no (?:lo )?haria(?: nada)?',
    ),
    { button: 'thoughts' },
  ],
  [
    /^SUI\.1$/,
    /^ ?(?:[.,] )*(?:could be|might be|possibly|depends|hard to (?:say|tell)|puede (?:ser|que si)|depende|quien sabe|a lo mejor)(?= )/,
    { button: 'unsure' },
  ],
  // A day or a way that is near, told in answer to "could you act on it today?".
  [
    /^SUI\.1$/,
    /^(?!.* (?:not|no(?! (?:te|le|les|voy a|quiero) (?:voy a )?(?:mentir|mentirte|mentirle))|never|cannot|jamas|until|till|hasta|if i had|only thoughts) )(?:.*(?:^| ))?(?:tonight|(?:later )?today|this (?:evening|afternoon)|after this(?: chat)?|any minute|right here ready|(?:all|it is|its|it) ?(?:\S+ )?(?:ready|laid out|set out|sat on the side)|everything ?s? (?:is )?(?:here|ready|set)|could do|i was (?:going to|gonna)|esta noche|esta tarde|hoy(?: mismo| si)?|al rato|ahorita|podria|lo tengo todo|(?:ya )?tengo todo|(?:ya )?(?:esta|tengo) todo list[oa]|en (?:el maletero|la mesa))(?= )|(?:^| )hoy o nunca(?= )/,
    { button: 'might' },
  ],
  [
    /^(?:SUI\.with|TEN\.4)$/,
    /^(?: ?\S+){0,3}? ?(?:the same|same as|no different|no change|(?:no|not) (?:better|worse) (?:and |or )?(?:no|not|nor) (?:worse|better)|ni mejor ni peor|igual|lo mismo|sin cambios?)(?= )/,
    { button: 'same' },
  ],
  [
    /^SAFER$/,
    words(
      '(?:turned|showed) up|came (?:over|round|by)|come round|popped (?:in|round|over)|drove over|(?:cayo|llego|vino|aparecio|paso) (?:mi|la|el|un|una|don|dona) \\S+|(?:aqui|aca|ya) esta (?:mi|la|el|un|una|don|dona) \\S+',
    ),
    { button: 'someone' },
  ],
  [
    /^OD$/,
    /^(?!.* (?:not|nothing|never|no|nada|nunca) ).*(?:^| )(?:(?:feel|feeling) (?:\S+ )?(?:fine|ok|okay|grand|alright|normal|good|well)|(?:ok|okay|fine|alright) so far|(?:ahorita|por ahora|todavia) bien|(?:me siento|estoy) (?:\S+ )?(?:bien|normal))(?= )/,
    { button: 'fine' },
  ],
  [/^SUI\.near$/, words('ten minutes|10 ?min\\S*|(?:los )?(?:diez|10) minut\\S+'), { button: 'ten' }],
  [
    /^SUI\.today$/,
    words('(?:what is the|no|not any) (?:point|use)|de que sirve|no (?:tiene caso|sirve de nada)'),
    { button: 'cannot' },
  ],
  [
    /^(?:PERSON|SUI\.who)$/,
    /^(?!.* (?:not|no|is|are|was|es|esta|hay|nobody|nadie|cat|dog|gat[oa]|perr[oa]|in|en|line|linea|988) )(?: ?[.,] ?)*(?: ?(?:maybe|perhaps|probably|probs|prob|prolly|quiza|quizas|tal vez|capaz|creo que|i think|well|bueno|pues|[.,]))* ?(?:my|the|a|this|mi|la|el|una|un)(?: \S+){1,5} $/,
    { to: 'PERSON.sent' },
  ],
  [
    /^SUI\.means$/,
    // Named among the first words: further on it may only be what they call somebody about.
    /^ ?(?:\S+ ){0,6}(?:guns?|rifle|shotgun|pistol|handgun|revolver|\S+ gauge|armas?|pistola|escopeta|fusil)(?= )/,
    { button: 'gun' },
  ],
  [
    /^SUI\.means$/,
    /^ ?(?:\S+ ){0,3}(?:pills|tablets|meds|medication|medicines?|pastillas|medicinas|medicamentos|remedios)(?= )/,
    { button: 'pills' },
  ],
  [
    /^QUIET$/,
    /^ ?(?:[.,] )*(?:(?:yes|yeah|yep|si) (?:[.,] )*)?(?:(?:i am|estoy|i feel) )?(?:(?:fine|ok|okay|bien) (?:and )?)?(?:safe(?: enough| now| here| tonight)?|a salvo)(?= (?:$|[.,]))/,
    { button: 'safe' },
  ],
  [
    /^SOME\.2$/,
    words(
      'no plan|not (?:have )?a plan|without a plan|(?:just|only) (?:a )?thoughts?|(?:sin|ningun|no tengo|no hay) plan|(?:solo )?(?:es |son )?(?:un )?pensamientos?(?= (?:$|[.,]))',
    ),
    { button: 'no' },
  ],
  [/^BARRIER$/, words('bother|burden|wake|molestar|despertar|lata|carga|preocupar'), { button: 'bother' }],
  [
    /^SOME$/,
    words(
      'today|tonight|now|this morning|every ?day|most (?:mornings|days|nights)|all the time|always|constantly|hoy|ahora|esta (?:manana|noche)|todos los dias|casi (?:todos|siempre)|siempre|cada (?:dia|noche)',
    ),
    { button: 'today' },
  ],
  [
    /^SOME$/,
    words(
      'this week|antenoche|antier|anteayer|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|yesterday|last night|days? ago|the other day|sunday|monday|tuesday|wednesday|thursday|friday|saturday|esta semana|ayer|anoche|hace (?:unos |dos |tres |un )?dias?|el otro dia',
    ),
    { button: 'week' },
  ],
  [
    /^SOME$/,
    words('month|months|year|years|long ago|a while|weeks ago|mes|meses|anos?|hace (?:mucho|tiempo|semanas)'),
    { button: 'longer' },
  ],
  [
    /^BARRIER$/,
    words('police|cops|hospital|locked up|deport|papers|policia|migra|migracion|papeles|encerrar'),
    { button: 'police' },
  ],
  [
    /^BARRIER$/,
    words(
      'same room|share a room|mismo cuarto|misma habitacion|comparto (?:el )?cuarto|asleep|hear (?:me|everything|it all)|would hear|(?:thin|paper) walls|walls are|(?:se )?oye todo|paredes|out loud|cannot (?:talk|speak)|dormidos|me oyen|me escuchan|no puedo hablar',
    ),
    { button: 'speak' },
  ],
  [
    /^BARRIER$/,
    words(
      'last time|before|useless|rude|hopeless|no sirvio|(?:rang|called|tried|llame|marque) (?:them |it |ahi |a la linea )?(?:in|last|once|en|el|hace)|already (?:called|tried)|not help|did nothing|la otra vez|ya llame|no sirvio|no ayudo',
    ),
    { button: 'before' },
  ],
];
