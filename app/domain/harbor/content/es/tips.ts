import type {
  BODY_TIP_STEPS,
  DAY_TIP_STEPS,
  MIND_TIP_STEPS,
  PEOPLE_TIP_STEPS,
  TIP_STEPS,
} from '../../steps/tips';
import { tipWords } from '../tip-words';
import type { WordsFor } from '../words';
import { BODY_TIPS_ES } from './tips-body';
import { DAY_TIPS_ES } from './tips-day';
import { MIND_TIPS_ES } from './tips-mind';
import { PEOPLE_TIPS_ES } from './tips-people';

const EXERCISE = 'Hacer un ejercicio';
const ENOUGH = 'Por ahora basta';
const BUTTONS = { tip: 'Otro consejo', exercise: EXERCISE, goOn: 'Seguir', enough: ENOUGH };

export const TIPS_ES: WordsFor<typeof TIP_STEPS> = {
  ...tipWords<typeof DAY_TIP_STEPS>(DAY_TIPS_ES, BUTTONS),
  ...tipWords<typeof PEOPLE_TIP_STEPS>(PEOPLE_TIPS_ES, BUTTONS),
  ...tipWords<typeof BODY_TIP_STEPS>(BODY_TIPS_ES, BUTTONS),
  ...tipWords<typeof MIND_TIP_STEPS>(MIND_TIPS_ES, BUTTONS),
  'TIP.none': {
    say: [
      'Esos eran todos mis consejos para eso. Uno solo, hecho una vez, sirve más que diez leídos.',
      'No tengo más consejos. Quedan los ejercicios, una página o una persona.',
      'Ya no queda uno nuevo. Los de arriba siguen en esta charla.',
    ],
    choices: {
      exercise: EXERCISE,
      write: 'Déjame escribir',
      person: 'Hablar con una persona',
      enough: ENOUGH,
    },
  },
};
