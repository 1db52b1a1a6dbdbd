import { phrase } from '../typed-words';

const SPEECH =
  '(?:speech|toast|eulogy|few words (?:at|for) (?:the|his|her|their|my) \\S+|discurso|brindis|(?:unas )?palabras (?:para|de|en) (?:la boda|el brindis|el funeral|el velorio|la graduacion|la despedida|el cumpleanos|los novios))(?! (?:therap\\w+|delay|impediment|problems?|sandwich|bread))';
const NOTHING =
  '(?:nothing|nowt|nada|zilch|(?:bugger|fuck|sod|naff|jack|damn) all|jack shit|no (?:words|lines?)|not (?:a|one|even a|a single) (?:word|line|thing|sentence)|ni (?:una|media) (?:linea|palabra|frase)|ni jota)';
const OWN = '(?:a|my|the|this|that|me|some|un|el|mi|unas|las|ese)';

/** A speech of their own that is not written yet. */
const UNWRITTEN = phrase(
  [
    `(?:i|me|have|got|with|written|wrote) ${NOTHING} (?:\\S+ ){0,3}?(?:for|of|on|in|down) (?:\\S+ ){0,4}?${SPEECH}`,
    `(?:not|never) (?:even |yet |really )*(?:written|started|begun|got|wrote|start|write) (?:\\S+ ){0,3}?${OWN} (?:\\S+ ){0,3}?${SPEECH}`,
    `${OWN} (?:\\S+ ){0,2}?${SPEECH} (?:is )?(?:\\S+ ){0,6}?(?:${NOTHING}|not (?:even )?(?:written|started)|no idea (?:what|where|how)|blank page)`,
    `(?:no (?:tengo|he|llevo|me sale)|tengo|llevo) (?:\\S+ ){0,2}?(?:${NOTHING}|escrito|escrita) (?:\\S+ ){0,4}?${SPEECH}`,
    `no (?:se|tengo idea de|me sale) (?:\\S+ ){0,4}?(?:decir|poner|escribir|empezar|como|arrancar) (?:\\S+ ){0,4}?${SPEECH}`,
  ].join('|'),
);
const HAS_TO =
  '(?:have|need|got|gotta|supposed|asked me|wants me|want me|must|trying|struggling|how (?:do|should|can) i|how|help me|cannot|should)';
const TIENE_QUE =
  '(?:tengo que|debo|necesito|me toca|hay que|me (?:pidio|pidieron|toco) que|me (?:pidio|pidieron|toco)|quieren que|como|ayudame a|no puedo)';
/** A speech that they have to write or give. */
const TO_GIVE = phrase(
  [
    `${HAS_TO} (?:\\S+ ){0,3}?(?:write|writing|prepare|give|giving|do|say|make|start|begin|deliver|hold) ${OWN} (?:\\S+ ){0,3}?${SPEECH}`,
    `${TIENE_QUE} (?:\\S+ ){0,2}?(?:dar|de|decir|diga|escribir|escriba|hacer|haga|preparar|prepare|leer|lea|armar|empezar|empiezo|escribo|hago|preparo) ${OWN} (?:\\S+ ){0,2}?${SPEECH}`,
  ].join('|'),
);
const OF_A_BOY = phrase(
  '(?:best man|maid of honou?r|bridesmaid|groomsman|padrino de (?:la )?boda|madrina de (?:la )?boda|dama de honor)',
);
const SAYS = phrase('speech|toast|say|words|discurso|brindis|palabras|decir');

const TEXT_EN = '(?:message|text|email|mail|letter|reply|dm|whatsapp|apology|voice note)';
const TEXT_ES = '(?:mensaje|mensajito|correo|mail|carta|texto|whatsapp|wasap|audio|disculpa|nota de voz)';
const TO_EN = '(?:my|the|a|him|her|them|our|this|that)(?! (?:dead|late|deceased|younger|past|future) )';
/** A message of their own to somebody. */
const MESSAGE = phrase(
  [
    `(?:have to|need to|got to|gotta|want to|trying to|supposed to|help me|how do i|how should i|how to|should i) (?:\\S+ )?(?:write|send|draft|word|compose|start|begin|type) (?:a|an|the|this|my|that) (?:\\S+ ){0,2}?${TEXT_EN} (?:back )?(?:to|for) ${TO_EN}`,
    `(?:tengo que|necesito|quiero|debo|ayudame a|me ayudas a|como|hay que|me toca) (?:\\S+ )?(?:escribir|escribo|mandar|mando|enviar|envio|redactar|redacto|responder|armar|empezar|empiezo)(?:le|les)? (?:un|una|el|la|ese|esa|este|esta) (?:\\S+ )?${TEXT_ES} (?:a|para|al)(?! (?:dios|mi yo|los muertos) )`,
  ].join('|'),
);
/** Words of leaving for ever, and of the dead, have their own way. */
const LAST = phrase(
  'goodbye|farewell|suicide|died|dead|passed away|despedirme|despedida de|adios|murio|fallecio|muert[oa]|from work|every day|all day|todo el dia|todos los dias',
);

/** Whether a speech of theirs is due of which nothing is there yet. */
export const isUnwritten = (words: string): boolean =>
  UNWRITTEN.test(words) ||
  TO_GIVE.test(words) ||
  (OF_A_BOY.test(words) && SAYS.test(words) && FIRST.test(words));
const FIRST = phrase('i am|i have|my|me|soy|me|mi');

/** Where something of their own is to be written for others: a speech has its first line, a message its lines. */
export function toWrite(words: string): 'SPEAK.1' | 'WORDS.1' | null {
  if (isUnwritten(words) && !GAVE.test(words)) return 'SPEAK.1';
  return MESSAGE.test(words) && !LAST.test(words) && !UNWILLING.test(words) ? 'WORDS.1' : null;
}
/** They do not want to. */
const UNWILLING = phrase(
  '(?:no|ni) (?:quiero|tengo que|pienso|voy a|debo)|(?:do not|never|not) (?:want|have|need|going|trying) to',
);
/** Over, or somebody else's. */
const GAVE = phrase(
  '\\S+ (?:gave|made|did|held) (?:a|the|my|his|her|their|that) (?:\\S+ )?(?:speech|toast|eulogy)|(?:his|her|their) (?:\\S+ )?(?:speech|toast|eulogy) (?:was|is|had)|(?:di|dio|hizo|hice) (?:un|el|mi|su|unas) (?:\\S+ )?(?:discurso|brindis)',
);
