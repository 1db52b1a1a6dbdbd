import { typedWords } from '../typed-words';
import { tellsOfEnd } from './ended-well';
import { wholeStep } from './whole-step';

const WHEN =
  /\b(?:(?:right |ahora )?(?:now|mismo)|ahora(?: mismo)?|tonight|this (?:morning|afternoon|evening|weekend)|today(?: after \w+)?|tomorrow(?: (?:morning|afternoon|evening|night))?|after (?:work|school|dinner|lunch|breakfast)|before bed|(?:esta|hoy en la) (?:noche|tarde)|hoy(?: mismo)?|ma[nñ]ana(?: (?:por|en|a) la (?:ma[nñ]ana|tarde|noche)| temprano)?|despu[eé]s (?:del trabajo|de comer|de cenar|de la escuela)|antes de dormir)\b/iu;
const SIZE = /\b(?:\d{1,2}|two|five|ten|fifteen|dos|cinco|diez|quince) ?(?:min(?:ute|uto)?s?)\b/iu;

/** The step as it is written down, with when and how long where it says so itself: then neither is asked again. */
export function stepSaid(text: string): Record<string, string> {
  const when = WHEN.exec(text)?.[0];
  const size = SIZE.exec(text)?.[0];
  const whole = size ? null : wholeStep(text);
  const at = whole?.when ?? when;
  return {
    step: whole?.when ? whole.step : text,
    whole: whole ? 'yes' : '',
    ...(at && { when: at.toLowerCase() }),
    ...(size && { size: size.toLowerCase() }),
  };
}

/** "Monday is going to be hell", "on Saturday I relapsed": what is expected, or has ended, and no plan. */
export const isForecast = (text: string): boolean => FORECAST.test(text) || tellsOfEnd(typedWords(text));
const FORECAST =
  /\b(?:is|are|it'?s|its|will) (?:(?:going to|gonna) )?be\b|\bva(?:n)? a (?:ser|estar)\b|\bser[aá]\b/iu;

/** What somebody would do, named by itself: "wash the dishes". */
export const namesAct = (text: string): boolean => ACT.test(text);
const ACT =
  /^\W*(?:(?:maybe|just|i (?:could|can|will)|i'?ll|quiz[aá]s?|podr[ií]a|puedo|voy a) )*(?:call|text|wash|clean|do|take|go|walk|pay|write|read|cook|make|send|open|finish|tidy|shower|eat|drink|fix|buy|clear|answer|email|visit|fold|feed|water|put|something|algo|\p{L}{2,}(?:ar|er|ir)(?:me|se|lo|la|le|les|los|las)?)\b/iu;
