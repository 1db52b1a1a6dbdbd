import type { MIND_TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';

export const MIND_TOPICS_ES: WordsFor<typeof MIND_TOPIC_STEPS> = {
  'TOPIC.low': {
    say: [
      'Los días bajos pesan.',
      'Cuando todo está gris, hasta lo pequeño cuesta.',
      'Tristeza o vacío, las dos cosas gastan fuerzas.',
    ],
    ask: ['¿Qué sería posible, aunque sea poco?', '¿Qué podrías hacer sin exigirte?'],
    choices: {
      step: 'Un paso muy pequeño',
      kind: 'Tratarme bien',
      write: 'Déjame escribir',
      person: 'Hablar con una persona',
    },
  },
  'TOPIC.worry': {
    say: [
      'Una mente con preocupaciones quiere resolver todo a la vez.',
      'A la preocupación le gusta dar vueltas.',
      'Muchas cosas sin cerrar hacen ruido en la cabeza.',
    ],
    ask: ['¿Qué te calmaría?', '¿Cómo vamos más despacio?'],
    choices: {
      worry: 'Darle una hora a la preocupación',
      breathe: 'Calmar el cuerpo',
      think: 'Pensarlo con calma',
      write: 'Escribirlo todo',
    },
  },
  'TOPIC.anger': {
    say: [
      'Algo cruzó un límite para ti.',
      'El enojo muchas veces dice que algo importaba.',
      'El enojo necesita un lugar donde no dañe a nadie.',
    ],
    ask: ['¿Qué hacemos con él?', '¿Qué bajaría un poco el enojo?'],
    choices: {
      letter: 'Una carta que no envío',
      ground: 'Primero enfriarme',
      write: 'Soltarlo por escrito',
      think: 'Pensarlo con calma',
    },
  },
  'TOPIC.self': {
    say: [
      'Es difícil vivir con una voz así.',
      'Exigirse tanto cansa mucho.',
      'La mente puede ser un juez estricto que nunca se va a su casa.',
    ],
    ask: ['¿Cómo le contestamos?', '¿Qué es lo justo para ti ahora?'],
    choices: {
      kind: 'Una frase más amable',
      thought: 'Mirar un pensamiento',
      write: 'Déjame escribir',
      exercise: 'Otro ejercicio',
    },
  },
  'TOPIC.shame': {
    say: [
      'Eso cuesta decirlo.',
      'A la vergüenza le gusta esconderse, y la trajiste hasta aquí.',
      'Algunas cosas pesan más porque nadie las sabe.',
    ],
    ask: ['¿Qué quieres hacer con eso aquí?', '¿Qué lo haría menos pesado?'],
    choices: {
      write: 'Escribirlo donde nadie comenta',
      kind: 'Tratarme bien',
      thought: 'Mirar un pensamiento',
      person: 'Contárselo a una persona',
    },
  },
  'TOPIC.trauma': {
    say: [
      'Lo que pasó puede volver como si fuera ahora. No tienes que contarlo.',
      'El cuerpo puede recordar por mucho tiempo. Tú eliges cuánto pones en palabras.',
      'Por ahora basta con estar en este cuarto. La historia puede quedarse sin contar.',
    ],
    ask: ['¿Qué te daría más calma en este momento?', '¿Qué te ayudaría a notar el suelo?'],
    choices: {
      ground: 'Mirar el cuarto',
      breathe: 'Respirar despacio',
      person: 'Hablar con una persona',
      write: 'Escribir lo que yo elija',
    },
  },
  'TOPIC.identity': {
    say: [
      'Ser diferente cansa, sobre todo donde se nota.',
      'Nadie debería tener que esconderse para estar a salvo.',
      'Quién eres no se somete a votación.',
    ],
    ask: ['¿Qué te haría bien aquí?', '¿Por dónde te gustaría empezar con esto?'],
    choices: {
      value: 'Lo que me importa',
      kind: 'Tratarme bien',
      write: 'Déjame escribir',
      person: 'Alguien que me conoce',
    },
  },
};
