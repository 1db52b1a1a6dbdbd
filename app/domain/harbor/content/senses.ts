import type { SafetyLanguage } from '../../safety/types';

/**
 * Lines that say the same thing in other words, by what they say: in one conversation none follows its twin while
 * something else can be said.
 */
export type Sense =
  'notFollowed' | 'misread' | 'writeOn' | 'saved' | 'aside' | 'noAnswer' | 'program' | 'theirs' | 'fewSay' | 'sorry' | 'whatHelps' | 'whichOne'; // prettier-ignore

export const SENSES: Readonly<Record<SafetyLanguage, Readonly<Record<Sense, RegExp>>>> = {
  en: {
    notFollowed:
      /did not (?:get|follow)|not sure I understood|could not (?:place|find)|missed that|only half of that|only know (?:some|a few)|lost the thread|cannot read\b/i,
    misread: /(?:read|took|had) (?:that|it|the) (?:wrong|for something)|I was off|my mistake|not a good one/i,
    writeOn:
      /write (?:on|more)|you can (?:go on|keep going|tell more|say more)|room (?:here )?for|go on, if/i,
    saved:
      /stays? in (?:this talk|your account)|is saved|are kept|is written down|is on the page|stand there/i,
    aside:
      /set aside|off the (?:list|table)|then not that|without it\b|leave it out|one is gone|no more of that/i,
    noAnswer:
      /cannot answer|no (?:wise )?answer|made up|make one up|past what I have|only be guessing|no line for that/i,
    program: /\b(?:a|simple) program\b|\bprogram (?:does|cannot|has|must)/i,
    theirs: /somebody else will think|up to them, and I|look into them/i,
    fewSay: /few (?:people )?say|told no one|few of them tell/i,
    sorry: /^I am sorry/i,
    whatHelps: /^What (?:would|could|might) (?:help|be (?:of use|useful|good|right|better|a rest)|give you)/i,
    whichOne: /^Which (?:one|of (?:them|these|the))/i,
  },
  es: {
    notFollowed:
      /no (?:lo )?(?:capté|entendí)|no sé si lo entendí|no supe bien|se me escapó|solo la mitad|perdí el hilo|no encontré con qué|no (?:la|lo) puedo leer|solo conozco algunas/i,
    misread:
      /(?:leí|entendí) mal|lo tomé por|me equivoqué|error fue mío|tenía la que no era|no era una buena/i,
    writeOn:
      /sigue escribiendo|escrib(?:e|ir) más|puedes (?:seguir|continuar|contar más)|hay lugar para|^sigue, si/i,
    saved: /quedan? (?:en esta conversación|en tu cuenta|guardado)|está en la página|ahí está/i,
    aside: /dejo (?:de lado|fuera)|entonces (?:eso|esa) no|sin eso|queda descartado|eso ya no|no más de eso/i,
    noAnswer:
      /no la puedo contestar|no tengo (?:una )?respuesta|sería inventada|voy a inventar|más allá de lo que tengo|sería adivinar|no hay línea en mí/i,
    program: /\bun programa\b/i,
    theirs: /qué va a pensar o hacer|depende de esa persona|dentro de otra persona/i,
    fewSay: /pocos lo (?:dicen|cuentan)|no se lo cuentan|poca lo dice/i,
    sorry: /^siento (?:mucho|tanto)/i,
    whatHelps: /^¿qué (?:te )?(?:ayudaría|serviría|vendría|aliviaría|sería|haría|daría|bajaría)/i,
    whichOne: /^¿cuál/i,
  },
};
