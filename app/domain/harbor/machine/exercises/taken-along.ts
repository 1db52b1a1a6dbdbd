import { leave } from '../offers/leave';
import { takesAlong } from '../plain/of-exercises/takes-along';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isShown, pageAt } from './shown-page';

/** With more danger in it than this a text goes its own way. */
const HARMLESS = 0.5;

/**
 * "Thanks, I will copy it": whoever takes their lines along is let go with nothing asked; without a goodbye the page still
 * waits, and what is told on behind it is listened to. Null: nothing is taken along.
 */
export function takenAlong(talk: Talk, { heard, text }: Written): Move | null {
  const { step, said } = talk.memory;
  if (talk.risk.level !== 'none' || isSafetyStep(step) || heard.level !== 'none') return null;
  if (heard.danger >= HARMLESS) return null;
  const at = pageAt(talk);
  if (at === null && isExerciseStep(step)) return null;
  const kind = takesAlong(typedWords(text), text);
  if (kind === 'bye') {
    const move =
      isShown(step) && wasKept(step, said) ? { talk, to: 'END', by: 'person' as const } : leave(talk);
    return /^(?:END|\w+\.kept)$/.test(move.to) ? { ...move, leads: ['bye.sends'] } : move;
  }
  if (at === null || kind === null) return null;
  if (kind === 'tellsOn')
    return { talk: suspending(talk), to: 'TOLD.on', leads: ['record.own'], by: 'person' };
  return isShown(step) ? stay(talk, 'record.own') : { talk: suspending(talk), to: 'THANKS', by: 'person' };
}

const wasKept = (step: string | null, said: Readonly<Record<string, number>>): boolean =>
  said[(step ?? '').replace(/\.done$/, '.kept')] !== undefined;
