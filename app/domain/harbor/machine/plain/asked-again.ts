import { phrase } from './typed-words';

const LONGEST = 240;
const WHO_EN =
  '(?:she|he|they|it|people|everyone|everybody|somebody|someone|anyone|customers?|clients?|guests?|patients?|(?:my|the|our|his|her)(?: \\S+){1,3}?|mom|dad|nan|gran|grandma|grandpa|mama|papa)';
const ASKS_EN =
  '(?:(?:always|keeps?|just|again|still|then|constantly|suddenly|next|even|only) )*(?:asks?|asking|wants? to know|wonders?|looks? for|calls? for|(?:is|are) (?:looking for|asking|calling for)|says? (?:she|he|they|it|where|that|when)|thinks? (?:he|she|they|that|it)|cannot (?:remember|find)|does not (?:remember|know|understand)|forgets?|complains?)';
const ANSWER_EN =
  '(?:what|how) (?:(?:on earth|the hell|the heck) )?(?:do|should|can|could|would|am|will|shall|must) (?:i|we|you|one)(?: even| ever| just| supposed to| meant to| always| really| then)* (?:say|tell|answer|reply|respond|explain)';
const EN = phrase(
  `${ANSWER_EN} (?:\\S+ ){0,7}?(?:when(?:ever)?|if|every time|each time|as soon as|next time|once) (?:${WHO_EN} )?${ASKS_EN}|${WHO_EN} (?:\\S+ ){0,3}?(?:asks?|asking|wants? to know) (?:\\S+ ){0,14}?(?:[.,?] )?(?:and |so |but )?(?:i (?:never |do not |dont )?(?:know |have no idea )?)?(?:what|how) (?:do i|should i|can i|am i|would i|to)(?: even| supposed to| just)* (?:say|tell|answer|reply|respond)`,
);
const ASKS_ES =
  '(?:pregunt\\w+|busca\\w*|busque\\w*|llam[ae]n?|pid[ae]n?|quier[ae]n? saber|dicen? que|reclam\\w+|se (?:queja|quejan|olvida)|cree\\w* que|no se acuerda)';
const ANSWER_ES =
  '(?:que|como|k|q) (?:(?:se|le|les|lo|la|te|me|voy|vamos|a|puedo|debo|tengo|que|yo|uno|carajos|demonios|rayos) )*(?:digo|decir\\w*|decimos|dice|contest\\w+|respond\\w+|explic\\w+)';
const ES = phrase(
  `${ANSWER_ES} (?:\\S+ ){0,8}?(?:cuando|si|cada (?:vez|rato|dia|que)(?: que)?|siempre que|cada que) (?:\\S+ ){0,5}?${ASKS_ES}|(?:pregunta|preguntan|preguntando|preguntarme) (?:\\S+ ){0,14}?(?:[.,?] )?(?:y |pero |no se )*(?:que|como) (?:(?:le|les|se lo|lo) (?:digo|contesto|respondo|explico|decimos)|(?:decir|contestar|responder|explicar)(?:le|les|selo))`,
);

const MEMORY = phrase(
  'dementia|demented|alzheimers?|alzheimer s|(?:her|his|their) memory|(?:does not|do not|cannot|will not|never|not) (?:\\S+ )?remembers?|forgets?|forgot(?:ten)?|forgetting|(?:keep|keeps) (?:telling|having to tell) (?:her|him|them)|all over again|demencia|(?:no se|nunca se) acuerd\\w+|olvid\\w+|(?:perdio|pierde|falla|mal de) (?:\\S+ )?memoria|la memoria',
);
const CHILD = phrase(
  '(?:my|the|our|his|her) (?:\\S+ ){0,2}?(?:kids?|kiddo|son|daughter|children|child|boy|girl|toddler|grandson|granddaughter|grandkids|niece|nephew|little (?:one|boy|girl)|twins)|\\d (?:yr|year|yo)\\S*(?: old)?s?|(?:mi|mis|el|la|los|las|nuestr[oa]s?) (?:\\S+ ){0,2}?(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|chiquit[oa]s?|peque\\S*|niet[oa]s?|chamac[oa]s?|chic[oa]s?|sobrin[oa]s?|beb[ea]s?)|de (?:\\d|dos|tres|cuatro|cinco|seis|siete|ocho) anos',
);
const CUSTOMERS = phrase(
  'customers?|clients?|guests?|patients?|callers?|tenants?|clientes?|clientas?|pacientes?|comensales|huespedes',
);

/** To one person once, words can be made ready. */
const REPEATS = phrase(
  'people|everyone|everybody|somebody|someone|anyone|whenever|every|each|keeps?|always|again|constantly|la gente|todos|todo el mundo|cada|siempre|otra vez|preguntan|preguntando|a cada rato',
);

/** Whose question it is that comes again and again. */
export type Asker = 'memory' | 'child' | 'customers' | 'again';

/** Who it is that asks, where somebody wants to know what to answer each time; null where no such thing is asked. */
export function askedAgain(words: string, text: string, isCaring: boolean): Asker | null {
  if (text.length > LONGEST || !(EN.test(words) || ES.test(words))) return null;
  if (MEMORY.test(words)) return 'memory';
  if (CUSTOMERS.test(words)) return 'customers';
  if (CHILD.test(words)) return 'child';
  if (isCaring) return 'memory';
  return REPEATS.test(words) ? 'again' : null;
}

const NOT_A_MESSAGE =
  '(?:it|that|this) is not (?:a|that (?:sort|kind|type)|that|for|about)(?: of)?(?: a| the)? ?(?:message|text|letter|thing|sort of thing|something to (?:send|say|write)|sending)|not (?:a message|a letter|a text|that sort of thing|that kind of thing|something i (?:can |would )?(?:send|write))|(?:i am|we are) not (?:sending|writing|texting)(?: (?:her|him|them|anyone|anybody|it|that))?|(?:i )?(?:do not|did not) (?:want|need|mean|have) (?:to )?(?:send|write|text|a message|a letter|to send)(?: \\S+){0,4}|there is (?:no|nobody) (?:message|to send)|no es (?:un|una|ningun|ninguna|para) (?:mensaje|carta|mandar\\w*|enviar\\w*|escribir\\w*|eso)|no es (?:eso|ese tipo|esa clase|de eso|cosa de)(?: de)?(?: (?:cosa|mensaje|cosas))?|no (?:le |les |lo )?(?:voy a|quiero|pienso|tengo que|necesito) (?:mandar|enviar|escribir)\\w*(?: (?:nada|un mensaje|ningun mensaje))?';
const SAYS_SO =
  '(?:no|nah|oh|ah|er|um|hm+|well|but|sorry|wait|look|ok|actually|perdon|ay|uy|pero|oiga|oye|pues|mira|a ver|disculpa|disculpe|bueno|espera|es que|[.,])';
const NO_MESSAGE = new RegExp(`^ (?:${SAYS_SO} )*?(?:${NOT_A_MESSAGE})(?= )`);

/** Whether somebody says, first of all, that lines to somebody are not what was meant. */
export const isNoMessage = (words: string): boolean => NO_MESSAGE.test(words);
