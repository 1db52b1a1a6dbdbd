import type { Topic } from '../../../listener/labels';
import { metLead, metLine, type Told } from '../../content/met-line';
import type { Event, Feeling, Person } from '../../content/told-ids';
import { withoutWrongWords } from '../plain/put-right/wrong-word';
import { someoneUses } from '../plain/someone-near';
import { eventTold, tellsOf } from '../plain/told/event';
import { feelingTold } from '../plain/told/feeling';
import { isTheirOwnWords } from '../plain/told/own-words';
import { isTheirs } from '../plain/told/theirs';
import { peopleTold } from '../plain/told/who';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { matterGoesOn } from './matters';
import { FITS, isFeared, isNear, isOfOthers, misses, topicOf } from './met-fits';

/** Where a text sounds like this much danger, no line is made of it. */
const HARMLESS = 0.5;
/** Replies to what was not understood, or to a greeting alone. */
const UNCLEAR = /^(?:UNSURE\.\w+|CONFIRM|WHICH|FEELING|GREET|RETURN\.hello|CHAT|CORRECT)$/;
const TOPIC = /^TOPIC\.(?!more|change)(\w+)$/;
/** Topics whose own lines are for just that, and stay. */
const KEEPS_ITS_LINE = /^(?:good|grief|newborn|panic|trauma|food|sleep|drink|identity)$/;

/** What was heard of a text, in plain words. */
interface Heard {
  words: string;
  event: Event | null;
  people: Person[];
  feeling: Feeling | null;
}

/**
 * What is told is met with its own who, what and feeling: by the reply that is there for it, or by one line that says it
 * in Harbor's words in place of a line that would fit anybody. A line that means somebody else is not said.
 */
export function met(before: Talk, written: Written, move: Move): Move {
  const { heard, text } = written;
  const { step } = before.memory;
  if (heard.level !== 'none' || heard.danger >= HARMLESS || before.risk.level !== 'none') return move;
  if (isSafetyStep(step) || isSafetyStep(move.to) || (isExerciseStep(step) && !step?.startsWith('X.')))
    return move;
  const leads = move.leads ?? [];
  if (leads.includes('corrected.word')) return move;
  // What was taken up wrongly is not told.
  const words = leads.includes('corrected') ? withoutWrongWords(typedWords(text), text) : typedWords(text);
  const event = eventTold(words);
  const told: Heard = {
    words,
    event,
    // A test of their own that somebody hears of is nobody else's.
    people: event === 'exam' && isTheirs(words) === null ? [] : peopleTold(words),
    feeling: feelingTold(words),
  };
  return (
    putRight(before, move, told) ??
    ofItsOwn(before, move, told) ??
    saidBack(before, move, told) ??
    unlessOfOthers(move, told)
  );
}

/** "My child? My SISTER": whom it is about, put right with a question that is none. */
function putRight(before: Talk, move: Move, { words }: Heard): Move | null {
  const people = peopleTold(words.slice(words.indexOf(' ? ') + 2));
  const [who] = people;
  const likely = who ? topicOf(null, who) : null;
  if (!who || !likely || people.length > 1 || !/^(?:ASKED\.none|CORRECT)$/.test(move.to)) return null;
  if (before.memory.topic === null || !ASKS_BACK.test(words)) return null;
  const lead = metLead({ event: null, who, feeling: null });
  return going(
    { ...move, talk: before },
    { to: `TOPIC.${likely}`, topic: likely, leads: ['corrected', lead] },
  );
}
const ASKS_BACK = /^ (?:(?:what|que|cual|which|como) )?(?:(?:my|mi|a|un|una) )?\S+ \? (?!.*\?)/;

const going = (
  { talk }: Move,
  {
    to,
    topic,
    leads = [],
    heavySince,
  }: { to: string; topic: Topic; leads?: readonly string[]; heavySince?: Talk },
): Move => {
  const { memory } = talk;
  return {
    talk: {
      ...talk,
      memory: {
        ...memory,
        topic,
        denied: memory.denied.filter((each) => each !== topic),
        heavyTurns: Math.max(memory.heavyTurns, heavySince ? heavySince.memory.heavyTurns + 1 : 0),
        unclear: 0,
      },
    },
    to,
    by: 'person',
    ...(leads.length > 0 && { leads }),
  };
};

const KEPT_LEADS = /^(?:corrected$|refused$|none\.open$|side\.|me\.program$)/;
const kept = ({ leads = [] }: Move) => leads.filter((lead) => KEPT_LEADS.test(lead));

/** Money lost on bets, somebody near with a test or ill, guilt and shame: each has a reply of its own. */
function ofItsOwn(before: Talk, move: Move, told: Heard): Move | null {
  const { words, event, people, feeling } = told;
  const { said, step } = before.memory;
  if ((move.leads ?? []).some((lead) => ANSWERS.test(lead))) return null;
  const isOpen = UNCLEAR.test(move.to) || TOPIC.test(move.to);
  const topic = TOPIC.exec(move.to)?.[1] ?? '';
  const leads = (lead: string | null) => [...kept(move), ...(lead ? [lead] : [])];
  if (
    tellsOf(words, 'gambled') &&
    !someoneUses(words) &&
    (isOpen || /^MATTER\.(?:bills|papers)$/.test(move.to))
  )
    return said['MATTER.gambling']
      ? null
      : going(move, { to: 'MATTER.gambling', topic: 'drink', leads: kept(move), heavySince: before });
  const [who] = people;
  const theirs = who && isNear(who) ? isTheirs(words) : null;
  if (theirs && (isOpen || move.to === 'MATTER.blank') && !/^(?:caring|grief|newborn|good)$/.test(topic)) {
    const to = theirs === 'exam' ? 'MATTER.theirTest' : 'MATTER.theirHealth';
    const lead = metLead({ event: theirs, who: who ?? null, feeling: null });
    if (!said[to]) return going(move, { to, topic: 'family', leads: [...kept(move), lead] });
  }
  const isNew = before.memory.topic !== 'grief';
  const isGuilt = feeling === 'guilt' || event === 'mistake' || event === 'hurt' || event === 'forgot';
  if (isGuilt && (/^(?:TOPIC\.grief|MATTER\.(?:pet|loss))$/.test(move.to) || event === 'died'))
    return said['guilt.loss'] || said['guilt.lossNew'] || feeling !== 'guilt'
      ? null
      : {
          ...(isOpen && topic !== 'grief'
            ? going(move, { to: 'TOPIC.grief', topic: 'grief', heavySince: before })
            : move),
          leads: [
            ...(move.leads ?? []).filter((lead) => !lead.startsWith('situation.')),
            isNew ? 'guilt.lossNew' : 'guilt.loss',
          ],
        };
  const isShame = feeling === 'shame';
  const isThere = step === 'MATTER.gambling' && isShame && /^MATTER\.gambling$/.test(move.to);
  if (!(isGuilt || isShame) || !(isOpen || isThere) || KEEPS_ITS_LINE.test(topic)) return null;
  const to = isGuilt ? 'MATTER.guilt' : 'MATTER.shame';
  if (step === to) return matterGoesOn({ ...before, memory: { ...before.memory, topic: 'shame' } });
  if (said[to]) return null;
  return going(move, { to, topic: 'shame', leads: leads(leadOf(before, told)) });
}

/** The line that says back what was told; null where less than two things are plain, or it was said. */
function leadOf({ risk, memory }: Talk, { words, event, people, feeling }: Heard): string | null {
  const told = fitting({ event, people, feeling, words });
  if (!told || isFeared(told.event, told.who, told.feeling)) return null;
  const stem = `met.${told.event ?? '-'}.${told.who ?? '-'}.`;
  if (Object.keys(memory.said).some((id) => id.startsWith(stem))) return null;
  const lead = metLead(told);
  return isTheirOwnWords(metLine(lead, risk.language) ?? '', words) ? null : lead;
}

/** Feelings that somebody brings up in somebody else: only in few words is it plain whom they are about. */
const OF_SOMEBODY: ReadonlySet<Feeling> = new Set<Feeling>(['anger', 'hurt', 'envy', 'sadness']);
const FEW_WORDS = 14;

function fitting({ event, people, feeling, words }: Heard): Told | null {
  if (event === null) {
    const [who] = people;
    const isPlain = people.length === 1 && words.split(' ').length <= FEW_WORDS;
    return who && feeling && isPlain && OF_SOMEBODY.has(feeling) ? { event, who, feeling } : null;
  }
  const fits = FITS[event];
  const named = people.filter((each) => fits?.has(each));
  const who = named.length === 1 ? (named[0] ?? null) : null;
  if (event === 'health' && who === null) return null;
  const felt = feeling !== null && GLAD.has(feeling) ? null : feeling;
  // Somebody else is named, and not as the one it is with: then whom it is about is not plain.
  if (who === null && fits && people.length > 0 && !felt) return null;
  return who || felt ? { event, who, feeling: felt } : null;
}
/** Beside something hard these are seldom about it. */
const GLAD: ReadonlySet<Feeling> = new Set<Feeling>(['joy', 'pride']);

/** Lines that answer something that was asked. */
const ANSWERS = /^(?:helps|tried|normal|pass|what|theirs|me|joy)\./;

/** A topic opens, or goes on, with a line about what was told in place of its own. */
function saidBack(before: Talk, move: Move, told: Heard): Move | null {
  const isUnclear = UNCLEAR.test(move.to);
  const topic = TOPIC.exec(move.to)?.[1] as Topic | undefined;
  if (!isUnclear && (topic === undefined || KEEPS_ITS_LINE.test(topic))) return null;
  const { leads = [] } = move;
  if (leads.some((lead) => ANSWERS.test(lead))) return null;
  const lead = leadOf(before, told);
  const who = told.people[0] ?? null;
  const likely = topicOf(told.event, who);
  if (isUnclear) {
    if (likely === null || (lead === null && told.event === null)) return null;
    const next = going(
      { ...move, talk: before },
      { to: `TOPIC.${likely}`, topic: likely, ...(HEAVY.test(likely) && { heavySince: before }) },
    );
    const corrected = move.to === 'CORRECT' && before.memory.topic !== null ? ['corrected'] : kept(move);
    return { ...next, leads: [...corrected, ...(lead && !KEEPS_ITS_LINE.test(likely) ? [lead] : [])] };
  }
  if (lead === null || topic === undefined) return null;
  const isTheirNews = topic === 'body' && told.event === 'waits' && who !== null;
  const opened =
    (isOfOthers(topic, told.people) || isTheirNews) && likely
      ? going(move, { to: `TOPIC.${likely}`, topic: likely })
      : move;
  return { ...withOpened(opened, leads, told), leads: [...kept(move), lead] };
}
const HEAVY = /^(?:breakup|lonely|grief)$/;

/** A situation that was heard stays the one that is told on about, also where its line is not said. */
function withOpened(move: Move, leads: readonly string[], { people, words }: Heard): Move {
  const opened = leads.filter(
    (lead) => lead.startsWith('situation.') && !misses(lead, people, isTheirs(words) !== null),
  );
  if (opened.length === 0) return move;
  const { memory } = move.talk;
  const said = { ...memory.said, ...Object.fromEntries(opened.map((lead) => [lead, 1])) };
  return { ...move, talk: { ...move.talk, memory: { ...memory, said } } };
}

/** What would be said of somebody else than was told of is left out. */
function unlessOfOthers(move: Move, { people, words }: Heard): Move {
  const topic = TOPIC.exec(move.to)?.[1] as Topic | undefined;
  if (topic === undefined) return move;
  const theirs = isTheirs(words) !== null;
  const leads = (move.leads ?? []).filter((lead) => !misses(lead, people, theirs));
  const isLeftOut = leads.length < (move.leads ?? []).length;
  const isWrong = isOfOthers(topic, people) && move.talk.memory.said[move.to] === undefined;
  const likely = topicOf(null, people[0] ?? null);
  if (isWrong && likely)
    return {
      ...going(move, { to: `TOPIC.${likely}`, topic: likely }),
      leads: leads.filter((lead) => !/^(?:situation|told)\./.test(lead)),
    };
  return isLeftOut ? { ...move, leads } : move;
}
