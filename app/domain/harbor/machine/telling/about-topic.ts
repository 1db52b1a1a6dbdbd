import type { Topic } from '../../../listener/labels';
import type { Situation } from '../../../meanings/situations';
import { TOPICS_OPENED } from '../../steps/topics';
import { isBright } from '../leads/tone-lead';
import { idleTalkIn, situationIn, situationsLikeIn, topicOfSituation } from '../offers/situation';
import { saysAlone } from '../plain/of-life/alone';
import { typedWords } from '../plain/typed-words';
import { isFeltThere } from '../talk/felt-there';
import { type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { actOf, topicsOf } from '../topics/acts';
import { guessing } from '../topics/guessing';
import { isSetting, topicsNamed } from '../topics/topic-words';
import { toneOf } from './by-tone';
import { openSituation, tellsOn } from './further';
import { hasTried, matterGoesOn, openMatter } from './matters';

/** From here on a topic is opened; from the lower one on it is asked about. */
export const TOPIC_HIGH = 0.6;
const TOPIC_LOW = 0.25;

/** What is open goes on, unless another topic is this sure. */
const TOPIC_CHANGES = 0.9;
/** Of a death people tell with many things in it. */
const GRIEF_CHANGES = 0.9;
const changesFrom = (open: Topic) => (open === 'grief' ? GRIEF_CHANGES : TOPIC_CHANGES);
/** The same for a situation of another topic. */
const SITUATION_CHANGES = 0.85;
/** Another situation of the topic that is open already. */
const SITUATION_CHANGES_WITHIN = 0.95;
/** A few words tell on. */
const FEWEST_WORDS = 6;
const NEVER = 2;
/** From which likelihood on a situation is taken for what is told now. */
function situationFrom(
  talk: Talk,
  { topic, named, words: length }: { topic: Topic; named: readonly Topic[]; words: number },
): number {
  const open = talk.memory.topic;
  if (!isOpen(open)) return 0;
  if (open !== topic && named.includes(topic)) return 0;
  if (openSituation(talk) === null) return open === topic ? 0 : SITUATION_CHANGES;
  if (length < FEWEST_WORDS) return NEVER;
  return open === topic ? SITUATION_CHANGES_WITHIN : SITUATION_CHANGES;
}
/** A topic that was among the guesses, and is named now. */
const NAMED_AGAIN = 0.45;

/** From this likelihood on small talk is taken for it; where a topic is open or likely, from the second on. */
const IDLE = 0.5;
const IDLE_AGAINST = 0.8;

const isOpen = (topic: Topic | null): topic is Exclude<Topic, 'other'> => topic !== null && topic !== 'other';

/** So often a topic has something of its own to say before it is only said that one may write on. */
const OWN_LINES = 2;
/** After so many of these the exercises of the topic are shown instead. */
const MORE_MOST = 3;
/** A topic gone on with: its own lines, what helps many with it, and then that one may write on. */
function inTopic(talk: Talk, topic: Topic, written: Written | null): Pick<Move, 'talk' | 'to' | 'leads'> {
  const { said } = talk.memory;
  const own = said[`TOPIC.${topic}`] ?? 0;
  const isOpened = own > 0 || Object.keys(said).some((id) => id.startsWith(`situation.${topic}.`));
  const more = isOpened && !isAskedAbout(topic, talk) ? (matterGoesOn(talk) ?? tellsOn(talk, written)) : null;
  if (more) return more;
  const tried = said[`tried.${topic}`] ?? 0;
  if (own < OWN_LINES + tried && own <= OWN_LINES) return { talk, to: `TOPIC.${topic}` };
  if (hasTried(talk, topic)) return { talk, to: 'TRIED', leads: [`tried.${topic}`] };
  const isMost = ((said['TOPIC.more'] ?? 0) + 1) % MORE_MOST === 0;
  return { talk, to: isMost ? 'HELP' : 'TOPIC.more' };
}

/** The next reply of the topic that is open, to who has nothing to add; null where none is. */
export const inOpenTopic = (talk: Talk): Move | null =>
  isOpen(talk.memory.topic) && /^(?:TOPIC|TRIED|MATTER)/.test(talk.memory.step ?? '')
    ? { ...inTopic(talk, talk.memory.topic, null), by: 'person' }
    : null;

/** Who tells on is still at the matter, unless the text is surely about something else. */
function leavesMatter(written: Written, open: Topic | null): boolean {
  const { confidences } = written.heard;
  const told = situationIn(written);
  const isElsewhere = told !== null && told.topic !== open && told.sure >= LEAVES_MATTER;
  const isOther = topicsOf({ confidences, words: '' }).some(
    ({ topic, sure }) => topic !== open && sure >= LEAVES_MATTER,
  );
  return open !== 'grief' && open !== 'newborn' && (isElsewhere || isOther);
}
const LEAVES_MATTER = 0.85;

/** From here on it is asked softly, and what goes on with the topic waits for that. */
const HEAVY_TURNS = 2;
/** In a heavy topic the first turn weighs, and each one that sounds like any danger at all; low days always do. */
const weighs = ({ memory }: Talk, topic: Topic, written: Written): boolean =>
  topic !== 'other' &&
  TOPICS_OPENED[topic].isHeavy &&
  !isBright(toneOf(written.text)) &&
  (memory.heavyTurns === 0 ||
    topic === 'low' ||
    written.heard.danger >= WEIGHS_FROM ||
    isAnotherOf(topic, written, memory.said));
/** A loss that goes on; where what is told of it weighs again, the topic itself, which is asked about softly. */
function goesOn(move: Move, written: Written): Move {
  const { memory } = move.talk;
  if (memory.topic !== 'grief' || !weighs(move.talk, 'grief', written)) return move;
  const talk = { ...move.talk, memory: { ...memory, heavyTurns: memory.heavyTurns + 1 } };
  return isAskedAbout('grief', talk) ? { talk, to: 'TOPIC.grief', by: 'person' } : { ...move, talk };
}
const isAskedAbout = (topic: Topic, { memory, risk }: Talk) =>
  topic === 'grief' && memory.heavyTurns >= HEAVY_TURNS && risk.answer === null;
/** Another situation of the same topic is more of it. */
function isAnotherOf(topic: Topic, written: Written, said: Readonly<Record<string, number>>): boolean {
  const told = situationIn(written);
  return told?.topic === topic && said[`situation.${told.situation}`] === undefined;
}
const WEIGHS_FROM = 0.04;

/** A word or two lead on, and tell nothing more of a heavy topic. */
const FEWEST_TOLD = 3;

/** The topic a text is about: opened, asked about, gone on with, or not understood. */
export function aboutTopic(talk: Talk, written: Written): Move {
  const { memory } = talk;
  const { heard } = written;
  const isAlone = saysAlone(typedWords(written.text));
  const named = [...topicsNamed(heard.words), ...(isAlone ? (['lonely'] as const) : [])];
  const isDenied = (topic: Topic) => memory.denied.includes(topic) && !named.includes(topic);
  const open = memory.topic;
  const told = situationIn(written);
  const more = openMatter(talk) && !leavesMatter(written, open) ? matterGoesOn(talk) : null;
  if (more) return goesOn(more, written);
  if (
    told &&
    told.topic !== 'other' &&
    !isDenied(told.topic) &&
    !isFeltThere(open, told.topic) &&
    !(isAlone && told.topic !== 'lonely') &&
    told.sure >= situationFrom(talk, { topic: told.topic, named, words: heard.words.split(' ').length }) &&
    (memory.said[`situation.${told.situation}`] ?? 0) === 0
  )
    return withSituation(talk, told.situation, told.topic);
  const [best] = likelyTopics(written, isAlone).filter(
    ({ topic }) => !isDenied(topic) && !isFeltThere(open, topic),
  );
  const by = 'person' as const;
  const idle = idleTalkIn(
    written,
    isOpen(open) || (best !== undefined && best.sure >= TOPIC_LOW) ? IDLE_AGAINST : IDLE,
  );
  if (idle === 'chat') return { talk: suspending(talk), to: 'CHAT', by };
  const isSign = talk.risk.level !== 'none' || Object.keys(talk.risk.seen).length > 0;
  // Who has told of something heavy is not tried out with odd words, but not understood.
  if (idle === 'hello' && !isOpen(open) && !isSign)
    return { talk, to: memory.step === null || memory.step === 'OPEN' ? 'GREET' : 'RETURN.hello', by };
  const isNamed = best !== undefined && !isSetting(best.topic) && named.includes(best.topic);
  const isWanted = /^(?:PICK|UNSURE|WHICH|CONFIRM|FEELING|CORRECT)/.test(memory.step ?? '');
  const isGuessed =
    best !== undefined &&
    (memory.guesses.includes(best.topic) || (isWanted && named.includes(best.topic))) &&
    best.sure >= NAMED_AGAIN;
  if (
    best &&
    (best.sure >= (isOpen(open) && best.topic !== open && !isNamed ? changesFrom(open) : TOPIC_HIGH) ||
      isGuessed)
  ) {
    const heavyTurns = memory.heavyTurns + (weighs(talk, best.topic, written) ? 1 : 0);
    return {
      ...inTopic(
        { ...talk, memory: { ...memory, topic: best.topic, heavyTurns, unclear: 0 } },
        best.topic,
        written,
      ),
      by,
    };
  }
  // Who tells on after a topic was opened is still there, whatever single sentences look like.
  if (isOpen(open)) {
    const isTold = heard.words.split(' ').length > FEWEST_TOLD;
    const heavyTurns = memory.heavyTurns + (isTold && weighs(talk, open, written) ? 1 : 0);
    return { ...inTopic({ ...talk, memory: { ...memory, heavyTurns } }, open, written), by };
  }
  const unclear = memory.unclear + 1;
  if (listsShown(talk) >= LISTS_MOST) return noList(talk, unclear);
  const situations = situationsLikeIn(written).filter((each) => !isDenied(topicOfSituation(each)));
  if (situations.length > 1)
    return { talk: { risk: talk.risk, memory: { ...memory, situations, unclear } }, to: 'WHICH', by };
  const guessed = guessing(talk, heard);
  if (best && best.sure >= TOPIC_LOW && guessed.memory.guesses.length > 0)
    return { talk: { ...guessed, memory: { ...guessed.memory, unclear: 0 } }, to: 'CONFIRM', by };
  if (actOf(heard).is('feel')) return { talk: guessed, to: 'FEELING', by };
  return {
    talk: { ...guessed, memory: { ...guessed.memory, unclear } },
    to: withGuesses(guessed, UNSURE[unclear % UNSURE.length] ?? 'PICK'),
    by,
  };
}

/** Lists of what it might be: after two of them none comes again, and there is room to write. */
const LISTS = ['CONFIRM', 'WHICH', 'UNSURE.1', 'UNSURE.2', 'FEELING'];
const LISTS_MOST = 2;
export const listsShown = ({ memory: { said } }: Talk): number =>
  LISTS.reduce((sum, id) => sum + (said[id] ?? 0), 0);
const noList = ({ risk, memory }: Talk, unclear: number): Move => ({
  talk: { risk, memory: { ...memory, unclear } },
  to: 'UNSURE.open',
  by: 'person',
});

/** Who says that they are alone says what it is about. */
const ALONE = 0.9;
/** Topics with what is said of being alone, which the listener does not hear. */
function likelyTopics({ heard }: Written, isAlone: boolean): { topic: Topic; sure: number }[] {
  const likely = topicsOf(heard);
  if (!isAlone) return likely;
  return likely
    .map(({ topic, sure }) => ({ topic, sure: topic === 'lonely' ? Math.max(sure, ALONE) : sure }))
    .sort((one, other) => other.sure - one.sure);
}

/** A topic that opens with words for the situation. */
function withSituation(talk: Talk, situation: Situation, topic: Exclude<Topic, 'other'>): Move {
  const { memory } = talk;
  const heavyTurns = memory.heavyTurns + (TOPICS_OPENED[topic].isHeavy ? 1 : 0);
  return {
    talk: { ...talk, memory: { ...memory, topic, heavyTurns, unclear: 0 } },
    to: `TOPIC.${topic}`,
    leads: [`situation.${situation}`],
    by: 'person',
  };
}

/** Nothing to guess at: the commonest reasons are asked about. */
const withGuesses = ({ memory }: Talk, to: string): string =>
  to === 'CONFIRM' && memory.guesses.length === 0 ? 'UNSURE.1' : to;

/** By how many texts in a row were not understood: guesses, ways to go on, room for more. */
const UNSURE = ['CONFIRM', 'UNSURE.1', 'UNSURE.2'];
