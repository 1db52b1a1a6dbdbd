import { EXERCISE_WORDS } from '~/domain/harbor/content/exercise-words';
import type { ExerciseId } from '~/domain/harbor/steps/exercises/all';

/** An exercise that can be done on its page, with nothing to press: its lines in their order. */
export interface OnThePage {
  lines: string[];
  tide?: 'usual' | 'slow';
  /** What to do where it does no good. */
  otherwise?: string;
}

const WORDS = EXERCISE_WORDS.en;
const lineOf = (id: keyof typeof WORDS) => [WORDS[id].say].flat()[0] ?? '';

/** Breathing and the five senses, whole; null for exercises that are gone through step by step. */
export function onThePage(
  id: ExerciseId,
  { pace, weekday }: { pace: 'usual' | 'slow'; weekday: string | null },
): OnThePage | null {
  switch (id) {
    case 'BREATH': {
      const counts = lineOf(pace === 'slow' ? 'BREATH.slow' : 'BREATH.2');
      return {
        tide: pace,
        lines: [lineOf('BREATH.1'), counts, lineOf('BREATH.3')],
        otherwise: `Does it make you dizzy? ${lineOf('BREATH.dizzy')}`,
      };
    }
    case 'GROUND':
      return {
        lines: [
          // Harbor's own line has a box to write into, too.
          'Look around. Name five things you can see, out loud or in your head.',
          lineOf('GROUND.2'),
          lineOf('GROUND.3'),
          lineOf('GROUND.4'),
          `One slow breath. You are here${weekday ? `, and it is ${weekday}` : ''}.`,
        ],
      };
    default:
      return null;
  }
}
