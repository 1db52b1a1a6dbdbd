import type { AnswerWords } from '../answer-words';

/** What is said to who answers one of Harbor's open questions: true of any answer. */
export const ANSWERS_ES: AnswerWords = {
  most: {
    say: [
      'Entonces eso va primero, y lo demás puede esperar.',
      'Así que ahí es donde aprieta.',
      'Ya es algo tener eso nombrado, aparte del resto.',
    ],
    ask: ['¿Qué te gustaría hacer solo con esa parte?', '¿Qué debería pasar con eso?'],
  },
  part: {
    say: [
      'Entonces tiene más de un lado.',
      'Eso se suma, entonces.',
      'No extraña que cueste decirlo en una línea.',
    ],
    ask: ['¿Qué lado tomamos primero?', '¿Por dónde te gustaría empezar con eso?'],
  },
  head: {
    say: [
      'Un pensamiento puede ser cierto, cierto a medias o solo ruidoso. Sirve mirarlo aparte.',
      'Una vez fuera de la cabeza, tiene un principio y un final.',
      'Eso puede dar vueltas durante horas ahí dentro. Escrito, se queda quieto un momento.',
    ],
    ask: ['¿Miramos solo ese pensamiento?', '¿Qué hacemos con ese pensamiento?'],
  },
  known: {
    say: [
      'Se lo podrías decir a alguien con esas mismas palabras.',
      'No hay que añadirle nada. Se puede decir tal cual.',
      'Es corto como para un mensaje, y es claro.',
    ],
    ask: ['¿Quieres dejarlo listo?', '¿Quién podría ser quien lo oiga?'],
  },
  how: {
    say: [
      'Con eso respondes a lo que pregunté. Gracias.',
      'Entonces así es para ti, y eso cuenta.',
      'Dicho sin rodeos. Así se trabaja mejor con ello.',
    ],
  },
  on: {
    say: ['Hasta ahí ha llegado, entonces.', 'Entonces todavía no ha terminado.', 'Así está ahora.'],
  },
};
