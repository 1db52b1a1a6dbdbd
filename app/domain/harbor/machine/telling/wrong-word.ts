import type { Topic } from '../../../listener/labels';
import { besideWrongWord, namesOfWrong } from '../plain/put-right/wrong-word';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsNamed } from '../topics/topic-words';
import { without, withoutSituation } from './denial';
import { latestMatter, mattersAway, openMatter, putAway } from './matters';
import { righted, tellsBeside } from './righted';

/** With more danger in it than this a text goes its own way. */
const HARMLESS = 0.5;

/**
 * A text that asks back or denies what Harbor wrongly took up, by its name: "what test?", "nobody is ill". That and its
 * topic are put away for the talk, and the rest is read anew. Null: it does neither.
 */
export function wrongWord(talk: Talk, written: Written): Move | null {
  const { memory } = talk;
  const { heard, text } = written;
  const isInside = isExerciseStep(memory.step) && !memory.step?.startsWith('X.');
  if (isInside || isSafetyStep(memory.step) || heard.level !== 'none' || heard.danger >= HARMLESS)
    return null;
  const matter = openMatter(talk) ?? latestMatter(talk);
  const topics = [memory.topic, ...memory.guesses].filter((each): each is Topic => each !== null);
  const ofMatter = besideWrongWord(typedWords(text), text, namesOfWrong([matter, ...mattersAway(talk)], []));
  const rest = ofMatter ?? besideWrongWord(typedWords(text), text, namesOfWrong([], topics));
  if (rest === null) return null;
  const isOfChild = CHILD.test(rest);
  const named = topicsNamed(rest);
  const isStill = (each: Topic) =>
    named.includes(each) || (each === 'family' && (isOfChild || KIN.test(rest)));
  const away = putAway(withoutSituation(talk), ofMatter === null ? null : matter);
  const { memory: kept } = without(
    away,
    topics.filter((each) => !isStill(each)),
  );
  const left: Talk = { risk: talk.risk, memory: { ...kept, topic: null } };
  if (!tellsBeside(rest)) return { talk: left, to: 'CORRECT', leads: ['corrected.word'], by: 'person' };
  const move = righted(left, written, rest);
  // A child who is up at night is somebody else's sleep.
  return isOfChild && OF_OTHERS.test(move.to) ? ofFamily(move) : move;
}

const OF_OTHERS = /^TOPIC\.(?:sleep|more|body|low|stuck)$/;
const ofFamily = (move: Move): Move => ({
  ...move,
  talk: { ...move.talk, memory: { ...move.talk.memory, topic: 'family' } },
  to: 'TOPIC.family',
});
const CHILD =
  / (?:(?:my|our|the|a|mi|el|la|un|una|me and the) (?:\S+ )?(?:son|daughter|kids?|child|children|boy|girl|toddler|little one|two year old|hij[oa]s?|nen[ea]|nin[oa]|peque|guagua)|toddler|bedtime|\d year old)(?= )/;
const KIN =
  / (?:my|our|mi|nuestr[oa]) (?:\S+ )?(?:son|daughter|kid|child|boy|girl|toddler|mom|mother|dad|father|sister|brother|family|hij[oa]|nen[ea]|ni[nñ][oa]|mama|papa|madre|padre|herman[oa]|familia)(?= )/;
