import { REMARK_LEAD } from '../leads/remark-leads';
import { isQuestion } from '../plain/of-harbor/asked-of-life';
import { isForecast } from '../plain/of-life/step-said';
import { opening, phrase, typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { asPlan, PLAN_UNTIL } from './planned';

const LONGEST = 160;
const IT = '(?: (?:it|that|this|one|them|both|two|the \\S+(?: \\S+)?|my \\S+|a \\S+|all of it))';
const DID = opening(
  `(?:(?:alright|right|all right|fine|there|genial|va|dale|[.,]) )*(?:i )?(?:(?:have|just|already|actually|finally|even) )*(?:(?:did|done|typed|wrote|written|sent|finished|started|opened|cleaned|tidied|washed|called|texted|managed|put)${IT}(?= (?:$|[.,]|down|out|up|now|already|and|it|just|today|in|on|at|lol|$))|done)(?= (?:$|[.,]|it|now|already|and|down|out|up|just|today|in|on|at))|(?:ya )?(?:(?:lo|la|los|las|me|le|les) )*(?:hice|escribi|mande|llame|termine|empece|abri|anote|limpie|lave|ordene|complete|envie|logre|tendi|recogi)(?= )|(?:ya )?(?:esta |quedo |todo )?hecho(?= (?:$|[.,]))|ya (?:esta|quedo)(?= (?:$|[.,]))`,
);
const NOT_DONE = phrase(
  'nothing|wrong|badly|hurt|regret|stupid|mistake|again|nada|mal|dano|error|arrepient\\w+|otra vez|tonteria|sin querer|did not|no lo',
);

/** In a topic where a small step was begun or kept, and in few words elsewhere. */
const isAtTopic = (step: string | null): boolean =>
  /^(?:TOPIC|TRIED|TOLD|FACET|HELP|RETURN|STOPPED|PLAN)/.test(step ?? '');

/** That it is done, or what will be done by when, told where a step was begun: it is the step done, or a plan. */
export function doneTold(talk: Talk, { text, heard }: Written): Move | null {
  const { step, topic, slots, person, said } = talk.memory;
  if (!isAtTopic(step) || isSafetyStep(step) || isExerciseStep(step)) return null;
  if (heard.level !== 'none' || heard.danger >= HARMLESS || text.length > LONGEST) return null;
  const words = typedWords(text);
  if (DID.test(words) && !NOT_DONE.test(words) && !isAsked(words, text)) {
    const isBegun = Boolean(slots.step) || person.step !== null;
    if (isBegun && said['RETURN.did'] === undefined) return { talk, to: 'RETURN.did', by: 'person' };
    return topic !== null && topic !== 'other' && isShort(words)
      ? { talk, to: `TOPIC.${topic}`, leads: [`${REMARK_LEAD}didIt`], by: 'person' }
      : null;
  }
  const plan = topic !== null && heard.danger < PLAN_UNTIL ? planIn(text) : null;
  return plan === null || (said.PLAN ?? 0) >= PLANS_MOST ? null : asPlan(talk, plan);
}
const isAsked = (words: string, text: string): boolean =>
  text.includes('?') || (isQuestion(words) && words.trim().split(' ').length > FEWEST_ASKED);
const FEWEST_ASKED = 3;
const HARMLESS = 0.5;
const PLANS_MOST = 2;
const FEW_WORDS = 14;
const isShort = (words: string): boolean => (words.match(/[a-z0-9']+/g) ?? []).length <= FEW_WORDS;

const PLANS = opening(
  '(?:fine|alright|right|all right|esta bien|vale|bueno|dale|ya|de acuerdo|va|[.,]| )*(?:i will|i am going to|going to|voy a|hare|escribire|mandare) (?:(?:just|try to|do|write|solo|tratar de|intentar) )*(?:one|a|two|the|half|five|ten|un|una|dos|el|la|hacer|escribir|leer|mandar|llamar|read|send|open|call|abrir|\\d+) \\S+',
);
const BY_WHEN = phrase(
  'before|after|at|by|tonight|tomorrow|now|today|this|antes|despues|al|a las|hoy|manana|ahora|esta|ahorita',
);

/** The sentence that says what will be done, and by when, whatever is asked beside it. */
function planIn(text: string): string | null {
  const [first = ''] = text.split(/[.!?\n;]/);
  const words = typedWords(first);
  const isPlan = PLANS.test(words) && BY_WHEN.test(words) && !isForecast(first);
  return isPlan && first.trim() !== text.trim() ? first.trim() : null;
}
