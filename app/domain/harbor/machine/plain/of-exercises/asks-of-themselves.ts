import { phrase } from '../typed-words';

const ASKS = phrase(
  '(?:can|could|will|would) you (?:just |please |at least |honestly )*tell me (?:if|whether) (?:i am|i was|it is (?:me|my)|this is (?:me|my)|that is (?:me|my))|tell me (?:honestly |straight )?(?:if|whether) (?:i am|it is my)|am i (?:the|a) (?:problem|bad|asshole|monster|one|jerk|crazy|terrible|worst)\\S*|(?:dime|me dices|puedes decirme|podrias decirme|decime|me puedes decir) (?:tu |vos |nomas |la verdad )*si (?:yo )?(?:soy|estoy|tengo la culpa|es mi|fue mi)|(?:soy|sere) yo (?:el|la|quien)',
);
/** Whether it is asked if they themselves are to blame, which is asked of Harbor sooner than of those the line is for. */
export const asksOfThemselves = (words: string): boolean => ASKS.test(words);
