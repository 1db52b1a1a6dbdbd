import type { Topic } from '../../../listener/labels';
import { withRefused } from '../offers/refuse';
import { isAboutTheirMedicine, isUntoldLoss, practicalStep } from '../plain/of-life/practical';
import { isUnwritten } from '../plain/of-life/to-write';
import { toldPlainly } from '../plain/of-life/told-plainly';
import { wordsFor } from '../plain/of-life/words-for';
import { refusalIn } from '../plain/put-right/refusing';
import { isDriving, isOfSomeoneElse, isOwnUse, someoneIsUnwell, someoneUses } from '../plain/someone-near';
import { phrase, typedWords } from '../plain/typed-words';
import { isFarewellOfTheDead } from '../plain-danger/others/of-the-dead';
import { familyOf, isExerciseStep, type Move, suspending } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsOf } from '../topics/acts';
import { isPlainly } from '../topics/plain-acts';
import { latestMatter, matterTold } from './matters';

/** From here on a topic is taken for what an everyday question is about. */
const ABOUT = 0.45;
const LONGEST = 220;

/** Whose it is, and everyday questions that there is something of use for. Null: neither. */
export function everyday(talk: Talk, written: Written): Move | null {
  const { text } = written;
  if (text.length > LONGEST) return null;
  const words = typedWords(text);
  return (
    near(talk, words) ??
    plainlyTold(talk, words) ??
    practical(talk, { words, text, likely: likelyTopic(written) }) ??
    matterTold(talk, words) ??
    untold(talk, words) ??
    (isPlainly('advice', written) ? null : toldOn(talk, words))
  );
}

const likelyTopic = ({ heard }: Written): Topic | null => {
  const [best] = topicsOf(heard);
  return best && best.sure >= ABOUT ? best.topic : null;
};

const going = ({ risk, memory }: Talk, to: string, topic: Topic | null, ...leads: string[]): Move => ({
  talk: {
    risk,
    memory: { ...memory, topic, denied: memory.denied.filter((each) => each !== topic), unclear: 0 },
  },
  to,
  by: 'person',
  ...(leads.length > 0 && { leads }),
});

/** A death told in passing, the lost joy in things, a place that was part of the week. */
function plainlyTold(talk: Talk, words: string): Move | null {
  const { topic, heavyTurns, said } = talk.memory;
  const heavier = { ...talk, memory: { ...talk.memory, heavyTurns: heavyTurns + 1 } };
  if (isFarewellOfTheDead(words)) return going(heavier, 'TOPIC.grief', 'grief');
  switch (toldPlainly(words, topic)) {
    case 'late':
      return going(heavier, 'TOPIC.grief', 'grief');
    case 'noJoy':
      return said['joy.gone'] ? null : going(heavier, 'TOPIC.low', 'low', 'joy.gone');
    case 'place':
      return said['LOST.place'] ? null : going(talk, 'LOST.place', topic ?? 'lonely');
    case null:
      return null;
  }
}

/** Steps about somebody who drinks or uses. */
const USES_STEP = /^NEAR(?:$|\.(?:mine|help|car)$)/;
/** What somebody near drinks, uses or goes through. */
function near(talk: Talk, words: string): Move | null {
  const { topic, step, suspended } = talk.memory;
  const isHere = [step, suspended].some((each) => each != null && USES_STEP.test(each));
  const isTheirs = someoneUses(words) || (topic === 'drink' && isOfSomeoneElse(words));
  if (isHere && isOwnUse(words)) return going(talk, 'TOPIC.drink', 'drink', 'corrected');
  if (isDriving(words) && (isTheirs || isHere)) return going(talk, 'NEAR.car', 'family');
  if (isHere && ASKS_HELP.test(words)) return going(talk, 'NEAR.help', 'family');
  if (isHere && ASKS_TO_STOP.test(words)) return going(talk, 'NEAR.mine', 'family');
  if (isTheirs) return going(talk, 'NEAR', 'family');
  return someoneIsUnwell(words) ? going(talk, 'NEAR.unwell', 'friends') : null;
}

/** Who tells on about what a card was opened for is still there, while it has something of its own to say. */
function toldOn(talk: Talk, words: string): Move | null {
  const { step, said, topic } = talk.memory;
  if (step === 'NEAR.unwell' && (said[step] ?? 0) < CARD_LINES) return going(talk, step, topic);
  if (step !== null && USES_STEP.test(step) && OF_THEM.test(words) && (said.NEAR ?? 0) < NEAR_LINES)
    return going(talk, 'NEAR', 'family');
  const card = step?.startsWith('CARD') ? CARDS.find((each) => (said[each] ?? 0) < CARD_LINES) : undefined;
  return card && OF_THEM.test(words) ? going(talk, card, topic) : null;
}
const NEAR_LINES = 4;
const CARDS = ['CARD.school', 'CARD.gate'] as const;
const CARD_LINES = 2;
const ASKS_HELP = phrase(
  'al ?anon|al anon|groups?|numbers?|helpline|hotline|grupos?|numero|linea|who can help|quien (?:me )?(?:puede )?ayuda\\w*',
);
const ASKS_TO_STOP = phrase(
  '(?:get|make|help|how) (?:do i |can i |to )*(?:get |make |help )?(?:him|her|them|my \\S+) (?:to )?(?:stop|quit|sober|see)|(?:que|para que|hago para que|como hago) (?:\\S+ ){0,3}(?:deje|pare|cambie)|stop (?:him|her|them)|what (?:should|can|do) i do about',
);
const OF_THEM = phrase('he|she|him|her|they|them|his|el|ella|le|lo|su|watching|tired of');

/** A question that an exercise or a card answers. What is refused with it is set aside. */
function practical(
  talk: Talk,
  { words, text, likely }: { words: string; text: string; likely: Topic | null },
): Move | null {
  const { memory } = talk;
  const topic = memory.topic ?? likely;
  const open = [memory.step, memory.suspended].find((step) =>
    /^(?:NEAR|CARD|CARING|MATTER)/.test(step ?? ''),
  );
  if (isAboutTheirMedicine(words, topic)) return going(talk, 'TOPIC.caring', 'caring', 'theirs.medicine');
  const { said } = memory;
  const isSchool =
    (said['CARD.school'] ?? said['CARD.schoolCall'] ?? 0) > 0 && (said['CARD.gate'] ?? 0) < CARD_LINES;
  const to = practicalStep({
    words,
    text,
    topic,
    step: open ?? latestMatter(talk) ?? memory.step ?? '',
    isSchool,
    isGrave: isGrave(talk),
  });
  if (to === null || isThere(memory.step, to)) return null;
  const refusal = refusalIn(words, text);
  const left =
    refusal && memory.exercise !== familyOf(to)
      ? withRefused(talk, [refusal.named ?? memory.exercise])
      : talk;
  const isSpeech = to === 'SPEAK.1' && isUnwritten(words);
  const leads = to === 'WORDS.1' ? wordsFor(words) : isSpeech ? ['words.speech'] : [];
  const next = going(left, to, TOPIC_OF[familyOf(to)] ?? likely ?? memory.topic, ...leads);
  // Both ways stand in the question: it is the choice.
  if (to === 'DECIDE.1' && memory.exercise === null && NAMES_BOTH.test(words))
    return { ...next, talk: withSlots(next.talk, { choice: text }), to: 'DECIDE.2' };
  if (to === 'HUMAN' || to === 'ASKED.calm') return { talk: suspending(talk), to, by: 'person' };
  return to === 'SLEEP.9' ? { ...next, talk: asSleep(next.talk) } : next;
}
/** Two ways, with more than a no for one of them. */
const NAMES_BOTH = phrase(
  '(?:do|should|shall) i (?:\\S+ ){2,10}or (?!not(?: \\?| $))\\S+ \\S+|(?:me |le |lo |la |se lo )?(?:digo|voy|quedo|cuento|dejo|acepto|llamo) (?:\\S+ ){1,8}o (?!no(?: \\?| $))\\S+ \\S+',
);
const SIGN_FROM = 0.35;
/** Something sounded like danger, or was asked about. */
const isGrave = ({ risk }: Talk) =>
  risk.level !== 'none' ||
  risk.otherAsked.length > 0 ||
  (Object.values(risk.seen).some((adds) => adds >= SIGN_FROM) && risk.answer !== 'no');
const TOPIC_OF: Readonly<Partial<Record<string, Topic>>> = {
  CARING: 'caring',
  CARD: 'family',
  SLEEP: 'sleep',
};

/** What is open already is not opened again by words within it. */
const isThere = (step: string | null, to: string) =>
  isExerciseStep(step) &&
  !step?.startsWith('X.') &&
  familyOf(step ?? '') === familyOf(to) &&
  to !== 'SLEEP.9';

/** The steps for the day sleep of who works at night, begun without a number. */
const asSleep = ({ risk, memory }: Talk): Talk => ({
  risk,
  memory: { ...memory, exercise: 'SLEEP', slots: memory.exercise === 'SLEEP' ? memory.slots : {} },
});

/** "Since what happened to my husband": which loss it is, is asked. */
const untold = (talk: Talk, words: string): Move | null =>
  isUntoldLoss(words) && talk.memory.topic !== 'grief' ? going(talk, 'LOST', talk.memory.topic) : null;
