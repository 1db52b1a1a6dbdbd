import { phrase } from '../typed-words';

const THINGS_EN =
  '(?:things?|stuff|thoughts?|ideas?|places?|something|some|part|parts|more|it|that|this|what|them|one thing|(?:worst|rest) (?:of it|part))';
const SAY_EN = '(?:say|saying|tell|telling|write|writing|type|typing|mention|put|repeat|spell|admit|share)';
const NOT_EN =
  '(?:(?:(?:am|was|are|will|do|would|can|could|dare|want|going|gonna|to|just|really|even|rather|better|best|probably) )*(?:not|never|cannot)|would rather not|better not|had better not)';
const THINGS_ES =
  '(?:cosas?|algo|pensamientos?|ideas?|lo|partes?|mas|eso|esto|una cosa|lo peor|barbaridades|tonterias|locuras)';
const SAY_ES =
  '(?:dig[oa]|decir(?:te|le|l[oa]s?|tel[oa]s?|sel[oa]s?)?|diria|diré|dire|cuent[oe]|contar(?:te|le|l[oa]s?|tel[oa]s?|sel[oa]s?)?|escrib[oa]|escribir(?:te|l[oa]s?)?|pong[oa]|ponerl[oa]s?|nombr\\w+|repet\\w+|repit\\w+|mencion\\w+|confes\\w+|compart\\w+)';
const NOT_ES =
  '(?:(?:mejor|prefiero|preferiria|ni|yo|aqui|aca|ahora|hoy|por aqui|por aca) )*(?:no|ni|nunca)(?: (?:te|le|se|me|las?|los?|l[oa]s|quiero|quisiera|voy a|puedo|podria|pienso|atrevo a|animo a|debo|deberia|puede|pueden|ni))*';

/** Something is kept back, and it is said that it is: "things I am not going to say", "cosas que mejor no digo". */
export const saysWithheld = (words: string): boolean => WITHHELD.test(words) && !TO_OTHERS.test(words);
const WITHHELD = phrase(
  [
    `${THINGS_EN} (?:that |which )?(?:i |we )(?:\\S+ )?${NOT_EN} (?:(?:want|going|dare|like|able|need|even|ever|to) )*${SAY_EN}(?: (?:it|them|that|here|down|out|loud|you|to|aloud|about))*(?= (?:$|[.,?]|but|and|because|or|about|even))`,
    `i (?:\\S+ )?(?:(?:would )?rather not|will not|am not going to|cannot|do not (?:want|dare) to|can not) (?:tell you|say (?:it|that|what|which|them|here|more)|write (?:it|that|them)(?: down)?|type (?:it|that)|put (?:it|that) (?:in|into) words)`,
    `${THINGS_ES} que (?:yo )?${NOT_ES} ${SAY_ES}`,
    `(?:no|ni) (?:te |le )?(?:l[oa]s? )?(?:quiero|puedo|voy a|me animo a|me atrevo a|pienso) (?:decirtel[oa]s?|contartel[oa]s?|decirl[oa]s?|contarl[oa]s?|escribirl[oa]s?|decir|contar)(?= (?:$|[.,]|aqui|aca|por|pero))`,
    `no te l[oa]s? (?:puedo|quiero|voy a) (?:decir|contar)|(?:prefiero|preferiria|mejor) no (?:decirl[oa]s?|contarl[oa]s?|decir (?:que|cual|mas|nada mas)|contar (?:que|cual|mas))|mejor (?:ni|no) (?:te |l[oa]s? |te l[oa]s? )?(?:digo|cuento)`,
  ].join('|'),
);
/** It is kept from somebody else, who is named. */
const TO_OTHERS = phrase(
  `${SAY_EN} (?:it |that |them )?(?:to )?(?:him|her|them|my|the|our|people|anyone|anybody|everyone|mom|dad)|(?:decir|contar|escribir) a (?:mi|mis|el|ella|nadie|la|los|las)(?= )|(?:decirle|contarle|decirsel\\w+|contarsel\\w+)(?= )|(?:digo|cuento|dije|conte) (?:\\S+ )?a (?:mi|mis|el|ella|nadie|la|los|las|nuestr\\w+)(?= )`,
);

/** They are somebody else's words or deeds. */
export const isOfWords = (words: string): boolean => SAID.test(words);
const SAID = phrase(
  `(?:said|says|told|called|shouted|yelled|wrote|texted|sent|did|does|dijo|dice|dijeron|dicen|grito|gritaron|escribio|mando|hizo|hicieron|hace) (?:\\S+ ){0,3}(?:${THINGS_EN}|${THINGS_ES})`,
);

/** What is kept back comes into the head. */
export const isOfThoughts = (words: string): boolean => THOUGHTS.test(words);
const THOUGHTS = phrase(
  'thoughts?|think|thinking|ideas?|imagin\\w+|pictur\\w+|(?:my )?(?:head|mind) (?:goes|went|wanders|gets)|dark places?|pens\\w+|ideas?|ocurr\\w+|imagin\\w+|(?:la|mi) (?:cabeza|mente)|cruza\\w*',
);
