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
      '{exercise}: unos {minutes} minutos, y puedes salir antes.',
      'Unos {minutes} minutos de esto: {exercise}. Tú pones el ritmo.',
      '{exercise}, más o menos {minutes} minutos. Termina cuando tú digas.',
    ],
    choices: { start: 'Empezar', else: 'Otra cosa' },
  },
  'X.other': {
    say: [
      'Entonces esa no. Aquí hay algo distinto y más corto.',
      'Esa ya no te la muestro. Quedan estas.',
      'Bien, la saltamos. Hay otras maneras.',
      'No hace falta. Tal vez una de estas:',
    ],
    choices: { else: 'Otra cosa', enough: 'Por ahora basta' },
  },
  'X.before': {
    say: [
      '1 es ligero, 5 es muy pesado.',
      'Usa 1 si es ligero y 5 si es muy pesado.',
      'La escala va de 1, ligero, a 5, muy pesado.',
    ],
    ask: ['¿Qué tanto pesa ahora mismo?', 'Antes de empezar, ¿cuánto pesa?', '¿Cuánto pesa en este momento?'],
    choices: NUMBERS,
  },
  'X.after': {
    say: [
      'Un número de 1, ligero, a 5, muy pesado.',
      'Aquí el 1 es ligero y el 5 es muy pesado.',
      'El 5 es muy pesado y el 1 es ligero.',
    ],
    ask: ['¿Cuánto pesa ahora?', 'Después de estos pasos, ¿cuánto pesa?', '¿Qué número le pones ahora?'],
    choices: NUMBERS,
  },
  'X.lower': {
    say: [
      'Era {a}, ahora es {b}. Eso ya da algo de espacio.',
      'De {a} a {b}. Algo menos que cargar por ahora.',
      'El número bajó, de {a} a {b}. Bajar poco también cuenta.',
    ],
    choices: AFTER,
  },
  'X.same': {
    say: [
      'Sigue igual. Una sola vez no siempre se nota, y te diste el tiempo.',
      'El número no cambió. Hay ejercicios que piden más de una vez.',
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
    choices: { ground: 'Mirar a mi alrededor', person: 'Hablar con una persona', enough: 'Por ahora basta' },
  },
  'X.done': {
    say: ['Ese fue el último paso.', 'El ejercicio terminó.', 'Este ya no tiene más pasos.'],
    choices: AFTER,
  },
  'X.stopped': {
    say: [
      'Está bien parar. Puede ser otro día.',
      'Entonces termina aquí. Medio ejercicio también cuenta.',
      'De acuerdo, sin más pasos.',
      'Queda cerrado. Lo puedes empezar otra vez cuando quieras.',
      'Por hoy se termina.',
      'Se acabó aquí. Lo que hiciste cuenta igual.',
    ],
    choices: { else: 'Otra cosa', enough: 'Por ahora basta' },
  },
  'X.which': {
    say: 'Podemos parar aquí ya mismo. Solo para no tomarlo mal:',
    ask: '¿Es el ejercicio, o es más que eso?',
    choices: { exercise: 'Solo el ejercicio', more: 'Es más que eso' },
  },
  'X.left': {
    say: [
      'Puedes parar, claro. Esto es lo que llevas hasta aquí.',
      'Paramos, entonces. Esto es lo que hay por ahora.',
    ],
    ask: '¿Lo guardo?',
    choices: { keep: 'Guardarlo', delete: 'Borrarlo' },
  },
  'X.leftKept': {
    say: ['Queda aquí como una página.', 'Guardado. Queda en esta página hasta que lo borres.'],
    choices: { else: 'Otra cosa', enough: 'Por ahora basta' },
  },
  'X.leftDeleted': {
    say: 'Lo que escribiste está borrado.',
    choices: { else: 'Otra cosa', enough: 'Por ahora basta' },
  },
  'X.subject': {
    say: ['Eso es otra cosa, y también cuenta.', 'Una cosa a la vez es más fácil. Esa también cuenta.'],
    ask: '¿Cuál de las dos ahora?',
    choices: { goOn: 'Seguir con esto', other: 'Guardar esto y pasar a lo otro' },
  },
  'X.aside': {
    say: 'Tus frases quedan guardadas en una página.',
    choices: { topic: 'Pasar a lo otro', enough: 'Por ahora basta' },
  },
  'X.noted': {
    say: [
      'Eso puede estar aquí. Con calma: cuando quieras seguir, toca un botón.',
      'Aquí cabe decirlo. El ejercicio te espera, y un botón de abajo sigue.',
      'También hay lugar para eso. Un botón de abajo te lleva al paso que sigue.',
      'Escribe aquí lo que quieras. El paso sigue abierto abajo.',
    ],
    choices: {},
  },
};
