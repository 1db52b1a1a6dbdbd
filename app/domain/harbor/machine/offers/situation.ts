import type { Topic } from '../../../listener/labels';
import { likelyNoSituation, likelySituation, likelySituations } from '../../../meanings/read';
import type { Situation } from '../../../meanings/situations';
import { isCrisis } from '../../../safety/types';
import { hasEvidence, needsEvidence } from '../plain/of-life/evidence';
import { OWN_WORDS } from '../plain/of-life/own-words';
import { sleptLittle } from '../plain/of-life/slept-little';
import { isOfSomeoneElse, someoneUses } from '../plain/someone-near';
import { typedWords } from '../plain/typed-words';
import type { Written } from '../talk/written';
import { isSetting, topicsNamed } from '../topics/topic-words';

/** From this likelihood on a topic opens with words for the situation. */
const SURE = 0.4;
/** Plain words that name another topic have to be outweighed. */
const SURE_AGAINST = 0.75;
/** What neither a plain word nor the topic bears out has to be surer, too. */
const SURE_ALONE = 0.5;
/** A few words say little: what is read out of them has to be surer by this. */
const SHORT = 8;
const SURER_IF_SHORT = 0.1;
const SOME_TOPIC = 0.2;
/** In what sounds like danger no situation is looked for. */
const HARMLESS = 0.4;
const FEWEST_WORDS = 3;

/** The situation that a text tells of, with its topic; null where that is not plain. */
export function situationIn({
  text,
  heard,
}: Written): { situation: Situation; topic: Topic; sure: number } | null {
  if (!isLookedAt(heard)) return null;
  const likely = likeliestIn(text, heard);
  if (!likely) return null;
  const topic = topicOfSituation(likely.situation);
  const all = topicsNamed(heard.words);
  const named = all.filter((each) => !isSetting(each));
  const isContradicted = named.length > 0 && !named.includes(topic);
  const isUnborne = !all.includes(topic) && (heard.confidences[`t.${topic}`] ?? 0) < SOME_TOPIC;
  const isNamed = all.includes(topic) && needsEvidence(likely.situation);
  const from = isContradicted ? SURE_AGAINST : isUnborne ? SURE_ALONE : SURE;
  return likely.sure >= from + (isShort(text) && !isNamed ? SURER_IF_SHORT : 0) ? { ...likely, topic } : null;
}

const isShort = (text: string): boolean => (text.match(/[\p{L}\d'’]+/gu) ?? []).length < SHORT;

/** The likeliest situation whose claim stands in the words; null where it is most likely none. */
function likeliestBorneOut(text: string, all = text): { situation: Situation; sure: number } | null {
  const likely = likelySituation(text);
  const words = typedWords(all);
  if (!likely || isBorneOut(likely.situation, words)) return likely;
  return likelySituations(text, NEXT_LIKELY).find(({ situation }) => isBorneOut(situation, words)) ?? null;
}
const NEXT_LIKELY = 4;

/** How likely a text is to tell of a situation (0 to 1); 0 where its words do not bear it out. */
export const likelyAs = (text: string, situation: Situation): number =>
  isBorneOut(situation, typedWords(text))
    ? (likelySituations(text, LOOKED_AT).find((each) => each.situation === situation)?.sure ?? 0)
    : 0;

/** The situation of a text; of a long one that is not plain as a whole, of the sentence that tells it most surely. */
function likeliestIn(text: string, heard: Written['heard']): { situation: Situation; sure: number } | null {
  const whole = likeliestBorneOut(text);
  if ((whole && whole.sure >= SURE) || heard.words.split(' ').length < LONG) return whole;
  const sentences = text
    .split(SENTENCES)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= FEWEST_IN_A_SENTENCE)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => likeliestBorneOut(sentence, text))
    .filter((each) => each !== null && each.sure >= SURE_IN_A_SENTENCE);
  return (
    sentences.reduce((best, each) => (each && (!best || each.sure > best.sure) ? each : best), null) ?? whole
  );
}
const LONG = 12;
const SENTENCES = /[.!?;,\n]+| (?:and|but|y|pero) /;
const FEWEST_IN_A_SENTENCE = 4;
const MOST_SENTENCES = 6;
const SURE_IN_A_SENTENCE = 0.8;

/** Told of somebody else, it is not their own. */
const OWN_USE = /^drink\.(?:more|relapse|stop)$/;
const isBorneOut = (situation: Situation, words: string) =>
  OWN_WORDS[situation]?.test(words) !== false &&
  hasEvidence(situation, words) &&
  !(situation === 'sleep.tooMuch' && sleptLittle(words)) &&
  !(OWN_USE.test(situation) && (someoneUses(words) || isOfSomeoneElse(words)));

/** What most likely surrounds a text that is asked about: only to say it back in words of our own, never to weigh the danger. */
export function situationNear({ text, heard }: Written, isDirect: boolean): Situation | null {
  if (isCrisis(heard.level) || heard.words.split(' ').length < FEWEST_WORDS) return null;
  const likely = likelySituation(text);
  if (
    !likely ||
    !isBorneOut(likely.situation, typedWords(text)) ||
    likely.sure < (isDirect ? SURE_AGAINST : SURE_NEAR) ||
    topicOfSituation(likely.situation) === 'good'
  )
    return null;
  return likely.situation;
}
const SURE_NEAR = 0.6;

/** So likely the situations that are asked about have to be, all together; where plain words name their topic, less. */
const ASKED_FROM = 0.35;
const ASKED_FROM_NAMED = 0.15;
const LOOKED_AT = 12;
const MOST_ASKED = 3;
/** One that is less likely than this is not among them; without a plain word for its topic it has to be rather sure. */
const LEAST = 0.2;
const LEAST_UNNAMED = 0.4;

/** The situations that a text may tell of, likeliest first: of the topics it names in plain words, if any. None where they are all unlikely. */
export function situationsLikeIn({ text, heard }: Written): Situation[] {
  if (!isLookedAt(heard)) return [];
  const named = topicsNamed(heard.words);
  const words = typedWords(text);
  const likely = likelySituations(text, LOOKED_AT)
    .filter(
      ({ situation, sure }) =>
        sure >= (named.includes(topicOfSituation(situation)) ? LEAST : LEAST_UNNAMED) &&
        (named.length === 0 || named.includes(topicOfSituation(situation))) &&
        isBorneOut(situation, words),
    )
    .slice(0, MOST_ASKED);
  const from = named.length > 0 ? ASKED_FROM_NAMED : ASKED_FROM;
  const whole = likely.reduce((sum, { sure }) => sum + sure, 0);
  return whole >= from ? likely.map(({ situation }) => situation) : [];
}

/** First words or small talk, from a likelihood on; null for everything else. */
export function idleTalkIn({ text, heard }: Written, from: number): 'hello' | 'chat' | null {
  if (heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const likely = likelyNoSituation(text);
  if (!likely || likely.sure < from || likely.kind === 'none') return null;
  return likely.kind === 'none.hello' ? 'hello' : 'chat';
}

const isLookedAt = ({ level, danger, words }: Written['heard']) =>
  level === 'none' && danger < HARMLESS && words.split(' ').length >= FEWEST_WORDS;

export const topicOfSituation = (situation: Situation) => situation.split('.')[0] as Topic;
