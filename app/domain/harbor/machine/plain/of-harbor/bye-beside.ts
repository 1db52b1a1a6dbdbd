import type { Written } from '../../talk/written';
import { endsWithGoodbye, takesLeave } from '../leaving';
import { phrase } from '../typed-words';

const LONGEST = 150;
const HARMLESS = 0.5;
/** What was there is taken as done: beside it, where somebody goes next is a goodbye. */
const CLOSES = phrase(
  'thanks|thank you|ta|cheers|ty|thx|ok|okay|right|right then|oh well|well|fair (?:enough|dos|play)|never ?mind|does not matter|no matter|helped|gracias|bueno|listo|vale|da igual|no importa|me sirvio',
);
const GOES_NEXT = phrase(
  '(?:i am |i will be )?(?:off|going|heading|away) (?:to (?:bed|sleep)|for (?:a |my |some )?(?:nap|kip|tea|dinner|lunch|supper|walk|shower))|i will (?:just |go and |go |try and |try to |have a )*(?:get my head down|away|turn in|hit the (?:hay|sack)|sleep|rest|kip|nap|lie down)|get my head down|(?:going|off) to (?:pop (?:next door|round|over)|walk the dog|phone|ring|call)|i will away|(?:think )?(?:i will|ill|i am going to|gonna|going to|might) (?:\\S+ ){0,7}(?:go to bed|go to sleep|lie down|put the kettle on|get (?:some sleep|to bed)|have (?:a|my) (?:bath|shower|tea|cuppa|coffee))|me (?:voy a tomar|voy a preparar|voy a hacer|tomo|preparo|voy por) (?:un|una|unos|unas|mi|mis|el|los) (?:mates?|mate|cafe(?:cito)?|cafes|te|agua|sopa|ducha|bano|siesta|leche|chocolate)|me voy (?:a (?:echar|acostar|dormir|comer|descansar|banar|duchar|cenar)|donde (?:mi|la|el|una?)|pa (?:la|mi))(?= )|voy a (?:intentar |tratar de |ver si )?(?:dormir|duermo|comer|descansar|echarme|acostarme|cenar|almorzar|llamar)(?= )|(?:mejor )?(?:llamo|le marco) a (?:mi|la|el|un|una)(?= )',
);
const LAST_ES = phrase('(?:[.,]|y) (?:ya )?buenas noches(?: [.,])*(?= $)');
const BEFORE_GOING = phrase('before i (?:go|leave|head off|do)|antes de (?:irme|que me vaya)');
/** Something that goes on, and no goodbye. */
const TELLS = phrase(
  'live|vivir|move|mudar\\w*|mudo|no se|do not know|because|porque|cannot|no puedo|not|week|month|semana|mes|never|nunca|every|cada|afraid|miedo|scared',
);

const TO_SOMEONE = phrase(
  '(?:phone|ring|call|text|ask|see|visit|message|tell) (?:my|our|the|a) \\S+|(?:phone|ring|call|text|ask|see) (?:him|her|them)|give (?:my \\S+|him|her|them) a (?:bell|ring|call|buzz)|pop (?:next door|round|over)|(?:llamo|llamar|marco|marcar|pregunto|preguntar|escribo|visito|visitar|ver) (?:\\S+ )?a (?:mi|la|el|un|una)|(?:donde|con) mi(?: \\S+)?|hablo con (?:mi|la|el)|i (?:will )?ask (?:my )?\\S+',
);
const TO_SLEEP = phrase(
  'bed|sleep|nap|kip|head down|lie down|turn in|hit the (?:hay|sack)|dormir|duermo|acostar\\w*|acuesto|echar(?:me)?|descansar|cama',
);
const JOKE = phrase('jokes?|chistes?');
const THANKS = phrase('thanks|thank you|ta|cheers|ty|thx|gracias');

/** Whether a text takes leave, whatever shares the line with it. */
const leaves = (words: string, text: string): boolean => {
  if (text.length > LONGEST) return false;
  const isAsked = words.includes(' ? ') && !JOKE.test(words);
  if (isAsked) return false;
  if (goes(words)) return true;
  // What was told before takes nothing back of how a text ends.
  const told = words
    .trim()
    .replace(/(?: \.)+$/, '')
    .split(' . ');
  return told.length > 1 && [1, 2].some((most) => goes(` ${told.slice(-most).join(' . ')} `));
};
const goes = (words: string): boolean => {
  if (TELLS.test(words.replace(/ (?:does not matter|no importa) /g, ' '))) return false;
  const closes = CLOSES.test(words) || (JOKE.test(words) && BEFORE_GOING.test(words));
  return closes && (GOES_NEXT.test(words) || LAST_ES.test(words));
};

/** What a goodbye is answered with, by what they go to: ids of leads. Null: it is none. */
export function byeIn(words: string, { text, heard }: Written): readonly string[] | null {
  const isPlain = takesLeave(words, text) || endsWithGoodbye(words, text);
  // What sounds like any danger is no plain way home.
  if (!isPlain && (heard.danger >= HARMLESS || !leaves(words, text))) return null;
  const joke = JOKE.test(words) ? ['bye.joke'] : [];
  if (TO_SOMEONE.test(words)) return [...joke, 'bye.person'];
  if (TO_SLEEP.test(words)) return [...joke, 'bye.sleep'];
  return THANKS.test(words) ? [...joke, 'bye.thanks'] : joke;
}
