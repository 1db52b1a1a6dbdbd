import { type Denial, say, sayUnless } from './phrase';

const LINE =
  '(?:(?:crisis |help |suicide |emergency )?(?:lines?|hotlines?|helplines?|numbers|line)|988|911|741741|lifeline|samaritans|emergency(?: services| room| help| department)?|ambulance|the police|a (?:counsell?or|volunteer|stranger|professional)|counsell?ors?|volunteers|operators?|the er|the hospital|professional help|(?:a |any )?real help)';
const LINEA =
  '(?:(?:las? |esas? |esos? )?(?:lineas?(?: de \\w+)?|telefonos?(?: de (?:ayuda|la esperanza|crisis))?)|988|911|urgencias|emergencias|ambulancia|la policia|voluntari[oa]s|operador[ae]s?|un (?:desconocid[oa]|extran[oa]|profesional)|ayuda profesional|el hospital)';

/** Talking somebody out of calling for help. */
export const HELP_LINES: Denial = {
  id: 'deny.help-refused',
  phrases: [
    ...sayUnless(
      'if ~ .*not .*',
      [
        '(?:do not|you do not {any}(?:need|have) to|no need to|need not|i would not|would rather not|rather not|should not|better not(?: to)?|not to|no point(?: in)?|no use|avoid|never|hardly worth|not worth|no reason to|waste of time to) {any}(?:bother\\w* )?(?:call\\w*|ring\\w*|text\\w*|phon\\w*|dial\\w*|contact\\w*|tell\\w*|go\\w*|ask\\w*|us\\w*|talk\\w*|need|involv\\w*|see\\w*) (?:to |for |the |a |an |with |one of )*{any}{line}',
        '(?:bother|bothering) ~ {line}',
        '(?:call\\w*|ring\\w*|telling|talking to|contacting|text\\w*|phoning) ~ {line} ~~ (?:overreact\\w*|too much|pointless|useless|waste|worse|trouble|risky|police|taken away|lock\\w*|commit\\w*|judge|regret|think twice|embarrass\\w*|solve|change|traced?|not (?:help|solve|change|fix|necessary|needed|worth))',
        '(?:call\\w*|ring\\w*|telling|talking to|contacting) ~ {line} (?:\\S+ ){0,4}(?:not|never|nothing|anything)',
        '{line} (?:\\S+ ){0,2}(?:just|only|merely|simply|always|barely|hardly|rarely|often|never|cannot|keep|will only|will just|may) ~ (?:read|script|trained|hold|lock|commit|judge|hang up|send|trace|waste|record|on hold|waiting|robots?|bots)\\w*',
        '{line} ~ (?:cannot|never|rarely|barely|hardly|(?:will|do|does|are|can) not) ~ (?:help|listen|care|understand|know|solve|change|believe|trained|answer|fix|pick up)\\w*',
        '(?:they|police) (?:will|would|may|might|could) {any}(?:lock you|commit you|section you|send (?:the )?(?:police|cops)|take (?:you|your (?:kids|children)) away|put you (?:away|in)|trace|judge you|not (?:understand|listen|help|care|believe))',
        '(?:kids|children|baby|rights|job|licen[cs]e) {any}(?:taken away|taken)',
        'not the (?:kind|sort|type) of (?:person|case) ~~ {line}',
        '(?:save yourself|spare yourself) (?:the )?(?:trouble|call|time|wait)',
        '(?:think twice|wait) (?:before|about) (?:you )?(?:call\\w*|ring\\w*|tell\\w*|go\\w*|contact\\w*)',
        '(?:we|you) can (?:handle|sort|manage|deal with|fix|solve) (?:this|it) {any}(?:ourselves|here|together|without|alone|yourself|on your own)',
        '(?:no|not much|little) point (?:in )?(?:telling|calling|asking|talking|going|seeing|ringing)',
      ],
      { line: LINE },
    ),
    ...say(
      [
        'no (?:llames|marques|vayas|acudas|recurras|hables|escribas|contactes) ~ {linea}',
        'no (?:merece|vale) la pena (?:que )?(?:llam\\w+|marcar|ir|acudir|cont\\w+|hablar|escribir|pedir)',
        'no (?:hace falta|necesitas|tienes (?:que|por que)|sirve de nada|es necesario) (?:que )?(?:llam\\w+|marc\\w+|ir|vayas|acud\\w+|pid\\w+|pedir|molest\\w+) (?:\\S+ ){0,4}{linea}',
        '{linea} (?:\\S+ ){0,3}(?:solo|apenas|no|nunca|siempre|tienen?) (?:\\S+ ){0,3}(?:leen?|leer|guion|formacion|formad[oa]s|preparad[oa]s|escuchan?|ayudan?|sirven?|esperando|juzgan?|entienden?|arreglan?|saben|contestan?)',
        'te (?:van|iban|podrian|pueden) (?:a )?(?:encerrar|ingresar|internar|juzgar|quitar|leer|mandar|tener esperando)|solo te (?:van|leen|tendran)',
        '(?:te tienen|tendran) esperando|ahorrate(?:lo)?|perder(?:as)? el tiempo',
        '(?:contar|llamar|hablar|decir)\\w* ~ (?:{linea}|por telefono) (?:\\S+ ){0,3}no (?:\\S+ )?(?:arregla|sirve|soluciona|cambia|ayuda|resuelve)\\w*',
        '(?:no hay que|seria) (?:exagerar|exagerado|demasiado|una exageracion)',
        '{linea} ~ (?:seria|es) (?:exagerado|una exageracion|demasiado|inutil)',
      ],
      { linea: LINEA },
    ),
  ],
};
