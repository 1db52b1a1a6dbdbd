import type { PICK_STEPS } from '../../steps/pick';
import type { WordsFor } from '../words';

const OPENING = {
  weighs: 'Algo me pesa',
  sleep: 'No puedo dormir',
  calm: 'Quiero calmarme',
  step: 'Un pequeño paso',
  look: 'Solo estoy mirando',
};

export const PICK_ES: WordsFor<typeof PICK_STEPS> = {
  OPEN: {
    say: 'Soy Harbor. Trabajo con botones y ejercicios cortos que escribieron personas. También puedes escribir, pero quizá no lo capte todo.',
    ask: '¿Qué te trae por aquí?',
    choices: OPENING,
  },
  'OPEN.again': {
    say: [
      'Desde el principio, entonces.',
      'Volvemos al comienzo.',
      'Un nuevo inicio, con los mismos botones.',
    ],
    ask: ['¿Qué te trae esta vez?', '¿Por dónde vamos ahora?', '¿Qué tienes en mente?'],
    choices: OPENING,
  },
  GREET: {
    say: [
      'Hola. Soy un programa, y puedo ayudarte a ordenar el día.',
      'Saludos. Harbor no sabe charlar, pero tiene botones.',
      'Te saluda un programa.',
    ],
    ask: ['¿Qué te gustaría hacer?', '¿Para qué te puede servir esta página?', '¿De qué se trata hoy?'],
    choices: OPENING,
  },
  'CHAT.you': {
    say: [
      'Gracias por preguntar. Un programa no tiene días buenos ni malos.',
      'Igual que siempre: soy un programa, y no me pasa nada.',
      'Aquí siempre es el mismo día. Gracias por la pregunta.',
    ],
    ask: ['¿Y tú, cómo vas?', '¿Y a ti, cómo te va?', '¿Y por tu lado?'],
    choices: {
      weighs: 'Algo me pesa',
      step: 'Un paso pequeño',
      exercise: 'Un ejercicio corto',
      look: 'Qué sabes hacer',
    },
  },
  'CHAT.likes': {
    say: [
      'Yo no como, no bebo y no veo nada: soy un programa. Igual, buena pregunta.',
      'Ninguna de esas cosas. Es lo aburrido de ser un programa.',
      'Un programa no tiene gustos. Ahí la gente cuenta más.',
    ],
    ask: ['¿Y tú?', '¿Y en tu caso?', '¿Con qué te quedas tú?'],
    choices: {
      weighs: 'Algo me pesa',
      step: 'Un paso pequeño',
      exercise: 'Un ejercicio corto',
      look: 'Qué sabes hacer',
    },
  },
  CHAT: {
    say: [
      'Para charlar sirvo poco. Un programa no tiene clima ni equipo.',
      'En eso no hay nada que resolver, y está bien.',
      'Lo leí, y un día normal es buena noticia.',
    ],
    ask: ['¿Hay algo que hacer aquí hoy?', '¿Quieres una de estas cosas?', '¿Usamos este minuto?'],
    choices: {
      weighs: 'Algo me pesa',
      step: 'Un paso pequeño',
      exercise: 'Un ejercicio corto',
      look: 'Qué sabes hacer',
    },
  },
  'CHAT.tell': {
    say: [
      'Para eso soy poca cosa: un programa de pocas palabras. Pero aquí hay lugar para contar.',
      'Como compañía me quedo corto. Contar sí se puede, poco o mucho.',
    ],
    ask: ['¿Qué quieres contar primero?', '¿Qué hay hoy por tu casa?'],
    choices: { write: 'Una página para mí', person: 'Hablar con una persona', enough: 'Con eso basta' },
  },
  'CHAT.memory': {
    say: [
      'Eso trae una sonrisa, y también el hueco que queda.',
      'Algo así acerca un momento a quien ya no está.',
    ],
    ask: ['¿Qué más vuelve de esos días?', '¿Qué otra cosa hay de aquel tiempo?'],
    choices: { write: 'Escribirlo', enough: 'Con eso basta' },
  },
  PICK: {
    say: '',
    ask: [
      '¿A qué se parece más?',
      '¿Cuál de estas se acerca?',
      '¿Qué es lo que más pesa?',
      '¿Cuál de ellas tienes en mente?',
      '¿Dónde miramos primero?',
      '¿Qué ocupó más el día?',
    ],
    choices: {
      worry: 'Preocupación o estrés',
      low: 'Tristeza o vacío',
      people: 'Personas: familia, amor, amistades',
      loss: 'Perder a alguien',
      else: 'Otra cosa',
    },
  },
  'PICK.people': {
    say: '',
    ask: ['¿De quién se trata?', '¿Con quién tiene que ver?'],
    choices: {
      family: 'Mi familia',
      partner: 'Mi pareja',
      breakup: 'Un amor que terminó',
      friends: 'Amistades',
      lonely: 'No tener a nadie cerca',
    },
  },
  'PICK.2': {
    say: '',
    ask: ['¿Y entre estas?', '¿Se acerca más a una de estas?', '¿Cuál de las cinco que siguen?'],
    choices: {
      work: 'Trabajo, estudios o dinero',
      body: 'Sueño, cuerpo, o un hábito',
      self: 'Enojo, culpa, o quién soy',
      stuck: 'No logro arrancar',
      else: 'Ninguna de estas',
    },
  },
  'PICK.work': {
    say: '',
    ask: ['¿Cuál ocupa más lugar?', '¿Cuál de las tres?'],
    choices: { work: 'Trabajo', study: 'Estudios', money: 'Dinero' },
  },
  'PICK.body': {
    say: '',
    ask: ['¿Qué parte es?', '¿Qué es lo que más molesta?'],
    choices: {
      sleep: 'El sueño',
      body: 'Dolor o enfermedad',
      panic: 'Olas de pánico',
      drink: 'Alcohol, drogas, apuestas',
      food: 'La comida',
    },
  },
  'PICK.self': {
    say: '',
    ask: ['¿Qué nombre le queda mejor?', '¿Cómo lo llamarías?'],
    choices: {
      anger: 'Enojo',
      self: 'Exigirme demasiado',
      shame: 'Culpa o vergüenza',
      trauma: 'Algo que pasó',
      identity: 'Ser diferente',
    },
  },
  'PICK.3': {
    say: [
      'Si nada encaja, sirven tus propias palabras.',
      'A toda lista le falta algo. También lo puedes escribir abajo.',
    ],
    ask: ['¿Es una de las últimas?', '¿O está aquí?'],
    choices: {
      caring: 'Cuidar a alguien',
      newborn: 'Un bebé o un embarazo',
      good: 'Algo bueno',
      write: 'Solo quiero escribir',
    },
  },
};
