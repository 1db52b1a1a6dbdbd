import { CLAUSE, phrase } from '../typed-words';

/** Whether a text asks what comes if words for somebody do not work: "and if she walks off, then what". */
export const asksWhatIf = (words: string): boolean => WHAT_IF.test(words);
const WHAT_IF = phrase(
  `(?:then|and) what${CLAUSE}|what then${CLAUSE}|what (?:if|do i do (?:if|when)|happens (?:if|when)|when) (?:he|she|they|it|my|the|nobody|this|that)|(?:and|but) if (?:he|she|they|it|my \\S+) (?:\\S+ ){0,2}(?:not|says?|laughs?|walks?|gets?|goes|ignores?|shouts?|rolls?|cries|hangs?)|what do i (?:do|say) (?:then|after|next)|(?:y|pero) si (?:el|ella|ellos|no|me|se|le|mi \\S+|igual|despues|luego|dice|sale)|(?:y )?(?:(?:entonces|luego|despues|ahi|si no) que|que (?:hago|digo|pasa) (?:si|cuando|luego|despues|entonces|ahi))(?= )`,
);
