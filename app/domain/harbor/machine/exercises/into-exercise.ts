import { STEPS } from '../../steps/all';
import { learnedAnswer } from '../danger/learned-answer';
import { readAnswer } from '../danger/read-answer';
import { withoutAsides } from '../plain/of-exercises/asides';
import { surenessIn } from '../plain/of-exercises/sureness';
import { timeIn } from '../plain/of-exercises/time-said';
import { isQuestion } from '../plain/of-harbor/asked-of-life';
import { namesAct, stepSaid } from '../plain/of-life/step-said';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, type Move, stay } from '../talk/move';
import { type Offered, type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';
import type { actOf } from '../topics/acts';
import { isPlainly } from '../topics/plain-acts';
import { besideWriting } from './beside-writing';
import { doneButton } from './done-at-step';
import { isShown } from './shown-page';
import { begunWithWords, buttonFirst, notedAt } from './waiting-step';

/** The exercise is over there: what is typed is no word of it. */
const IS_OVER =
  /^(?:X\.(?:lower|same|higher|done|stopped|other|which|left\w*)|SLEEP\.end|WRITE\.done|\w+\.(?:kept|deleted))$/;

/** Buttons that only lead on: what keeps or deletes is never pressed by a polite word. */
const ONWARD = new Set(['next', 'done', 'start', 'yes', 'enough']);
/** What may be said in own words where a time or a size is chosen. */
const LONGEST_CHOICE = 40;
const OWN_CHOICES = new Set(['time', 'when', 'size']);

/** A text within an exercise: the answer where one is asked for; elsewhere it is taken and the step stays. Null: it is neither. */
export function intoExercise(talk: Talk, written: Written, act: ReturnType<typeof actOf>): Move | null {
  const { text } = written;
  const { memory } = talk;
  const id = memory.step ?? '';
  const step = STEPS[id];
  const to = (button: Offered): Move => ({
    talk: button.keeps ? withSlots(talk, { [button.keeps[0]]: button.keeps[1] }) : talk,
    to: button.target,
    by: 'person',
  });
  const isShort = step?.writes === undefined || written.heard.words.split(' ').length <= FEW;
  const onward =
    isShort && isPlainly('onward', written) && memory.offered.find((each) => ONWARD.has(each.id));
  const pressedOn = onward || doneButton(talk, written);
  if (pressedOn) return to(pressedOn);
  const said = step?.writes === undefined ? besideWriting(talk, written) : null;
  if (said) return said;
  if (!step || (step.writes === undefined && act.is('stop', 'change', 'correct'))) return null;
  const time = step.keeps === 'when' || step.keeps === 'time' ? timeIn(text) : null;
  if (time !== null && memory.offered[0])
    return {
      talk: withSlots(talk, { [step.keeps ?? 'when']: time }),
      to: memory.offered[0].target,
      by: 'person',
    };
  const isTold = step.tells !== undefined && written.heard.words.split(' ').length > FEWEST_TOLD;
  const meant =
    buttonMeant(talk, written) ??
    buttonFirst(talk, written) ??
    (isTold ? null : learnedButton(talk, written));
  if (meant) return to(meant);
  if (step.tells && isTold)
    return { talk: withSlots(talk, { [step.tells.as]: text }), to: step.tells.to, by: 'person' };
  if (step.writes) {
    const line = withoutAsides(id, text);
    const said = step.writes.as === 'step' ? stepSaid(line) : {};
    return { talk: withSlots(talk, { [step.writes.as]: line, ...said }), to: step.writes.to, by: 'person' };
  }
  if (!isExerciseStep(id) || IS_OVER.test(id)) return null;
  const [first] = memory.offered;
  if (step.keeps && OWN_CHOICES.has(step.keeps) && first && text.length <= LONGEST_CHOICE)
    return { talk: withSlots(talk, { [step.keeps]: text }), to: first.target, by: 'person' };
  const leads =
    act.is('more', 'yes', 'thanks') && first && ONWARD.has(first.id) && !step.rates && !text.includes('?');
  if (leads) return to(first);
  const isAnswer = first?.id === 'next' && !id.startsWith('BREATH') && !text.includes('?');
  if (isAnswer) return to(first);
  return step.rates ? stay(talk, 'rate') : (begunWithWords(talk, written) ?? notedAt(talk, written));
}

/** A small step of one's own, written where its kinds are still offered: it is taken as the step. */
export function ownStep(talk: Talk, { heard, text }: Written): Move | null {
  const { step, exercise } = talk.memory;
  const isOffered = /^(?:X\.offer|STEP\.1)$/.test(step ?? '') && exercise === 'STEP';
  const isIdea = text.length <= LONGEST_CHOICE && !text.includes('?') && namesAct(text);
  if (!isOffered || !isIdea || heard.danger >= HARMLESS) return null;
  return { talk: withSlots(talk, stepSaid(text)), to: 'STEP.3', by: 'person' };
}
const HARMLESS = 0.2;

/** A button in own words; where words are asked for, only one that passes the step over, said in a few. */
function learnedButton(talk: Talk, written: Written): Offered | null {
  const isWriting = STEPS[talk.memory.step ?? '']?.writes !== undefined;
  if (isWriting && written.heard.words.split(' ').length > FEW) return null;
  // What is asked presses nothing.
  const button =
    isQuestion(typedWords(written.text)) || isShown(talk.memory.step)
      ? null
      : (learnedAnswer(talk, written, isWriting ? PLAINLY : undefined)?.button ?? null);
  return isWriting && button && !PASSES.has(button.id) ? null : button;
}
const PLAINLY = 0.9;
/** In words, marks among them. */
const FEW = 3;
/** Of what is told where a yes was asked for. */
const FEWEST_TOLD = 4;
const PASSES = new Set(['skip', 'nothing', 'notNow', 'done']);

/** The button that a number from 1 to 5, or a yes or no with more words, says at a step without words of its own. */
function buttonMeant({ memory }: Talk, { heard, text }: Written): Offered | undefined {
  const step = STEPS[memory.step ?? ''];
  const byId = (id: string | undefined) => memory.offered.find((each) => each.id === id);
  if (DIZZY.test(heard.words) && byId('dizzy')) return byId('dizzy');
  if (step?.rates) return byId(ratingIn(heard.words, text));
  if (step?.keeps === 'sure' || step?.keeps === 'sureAfter') return byId(surenessIn(typedWords(text)));
  const isTold = step?.writes !== undefined && heard.words.split(' ').length > FEW;
  if (!step?.typed || isTold) return undefined;
  const { yes, no, unsure } = step.typed;
  const said = readAnswer(heard);
  if (BEGINS.no.test(heard.words) || said === 'no') return byId(no);
  if (BEGINS.yes.test(heard.words) || said === 'yes') return byId(yes);
  return said === 'sometimes' ? byId(unsure) : undefined;
}
const DIZZY = /(?:^| )(?:dizzy|lightheaded|marea|mareo|mareado|mareada)(?= )/;
const NUMBERS = ['one|uno|una', 'two|dos', 'three|tres', 'four|cuatro', 'five|cinco'].map(
  (words) => new RegExp(`(?:^| )(?:${words})(?= )`),
);
const numberIn = (words: string): string | undefined => {
  const at = NUMBERS.findIndex((number) => number.test(words));
  return at < 0 ? undefined : String(at + 1);
};
/** The number from 1 to 5 in a text, in figures or in words; a time of day is none. */
export const ratingIn = (words: string, text: string): string | undefined =>
  numberIn(words) ?? /(?<![\d.,:/-])[1-5](?![\d%:/-])/.exec(text)?.[0];
const BEGINS = {
  no: /^(?:no|nope|nah)(?= (?:$|[.,]|it|i|its|too|not|es|lo|creo|hay|puedo))/,
  yes: /^(?:yes|yeah|yep|si|claro)(?= )/,
};
