import { phrase } from '../typed-words';

const NOBODY =
  '(?:anyone|anybody|no one|nobody|people|somebody|someone|a person|nadie|gente|alguien|ninguna persona|una persona)';
const REFUSES = phrase(
  `(?:do not|not|never|no way i|without) (?:\\S+ ){0,2}(?:want|wanting|need|feel like|going|like) (?:to )?(?:talk|talking|speak|speaking|see|seeing|call|calling|tell|telling|ring|text) (?:to |with )?(?:\\S+ )?${NOBODY}|no (?:quiero|quisiera|tengo ganas de|me apetece|necesito|pienso) (?:\\S+ )?(?:habl\\w+|ver|llamar|cont\\w+|platicar|decir\\w*) (?:\\S+ ){0,3}?(?:con |a )?${NOBODY}|(?:leave|left|let) me (?:alone|be)|(?:me |nos )?dej(?:en|e|es|ame|enme|eme) (?:en paz|tranquil[oa])`,
);
const WANTS = phrase(
  '(?:but|except) (?:i )?(?:do )?(?:want|need)|(?:real|actual) (?:person|human)|(?:pero|sino) (?:si )?(?:quiero|necesito)|persona (?:real|de verdad)',
);

/** Whether somebody says that they want to talk to nobody, or to be left in peace. */
export const refusesPeople = (words: string): boolean => REFUSES.test(words) && !WANTS.test(words);
