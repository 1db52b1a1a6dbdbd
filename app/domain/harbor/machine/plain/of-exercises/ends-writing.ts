import { typedWords } from '../typed-words';

const STOPS_EN =
  'stop(?: it| now| this| there| here)?|enough(?: of (?:this|that|it))?|i have had enough(?: of (?:this|it))?|i will (?:stop|leave it)(?: here| there| now| at that)?|(?:can|could) we stop|i (?:want|would like|need) to stop|let us stop|no more (?:of (?:this|it)|questions)|(?:i )?do not want (?:this|to do this)(?: any ?more)?|i am (?:done|finished|out)(?: here| with (?:this|it))?|forget (?:it|about it|this)|never ?mind|leave it (?:there|here)|not doing (?:this|it)|this is not for me|(?:(?:can|could|may) (?:we|i)|let us|i want to|i would rather|id rather) (?:please )?(?:just )?(?:do|try|talk about|have) (?:something else|another (?:one|exercise)|something different)|change the subject';
const STOPS_ES =
  'para|paremos|basta|ya (?:basta|estuvo|no)|dejalo(?: asi| ahi)?|dejemoslo(?: asi| ahi)?|dejemos esto|(?:ya )?no quiero (?:hacer )?(?:esto|eso|mas)|(?:ya )?no quiero (?:seguir|continuar) con el ejercicio|quiero (?:parar|dejarlo)|olvidalo|olvidate|mejor (?:ya )?no|no mas preguntas|hasta (?:aqui|aca)(?: nomas| lo dejo)?|(?:cambiemos|cambia) de tema|(?:hagamos|hablemos de|quiero hacer) otra cosa|esto no es para mi|ya me canse(?: de esto)?';
const LEAVES =
  '(?:good )?(?:night|nite)(?: night)?|bye(?: bye)?|goodbye|cya|see (?:you|ya)(?: later| soon| tomorrow)?|ttyl|gtg|g2g|got to go|i (?:have|got) to go|(?:i am )?off to bed|i am (?:off|going)(?: now| to bed)?|ta ra|me voy(?: a dormir| ya)?|(?:me )?tengo que (?:irme|ir)|chau|chao|adios|buenas noches|nos vemos|hasta (?:luego|manana)|me despido|lo dejo (?:aqui|aca|por hoy)';
/** May be said of the exercise, or of far more than that. */
const NO_FURTHER =
  '(?:i )?(?:do not want to|cannot) (?:go on|continue|carry on|keep going)(?: with (?:this|it|that))?(?: any ?more)?|(?:ya )?no (?:quiero|puedo) (?:seguir|continuar)(?: mas| asi| con esto)?';
const BESIDE =
  'ok|okay|well|right|actually|sorry|please|now|then|instead|better|thanks|thank you|thx|ty|ta|love|mate|harbor|no|nah|yeah|i think|maybe|just|really|can we|could we|en vez|en su lugar|bueno|pues|ya|mejor|por favor|gracias|perdon|la verdad|creo que|vale|listo|ay|mira|sabes que|che|[.,]';

const LONGEST = 90;
const whole = (list: string) => new RegExp(`^ (?:(?:${BESIDE}) )*(?:(?:${list})(?: (?:${BESIDE}))* )+$`);
const STOP = whole(`${STOPS_EN}|${STOPS_ES}`);
const LEAVE = whole(`${LEAVES}|${STOPS_EN}|${STOPS_ES}`);
const UNCLEAR = whole(`${NO_FURTHER}|${STOPS_EN}|${STOPS_ES}`);

/**
 * What a text does that is nothing but a wish to end what is being written: it stops, or takes leave. `unclear`: it may
 * be said of the exercise, or of the own life. Null: it is an answer, whatever words are in it.
 */
export function endsWriting(text: string): 'stop' | 'leave' | 'unclear' | null {
  if (text.length > LONGEST) return null;
  const words = typedWords(text);
  if (STOP.test(words)) return 'stop';
  if (LEAVE.test(words)) return 'leave';
  return UNCLEAR.test(words) ? 'unclear' : null;
}

const ASKS_BACK =
  /^ (?:(?:ok|sorry|wait|hm+|eh|and|but|so|perdon|a ver|y|pero|oye|bueno|[.,]) )*(?:what (?:do|did) you mean(?: by (?:that|this))?|(?:and )?what (?:is|does) (?:that|this|it) (?:mean|supposed to mean)|how do you mean|like what|such as|for example|example|what (?:do|should|would|can) i (?:write|put|say|answer)(?: here| there)?|what would you (?:write|put|say)(?: here)?|(?:i )?(?:do not|did not) (?:get|understand)(?: it| this| that| the question| what you mean)?|what|huh|que quieres decir(?: con eso)?|que queres decir|a que te refieres|a que te referis|como asi|como que|por ejemplo|un ejemplo|que (?:pongo|escribo|digo|debo poner|tengo que poner)(?: aqui| aca| ahi)?|que pondrias|no (?:lo |la )?entiendo(?: la pregunta| eso| esto| bien)?|no entendi(?: la pregunta| eso)?|que|como)(?: [.,?])* $/;

/** Whether a text asks what the open step wants, and nothing else. */
export const asksWhatIsWanted = (text: string): boolean => ASKS_BACK.test(typedWords(text));
