import type { Topic } from '../../../listener/labels';
import type { MetTone } from '../../content/tone-words';
import { isBright, TONE_LEAD } from '../leads/tone-lead';
import { saysAlone } from '../plain/of-life/alone';
import { withoutMisread } from '../plain/put-right/misread';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsOf } from '../topics/acts';
import { readAgain } from '../topics/read-again';
import { topicsNamed } from '../topics/topic-words';
import { aboutTopic, TOPIC_HIGH } from './about-topic';
import { toneOf } from './by-tone';
import { everyday } from './everyday';
import { readAlone } from './unechoed';

/** So many words tell something; fewer only say that it was wrong. */
const TELLS_FROM = 2;
const OPENS = /^(?:TOPIC\.(?!more|change|good)|MATTER\.|NEAR|CARD|CARING|LOST|TRIED)/;
/** Words of a few kinds that say nothing by themselves. */
const EMPTY =
  /^(?:not|the|and|but|its|that|this|about|thing|mean|meant|said|what|really|all|any|with|was|you|are|thank|thanks|just|have|got|wrong|nope|nah|lol|dude|man|wait|sorry|eso|esto|nada|que|por|pero|dije|digo|decia|solo|una|uno|los|las|del|con|son|era|asi|mal|gracias|bueno|pues|entonces|jaja|perdon|momento|more|like|much)$/;

/** Whether what stands beside a correction tells anything. */
export const tellsBeside = (rest: string): boolean =>
  (withoutMisread(rest).match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.test(word)).length >= TELLS_FROM;

/**
 * What stands beside a correction, read anew: it opens what it is about, or is met by its tone under the topic that was
 * open before, or under none. `left` is the talk without what was denied.
 */
export function righted(left: Talk, written: Written, rest: string): Move {
  const words = ` ${withoutMisread(rest)
    .replace(/\s+/g, ' ')
    .replace(/^[ .,]+/, '')
    .trim()} `;
  const alone = readAgain(readAlone(written, words));
  const { memory } = left;
  const isLeft = (topic: Topic | null) => topic !== null && memory.denied.includes(topic);
  const told = everyday(left, alone);
  const opened = told ?? opens({ ...left, memory: { ...memory, topic: null, guesses: [] } }, alone);
  const isOther = opened !== null && OPENS.test(opened.to) && !isLeft(opened.talk.memory.topic);
  const tone = toneOf(words.trim());
  // A correction is seldom cheerful: what is good has to be named, or to sound so in all that was written.
  const soundsGood = isCheerful(tone) && isCheerful(toneOf(written.text));
  const isGood = soundsGood || (tone !== 'heavy' && topicsNamed(words).includes('good'));
  if (isGood && !isWorse(opened) && !memory.denied.includes('good'))
    return toned(left, 'TOPIC.good', tone === 'light' || tone === 'mixed' ? tone : 'good');
  if (isOther && (opened.talk.memory.topic !== memory.topic || isNews(opened)))
    return {
      ...opened,
      leads: ['corrected', ...(opened.leads ?? []).filter((lead) => !/^who\./.test(lead))],
    };
  const open = memory.topic ?? openBefore(left);
  const there = { ...left, memory: { ...memory, topic: open, unclear: 0 } };
  const to = open !== null && open !== 'other' && open !== 'good' ? `TOPIC.${open}` : 'TOPIC.more';
  return toned(there, to, tone === null || isBright(tone) ? 'plain' : tone);
}

/** More than the next line of what was open. */
const isNews = ({ leads = [] }: Move): boolean => leads.some((lead) => lead.startsWith('situation.'));

const toned = (talk: Talk, to: string, tone: string): Move => ({
  talk,
  to,
  leads: tone === 'plain' ? ['corrected'] : ['corrected', `${TONE_LEAD}${tone}`],
  by: 'person',
});

const isCheerful = (tone: MetTone | null): boolean => tone === 'good' || tone === 'light';

/** Drink, a loss and the like are not good, however they sound. */
const isWorse = (move: Move | null): boolean =>
  move !== null && /^(?:TOPIC\.(?:drink|grief|breakup|low|panic|trauma)|MATTER\.)/.test(move.to);

/** The topic that the rest is about; what only the listener takes for a small child is asked for by name. */
function opens(talk: Talk, alone: Written): Move | null {
  const { words } = alone.heard;
  const named = topicsNamed(` ${words}`);
  const isNamed = (topic: Topic) => named.includes(topic) || (topic === 'lonely' && saysAlone(` ${words}`));
  const next = aboutTopic(talk, alone);
  const { topic } = next.talk.memory;
  if (
    OPENS.test(next.to) &&
    topic !== null &&
    (isNamed(topic) || !needsName(topic) || learned(alone, topic) >= TOPIC_HIGH)
  )
    return next;
  const [best] = named.filter((each) => !talk.memory.denied.includes(each) && each !== 'good');
  const likely = best ?? likeliestOf(alone, talk.memory.denied);
  if (!likely) return null;
  return {
    talk: { ...talk, memory: { ...talk.memory, topic: likely } },
    to: `TOPIC.${likely}`,
    by: 'person',
  };
}

const learned = ({ heard }: Written, topic: Topic): number => heard.confidences[`t.${topic}`] ?? 0;
const needsName = (topic: Topic): boolean => topic === 'newborn' || topic === 'grief';
/** After a correction, what it is instead may be said in few words. */
const LIKELY = 0.7;
function likeliestOf(alone: Written, denied: readonly Topic[]): Topic | null {
  const [best] = topicsOf(alone.heard).filter(({ topic }) => !denied.includes(topic));
  return best && best.topic !== 'good' && learned(alone, best.topic) >= LIKELY ? best.topic : null;
}

/** The topic that was open before the one that was taken wrongly. */
function openBefore({ memory: { said, denied } }: Talk): Topic | null {
  const topics = Object.keys(said).flatMap(
    (id) => /^TOPIC\.(?!more|change|good)(\w+)\??$/.exec(id)?.[1] ?? [],
  );
  return (topics as Topic[]).findLast((topic) => !denied.includes(topic)) ?? null;
}
