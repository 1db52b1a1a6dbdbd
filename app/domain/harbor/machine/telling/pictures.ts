import { isCrisis } from '../../../safety/types';
import { typedWords } from '../plain/typed-words';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import {
  askedOfPictures,
  isFright,
  isPushed,
  tellsOfPictures,
  voiceOfBaby,
  wishesToDie,
} from '../plain-danger/denied/pictures';
import { isNotAboutMe } from '../plain-danger/denied/put-right-in-risk';
import { saysNotMe } from '../plain-danger/others/of-another';
import { isExerciseStep, type Move, openingAt, suspending } from '../talk/move';
import type { RiskState, Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsNamed } from '../topics/topic-words';

/** Longer texts are stories: there what was learned decides. */
const LONGEST = 320;
/** Questions that signs alone have opened give way to the one that fits. */
const GIVES_WAY = /^SQ\.(?:soft|plain|others|third)$/;

/**
 * Unwanted pictures of harm, told by who has a baby: they are met as what they are, and one question tells them from an
 * urge. Whoever speaks of a wish, a voice or an act is heard as that. Null: the text tells of no such pictures.
 * @param talk the talk without what this text would add as a sign
 * @param plainly what its plain words of danger lead to: anything but a no goes first
 */
export function picturesTold(talk: Talk, { text, heard }: Written, plainly: Move | null): Move | null {
  if (plainly && !isNo(plainly)) return null;
  const { risk, memory } = talk;
  const words = typedWords(text);
  const isOpen = memory.said.PICTURES !== undefined;
  const isParent = isOpen || memory.topic === 'newborn' || topicsNamed(heard.words).includes('newborn');
  if (isCrisis(heard.level) || isCrisis(risk.level) || text.length > LONGEST) return null;
  if (wishesToDie(words)) return null;
  if (isExerciseStep(memory.step) && !memory.step?.startsWith('X.')) return null;
  if (risk.question !== null && !GIVES_WAY.test(risk.question.step)) return null;
  if (voiceOfBaby(words, isParent)) return openingAt(talk, 'VOICES', ['baby.down']);
  const isTold = tellsOfPictures(words, isParent);
  if (isOpen && !isTold && isAtQuestion(memory.step) && isPushed(words))
    return openingAt(talk, 'OTHER', ['baby.down']);
  if (isPushed(words)) return null;
  const asked = isOpen || isTold ? askedOfPictures(words) : [];
  const about = {
    ...talk,
    risk: leftStanding(risk, plainly !== null || deniesDying(heard.words)),
    memory: { ...memory, topic: 'newborn' as const, unclear: 0 },
  };
  if (isTold && !isOpen) {
    const [first] = asked;
    return { talk: about, to: 'PICTURES', leads: first ? [first] : [], by: 'person' };
  }
  const to = asked.at(-1);
  if (to) return { talk: suspending(about), to, leads: asked.slice(-2, -1), by: 'person' };
  const isForBaby =
    isParent &&
    risk.question !== null &&
    (saysNotMe(heard.words) || isNotAboutMe(heard.words)) &&
    isFright(words);
  if (isForBaby && !isOpen) return { talk: about, to: 'PICTURES', by: 'person' };
  if (isTold || (isOpen && isAtQuestion(memory.step) && isFright(words)))
    return { talk: about, to: 'PICTURES.known', by: 'person' };
  return null;
}

const isNo = ({ to }: Move) => /^(?:SQ\.(?:no|owned|misread|denied)|PICK|BACK)$/.test(to);
const isAtQuestion = (step: string | null) => /^PICTURES(?:$|\.unsure)/.test(step ?? '');

/** An open question about their own life stays known as one that was not answered, but by their own words. */
function leftStanding(risk: RiskState, isDenied: boolean): RiskState {
  if (risk.question === null || !/^SQ\.(?:soft|plain)$/.test(risk.question.step)) return risk;
  return { ...risk, answer: isDenied ? 'no' : (risk.answer ?? 'held') };
}
