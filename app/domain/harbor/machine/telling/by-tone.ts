import { likelySituations, likelyTones } from '../../../meanings/read';
import type { MetTone } from '../../content/tone-words';
import { type OpenTopic, TOPICS_OPENED } from '../../steps/topics';
import { askingSide, leadFor } from '../leads/asking-side';
import { isBright, mayBePlain, TONE_LEAD } from '../leads/tone-lead';
import { alarmsOfBody, saysNotGood } from '../plain/of-life/body-alarm';
import { tellsOfEnd } from '../plain/of-life/ended-well';
import { tellsGoodNews } from '../plain/of-life/good-news';
import { sleptLittle } from '../plain/of-life/slept-little';
import { namesWorry } from '../plain/of-life/worry-words';
import { typedWords } from '../plain/typed-words';
import { type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isSetting, topicsNamed } from '../topics/topic-words';
import { reallyAsks } from './really-asks';

/** A denial that nobody asked for, a question, and what calls for no tone at all, from this likelihood on. */
const DENIED = 0.6;
const ASKED = 0.75;
const NO_TONE = 0.6;
/** A tone is met as what it is from here on; below it with what fits any. */
const HEAVY = 0.8;
const BRIGHT = 0.75;
const MIXED = 0.65;
const LIGHT = 0.8;
/** And nothing bright is said where this much may be heavy. */
const HEAVY_AFTER_ALL = 0.15;

/** The tone in which a text is answered; null where it calls for another kind of answer. */
export function toneOf(text: string): MetTone | null {
  const { heavy, good, mixed, light, denies, asks, manners } = likelyTones(text);
  if (denies >= DENIED) return 'denies';
  // Eight months that were and are no more are counted, and sound good.
  if (tellsOfEnd(typedWords(text))) return 'heavy';
  if (alarmsOfBody(typedWords(text))) return 'plain';
  if (tellsGoodNews(typedWords(text))) return 'good';
  if (asks + manners >= NO_TONE) return null;
  if (mixed >= MIXED) return 'mixed';
  if (heavy + mixed >= HEAVY && heavy > mixed) return 'heavy';
  const isShort = sleptLittle(typedWords(text));
  if (good + light >= BRIGHT && heavy <= HEAVY_AFTER_ALL && good >= light && !isShort) return 'good';
  // A worry that is taken for a joke is worse than a joke that is taken for nothing in particular.
  if (light >= LIGHT && heavy <= HEAVY_AFTER_ALL && !namesWorry(typedWords(text))) return 'light';
  return 'plain';
}

/** Whether a text may ask for anything: what surely asks nothing is answered by no list. */
export const mayAsk = (text: string): boolean => likelyTones(text).asks >= LEAST_ASKED;
const LEAST_ASKED = 0.08;

/** Replies that say that nothing was understood, or what would fit nobody in particular. */
const UNREAD = /^(?:UNSURE\.|FEELING$|TRIED$|TOPIC\.more$|PICK$|JOKE$)/;
/** A topic that goes on, or a matter that is felt; one that is to be seen to has lines and numbers of its own to say. */
const GOES_ON = /^(?:TOPIC\.(?!more|change)|MATTER\.(?:loss|pet|guilt|shame|theirTest|theirHealth)$)/;
/** Topics are asked about with a line of their own, in place of which the tone is met. */
const ASKS_ABOUT = /^CONFIRM$/;
/** Lines that come in turn, whatever was told. */
const IN_TURN = /^(?:told|helps|tried)\./;
/** A line for something hard, which does not fit what is bright. */
const OF_BURDENS = /^situation\.(?!good\.)/;

/**
 * What is told and is known for nothing in particular is met by its tone, with a line that is true whatever was told in it,
 * in place of the next line of the topic or of "I did not understand". What opens a talk opens it.
 */
export function byTone(before: Talk, written: Written, move: Move): Move {
  const { text } = written;
  const tone = unlessPutAway(before, text, toneOf(text));
  if (!isGeneral(before, written, move, tone) || (tone === 'plain' && isUnclear(before, written)))
    return move;
  if (tone === 'plain' && ASKS_ABOUT.test(move.to)) return { ...move, leads: [] };
  if (tone === 'plain' && !mayBePlain(before.memory.said) && leadFor(before, tone) === `${TONE_LEAD}plain`)
    return onlyAsked(before, goingOn(move, tone));
  if (tone !== null)
    return { ...askingSide(before, goingOn(move, tone), tone), leads: [leadFor(before, tone)] };
  return before.memory.topic !== null && likelyTones(text).asks >= ASKED && reallyAsks(text)
    ? { talk: suspending(before), to: 'ASKED.none', by: 'person' }
    : move;
}

/** What was called good and is not, is not called good again in this talk. */
function unlessPutAway({ memory }: Talk, text: string, tone: MetTone | null): MetTone | null {
  if (!isBright(tone) || tone === 'denies') return tone;
  const isPutAway =
    memory.denied.includes('good') || (memory.step === 'TOPIC.good' && saysNotGood(typedWords(text)));
  return isPutAway ? 'plain' : tone;
}

/** That there is no line for it was only just said: it is asked which way to go on, or the topic goes on. */
function onlyAsked({ memory }: Talk, move: Move): Move {
  const { to } = move;
  if (!to.startsWith('TOPIC.') || memory.said['TOLD?'] !== undefined) return { ...move, leads: [] };
  return { ...move, to: 'TOLD', leads: [] };
}

/** The first words, or a few, with no topic and no tone in them: there is nothing yet that they are a part of. */
const isUnclear = ({ memory }: Talk, { heard, text }: Written): boolean => {
  const length = heard.words.trim().split(' ').length;
  const isFirst = memory.step === null || memory.step === 'OPEN';
  return (
    memory.topic === null &&
    (length < FEWEST_WORDS ||
      (isFirst && !(length >= TOLD_AT_ONCE && likelyTones(text).heavy >= RATHER_HEAVY)))
  );
};
const FEWEST_WORDS = 6;
/** Who tells this much at once, and most likely something hard, has told it. */
const TOLD_AT_ONCE = 12;
const RATHER_HEAVY = 0.5;

function isGeneral(before: Talk, written: Written, { to, leads = [] }: Move, tone: MetTone | null): boolean {
  // What is put right is a question that nobody asked.
  if (to === 'CORRECT') return tone === 'denies' && NAMES_DANGER.test(written.heard.words);
  if (isBright(tone) && leads.length === 1 && OF_BURDENS.test(leads[0] ?? '')) return true;
  if (!leads.every((lead) => IN_TURN.test(lead))) return false;
  if (UNREAD.test(to) || ASKS_ABOUT.test(to)) return true;
  if (!GOES_ON.test(to)) return false;
  const isOpening = !isSaid(before, to);
  if (isOpening)
    return to.startsWith('TOPIC.') && (before.memory.topic !== null || (isBright(tone) && !isWeighty(to)));
  return !isToldAgain(written, to, leads);
}

/** A joke about drink, a loss or a low mood opens it all the same. */
const isWeighty = (to: string): boolean => {
  const topic = to.replace('TOPIC.', '');
  return topic === 'good' || TOPICS_OPENED[topic as OpenTopic]?.isHeavy;
};
/** What a denial of danger names. */
export const NAMES_DANGER =
  /(?:^| )(?:hurt(?:ing)? (?:myself|anyone|anybody)|harm(?:ing)? myself|suicid\S*|kill myself|die|dying|danger|hacerme dano|matarme|morir\S*|quitarme la vida|peligro)(?= )/;

/** It was opened before. */
const isSaid = ({ memory: { said, topic } }: Talk, to: string): boolean =>
  (said[to] ?? 0) > 0 ||
  to === `TOPIC.${topic ?? ''}` ||
  Object.keys(said).some((id) => id.startsWith(`situation.${to.replace('TOPIC.', '')}.`));

/** The next line of a situation is one about what is told now; or the topic is named again, in plain words. */
function isToldAgain(written: Written, to: string, leads: readonly string[]): boolean {
  const [, situation] = /^told\.(.+)$/.exec(leads[0] ?? '') ?? [];
  if (situation)
    return likelySituations(written.text, ALIKE).some(
      (likely) => likely.situation === situation && likely.sure >= TOLD_AGAIN,
    );
  return topicsNamed(written.heard.words).some((topic) => !isSetting(topic) && to === `TOPIC.${topic}`);
}

const ALIKE = 3;
const TOLD_AGAIN = 0.2;

/** What was open stays open; without a topic there is room for more, and for good news buttons of its own. */
function goingOn(move: Move, tone: MetTone): Move {
  const { talk, to } = move;
  if (tone === 'good' || tone === 'light') return { ...move, to: 'TOPIC.good' };
  if (!UNREAD.test(to) && to !== 'CORRECT') return move;
  const { topic } = talk.memory;
  return { ...move, to: topic && topic !== 'other' && topic !== 'good' ? `TOPIC.${topic}` : 'TOPIC.more' };
}
