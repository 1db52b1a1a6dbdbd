import type { ANY_TOPIC_STEPS, TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';
import { BODY_TOPICS_ES } from './topics-body';
import { DAY_TOPICS_ES } from './topics-day';
import { MIND_TOPICS_ES } from './topics-mind';
import { PEOPLE_TOPICS_ES } from './topics-people';

const ANY_TOPIC_ES: WordsFor<typeof ANY_TOPIC_STEPS> = {
  THINK: {
    say: [
      'En papel se piensa mejor, una parte a la vez.',
      'Vamos por partes.',
      'Hay más de una manera de pensarlo.',
    ],
    ask: ['¿Qué es, sobre todo?', '¿Cuál de las partes es?', '¿Qué clase de nudo es?'],
    choices: {
      solve: 'Un problema con un paso posible',
      decide: 'Algo que tengo que decidir',
      letter: 'Algo que necesito decir',
      sting: 'Un pensamiento que duele',
    },
  },
  'TOPIC.more': {
    say: [
      'No entendí todo. Queda guardado, y puedes seguir.',
      'No puedo saber cómo es eso. Puedes seguir.',
      'Sin prisa. Escribe más, o elige una de abajo.',
      'No entendí todo eso.',
      'Lo leí, y solo conozco algunas de las palabras.',
      'Es más de lo que puedo contestar bien. Puedes continuar.',
      'No tengo una respuesta sabia para eso, y no voy a inventarla.',
      'Tus líneas quedan en esta conversación hasta que las borres. Hay lugar para más.',
    ],
    ask: [
      '¿Te serviría una de estas?',
      '¿Hay algo que hacer con eso ahora?',
      '¿Qué te vendría bien ahora?',
      '¿Probamos una de estas?',
    ],
    choices: {
      words: 'Qué podría decir',
      think: 'Pensarlo con calma',
      step: 'Un pequeño paso',
      person: 'Hablar con una persona',
      write: 'Una página para mí',
    },
  },
  'TOPIC.change': {
    say: [
      'Eso suena a un segundo tema.',
      'Esto puede tratarse también de otra cosa.',
      'Dos cosas a la vez son mucho.',
    ],
    ask: ['¿Cuál tomamos primero?', '¿Cambiamos, o nos quedamos?', '¿Cuál está más cerca ahora mismo?'],
    choices: { stay: 'Seguir con lo primero', else: 'Otra cosa' },
  },
};

export const TOPICS_ES: WordsFor<typeof TOPIC_STEPS> = {
  ...DAY_TOPICS_ES,
  ...PEOPLE_TOPICS_ES,
  ...BODY_TOPICS_ES,
  ...MIND_TOPICS_ES,
  ...ANY_TOPIC_ES,
};
