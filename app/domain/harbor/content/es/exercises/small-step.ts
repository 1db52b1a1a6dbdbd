import type { SMALL_STEP_STEPS } from '../../../steps/exercises/small-step';
import type { WordsFor } from '../../words';

export const SMALL_STEP_ES: WordsFor<typeof SMALL_STEP_STEPS> = {
  'STEP.1': {
    say: 'Esperar a tener ganas pocas veces funciona. Un acto pequeño puede ir primero.',
    ask: '¿De qué tipo, hoy?',
    choices: {
      body: 'Para el cuerpo',
      liked: 'Algo que antes me gustaba',
      waiting: 'Algo que está pendiente',
      person: 'Hacia una persona',
      stop: 'Parar aquí',
    },
  },
  'STEP.2': {
    say: 'Puedes escribir el tuyo en pocas palabras.',
    ask: '¿Qué podría ser?',
    choices: { kind: 'Otro tipo', stop: 'Parar aquí' },
  },
  'STEP.3': {
    say: 'Hazlo más pequeño, hasta que casi dé risa.',
    ask: '¿Cuánto va a durar?',
    choices: { two: '2 minutos', five: '5 minutos', fifteen: '15 minutos', stop: 'Parar aquí' },
  },
  'STEP.4': {
    say: '',
    ask: '¿Cuándo lo harías?',
    choices: { now: 'Ahora', today: 'Hoy', tomorrow: 'Mañana', stop: 'Parar aquí' },
  },
  'STEP.5': {
    say: '',
    ask: '¿Qué podría estorbar?',
    choices: { nothing: 'Nada', stop: 'Parar aquí' },
  },
  'STEP.then': {
    say: 'Es bueno saberlo antes.',
    ask: 'Si eso pasa, ¿qué podrías hacer?',
    choices: { smaller: 'Hacerlo más pequeño', skip: 'Saltar', stop: 'Parar aquí' },
  },
  'STEP.6': {
    say: 'Tu paso: {step}, {when}. La próxima vez voy a preguntar, y cualquier respuesta está bien.',
    choices: { keep: 'Guardarlo', change: 'Cambiarlo', stop: 'Parar aquí' },
  },
  'STEP.kept': {
    say: 'Tu paso se ve en esta página, en What Harbor can use (lo que Harbor puede usar). Ahí también lo puedes quitar.',
    choices: { next: 'Siguiente', enough: 'Por ahora basta' },
  },
};
