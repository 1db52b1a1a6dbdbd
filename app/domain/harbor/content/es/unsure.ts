import type { UNSURE_STEPS } from '../../steps/unsure';
import type { WordsFor } from '../words';

export const UNSURE_ES: WordsFor<typeof UNSURE_STEPS> = {
  CONFIRM: { say: '', ask: '¿Tiene que ver con {topic}?', choices: { else: 'Otra cosa' } },
  'UNSURE.1': {
    say: [
      'No sé si lo entendí bien.',
      'Puede que lo haya leído mal.',
      'No logré ubicarlo con certeza.',
      'Mi lectura es solo una suposición.',
      'Para un programa, eso puede significar varias cosas.',
    ],
    ask: ['¿Se parece a una de estas?', '¿Encaja alguna de estas?', '¿Cuál de estas se acerca más?'],
    choices: { none: 'Ninguna de estas' },
  },
  'UNSURE.2': {
    say: [
      'Otra vez no lo capté. El límite es mío, no tuyo.',
      'El programa es demasiado simple para eso, y tus palabras están bien.',
      'Mi lista no tiene lugar para eso. Eso habla de la lista.',
    ],
    ask: ['¿Cómo seguimos?', '¿Qué camino prefieres?', '¿Qué sería mejor que mis suposiciones?'],
    choices: {
      topics: 'Muéstrame temas',
      write: 'Solo quiero escribir',
      exercise: 'Un ejercicio corto',
      person: 'Una persona',
    },
  },
  CORRECT: {
    say: [
      'Gracias por aclararlo. Lo tomé mal.',
      'Entonces me equivoqué, y sirve saberlo.',
      'El error fue mío. Otro intento.',
      'Lo dejo de lado. No era una buena suposición.',
    ],
    ask: ['¿Se acerca más a esto?', '¿Sería una de estas?', '¿De qué se trata en realidad?'],
    choices: { none: 'Ninguna de estas' },
  },
  FEELING: {
    say: [
      'Eso puede estar ahí.',
      'Lo que tiene nombre se mira con más facilidad.',
      'Lo que se siente no necesita explicación para ser real.',
      'Con saber eso ya es suficiente.',
    ],
    ask: ['¿A qué pertenece?', '¿Tiene que ver con una de estas?', '¿De dónde podría venir?'],
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
      'Cualquiera es mejor que buscar. Podemos empezar con dos minutos de aire.',
      'Hagámoslo simple: primero el aire, luego lo demás.',
    ],
    choices: { start: 'Empezar', person: 'Una persona' },
  },
  'HELP.none': {
    say: [
      'Estas tres van con casi cualquier día.',
      'Esto se puede hacer sin saber más.',
      'Tres cosas cortas, y ninguna pide un motivo.',
    ],
    ask: ['¿Cuál, para empezar?', '¿Qué es lo más fácil ahora mismo?', '¿Cuál de las tres queda más cerca?'],
    choices: {
      breathe: 'Dos minutos de respiración',
      step: 'Un pequeño paso',
      write: 'Déjame escribir',
      else: 'Otra cosa',
    },
  },
};
