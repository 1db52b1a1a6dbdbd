import type { Topic } from '../../../listener/labels';
import type { OpenTopic } from '../../steps/topics';
import { isGreetingQuestion } from '../plain/of-harbor/about-doubts';
import { askedOfLife, asksForDoctor, isQuestion, soundsGrave } from '../plain/of-harbor/asked-of-life';
import { isRhetorical } from '../plain/of-harbor/known-answers';
import { keepsNear } from '../plain/of-life/told-plainly';
import { phrase, typedWords } from '../plain/typed-words';
import { isCalmTurn } from '../signs/weighed';
import { isExerciseStep, isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { matterGoesOn } from '../telling/matters';
import { reallyAsks } from '../telling/really-asks';
import { actOf, topicsOf } from '../topics/acts';
import { isPlainly } from '../topics/plain-acts';

/** Where a question sounds like this much danger it is not answered in general. */
const HARMLESS = 0.6;
const LIKELY = 0.6;

/** What "will it pass" is answered with in a topic; elsewhere it is the general answer. */
const PASS: Readonly<Partial<Record<OpenTopic, string>>> = {
  grief: 'pass.grief',
  breakup: 'pass.breakup',
  panic: 'pass.panic',
  sleep: 'pass.sleep',
  newborn: 'pass.newborn',
  caring: 'pass.caring',
  body: 'pass.body',
  low: 'pass.low',
  drink: 'pass.drink',
};
const NERVES = phrase(
  'nerves|nervous|shak\\w+|stage fright|exam|test|interview|speech|presentation|nervi\\w+|tembl\\w+|tiembl\\w+|examen|entrevista|exposicion',
);

/** A direct question about a life, answered in general; null for anything else. */
export function lifeAnswered(talk: Talk, written: Written): Move | null {
  const { text, heard } = written;
  if ((heard.danger >= HARMLESS || heard.level !== 'none') && !isCalmTurn(heard, talk.risk)) return null;
  const words = typedWords(text);
  if (asksForDoctor(words))
    return matterGoesOn(talk) ?? { talk: suspending(talk), to: 'ASKED.doctor', by: 'person' };
  const to = askedOfLife(words, text);
  if (to === null) return null;
  const there = withLikelyTopic(talk, written);
  return { talk: suspending(there), to, by: 'person', ...leadsFor(to, there, words) };
}

function leadsFor(to: string, talk: Talk, words: string): { leads?: readonly string[] } {
  const { topic } = talk.memory;
  if (to === 'ASKED.counts') return isOfHarm(talk) ? { leads: ['counts.harm'] } : {};
  if (to === 'ASKED.silly' && (topic === 'grief' || keepsNear(words))) return { leads: ['silly.near'] };
  if (to !== 'ASKED.pass') return {};
  const lead = NERVES.test(words) ? 'pass.nerves' : topic && topic !== 'other' && PASS[topic];
  return lead ? { leads: [lead] } : {};
}

/** Somebody close was told of, as one who drinks, shouts or is feared. */
const isOfHarm = ({ risk, memory }: Talk): boolean =>
  risk.otherAsked.includes('SQ.hurt') ||
  (risk.seen['o.home'] ?? 0) > 0 ||
  (memory.said.NEAR ?? 0) > 0 ||
  /^(?:partner|family)$/.test(memory.topic ?? '');

/** What the question is about, where nothing is open yet. */
function withLikelyTopic(talk: Talk, { heard }: Written): Talk {
  const { memory } = talk;
  const [best] = topicsOf(heard);
  const topic: Topic | null = memory.topic ?? (best && best.sure >= LIKELY ? best.topic : null);
  return topic === memory.topic ? talk : { ...talk, memory: { ...memory, topic } };
}

/** Replies that would pass over a question: lists, guesses, and more of the same. */
const LISTS = /^(?:WHICH|CONFIRM|FEELING|PICK|TOPIC\.(?:more|change)|ABOUT\.fact|ABOUT)$|^UNSURE\./;
const GOES_ON = /^(?:TOPIC\.|TRIED$|MATTER\.(?:pet|loss|evening|hangover|jobless|bills|blank)$)/;

/** A topic that a question opens, and lines that are an answer to it already. */
const OPENS = /^TOPIC\.(?!more|change)/;
const ANSWERED = /\b(?:me|normal|corrected|helps|tried|side|pass)\./;

/** The exercise is over there, and what is asked is asked of Harbor again. */
const IS_OVER = /^(?:X\.|WRITE\.done$|SLEEP\.end$|\w+\.(?:kept|deleted)$)/;

/** A question is not answered by a menu, nor by the next line of what was open: then Harbor says that it cannot answer it. */
export function orNoAnswer(talk: Talk, written: Written, move: Move): Move {
  const { step, topic } = talk.memory;
  const words = typedWords(written.text);
  if (isSafetyStep(step) || (isExerciseStep(step) && !IS_OVER.test(step ?? ''))) return move;
  if (
    soundsGrave(words) ||
    !isQuestion(words) ||
    isQuoted(written.text) ||
    isRhetorical(words) ||
    !reallyAsks(written.text) ||
    isPlainly('help', written) ||
    written.heard.danger >= HARMLESS
  )
    return move;
  const isMore =
    GOES_ON.test(move.to) && topic !== null && move.talk.memory.topic === topic && !isAnswer(move, written);
  if (isGreetingQuestion(words) && words.split(' ').length <= LONGEST_GREETING && topic === null)
    return { talk: suspending(talk), to: 'GREET', by: 'person' };
  const isOnlyGreeted = /^(?:GREET|RETURN\.hello)$/.test(move.to) && !isGreetingQuestion(words);
  if (!LISTS.test(move.to) && !isMore && !isOnlyGreeted)
    return OPENS.test(move.to) &&
      !ANSWERED.test((move.leads ?? []).join(' ')) &&
      move.talk.memory.topic !== topic
      ? { ...move, leads: ['none.open', ...(move.leads ?? [])] }
      : move;
  if (move.to === 'ABOUT.fact' && topic === null) return move;
  return {
    talk: suspending({ ...move.talk, memory: { ...move.talk.memory, step } }),
    to: 'ASKED.none',
    by: 'person',
  };
}

/** "They keep asking 'any news??'": a question of somebody else's. */
const isQuoted = (text: string): boolean =>
  text.includes('?') && !text.replace(/(["'“‘«])[^"'“”‘’«»]*\?+[^"'“”‘’«»]*["'”’»]/g, ' ').includes('?');

/** In words, with the spaces around. */
const LONGEST_GREETING = 8;

/** What can be done is an answer to who asks for that. */
const isAnswer = ({ leads = [] }: Move, written: Written): boolean =>
  leads.some((lead) => ANSWERS.test(lead) || (HELPS.test(lead) && actOf(written.heard).is('ask-help')));
const ANSWERS = /^(?:me|normal|corrected|situation)\b/;
const HELPS = /^(?:helps|tried)\./;
