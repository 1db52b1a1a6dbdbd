import type { FACET_STEPS } from '../../steps/facet';
import type { WordsFor } from '../words';

const WRITE = 'Escribirlo';
const WORDS = 'Qué podría decir';
const KIND = 'Algo amable para mí';

export const FACET_ES: WordsFor<typeof FACET_STEPS> = {
  FACET: {
    say: '',
    ask: ['¿Cuál de estas se acerca más a lo que pesa?', '¿Qué hay en el fondo de eso?'],
    choices: {
      did: 'Lo que alguien hizo o dijo',
      ahead: 'Lo que puede venir',
      mine: 'Mi propia parte en esto',
      alone: 'Que no tengo con quién',
      much: 'Que todo junto es demasiado',
    },
  },
  'FACET.did': {
    say: [
      'Entonces va de cómo te trataron. Eso sigue trabajando mucho después.',
      'Así que alguien te dejó eso encima. No tiene que quedarse sin decir.',
    ],
    ask: ['¿Qué harías con lo que te dejó?', '¿Qué debería salir de ahí?'],
    choices: { words: WORDS, letter: 'Una carta que no envío', write: WRITE },
  },
  'FACET.ahead': {
    say: [
      'Entonces ocupa el día de hoy antes de haber llegado.',
      'Lo que aún no llega le deja a la cabeza mucho sitio para adivinar.',
    ],
    ask: ['¿Dónde lo dejarías por esta noche?', '¿Qué te daría un poco de suelo?'],
    choices: {
      worry: 'Darle una hora a la preocupación',
      think: 'Pensarlo por partes',
      breathe: 'Respirar despacio',
    },
  },
  'FACET.mine': {
    say: [
      'Entonces va de tu propia parte. Desde dentro, casi siempre se ve más grande.',
      'Lo que uno mismo hizo da vueltas en la cabeza. En el papel tiene un tamaño.',
    ],
    ask: ['¿Cómo quieres mirar esa parte?', '¿Qué sería justo contigo ahí?'],
    choices: { thought: 'Mirar un pensamiento', kind: 'Ser amable conmigo', write: WRITE },
  },
  'FACET.alone': {
    say: [
      'Entonces faltan manos para esto. Eso no es un fallo tuyo.',
      'Sin nadie al lado cuesta más. Una sola persona ya puede cambiar eso.',
    ],
    ask: ['¿Cuál podría ser un primer movimiento?', '¿Qué lo haría menos solitario?'],
    choices: { person: 'Alguien a quien pedirle', words: WORDS, kind: KIND },
  },
  'FACET.much': {
    say: [
      'Entonces menos a la vez. Una cosa, o dos minutos sin nada.',
      'Cuando es demasiado, nadie puede ordenarlo todo. Ahora mismo no hay que resolver nada.',
    ],
    ask: ['¿Cuál sería más ligero?', '¿Con qué bastaría por ahora?'],
    choices: { breathe: 'Respirar despacio', step: 'Un paso pequeño', write: WRITE },
  },
};
