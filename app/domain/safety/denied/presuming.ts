import { type Denial, say, sayUnless } from './phrase';

const NOT_ASKED = '(?!.*\\? ?$)';

/** Knowing what nobody here can know: why others do things, what the person did, what will come, and what they should do. */
export const PRESUMING: Denial = {
  id: 'deny.presuming',
  phrases: [
    ...sayUnless('(?:says?|said|tells?|told|think|thinks|wonder|dice|dijo|dices|crees) .*', [
      '(?:he|she|they|your \\w+) (?:\\S+ ){1,6}because (?!of you)',
      '(?:el|ella|se|lo|tu \\w+) (?:\\S+ ){1,6}porque',
      '^(?:maybe|perhaps) (?:you|he|she|they|your \\w+)',
      '^quizas? (?:tu|el|ella|le|lo|la|\\w{3,}(?:iste|aste))',
    ]),
    ...say([
      `you (?:really |just |also )?(?:should|must|ought to|had better) (?!not |, )\\w+${NOT_ASKED}`,
      `(?:deberias|tendrias que|debes)${NOT_ASKED}`,
      `you will (?:never |not |soon |even )*(?:feel|get (?:over|through|better|well|past)|look back|laugh|forget|recall|heal|win|thank|regret|recover|improve|love|meet|be (?:fine|better|happy|well|yourself|your|free|stronger|proud|able|glad|over|back to))${NOT_ASKED}`,
      '(?:volveras|estaras|seras|saldras|tendras|mejoraras|superaras|olvidaras|encontraras|conseguiras|sentiras|dormiras|reiras|acordaras)',
      'i am (?:sure|certain|positive|convinced)|estoy (?:segur[oa]|convencid[oa])|seguro que|sin duda',
      '(?:toxic|toxic[oa]s?)',
      '(?:tonight|this|manage|cope|it|noche|esto|arreglartelas|solucionarlo) ~ (?:without (?:calling|telling|asking)|sin (?:llamar|decir|contar|pedir))',
      '(?:give|dale) (?:him|her)? ?(?:some |more |mas )?(?:space|time|room|espacio|tiempo|carino|amor)',
      '(?:not|nothing) (?:much )?to complain|(?:de que|para) quejarse',
      'you (?:still )?have (?:a|your) (?:roof|job|home|health|family who)|tienes (?:techo|salud|trabajo|comida)',
      'it takes two|look at your own (?:part|role)|cosa de dos|tu parte de culpa',
      'we (?:\\w+ )?(?:understand|know|share|belong|have (?:a|something)|are (?:a|the)|get) ~ (?:each other|other|together|in a way|one another)',
      '(?:llevo|he pasado|paso) ~~ (?:preocupad[oa]|pensando en ti|esperando\\w*)',
    ]),
  ],
};
