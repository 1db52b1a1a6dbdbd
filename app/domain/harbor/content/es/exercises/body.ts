import type { BODY_STEPS } from '../../../steps/exercises/body';
import type { WordsFor } from '../../words';

const NEXT = { next: 'Siguiente', stop: 'Parar aquí' };
const DONE = { done: 'Listo', stop: 'Parar aquí' };

export const BODY_ES: WordsFor<typeof BODY_STEPS> = {
  'BREATH.1': {
    say: 'En una silla, en la cama o de pie, con el vientre suelto. Pon una mano sobre él.',
    choices: NEXT,
  },
  'BREATH.2': {
    say: 'Toma aire en 4, como agua que sube. Suéltalo en 6, como agua que baja. Hazlo un minuto.',
    choices: { done: 'Un minuto, listo', slower: 'Más lento', dizzy: 'Me marea', stop: 'Parar aquí' },
  },
  'BREATH.slow': {
    say: 'Toma aire en 5 mientras sube, suéltalo en 7 mientras baja. Solo hasta donde sea fácil.',
    choices: { done: 'Un minuto, listo', usual: 'Volver a 4 y 6', dizzy: 'Me marea', stop: 'Parar aquí' },
  },
  'BREATH.dizzy': {
    say: 'Entonces deja de contar. Respira como quieras, y mira lo que hay cerca.',
    choices: { ground: 'Seguir mirando', better: 'Ya pasó', stop: 'Parar aquí' },
  },
  'BREATH.3': {
    say: 'Deja que el aire siga solo. Nota lo que tocan tus pies.',
    choices: { done: 'Listo', again: 'Un minuto más', stop: 'Parar aquí' },
  },
  'GROUND.1': {
    say: 'Mira a tu alrededor. Nombra cinco cosas que puedes ver. En voz alta, en tu cabeza, o aquí.',
    choices: DONE,
  },
  'GROUND.2': { say: 'Cuatro cosas que puedes tocar. Toca una.', choices: DONE },
  'GROUND.3': { say: 'Tres cosas que puedes oír.', choices: DONE },
  'GROUND.4': { say: 'Dos cosas que puedes oler, o que te gusta oler.', choices: DONE },
  'GROUND.5': {
    say: 'Una respiración lenta. Estás aquí, y hoy es {weekday}.',
    choices: { done: 'Listo', person: 'Quiero hablar con alguien', stop: 'Parar aquí' },
  },
  'SLEEP.1': {
    say: '',
    ask: '¿Es hora de dormir, no duermes de noche, o duermes de día?',
    choices: {
      bedtime: 'Hora de dormir',
      awake: 'No duermo',
      day: 'Todavía es de día',
      nights: 'Trabajo de noche',
      stop: 'Parar aquí',
    },
  },
  'SLEEP.2': {
    say: 'Anota lo que tienes que hacer mañana. Puede quedarse aquí.',
    choices: { skip: 'Saltar', stop: 'Parar aquí' },
  },
  'SLEEP.3': { say: 'Baja la luz. Después de esto, deja el teléfono fuera de tu alcance.', choices: NEXT },
  'SLEEP.4': {
    say: 'Acuéstate cuando tengas sueño, no cuando sea tarde. Mañana levántate a la misma hora.',
    choices: NEXT,
  },
  'SLEEP.5': {
    say: 'Si ya pasó un buen rato sin dormir, levántate. La cama debería ser para el sueño.',
    choices: NEXT,
  },
  'SLEEP.6': {
    say: 'Siéntate con poca luz. Haz algo aburrido, sin reloj y sin pantalla. Vuelve cuando se te cierren los ojos.',
    choices: NEXT,
  },
  'SLEEP.7': {
    say: 'La noche empieza en la mañana. Sal temprano a la luz, y deja el café para la primera mitad del día.',
    choices: NEXT,
  },
  'SLEEP.8': {
    say: 'Elige una hora para levantarte, y mantenla también tras una mala noche. Una siesta está bien si es corta y temprano.',
    choices: DONE,
  },
  'SLEEP.9': {
    say: 'Toma el último café al principio del turno. De vuelta a casa, que no te dé el sol en los ojos: gafas oscuras, si maneja otra persona.',
    choices: NEXT,
  },
  'SLEEP.10': {
    say: 'Deja el cuarto oscuro como de noche, con una manta gruesa, papel de aluminio o un antifaz. Para el ruido: tapones, o un ventilador.',
    choices: NEXT,
  },
  'SLEEP.11': {
    say: 'Duerme cada día a la misma hora, o casi, también en los días libres. Pon una nota en la puerta: así en casa saben que es tu noche.',
    choices: DONE,
  },
  'SLEEP.end': {
    say: 'Si la noche queda corta: es duro, y el cuerpo se repone. La pantalla ya puede apagarse.',
    choices: { breathe: 'Primero respirar', enough: 'Buenas noches' },
  },
  'URGE.1': {
    say: 'Por ahora solo obsérvalas. No tienes que hacer nada.',
    ask: '¿En qué parte del cuerpo están las ganas?',
    choices: { skip: 'Siguiente', stop: 'Parar aquí' },
  },
  'URGE.2': {
    say: '',
    ask: '¿Qué tan fuertes son ahora mismo?',
    choices: { little: 'Un poco', strong: 'Fuertes', very: 'Muy fuertes', stop: 'Parar aquí' },
  },
  'URGE.3': {
    say: 'Las ganas son una ola. No hay que empujarla ni alimentarla. Respira, y mírala un minuto.',
    choices: { done: 'Un minuto, listo', stop: 'Parar aquí' },
  },
  'URGE.4': {
    say: '',
    ask: 'Comparadas con hace un minuto, ¿qué tan fuertes son?',
    choices: { lower: 'Menos', same: 'Igual', higher: 'Más', stop: 'Parar aquí' },
  },
  'URGE.up': {
    say: 'Entonces todavía suben. Con otra persona es más fácil dejar que pasen.',
    choices: {
      person: 'Hablar con una persona',
      again: 'Un minuto más',
      hands: 'Algo para mis manos',
      stop: 'Parar aquí',
    },
  },
  'URGE.5': {
    say: '',
    ask: '¿Qué pueden hacer tus manos durante diez minutos?',
    choices: {
      water: 'Agua fría',
      walk: 'Caminar',
      call: 'Llamar a alguien',
      skip: 'Saltar',
      stop: 'Parar aquí',
    },
  },
};
