import type { BODY_TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';

export const BODY_TOPICS_ES: WordsFor<typeof BODY_TOPIC_STEPS> = {
  'TOPIC.body': {
    say: [
      'El dolor y la espera gastan muchas fuerzas.',
      'Un cuerpo que no acompaña cambia todos los planes.',
      'Lidiar con el cuerpo es un trabajo sin días libres.',
    ],
    ask: ['¿Qué haría más llevadera esta hora?', '¿Qué te caería bien ahora?'],
    choices: {
      kind: 'Tratarme bien',
      breathe: 'Respirar despacio',
      write: 'Déjame escribir',
      step: 'Algo pequeño que sí puedo',
    },
  },
  'TOPIC.sleep': {
    say: [
      'Noches así hacen largos los días.',
      'El sueño no llega por más empeño que se ponga.',
      'Después de una mala noche, todo parece más grande.',
    ],
    ask: ['¿Qué probamos?', '¿Qué sirve a esta hora?'],
    choices: {
      sleep: 'Algo para la noche',
      worry: 'Dejar una preocupación para mañana',
      breathe: 'Respirar despacio',
      write: 'Vaciar la cabeza por escrito',
    },
  },
  'TOPIC.panic': {
    say: [
      'Esta ola es fuerte, y va a bajar. Respiremos primero.',
      'Una ola de pánico sube, llega a lo más alto y pasa. Lo primero es respirar.',
      'Tu cuerpo encendió una alarma. Empezamos por la respiración, o por lo que puedes ver.',
    ],
    ask: ['¿Qué va primero?', '¿Por dónde quieres empezar?'],
    choices: {
      breathe: 'Respirar',
      ground: 'Mirar a mi alrededor',
      person: 'Hablar con una persona',
      body: 'Puede ser el corazón',
    },
  },
  'TOPIC.drink': {
    say: [
      'Qué bueno que lo dices.',
      'Las ganas vienen en olas, y ninguna ola se queda arriba.',
      'Un día no decide el siguiente.',
    ],
    ask: ['¿Qué ayudaría en esta hora?', '¿Qué sigue, aunque sea poco?'],
    choices: {
      urge: 'Dejar pasar las ganas',
      step: 'Un pequeño paso',
      person: 'Alguien que pueda saberlo',
      write: 'Escribirlo con honestidad',
      near: 'Es alguien cercano',
    },
  },
  'TOPIC.food': {
    say: [
      'La comida puede enredarse con lo que se siente.',
      'La comida y el espejo pueden ocupar el día entero.',
      'Mucha gente pelea con la comida o con su cuerpo, casi siempre en silencio.',
    ],
    ask: ['¿Qué sería lo más suave ahora?', '¿Qué bajaría un poco el ruido?'],
    choices: {
      kind: 'Tratarme bien',
      ground: 'Salir de la cabeza',
      write: 'Déjame escribir',
      person: 'Contárselo a alguien',
    },
  },
};
