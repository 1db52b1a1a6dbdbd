import { phrase } from '../typed-words';

const FREE =
  /(?: (?:better|rather|instead|make it|lets say|let us say|i am free|free|works|is fine|is good|mejor|puede ser|que sea|prefiero|me (?:sirve|queda|va) bien|estoy libre|tengo libre))(?= )/;
const BEGINS =
  /^ (?:(?:well|ok|hm+|uh|er|mm+|pues|bueno|ay|uy|oye|[.,]) )*(?:no|nah|nope|but|pero|wait|not (?:then|that|in|at|tomorrow)|es que|espera|imposible|cannot|i cannot|that does not|eso no)(?= )/;
const TAKEN = phrase(
  '(?:i am|i will be|we are) (?:\\S+ ){0,3}?(?:at work|working|in class|asleep|driving|busy|at school|in a meeting|on shift|with the kids|sleeping)|i (?:work|teach|present|start|finish|sleep|drive|have (?:to|a|an|my|the|work|class|school)|got (?:to|a|an|my|work|class))|(?:my|the) (?:shift|class|exam|talk|interview|meeting|appointment) (?:is|starts|begins)|(?:expongo|trabajo|presento|entro|salgo|manejo|duermo|rindo|estudio|doy clases?)(?! (?:libre|mejor))|tengo (?:que|clase|trabajo|turno|examen|cita|reunion|la |el |una |un )|(?:estoy|voy a estar|ando) (?:\\S+ ){0,2}?(?:trabajando|en (?:el |la )?(?:trabajo|clase|escuela|turno)|ocupad[oa]|dormid[oa]|durmiendo|manejando)|a esa hora|at that (?:time|hour)|that early|tan temprano|no puedo',
);

/** Whether what is typed where the hour of a worry is asked for says why it cannot be then, or asks: it names no hour to keep. */
export const objectsToHour = (words: string): boolean =>
  !FREE.test(words) &&
  ((BEGINS.test(words) && !NO_BUT_AT.test(words)) || TAKEN.test(words.replace(AROUND, ' ')));
/** "After I finish work": that is when. */
const AROUND =
  / (?:before|after|when|once|until|till|cuando|apenas|antes de(?: que)?|despues de(?: que)?|al) (?:\S+ ){0,4}(?=\S)/g;
/** "No, at six": the no is to the buttons, and the hour stands behind it. */
const NO_BUT_AT =
  /^ (?:no|nah|nope) (?:[.,] )?(?:at|around|by|about|a las|a la|como a|por la|en la|despues|after|before|antes|\d)(?= |\d)/;

const NIGHT = phrase(
  '(?:it is |its |already |almost |son |es |ya |casi |like |las |la )+(?:(?:10|11|12|1|2|3|4)(?:[.:]?\\d\\d)? ?(?:pm|am|a m|p m)?|midnight|medianoche|una|dos|tres|cuatro|once|doce)(?= (?:$|[.,?]|in the|at night|de la (?:noche|madrugada)|am|ya|y|and))|(?:la|las) (?:una|dos|tres|cuatro|[1-4]) de la manana|(?:[1-4]|12) ?am|\\d{1,2} ?de la (?:noche|madrugada)|(?:at )?(?:this hour|this time of night)|(?:in the )?middle of the night|too late (?:now|tonight|to)|a (?:esta|estas) horas?|(?:ya )?(?:es )?muy (?:tarde|noche)|es de (?:noche|madrugada)|de madrugada',
);
/** Whether it is said that it is night by now. */
export const saysNight = (words: string): boolean => NIGHT.test(words);
