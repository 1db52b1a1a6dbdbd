import { plainTest } from '../../plain/people';

/** Asks back what a question of Harbor means: "do what?", "no sé de qué me habla". */
export const asksWhatIsMeant = plainTest(
  '(?:do|act on|doing) what|what (?:do |are )?you (?:mean|talking about|on about|asking)|what does that mean|what are you on about|hacer (?:el )?que(?: cosa)?|que cosa|de que (?:me )?(?:hablas?|habla usted)|(?:que|a que) (?:te|se) (?:refieres?|refiere)|que (?:quieres|quiere|queres) decir|no se de que (?:me )?(?:hablas?|dices)',
);
