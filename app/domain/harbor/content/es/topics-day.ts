import type { DAY_TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';

export const DAY_TOPICS_ES: WordsFor<typeof DAY_TOPIC_STEPS> = {
  'TOPIC.work': {
    say: [
      'Lo del trabajo a veces te sigue hasta la casa.',
      'Lo que pasa con el trabajo rara vez se queda ahí.',
      'Del trabajo dependen las horas, el dinero y la gente.',
    ],
    ask: ['¿Qué te ayuda ahora?', '¿Qué lo haría un poco más ligero?'],
    choices: {
      write: 'Déjame escribir',
      words: 'Qué podría decir',
      exercise: 'Un ejercicio corto',
      think: 'Pensarlo con calma',
    },
  },
  'TOPIC.study': {
    say: [
      'Los estudios pueden llevarse todas las fuerzas.',
      'Estudiar pide la cabeza despejada, también en días que no la dan.',
      'Un examen mide un día, no a una persona.',
    ],
    ask: ['¿Por dónde empezamos?', '¿Qué ayudaría con la próxima hora?'],
    choices: {
      step: 'Un comienzo pequeño',
      exercise: 'Un ejercicio corto',
      think: 'Pensarlo con calma',
      write: 'Solo escribir',
    },
  },
  'TOPIC.money': {
    say: [
      'La falta de dinero da vueltas y vueltas en la cabeza.',
      'Hacer cuentas todo el día también cansa.',
      'Cuesta abrir las cuentas, y cuesta olvidarlas.',
    ],
    ask: ['¿Qué te ayuda primero?', '¿Cuál de estas lo aliviaría un poco?'],
    choices: {
      solve: 'Ordenar una parte',
      worry: 'Darle una hora a la preocupación',
      exercise: 'Un ejercicio corto',
      write: 'Escribir sobre eso',
    },
  },
  'TOPIC.stuck': {
    say: [
      'No poder avanzar cansa, y lo pequeño cuenta.',
      'No empezar también gasta fuerzas.',
      'Estar en el mismo lugar puede cansar tanto como caminar.',
    ],
    ask: ['¿Cuál sería el primer paso, por pequeño que sea?', '¿Cómo lo destrabamos?'],
    choices: {
      step: 'Un paso mínimo',
      solve: 'Ordenarlo por escrito',
      kind: 'Primero tratarme bien',
      write: 'Solo escribir',
    },
  },
  'TOPIC.good': {
    say: [
      'Eso merece un momento.',
      'Lo bueno dura más cuando se guarda en algún lugar.',
      'Eso puede quedar aquí tal como es.',
    ],
    ask: ['¿Qué parte quieres conservar?', '¿Cómo quieres guardarlo?'],
    choices: { write: 'Escribirlo', tell: 'Contárselo a alguien', enough: 'Eso es todo' },
  },
  'GOOD.tell': {
    say: [
      'Con una línea alcanza: pasó algo bueno, y quería que lo supieras.',
      'Una foto con tres palabras ya es un mensaje entero.',
      'Una buena noticia no necesita ocasión ni un texto largo.',
    ],
    choices: { step: 'Guardarlo como pequeño paso', write: 'Escribirlo también', enough: 'Eso es todo' },
  },
};
