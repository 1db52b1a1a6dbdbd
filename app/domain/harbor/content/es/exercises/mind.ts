import type { MIND_STEPS } from '../../../steps/exercises/mind';
import type { WordsFor } from '../../words';

const SKIP = { skip: 'Saltar', stop: 'Parar aquí' };
const SURE = { little: 'Poco', half: 'A medias', quite: 'Bastante', fully: 'Del todo', stop: 'Parar aquí' };
const AFTER = { next: 'Siguiente', enough: 'Por ahora basta' };

export const MIND_ES: WordsFor<typeof MIND_STEPS> = {
  'WORRY.1': { say: 'Escribe la preocupación en una línea.', choices: SKIP },
  'WORRY.2': {
    say: '',
    ask: '¿Puedes hacer algo con eso de aquí a mañana?',
    choices: { yes: 'Sí', no: 'No', unsure: 'No lo sé', stop: 'Parar aquí' },
  },
  'WORRY.3': {
    say: 'Entonces dale una hora. Quince minutos mañana, no en la cama.',
    ask: '¿En qué parte del día?',
    choices: {
      morning: 'El final de la mañana',
      afternoon: 'La media tarde',
      evening: 'El final de la tarde',
      stop: 'Parar aquí',
    },
  },
  'WORRY.4': {
    say: 'Si llega antes, dile: tu hora es {time}. Y vuelve a lo que estabas haciendo. La hora queda guardada, para que yo pueda preguntar.',
    choices: { done: 'Listo', stop: 'Parar aquí' },
  },
  'THOUGHT.1': { say: '', ask: '¿Qué pasó, en una línea?', choices: SKIP },
  'THOUGHT.2': {
    say: 'Elige el pensamiento que más duele.',
    ask: '¿Qué te pasó por la cabeza?',
    choices: SKIP,
  },
  'THOUGHT.3': { say: '', ask: '¿Qué tanto crees que es verdad?', choices: SURE },
  'THOUGHT.4': { say: 'Solo hechos.', ask: '¿Qué hay a favor?', choices: SKIP },
  'THOUGHT.5': {
    say: '',
    ask: '¿Qué hay en contra, aunque sea poco?',
    choices: { nothing: 'No me viene nada', stop: 'Parar aquí' },
  },
  'THOUGHT.5b': { say: '', ask: '¿Qué le dirías a una amistad que pensara esto?', choices: SKIP },
  'THOUGHT.6': { say: 'Escribe una frase más justa. No hace falta que sea alegre.', choices: SKIP },
  'THOUGHT.7': { say: '', ask: '¿Qué tanto crees ahora el primer pensamiento?', choices: SURE },
  'THOUGHT.done': {
    say: 'Este es el registro. Puedes guardarlo o borrarlo.',
    choices: { keep: 'Guardarlo', again: 'Pasar otra vez por las líneas', delete: 'Borrarlo' },
  },
  'THOUGHT.kept': {
    say: 'El registro se guarda como una página. Lo puedes borrar después.',
    choices: AFTER,
  },
  'THOUGHT.deleted': { say: 'El registro está borrado.', choices: AFTER },
  'SOLVE.1': {
    say: 'Cuenta el problema como si fuera una película: quién, qué, cuándo.',
    choices: SKIP,
  },
  'SOLVE.2': { say: '', ask: '¿Qué sería suficiente?', choices: SKIP },
  'SOLVE.3': {
    say: 'Escribe tres maneras, una por una, aunque sean malas.',
    ask: '¿Cuál es la primera?',
    choices: { skip: 'No me viene nada', stop: 'Parar aquí' },
  },
  'SOLVE.3b': {
    say: '',
    ask: '¿Y la segunda?',
    choices: { skip: 'No tengo más', stop: 'Parar aquí' },
  },
  'SOLVE.3c': {
    say: '',
    ask: '¿Y una tercera, aunque suene rara?',
    choices: { skip: 'Con dos basta', stop: 'Parar aquí' },
  },
  'SOLVE.4': { say: '', ask: '¿Cuál cuesta menos y ayuda un poco?', choices: SKIP },
  'SOLVE.5': { say: '', ask: '¿Qué es lo primero que harías?', choices: SKIP },
  'VALUE.1': {
    say: 'También puedes escribir la tuya.',
    ask: '¿Cuál de estas cosas te importa, aun en un mal día?',
    choices: {
      friend: 'Estar para mis amistades',
      making: 'Crear cosas',
      fairness: 'La justicia',
      body: 'Cuidar mi cuerpo',
      stop: 'Parar aquí',
    },
  },
  'VALUE.2': { say: '', ask: '¿Cuándo la viviste por última vez, aunque fuera un poco?', choices: SKIP },
  'VALUE.3': { say: '', ask: '¿Qué sería una pequeña muestra de eso, hoy o mañana?', choices: SKIP },
};
