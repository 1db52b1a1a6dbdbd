import type { RETURN_STEPS } from '../../steps/return';
import type { WordsFor } from '../words';

const ENOUGH = 'Por ahora basta';
const LET_GO = 'Dejarlo ir';

export const RETURN_ES: WordsFor<typeof RETURN_STEPS> = {
  'RETURN.step': {
    say: 'La última vez guardaste un pequeño paso: {step}.',
    ask: '¿Cómo fue?',
    choices: { did: 'Lo hice', part: 'Una parte', notYet: 'Todavía no', noFit: 'Ya no va conmigo' },
  },
  'RETURN.did': {
    say: 'Entonces está hecho. Puede servir saber por qué funcionó.',
    ask: '¿Qué lo hizo posible?',
    choices: { next: 'Siguiente', enough: ENOUGH },
  },
  'RETURN.next': {
    say: 'El paso ya no está en la lista.',
    ask: '¿Y ahora?',
    choices: { another: 'Otro paso', else: 'Otra cosa', enough: ENOUGH },
  },
  'RETURN.part': {
    say: 'Una parte también cuenta.',
    ask: '¿Qué hacemos con el resto?',
    choices: { keep: 'Guardarlo', smaller: 'Hacerlo más pequeño', letGo: LET_GO },
  },
  'RETURN.kept': {
    say: 'Se queda como está. No tiene fecha límite.',
    choices: { else: 'Otra cosa', exercise: 'Un ejercicio corto', enough: ENOUGH },
  },
  'RETURN.notYet': {
    say: 'No pasa nada.',
    ask: '¿Qué se interpuso?',
    choices: {
      big: 'Era demasiado grande',
      day: 'No era el día',
      keep: 'Dejarlo como está',
      letGo: LET_GO,
    },
  },
  'RETURN.smaller': {
    say: 'Aquí puedes escribir un pedazo más pequeño, en pocas palabras.',
    ask: '¿Qué parte se podría hacer primero?',
    choices: { same: 'Lo mismo, más corto', another: 'Un paso diferente' },
  },
  'RETURN.letGo': {
    say: 'Entonces lo dejamos ir. Un paso que no encaja no es una deuda.',
    choices: { another: 'Otro paso', else: 'Otra cosa', enough: ENOUGH },
  },
  'RETURN.worry': {
    say: 'La última vez dejaste algo que te preocupa para después: {time}.',
    ask: '¿Qué hacemos con eso ahora?',
    choices: { look: 'Mirarlo', gone: 'Ya se fue', later: 'En otro momento' },
  },
  'RETURN.worryGone': {
    say: 'Entonces ya no queda guardada.',
    choices: { else: 'Otra cosa', step: 'Un pequeño paso', enough: ENOUGH },
  },
  'RETURN.plain': {
    say: 'Tu registro de {today}: sueño {sleep}, ánimo {mood}.',
    ask: '¿Por dónde comenzamos?',
    choices: { sleep: 'El sueño', mood: 'El ánimo', else: 'Otra cosa', hello: 'Solo saludar' },
  },
  'RETURN.hello': {
    say: 'Hola otra vez. Esto es Harbor, el programa de los botones.',
    ask: '¿Qué te gustaría hoy?',
    choices: {
      weighs: 'Algo me pesa',
      sleep: 'No puedo dormir',
      calm: 'Quiero calmarme',
      step: 'Un pequeño paso',
      good: 'Algo bueno',
    },
  },
  LOW: {
    say: 'En tu registro de {today} el ánimo está muy bajo. Siento que pese tanto.',
    ask: 'Antes que nada: ¿piensas en quitarte la vida?',
    choices: { no: 'No', sometimes: 'A veces', yes: 'Sí', rather: 'Prefiero no decirlo' },
  },
  'LOW.no': {
    say: 'Gracias por contestar con claridad. Un día muy bajo es duro, con esos pensamientos o sin ellos.',
    ask: '¿Qué te haría bien ahora?',
    choices: {
      ground: 'Calmar el cuerpo',
      kind: 'Tratarme bien',
      write: 'Déjame escribir',
      person: 'Hablar con una persona',
    },
  },
};
