const FIRST =
  '(?:(?:so|well|just|only|mostly|ok|maybe|i think|i guess|pues|bueno|solo|solamente|nomas|nada mas|creo|no se|idk|[.,]) )*';
const THEM = '(?:he|she|they|you|him|her|them|u|my \\S+|the \\S+(?: \\S+)?)';
const WISHES_EN = `(?:(?:i (?:just |really |only )*(?:need|want|wish) )?that ${THEM} (?:would |will |could |can |do not |does not )?[a-z]+|please|pls|plz|(?:can|could|will|would) (?:you|u|he|she|they))`;
const WISHES_ES =
  '(?:(?:(?:yo )?(?:necesito|quiero|quisiera|pido|me gustaria) )?que (?:(?:el|ella|ellos|ellas|usted|ustedes|mi \\S+|la \\S+|el \\S+) )?(?:(?:no|ya|me|le|nos|te|se|lo|la|los|las|por favor) )*(?!se |de )[a-z]+(?:a|e|en|an|as|es)|por favor|porfa\\S*|(?:me )?(?:puedes|puede|pueden|podrias|podria|podrian))';
const ASKS = new RegExp(`^ ${FIRST}(?:${WISHES_EN}|${WISHES_ES})(?= )`);

/** Whether a line asks somebody for something: that they do it, or please. */
export const asksOfThem = (words: string): boolean => ASKS.test(words);
