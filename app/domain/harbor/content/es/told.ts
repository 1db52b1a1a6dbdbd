import type { TOLD_STEPS } from '../../steps/told';
import type { WordsFor } from '../words';

const ENOUGH = 'Por ahora basta';

export const TOLD_ES: WordsFor<typeof TOLD_STEPS> = {
  TOLD: {
    say: '',
    ask: ['¿Prefieres seguir contando, o hacemos algo?', '¿Contar más primero, o ya toca hacer algo?'],
    choices: { tell: 'Seguir contando', do: 'Hacer algo', enough: ENOUGH },
  },
  'TOLD.on': {
    say: [
      'Entonces sigue, en el orden que salga. No pregunto nada en medio.',
      'Sigue.',
      'Voy leyendo. Toma el tiempo que haga falta.',
      'Y desde ahí, lo que venga.',
      'Hay lugar. Los botones y las preguntas esperan.',
      'Leído. Puede venir la parte que sigue.',
      'Hay tiempo, y no hace falta contarlo en orden.',
      'Esa parte ya está aquí. Sigue cuando quieras.',
      'Bien, adelante con eso.',
      'Te dejo elegir por dónde sigue.',
      'Adelante, línea por línea.',
      'Escribe hasta que salga todo. Lo demás puede esperar.',
    ],
    choices: { that: 'Eso era todo', do: 'Hacer algo con eso', enough: ENOUGH },
  },
  'TOLD.that': {
    say: [
      'Gracias por contarlo hasta el final. Lo leí, y no digo que lo haya captado todo.',
      'Entonces ya está contado. Capté una parte, y todo queda en esta charla.',
      'Así que eso es todo. Ya está aquí, con tus palabras.',
    ],
    ask: [
      '¿Qué es lo que más pesa de esto ahora?',
      '¿Qué te pasa por la cabeza ahora mismo?',
      '¿Qué te gustaría que alguien supiera de esto?',
    ],
    choices: {
      words: 'Qué podría decir',
      think: 'Pensarlo con calma',
      write: 'Una página para mí',
      tip: 'Un consejo',
      enough: ENOUGH,
    },
  },
};
