import type { THEIRS_STEPS } from '../../steps/theirs';
import type { WordsFor } from '../words';

const NOW = 'Está pasando ahora';
const CALM = 'Calmar el cuerpo';
const STOP = 'Parar aquí';

export const THEIRS_ES: WordsFor<typeof THEIRS_STEPS> = {
  'CHILD.other': {
    say: 'Llama a Childhelp al {childhelp}, o al {911}. No hacen falta pruebas para pedir ayuda.',
    choices: { tell: 'Voy a llamar', now: NOW, notSo: 'A ningún niño le hacen daño' },
  },
  'CHILD.next': {
    say: [
      'Con calma, escucha y dile que no es su culpa. Pregunta poco, y no enfrentes a quien lo hace. Anota qué viste y cuándo.',
      'Que alguien lo vea ya cuenta. Si te cuenta más, solo escucha. Anota lo que viste y cuándo.',
    ],
    choices: { now: NOW, calm: CALM, stop: STOP, notSo: 'A ningún niño le hacen daño' },
  },
  'HURT.other': {
    say: 'También puedes llamar por otra persona: {home}, a toda hora. En peligro ahora: {911}.',
    choices: { their: 'Qué puedo hacer por esa persona', now: NOW, notSo: 'A nadie le hacen daño' },
  },
  'HURT.their': {
    say: [
      'Háblale cuando esté a solas. Dile que le crees, y que no es su culpa. No enfrentes tú a quien le hace daño: puede empeorarlo.',
      'La otra persona decide cuándo y cómo, y puedes quedarte cerca. Acuerden una palabra que signifique: llama por mí al {911}.',
    ],
    choices: { now: NOW, calm: CALM, stop: STOP, notSo: 'A nadie le hacen daño' },
  },
  'HURT.seen': {
    say: 'Llama ahora al {911}. Di dónde es, y qué está pasando. No te metas en medio.',
    choices: { called: 'Ya llamé', notSo: 'A nadie le hacen daño' },
  },
};
