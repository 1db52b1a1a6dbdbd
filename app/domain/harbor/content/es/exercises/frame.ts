import type { FRAME_STEPS } from '../../../steps/exercises/frame';
import type { WordsFor } from '../../words';

const NUMBERS = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' };
const AFTER = { step: 'Un paso pequeño', another: 'Otro ejercicio', enough: 'Por ahora basta' };

export const FRAME_ES: WordsFor<typeof FRAME_STEPS> = {
  'X.offer': {
    say: [
      '{exercise}, unos {minutes} minutos. Puedes parar en cualquier paso.',
      'Este: {exercise}, más o menos {minutes} minutos. Cualquier paso puede ser el último.',
      '{exercise}. Lleva unos {minutes} minutos, y cada paso tiene una salida.',
    ],
    choices: { start: 'Empezar', else: 'Otra cosa' },
  },
  'X.before': {
    say: [
      '1 es ligero, 5 es muy pesado.',
      'Toma 1 si es ligero y 5 si es muy pesado.',
      'La escala va de 1, ligero, a 5, muy pesado.',
    ],
    ask: ['¿Qué tanto pesa ahora mismo?', 'Antes de empezar, ¿cuánto pesa?', '¿Cuánto pesa en este momento?'],
    choices: NUMBERS,
  },
  'X.after': {
    say: [
      'Un número de 1, ligero, a 5, muy pesado.',
      'Aquí 1 quiere decir ligero y 5 muy pesado.',
      '5 sería muy pesado, 1 sería ligero.',
    ],
    ask: ['¿Cuánto pesa ahora?', 'Después de estos pasos, ¿cuánto pesa?', '¿Qué número le va ahora?'],
    choices: NUMBERS,
  },
  'X.lower': {
    say: [
      'Era {a}, ahora es {b}. Es un poco de espacio.',
      'De {a} a {b}. Algo menos que cargar por ahora.',
      'El número bajó, de {a} a {b}. Bajar poco también cuenta.',
    ],
    choices: AFTER,
  },
  'X.same': {
    say: [
      'Sigue igual. Una sola vez no siempre se nota, y te diste el tiempo.',
      'El número no cambió. Algunos ejercicios necesitan varias vueltas.',
      'Se quedó donde estaba. Pasa muchas veces, y no dice nada de ti.',
    ],
    choices: AFTER,
  },
  'X.higher': {
    say: [
      'Subió. Puede pasar cuando miras algo de cerca. No es un error tuyo.',
      'El número es más alto ahora. Mirar una cosa puede hacerla más fuerte al principio. No hiciste nada mal.',
      'Pesa más que al comienzo. Entonces toca ir despacio, con algo sencillo.',
    ],
    choices: { ground: 'Mirar a mi alrededor', person: 'Una persona', enough: 'Por ahora basta' },
  },
  'X.done': {
    say: ['Ese fue el último paso.', 'El ejercicio terminó.', 'Este ya no tiene más pasos.'],
    choices: AFTER,
  },
  'X.stopped': {
    say: [
      'Está bien parar. Puede ser otro día.',
      'Entonces termina aquí. Medio ejercicio también vale.',
      'De acuerdo, sin más pasos.',
    ],
    choices: { else: 'Otra cosa', enough: 'Por ahora basta' },
  },
  'X.noted': {
    say: [
      'Quedó escrito. El paso sigue abierto.',
      'Eso ya está aquí. Los botones llevan adelante.',
      'Está en esta conversación. Toca un botón cuando quieras seguir.',
      'Tu línea está aquí. Lo que sigue es uno de los botones.',
    ],
    choices: {},
  },
};
