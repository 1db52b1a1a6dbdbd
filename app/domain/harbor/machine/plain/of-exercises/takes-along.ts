import { phrase } from '../typed-words';

const LONGEST = 220;

/** What was written is copied or sent by the person's own hand. */
const COPIES = phrase(
  '(?:i will|i am going to|i am gonna|ill|i can|i would rather|let me|i) (?:just |now |then |go and )*(?:copy|paste|screenshot|write) (?:it|this|that|them|these)(?: (?:out|down|over|across|by hand|myself|now))*|(?:i will|i am going to|i am gonna|ill) (?:just |now |then |go and |copy (?:it|them) and )*(?:send|text|forward) (?:it|this|that|them|these)(?: (?:to (?:him|her|them|my \\S+)|myself|now|later|tonight|today|tomorrow))+|copied (?:it|them|that)(?= )|sending (?:it|that|them) (?:now|to)|(?:ya |yo |mejor |ahora )*(?:lo|la|los|las) (?:copio|copie|paso|pego)(?: (?:yo|y|a mano|aparte|ahora|solo|sola))*(?: (?:se )?(?:lo|la|los|las) (?:mando|envio|paso))?|(?:ya |yo |ahora )+se (?:lo|la|los|las) (?:mando|envio|paso|digo|leo)|se (?:lo|la|los|las) (?:mando|envio) (?:yo|ahora|ya|luego|hoy|manana|por (?:whatsapp|mensaje|correo|telegram))',
);
const THANKS = phrase(
  'thanks|thank you|ty|cheers|thx|gracias|grax|bye|goodbye|good night|goodnight|see you|adios|chao|chau|hasta luego|hasta pronto|nos vemos|buenas noches|listo|that is (?:it|all)|eso es todo|con eso basta',
);
/** What stands beside it and asks for nothing. */
const BESIDE =
  /(?: (?:no|nah|ok|okay|well|so|and|but|y|pero|pues|bueno|ya|igual|anyway|all|so much|a lot|much|muchas|mil|senor|senora|lol|just|only|solo|queria|wanted|to|fix|change|arreglar|cambiar|corregir|una|one|a|palabra|word|line|linea|cosa|thing|por|todo|for|the|help|la|ayuda|this|it|lo|se|le|via|whatsapp|text|mensaje|now|ahora|luego|later|tonight|hoy|him|her|them|myself|mismo|misma|yo|it is|fine|good|great|perfect|perfecto|genial|esta|bien|harbor|[.,]))+(?= |$)/g;

/** Whether somebody takes the lines along by their own hand: with thanks or a goodbye and nothing more, alone, or before they tell on. */
export function takesAlong(words: string, text: string): 'bye' | 'only' | 'tellsOn' | null {
  if (text.includes('?') || !COPIES.test(words) || NEGATED.test(words)) return null;
  const rest = words.replace(COPIES, ' ').replace(THANKS, ' ').replace(BESIDE, ' ').trim();
  const left = rest === '' ? 0 : rest.split(/\s+/).length;
  if (left <= FEW && text.length <= LONGEST) return THANKS.test(words) ? 'bye' : 'only';
  return left >= TOLD && STARTS.test(words) ? 'tellsOn' : null;
}
const FEW = 3;
const TOLD = 6;
/** It comes first, and what is told comes after it. */
const STARTS =
  /^ (?:(?:ok|okay|no|nah|well|thanks|thank you|gracias|bueno|ya|yo|mejor|[.,]) )*(?:i will|ill|i am (?:going to|gonna)|lo|la|los|las|se) /;
const NEGATED = phrase(
  '(?:not|never|cannot|will not|no) (?:\\S+ )?(?:copy|send|text|copio|mando|envio|paso)|if i (?:\\S+ )?(?:send|copy)|si (?:se )?(?:lo|la) mando',
);
