import type { TOLD_STEPS } from '../../steps/told';
import type { WordsFor } from '../words';

const ENOUGH = 'Por ahora basta';

export const TOLD_ES: WordsFor<typeof TOLD_STEPS> = {
  TOLD: {
    say: '',
    ask: ['¿Prefieres seguir contando, o hacemos algo?', '¿Primero contar más, o ya es hora de hacer algo?'],
    choices: { tell: 'Seguir contando', do: 'Hacer algo', enough: ENOUGH },
  },
  'TOLD.on': {
    say: [
      'Entonces sigue, en el orden que salga. Yo no guío.',
      'Escribe todo lo que quieras, y deja fuera lo que quieras.',
      'La página es tuya. No tiene que salir nada de ahí.',
    ],
    ask: [
      '¿Qué es lo que más pesa de esto ahora?',
      '¿Qué te pasa por la cabeza ahora mismo?',
      '¿Qué te gustaría que alguien supiera de esto?',
    ],
    choices: { write: 'Una página para mí', person: 'Hablar con una persona', enough: ENOUGH },
  },
};
