import type { PEOPLE_TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';

export const PEOPLE_TOPICS_ES: WordsFor<typeof PEOPLE_TOPIC_STEPS> = {
  'TOPIC.family': {
    say: [
      'Entonces se trata de tu familia.',
      'Tiene que ver con tu gente, por lo que leo.',
      'Algo de familia. Eso es lo que pude leer.',
    ],
    ask: ['¿Qué te gustaría hacer con eso?', '¿Qué te daría un poco de espacio?'],
    choices: {
      write: 'Déjame escribir',
      words: 'Qué podría decir',
      think: 'Pensarlo con calma',
      exercise: 'Un ejercicio corto',
    },
  },
  'TOPIC.partner': {
    say: [
      'Entonces se trata de tu pareja.',
      'Tiene que ver con tu pareja, por lo que leo.',
      'Algo que hay entre los dos. Eso lo pude leer.',
    ],
    ask: ['¿Qué te serviría en este momento?', '¿Cómo quieres mirarlo?'],
    choices: {
      words: 'Qué podría decir',
      think: 'Mirarlo por partes',
      write: 'Solo escribir',
      exercise: 'Un ejercicio corto',
    },
  },
  'TOPIC.breakup': {
    say: [
      'Eso duele, y lleva tiempo.',
      'Cuando un amor termina, los días comunes cambian de forma.',
      'Para esto no hay una velocidad correcta.',
    ],
    ask: ['¿Qué te ayudaría a pasar la próxima hora?', '¿Qué hace más falta ahora?'],
    choices: {
      write: 'Sacarlo por escrito',
      letter: 'Una carta que no envío',
      step: 'Un pequeño paso para mí',
      person: 'Hablar con una persona',
    },
  },
  'TOPIC.friends': {
    say: [
      'Entonces se trata de amistades.',
      'Tiene que ver con una amistad, por lo que leo.',
      'Algo entre amistades. Eso sí lo capté.',
    ],
    ask: ['¿Qué ayudaría hoy con eso?', '¿Qué quieres hacer al respecto?'],
    choices: {
      words: 'Qué podría decir',
      think: 'Pensarlo con calma',
      write: 'Escribir lo que pasó',
      exercise: 'Un ejercicio corto',
    },
  },
  'TOPIC.lonely': {
    say: [
      'Tanta soledad pesa. Soy un programa y no la curo. Podemos dar un paso hacia una persona.',
      'La soledad pesa. Un programa no llena eso. Aquí puede empezar algo pequeño hacia alguien.',
      'Mucha gente pasa temporadas largas sin compañía, y pocas personas lo dicen. Esta página no es compañía, pero ayuda a planear un poco.',
    ],
    ask: ['¿Qué es posible hoy?', '¿Qué paso es lo bastante pequeño?'],
    choices: {
      step: 'Un paso hacia alguien',
      person: 'Elegir a una persona ahora',
      exercise: 'Algo para mí',
      write: 'Déjame escribir',
    },
  },
  'TOPIC.grief': {
    say: [
      'Siento tu pérdida. No hay una manera correcta de vivir esto.',
      'Siento que ya no esté. El duelo no tiene una fecha para terminar.',
      'Cuando alguien falta, cambia la casa entera. No hace falta hacerlo bien.',
    ],
    ask: ['¿Qué estaría bien por ahora?', '¿Qué ayudaría ahora?'],
    choices: {
      memory: 'Un recuerdo',
      letter: 'Una carta para quien ya no está',
      write: 'Déjame escribir',
      person: 'Alguien a mi lado',
    },
  },
  'TOPIC.caring': {
    say: [
      'Cuidar a alguien es trabajo, y poca gente lo ve.',
      'Cuando se cuida a alguien, queda poco tiempo propio.',
      'Se puede querer ayudar y aun así no dar más.',
    ],
    ask: ['¿Qué te gustaría para ti?', '¿Qué te daría diez minutos de calma?'],
    choices: {
      write: 'Escribirlo',
      kind: 'Algo amable para mí',
      breathe: 'Dos minutos de respiración',
      person: 'Alguien a quien pedirle',
      line: 'Una línea para quien cuida',
    },
  },
  'TOPIC.newborn': {
    say: [
      'Un bebé pequeño lo pide todo, de día y de noche. En el {parents} ayudan a toda hora.',
      'Un bebé, en camino o en brazos, lo cambia todo. La línea para madres y padres es gratis, de día y de noche: {parents}.',
      'Alrededor de un nacimiento, el miedo y el llanto son comunes, y hay ayuda. Puedes llamar o escribir al {parents} a toda hora.',
    ],
    ask: ['¿Qué ayudaría mientras tienes un minuto?', '¿Qué sería un descanso, aunque corto?'],
    choices: {
      breathe: 'Respirar dos minutos',
      kind: 'Tratarme bien',
      person: 'Alguien que me releve',
      write: 'Escribir unas líneas',
    },
  },
};
