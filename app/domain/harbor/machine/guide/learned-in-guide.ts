import { learnedAnswer } from '../danger/learned-answer';
import { isShown } from '../exercises/shown-page';
import { leave } from '../offers/leave';
import { pressed } from '../offers/press';
import { isQuestion } from '../plain/of-harbor/asked-of-life';
import { typedWords } from '../plain/typed-words';
import { isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

/** What was learned of how people type at a step outside danger: its buttons in own words, and what stands beside them. */
export function learnedInGuide(talk: Talk, written: Written): Move | null {
  if (isSafetyStep(talk.memory.step)) return null;
  const learned = learnedAnswer(talk, written, GUIDE_SURE);
  if (!learned) return null;
  // What is asked there presses nothing, and nothing is kept or deleted by what only sounds like it.
  if (learned.button)
    return isQuestion(typedWords(written.text)) || isShown(talk.memory.step)
      ? null
      : pressed(talk, learned.button);
  const aside = (to: string): Move => ({ talk: suspending(talk), to, by: 'person' });
  switch (learned.beside) {
    case 'bye':
      return leave(talk);
    case 'private':
      return aside('ABOUT.reads');
    case 'delete':
      return aside('ABOUT.delete');
    case 'you':
      return aside('ABOUT.human');
    case 'complain':
      return aside('COMPLAIN');
    default:
      return null;
  }
}
const GUIDE_SURE = 0.8;
