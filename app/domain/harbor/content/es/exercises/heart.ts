import type { HEART_STEPS } from '../../../steps/exercises/heart';
import type { WordsFor } from '../../words';

const NEXT = { next: 'Siguiente', stop: 'Parar aquí' };
const SKIP = { skip: 'Saltar', stop: 'Parar aquí' };
const DONE = { done: 'Listo', stop: 'Parar aquí' };
const AFTER = { next: 'Siguiente', enough: 'Por ahora basta' };

export const HEART_ES: WordsFor<typeof HEART_STEPS> = {
  'KIND.1': { say: 'Pon una mano donde lo sientes. Di: esto es difícil ahora.', choices: NEXT },
  'KIND.2': { say: 'Otras personas también conocen esto. No te pasa solo a ti.', choices: NEXT },
  'KIND.3': {
    say: 'Piensa en una buena amistad que pasa un día como el tuyo.',
    ask: '¿Qué le dirías?',
    choices: SKIP,
  },
  'KIND.4': { say: 'Lee tu propia línea una vez, despacio, como si te la enviaran a ti.', choices: NEXT },
  'KIND.5': {
    say: '',
    ask: '¿Qué puedes hacer por ti en la próxima hora?',
    choices: {
      rest: 'Descansar',
      warm: 'Una bebida caliente',
      someone: 'Escribirle a alguien',
      skip: 'Saltar',
      stop: 'Parar aquí',
    },
  },
  'GRIEF.1': {
    say: 'Solo uno, y puede ser muy pequeño.',
    ask: '¿Quieres pensar en un momento con quien te falta?',
    choices: { yes: 'Sí', notToday: 'Hoy no', stop: 'Parar aquí' },
  },
  'GRIEF.2': { say: '', ask: '¿Dónde estaban, y qué podías ver?', choices: SKIP },
  'GRIEF.3': { say: '', ask: '¿Qué dijo, o qué hizo?', choices: SKIP },
  'GRIEF.4': { say: '', ask: '¿Qué llevas contigo de quien te falta?', choices: SKIP },
  'GRIEF.5': {
    say: 'Extrañar no es una falla que haya que arreglar.',
    ask: '¿Hay algo que harías en su memoria esta semana, una vela, una canción, una comida?',
    choices: { notNow: 'Ahora no', stop: 'Parar aquí' },
  },
  'LETTER.1': {
    say: 'Escríbele como si nunca lo fuera a leer. Desde aquí no se envía nada.',
    choices: SKIP,
  },
  'LETTER.2': { say: '', ask: '¿Qué necesitas que sepa?', choices: SKIP },
  'LETTER.done': {
    say: 'Esta es la carta.',
    ask: '¿Qué quieres hacer con ella?',
    choices: {
      keep: 'Guardarla para mí',
      sleep: 'Dejarla hasta mañana',
      fair: 'Volverla una frase justa',
      again: 'Pasar otra vez por las líneas',
      delete: 'Borrarla',
    },
  },
  'LETTER.kept': { say: 'La carta queda guardada aquí como página.', choices: AFTER },
  'LETTER.sleep': { say: 'Se queda aquí como página. Mañana tal vez se lea distinto.', choices: AFTER },
  'LETTER.fair': {
    say: 'Puedes usar esta forma: Cuando ..., sentí ..., y quisiera ...',
    choices: SKIP,
  },
  'LETTER.when': {
    say: 'Queda guardada con la carta.',
    ask: '¿Cuándo sería un buen momento para decirla?',
    choices: {
      calm: 'En un momento tranquilo',
      days: 'En unos días',
      never: 'Es solo para mí',
      stop: 'Parar aquí',
    },
  },
  'LETTER.deleted': { say: 'La carta está borrada.', choices: AFTER },
  'WRITE.1': {
    say: 'Escribir ayuda a algunas personas, aunque nadie conteste. Solo pregunto si suena a peligro. Al final, toca Listo.',
    choices: DONE,
  },
  'WRITE.2': {
    say: [
      'Sigue escribiendo, o toca Listo.',
      'Eso ya está en la página. Sigue cuanto quieras.',
      'La página tiene lugar para más. Con Listo termina.',
      'Ahí está. Más, o Listo, como quieras.',
      'Una parte más, escrita. Listo es para el final.',
      'Agregado. Puede ser tan largo como quieras.',
    ],
    choices: DONE,
  },
  'WRITE.done': {
    say: 'Lo que escribiste queda aquí, y lo puedes borrar.',
    choices: {
      delete: 'Borrar esta página',
      exercise: 'Un ejercicio corto',
      step: 'Un paso pequeño',
      enough: 'Con eso basta',
    },
  },
  'WRITE.deleted': {
    say: 'La página está borrada.',
    choices: { exercise: 'Un ejercicio corto', step: 'Un paso pequeño', enough: 'Con eso basta' },
  },
};
