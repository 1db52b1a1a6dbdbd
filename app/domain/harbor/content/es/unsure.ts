import type { UNSURE_STEPS } from '../../steps/unsure';
import type { WordsFor } from '../words';

export const UNSURE_ES: WordsFor<typeof UNSURE_STEPS> = {
  CONFIRM: { say: '', ask: '¿Tiene que ver con {topic}?', choices: { else: 'Otra cosa' } },
  WHICH: {
    say: [
      'Quiero leerlo bien.',
      'Tengo una idea, y tú sabes más.',
      'Podría ser una de estas cosas.',
      'Todavía no sé bien de qué se trata.',
    ],
    ask: ['¿Es algo de esto?', '¿Cuál se acerca más?', '¿Cuál de estas dirías tú?'],
    choices: { else: 'Otra cosa' },
  },
  'UNSURE.1': {
    say: [
      'No sé si lo entendí bien.',
      'Puede que lo haya leído mal.',
      'No supe bien dónde va eso.',
      'Lo que leí es solo una idea mía.',
      'Para un programa, eso puede decir varias cosas.',
    ],
    ask: ['¿Se parece a una de estas?', '¿Va con una de estas?', '¿Cuál de estas se acerca más?'],
    choices: { none: 'Ninguna de estas' },
  },
  'UNSURE.2': {
    say: [
      'Otra vez no lo capté. El límite es mío, no tuyo.',
      'Eso tampoco lo entendí. Sé muy pocas cosas.',
      'No encontré con qué tiene que ver.',
    ],
    ask: ['¿Cómo seguimos?', '¿Qué camino prefieres?', '¿Qué sería mejor que mis suposiciones?'],
    choices: {
      topics: 'Muéstrame temas',
      write: 'Solo quiero escribir',
      exercise: 'Un ejercicio corto',
      person: 'Hablar con una persona',
    },
  },
  CORRECT: {
    say: [
      'Lo leí mal. Gracias por aclararlo.',
      'Entonces me equivoqué, y sirve saberlo.',
      'El error fue mío. Otro intento.',
      'Lo dejo de lado. No era una buena suposición.',
    ],
    ask: ['¿Se acerca más a esto?', '¿Es una de estas?', '¿De qué se trata en realidad?'],
    choices: { none: 'Ninguna de estas' },
  },
  FEELING: {
    say: [
      'Gracias por decir cómo te sientes.',
      'Lo que tiene nombre es más fácil de mirar.',
      'Lo que se siente no necesita explicación para ser real.',
      'Con saber eso ya es suficiente.',
    ],
    ask: ['¿Con qué tiene que ver?', '¿Tiene que ver con una de estas?', '¿De dónde puede venir?'],
    choices: { else: 'Otra cosa', write: 'Déjame escribir' },
  },
  HELP: {
    say: [
      'Esto es lo que tengo cuando se trata de {topic}. Elige una, y la hacemos ahora.',
      'Estas van con el tema: {topic}. Cada una toma unos minutos.',
      'Hay algunas cosas que hacer sobre esto: {topic}. Con una basta.',
    ],
    ask: ['¿Cuál eliges?', '¿Cuál probarías?', '¿Cuál es lo bastante pequeña para empezar?'],
    choices: { else: 'Otra cosa' },
  },
  'HELP.2': {
    say: [
      'Entonces no busquemos la mejor. Dos minutos de respiración, y después elegimos.',
      'Cualquiera es mejor que buscar. Podemos empezar con dos minutos para respirar.',
      'Hagámoslo simple: primero respirar, luego lo demás.',
    ],
    choices: { start: 'Empezar', person: 'Hablar con una persona' },
  },
  'HELP.calm': {
    say: [
      'Para los nervios tengo estas. Cada una toma dos o tres minutos.',
      'Estas calman primero el cuerpo, y la cabeza va después.',
      'Cosas cortas, que también sirven en el momento:',
    ],
    ask: ['¿Cuál quieres?', '¿Cuál harías primero?', '¿Cuál sirve donde estás?'],
    choices: {
      breathe: 'Respirar despacio',
      ground: 'Cinco sentidos',
      speak: 'Para hablar ante gente',
      else: 'Otra cosa',
    },
  },
  'HELP.none': {
    say: [
      'Estas tres van con casi cualquier día.',
      'Esto se puede hacer sin saber más.',
      'Tres cosas cortas, y ninguna pide un motivo.',
    ],
    ask: ['¿Con cuál empezamos?', '¿Qué es lo más fácil ahora mismo?', '¿Cuál de las tres queda más cerca?'],
    choices: {
      breathe: 'Dos minutos de respiración',
      step: 'Un pequeño paso',
      write: 'Déjame escribir',
      else: 'Otra cosa',
    },
  },
};
