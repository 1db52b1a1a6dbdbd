import { phrase } from '../typed-words';

/** A body that gives way, or has had nothing to eat: however lightly it is told, it is no good moment. */
const ALARM = phrase(
  [
    '(?:nearly|almost|about to|thought i would|going to) (?:\\S+ )?(?:faint\\S*|pass(?:ed)? out|collapse\\S*|black(?:ed)? out|fell|fall over|keel\\S*)|(?:fainted|passed out|blacked out|collapsed|keeled over|went dizzy|seeing stars)|(?:everything|all|it) (?:went|goes|turned) (?:black|dark|grey|gray)',
    '(?:havent|have not|not|didnt|did not) (?:\\S+ )?(?:eaten|eat|had) (?:\\S+ )?(?:anything|a thing|since|all day|in (?:two|three|\\d+) days|breakfast|dinner|lunch)|(?:only|just) (?:water|coffee|gum|coke zero|diet coke) (?:since|all day|for)',
    'casi me (?:caigo|cai|desmayo|desmaye|voy de lado)|me (?:desmaye|desvaneci|fui de lado|fui al piso|maree)|(?:se me puso|se puso|vi) todo (?:negro|oscuro|borroso)|(?:no|sin) (?:habia |he |haber |hube )?(?:desayun\\S+|cen\\S+|com(?:ido|i|er)(?= (?:$|[.,]|nada|desde|ayer|hoy|en|ni)))|(?:pura|solo|nada mas|puro) (?:agua|cafe|chicles?)',
  ].join('|'),
);

/** Whether a text tells of fainting, or nearly, or of having had nothing to eat. */
export const alarmsOfBody = (words: string): boolean => ALARM.test(words);

const NOT_GOOD = phrase(
  '(?:no|not|wasnt|isnt|never|nada) (?:\\S+ ){0,4}(?:good|nice|great|pretty|happy|lovely|fun|bonit[oa]|buen[oa]|lind[oa]|alegre|gusto|feliz|divertid[oa])',
);
/** Whether a text says of what was taken for good that it is not. */
export const saysNotGood = (words: string): boolean => NOT_GOOD.test(words);
