import { smallQuestion } from '../plain/of-harbor/small-questions';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

/** With more danger in it than this a text goes its own way. */
const HARMLESS = 0.5;
/** What is shown there waits to be kept or deleted. */
const SHOWN = /^(?:(?:WORDS|DECIDE|THOUGHT|LETTER)\.done|X\.left)$/;
const KEPT = /(?:\.kept|^X\.(?:leftKept|aside)|^LETTER\.sleep|^WRITE\.done)$/;
const DELETED = /(?:\.deleted|^X\.leftDeleted)$/;

/** Small questions that have one plain answer. Null: it is none of these, or the talk stands at something graver. */
export function askedSmall(talk: Talk, { heard, text }: Written): Move | null {
  const { memory, risk } = talk;
  if (risk.level !== 'none' || isSafetyStep(memory.step) || heard.level !== 'none') return null;
  if (heard.danger >= HARMLESS) return null;
  const aside = (to: string): Move => ({ talk: suspending(talk), to, by: 'person' });
  switch (smallQuestion(typedWords(text), text)) {
    case 'topics':
      return aside('ASKED.topics');
    case 'saved':
      return saved(talk);
    case 'fine':
      return isExerciseStep(memory.step) ? null : aside('LOOKING');
    case 'luck':
      return aside('ASKED.luck');
    case 'luckAndBye':
      return { talk, to: 'END', leads: ['bye.luck'], by: 'person' };
    case null:
      return null;
  }
}

/** Yes where a page was kept last, no where it was deleted; what still waits is shown again. Null: none was made. */
function saved(talk: Talk): Move | null {
  const { step, suspended, said } = talk.memory;
  const open = [step, suspended].find((each) => each !== null && SHOWN.test(each));
  if (open) return { talk, to: open, leads: ['saved.notYet'], by: 'person' };
  const here = [step, suspended].find((each) => each !== null && (KEPT.test(each) || DELETED.test(each)));
  const ids = here ? [here] : Object.keys(said);
  const to = ids.some((id) => KEPT.test(id))
    ? 'ASKED.saved'
    : ids.some((id) => DELETED.test(id))
      ? 'ASKED.unsaved'
      : null;
  return to && { talk: suspending(talk), to, by: 'person' };
}
