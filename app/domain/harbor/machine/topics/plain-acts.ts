import type { Written } from '../talk/written';

const LONGEST = 60;
const OPENERS =
  '(?:(?:ok|okay|k|cool|great|nice|perfect|lol|haha|muy bien|perfecto|jaja|jajaja|well|alright|right|anyway|no|nah|yeah|thanks|thank you|i am (?:good|fine|ok|okay)|and|so|bueno|pues|listo|vale|gracias|[,.]) )*';
const whole = (words: string) =>
  new RegExp(`^${OPENERS}(?:${words})(?: [,.])* (?:harbor |then |now |for now |for today |[,.] )*$`);

/** What a short text plainly is, in words that need no learning. */
const PLAIN = {
  bye: whole(
    'gtg|g2g|gotta go|brb|(?:\\S+ ){0,4}(?:gtg|g2g|got to go)|bye|goodbye|(?:(?:i )?wanted to say )?good ?night|night night|nighty night|i am off(?: to bed)?|off to bed|see (?:you|ya)(?: later| tomorrow| soon)?|ttyl|talk (?:later|soon|tomorrow)|i will be back|(?:i )?(?:got|have|need|must|should|better) (?:to )?(?:go|run|leave|sleep|get going|go to (?:bed|sleep|work))|i am (?:done|finished|out|going) for (?:now|today|tonight)|that is (?:it|all)(?: for (?:now|today|tonight))|adios|chao|chau|me voy(?: a dormir)?|nos vemos|hasta (?:luego|manana|pronto)|eso es todo|me tengo que ir|tengo que irme|buenas noches',
  ),
  onward: whole(
    '(?:all |ok |okay |fine |i am )*(?:done|start|go on|lets go|next|sure|go ahead|voy|vale voy|ya voy|hagale|dale|empiece|empieza|empecemos|vamos)(?: [.,)] .*)?|done|i am done|finished|did it|next|continue|ready|listo|lista|hecho|siguiente|termine|sigue',
  ),
  thanks: whole('thanks|thank you|thx|ty|cheers|ok|okay|gracias|vale|bueno|esta bien|de acuerdo'),
  complain:
    /^(?:\S+ ){0,3}(?:you (?:just |only )?(?:keep (?:saying|asking|repeating)|repeat|are (?:so |really )?(?:useless|stupid|dumb|annoying|no help|not helping)|not (?:help|helping|listen|listening|understand|get it))|(?:this|that|it) (?:is (?:so |really )?(?:useless|stupid|not helping|no help)|not (?:help|helping|work|working)|(?:did|does) not help)|same (?:thing|answer|question|buttons) (?:again|over)|(?:me )?(?:dices|repites|preguntas) (?:siempre )?lo mismo|siempre (?:dices|repites|preguntas) lo mismo|no (?:me )?(?:ayudas?|entiendes|escuchas)|eres (?:un |una )?(?:inutil|tonto|tonta)|esto no (?:sirve|ayuda|funciona)) /,
  help: /^(?:\S+ ){0,3}(?:(?:what|which) exercises?|show me (?:an|the) exercise|an exercise|(?:que|un) ejercicio|what (?:should|can|do|could) i do|what to do|tell me what to|give me (?:something|one thing|a tip)|help me (?:with|to|calm|sleep|decide)|how (?:do|can|should|would) (?:i|you) (?:even )?(?:start|begin|open|bring up)|i need help(?: with|$)|que (?:hago|puedo hacer|debo hacer|deberia hacer)|dime que hacer|ayudame (?:a|con)|necesito ayuda(?: con|$)|dame algo) /,
  advice:
    /(?:^|[.,?] )(?:\S+ ){0,4}(?:(?<!what )should i|do you think i|what would you do|what do you think|would you|deberia|que harias|que opinas|que piensas|crees que) /,
  vent: /^(?:\S+ ){0,8}(?:just want(?:ed)? to (?:talk|vent|write)|only want to (?:talk|vent|write)|without (?:an |the )?exercises?|no exercises?|let me (?:just )?(?:talk|vent|write)|solo quiero (?:hablar|desahogarme|escribir|contar)|sin ejercicios?|quiero desahogarme) /,
  diagnose:
    /^(?:\S+ ){0,2}(?:am i (?:going )?(?:crazy|insane|mad|depressed|bipolar|normal|ill|sick in)|is (?:something|anything) wrong with me|what is wrong with me|is (?:this|that|it) normal|me estoy volviendo loc[oa]|estoy loc[oa]|es normal|que me pasa|estoy deprimid[oa]) /,
  joke: /^(?:\S+ ){0,3}(?:tell|say|show|know|cuenta|cuentame|dime|sabes) (?:\S+ ){0,3}(?:joke|jokes|chiste|chistes) /,
} as const;

/** Whether a short text plainly takes leave, leads on, complains, asks for help, for a name of it, or for a joke. */
export const isPlainly = (kind: keyof typeof PLAIN, { heard, text }: Written): boolean =>
  text.length <= (kind === 'advice' ? LONGEST_ADVICE : LONGEST) && PLAIN[kind].test(heard.words);
const LONGEST_ADVICE = 140;

const HOPELESS_QUESTION =
  /(?:^| )(?:(?:does|will|can|is) (?:it|this|that|things?|anything) (?:ever |really |even )*(?:get(?:ting)? (?:any )?better|end|stop|worth (?:it|living)|change|go away)|what is the point(?: of (?:anything|it all|it|all this|going on|living))?|is there (?:any|a) (?:point|hope)|why (?:would|should|do|even) i (?:even |still |bother )*(?:keep|go on|carry on|stay) (?:living|alive|going on)|will i ever (?:be|feel) (?:ok|okay|normal|happy|better|myself)|(?:algun dia|esto|alguna vez) (?:se )?(?:mejora|mejorara|termina|terminara|acaba|pasa|pasara|cambia)|para que (?:seguir|sigo|vivir|tanto)|vale la pena (?:seguir|vivir|todo esto)|tiene sentido (?:seguir|todo esto|algo))(?= (?:$|[.,]|like|now|for me|asi|ya|or))/;

/** "Does it ever get better": no question about facts, but one that a person without hope asks. */
export const isHopelessQuestion = ({ words }: Written['heard']): boolean => HOPELESS_QUESTION.test(words);

const MEANT_LIGHTLY =
  /(?:^| )(?:joke|joking|figure of speech|just an expression|just a saying|not literal(?:ly)?|not mean (?:it|that)|not serious|(?:is|was|from|of|quoting|quoted|singing|only|just) (?:a |the |my |this |that |some )?(?:\S+ )?song|lyrics?|misunderst\w+|misread|(?:read|got) (?:me|that|it) wrong|broma|bromeando|chiste|forma de decir|es un decir|una expresion|no (?:va|es|era|iba|lo digo|lo decia|lo dije) en serio|(?:es|era|de|dice|cantaba|cantando|citaba|solo) (?:una |la |esa |mi )?(?:letra de (?:una |la )?)?cancion|malentend\w+|(?:leiste|entendiste) mal)(?= )/;
const LONGEST_LIGHTLY = 80;

/** A short text that says it was a joke, a song or a way of speaking, and carries no danger of its own. */
export const wasMeantLightly = ({ heard, text }: Written): boolean =>
  text.length <= LONGEST_LIGHTLY &&
  heard.level === 'none' &&
  (MEANT_LIGHTLY.test(heard.words) || /\b(?:kidding|jk)\b/i.test(text));
