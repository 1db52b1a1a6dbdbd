import type { EVERYDAY_STEPS } from '../../../steps/exercises/everyday';
import type { WordsFor } from '../../words';

const SKIP = { skip: 'Saltar', stop: 'Parar aquí' };
const AFTER = { next: 'Siguiente', enough: 'Por ahora basta' };
const KEEP = { keep: 'Guardarlo', again: 'Pasar otra vez por las líneas', delete: 'Borrarlo' };

export const EVERYDAY_ES: WordsFor<typeof EVERYDAY_STEPS> = {
  'WORDS.1': {
    say: 'Hacemos dos o tres frases para decir o enviar. Primero solo lo que pasó o lo que hay, sin culpar.',
    ask: '¿Qué pasó, o qué no sabe todavía?',
    choices: SKIP,
  },
  'WORDS.2': { say: 'Una frase corta, que hable de ti.', ask: '¿Qué necesitas?', choices: SKIP },
  'WORDS.3': {
    say: 'Una sola cosa, que se pueda hacer pronto.',
    ask: '¿Qué le pides?',
    choices: SKIP,
  },
  'WORDS.done': {
    say: 'Estas son tus frases, en este orden. Dilas o envíalas una vez. Lo que venga después ya no depende de ti.',
    choices: KEEP,
  },
  'WORDS.kept': {
    say: 'Quedan aquí como una página. Léelas una vez en voz alta, y elige un momento de calma.',
    choices: AFTER,
  },
  'WORDS.deleted': { say: 'Tus frases están borradas.', choices: AFTER },
  'DECIDE.1': { say: 'Pon lo que dudas en una línea: esto o lo otro.', choices: SKIP },
  'DECIDE.2': { say: 'Toma lo que más te tira.', ask: '¿Qué tendría de bueno?', choices: SKIP },
  'DECIDE.3': { say: 'Ahora el otro lado.', ask: '¿Qué te costaría?', choices: SKIP },
  'DECIDE.4': {
    say: 'No hace falta decidir hoy.',
    ask: '¿Qué querrías saber primero?',
    choices: SKIP,
  },
  'DECIDE.done': {
    say: 'Aquí están los dos lados. Míralos otra vez mañana.',
    choices: KEEP,
  },
  'DECIDE.kept': { say: 'Los dos lados quedan aquí como una página.', choices: AFTER },
  'DECIDE.deleted': { say: 'Las dos listas están borradas.', choices: AFTER },
  'SPEAK.1': {
    say: 'Los dos pies en el suelo. Suelta el aire despacio, tres veces. Si el corazón va rápido, es que el cuerpo se prepara.',
    choices: { next: 'Siguiente', stop: 'Parar aquí' },
  },
  'SPEAK.2': {
    say: 'Solo hace falta saber la primera frase. Lo demás viene solo.',
    ask: '¿Cuál es tu primera frase?',
    choices: SKIP,
  },
  'SPEAK.3': {
    say: 'Busca una cara amable y dila más lento de lo que te pide el cuerpo. Los nervios se notan mucho menos de lo que crees.',
    choices: { done: 'Listo', stop: 'Parar aquí' },
  },
};
