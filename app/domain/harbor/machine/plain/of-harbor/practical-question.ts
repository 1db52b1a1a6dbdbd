import { phrase } from '../typed-words';

const LONGEST = 200;
const WHO = '(?:i|we|one|you|anyone|people|someone|somebody|a person)';
/** Where a question begins; elsewhere "como" compares. */
const STARTS = '(?<=(?:^| (?:[.,?]|y|pero|o|entonces|oye|oiga|pues|bueno|ok|si|che|saber|pregunto|ahora)) )';
const HOW = phrase(
  `how (?:on earth |the hell |in the world |even )?(?:do|can|could|will|would|should|am|are|shall) ${WHO}(?: \\S+)+|how to(?: \\S+)+|what (?:do|can|could|should|would|shall) ${WHO} (?:even |actually |really |possibly )*(?:do|give|cook|wear|bring|use|try|put|feed|make|buy) (?:\\S+ ){0,3}?(?:with|about|for|when|if|so|to|against|at|on|in)(?= )|${STARTS}como (?:(?:le|la|lo|les|se|me|yo) )*(?:hago|hacemos|hace uno|hare|hiciste|puedo|podria|podemos|voy a|ayudo|aguanto|organizo|saco|arreglo|consigo|logro|duermo|dormir|estudio|cuido|pago|se hace|se puede|haria)(?= )(?: \\S+)+|${STARTS}que (?:hago|hacemos|puedo hacer|podria hacer|debo hacer|se hace|podemos hacer|hare) (?:\\S+ ){0,3}?(?:con|para|si|cuando|contra|en|el|la)(?= )(?: \\S+)+`,
);
/** These have an answer of their own: how to tell somebody, to know, to feel otherwise, to use the app; and thrown at nobody. */
const NOT_HOW = phrase(
  `how (?:do|can|could|will|would|should|am|are) ${WHO} (?:\\S+ ){0,3}?(?:know|tell|say|explain|be sure|feel|cope|calm|relax|get (?:over|better|through|past|rid|help|out of my head)|stop|deal|handle|live|survive|go on|keep going|move on|forgive|forget|forgot|trust|let (?:it|him|her|them|this|that|go)|delete|erase|use (?:this|you|it)|work (?:this|it)|decide|choose|love|accept|not|so |ever |answer|respond|reply|ask|put it|bring it|word|pick|start (?:this|that|the|a)|sleep (?:again|better)|breathe|be (?:so|this|happy|ok|okay|fine)|help (?:him|her|them|my))(?= )|how (?:could|can|dare) (?:he|she|they|you)|what (?:do|can|could|should|would|shall) ${WHO} (?:\\S+ )?do (?:about|with) (?:my (?:\\S+ )?(?:boss|mom|mother|dad|father|parents|sister|brother|wife|husband|partner|boyfriend|girlfriend|ex|friends?|manager|teacher|family|life|marriage|feelings|thoughts)|him|her|them|it|this|that|myself|me)(?= )|how are you|how am i (?:feeling|doing|supposed to (?:know|feel|live))|how (?:is|was|did|does|do you|often|come|long|much|many|old|far)|how to (?:feel|cope|calm|tell|say|know|stop|live|die|get over|move on|forgive|deal|relax)(?= )|(?:como|que) (?:\\S+ ){0,3}?(?:digo|decir\\w*|explic\\w+|saber|se sabe|siento|calm\\w+|relaj\\w+|superar\\w*|olvid\\w+|perdon\\w+|dejar de|dejo de|vivir|vivo|seguir|sigo|aceptar\\w*|borr\\w+|elimin\\w+|funciona\\w*|decid\\w+|elegir|elijo|contest\\w+|respond\\w+|pedir\\w*|pido|salir de esto|parar de|controlar\\w*|lidiar|quitar\\w*)(?= )|(?:que|q) (?:hago|puedo hacer|hacemos|debo hacer) (?:con|en|para) (?:(?:mi|el|la|este|esta) )?(?:jef[ea]|mama|papa|madre|padre|herman[oa]|marido|espos[oa]|mujer|pareja|novi[oa]|ex|amig[oa]s?|familia|vida|el|ella|esto|eso|esta situacion)(?= )|como (?:estas|esta|te llamas|andas|vas|va|eres)`,
);

/** Whether it is asked how to do something in a day, such as to sleep beside noise or to help with one hand. */
export const asksHow = (words: string, text: string): boolean =>
  text.length <= LONGEST && HOW.test(words) && !NOT_HOW.test(words) && !HARM.test(words);
/** What could hurt somebody is no errand. */
const HARM = phrase(
  'pills?|tablets?|meds|drugs?|guns?|weapons?|poison\\w*|knife|knives|rope|blades?|hurt\\w*|harm\\w*|revenge|get back at|get even|disappear\\w*|vanish\\w*|not (?:wake|be here|exist)|never wake|end (?:it|this|everything|my)|pay for (?:it|this|what)|nobody (?:knows|finds|notices)|pastillas?|drogas?|armas?|pistola|veneno|cuchill\\w+|navaja|soga|lastim\\w+|danar\\w*|hacer\\w* dano|veng\\w+|desquit\\w+|desaparec\\w+|no despertar\\w*|no existir|acabar con|terminar con|nadie (?:se entere|sepa|me vea|note)',
);
