const OPENS =
  '(?:(?:huh|hm+|hah|well|um+|uh+|er|so|look|ok|okay|oh|yo|honestly|truth|lol|god|man|i mean|maybe|pues|bueno|mira|este|eh|o sea|la verdad|ay|uy|uff?|posta que|la verdad que|claro que|creo que|[.,]) )*';
/** "Sí" without its accent is also "if": it is a yes where a mark, or what goes on after a yes, follows it. */
const YES =
  '(?:yes|yess+|yeah|yea|yeh|yep|yup|aye|yh|ye(?= [.,])|sip|simon|claro(?= (?:[.,]|que si))|obvio|por supuesto(?= (?:[.,]|que si))|si(?= (?:[.,]|si |claro|pues|po |desde|deje|hace|ya |y |senor)))';
/** Takes it back at once, or is only a way to begin. */
const NOT_THEN = '(?! (?:right|no|nah|nope|but no|pero no|claro que no|sure thing|whatever)(?= ))';
const AT_FIRST = new RegExp(`^ ?${OPENS}${YES}(?=[ ])${NOT_THEN}`);
/** "The shakes yeah", "esta noche si": the yes after what it is a yes to. */
const AFTER_IT =
  /^ ?(?:(?!(?:not|no|never|if|nunca|cannot|unless|nobody|nadie|se) )\S+ ){1,5}(?:[.,] )?(?:yes|yeah|yep|yea|si) (?:[.,]|$)/;
/** A yes that stands alone at the end: "nobody asked me before. yeah". */
const AT_LAST = /[.,] (?:so |entonces |pues |and |y )?(?:yes|yeah|yep|yea|yup|si) (?:[.,] ?)*$/;
const ASKS_BACK = /(?:^| )(?:right|eh|no|you know|sabes|verdad) (?:[.,] ?)*$/;

/**
 * Whether a text answers yes and goes on to tell: "huh. yeah. quit on sunday, a fifth a day". Of plain words as they are
 * heard, with marks apart.
 */
export const saysYesFirst = (words: string): boolean =>
  AT_FIRST.test(words) || ((AFTER_IT.test(words) || AT_LAST.test(words)) && !ASKS_BACK.test(words));
