import type { PICTURE_STEPS } from '../../steps/pictures';
import type { WordsFor } from '../words';

const GO_ON = 'Seguir';
const TELL = 'Si se lo digo al doctor';
const WORDS = 'Qué podría decir';
const PERSON = 'Alguien que venga';
const PUSHED = 'Algo me empuja, o una voz me lo dice';

export const PICTURES_ES: WordsFor<typeof PICTURE_STEPS> = {
  PICTURES: {
    say: [
      'Imágenes así, que nadie pide, les llegan a muchísimas madres y padres. Si te asustan, es señal de que no las quieres.',
      'A mucha gente con un bebé pequeño se le cruzan cosas así. El susto dice que no lo quieres.',
    ],
    ask: ['¿Solo te asustan, o algo te empuja a hacerlo?', '¿Es solo susto, o hay algo que te empuja?'],
    choices: { fright: 'Me asustan', pushed: PUSHED, unsure: 'No lo sé' },
  },
  'PICTURES.known': {
    say: [
      'Entonces son ideas que no quieres. Médicos y parteras las conocen bien, y tienen ayuda. Madres y padres pueden llamar al {parents}, a toda hora.',
      'Una idea no es un acto. A muchas personas les pesa menos cuando se la dicen a alguien.',
      'Dormir poco hace más fuertes esas imágenes. Deja que alguien tenga al bebé mientras descansas.',
    ],
    ask: ['¿Qué te haría bien ahora con esto?', '¿Cuál de estas va mejor ahora?'],
    choices: { tell: TELL, words: WORDS, person: PERSON, breathe: 'Respirar dos minutos', pushed: PUSHED },
  },
  'PICTURES.tell': {
    say: [
      'Médicos y parteras conocen bien estas ideas, y decirlo es como empieza la ayuda. Lo que hará cada quien no lo puedo prometer. Antes puedes preguntar en el {parents}, a toda hora.',
      'Puedes decir: me vienen imágenes que no quiero, y me asustan. Lo oyen a menudo. Qué hará una persona con eso, no lo sé.',
    ],
    choices: { words: WORDS, person: PERSON, goOn: GO_ON },
  },
  'PICTURES.danger': {
    say: [
      'Que una idea te asuste no es lo mismo que quererla. Un programa no puede juzgar más. Un médico o una partera sí. Si algo te empuja: deja al bebé en la cuna y vete a otro cuarto.',
      'Yo no veo dentro de ti. Una partera, un médico o el {parents} distinguen el susto del peligro. Hasta entonces, que alguien esté con los dos.',
    ],
    choices: { pushed: PUSHED, tell: TELL, person: PERSON, goOn: GO_ON },
  },
  'PICTURES.others': {
    say: [
      'Sí: a muchísimas madres y padres les pasa, y casi nadie lo cuenta.',
      'No eres la única persona con eso. Parteras y médicos lo oyen todo el tiempo.',
    ],
    choices: { tell: TELL, person: PERSON, goOn: GO_ON },
  },
  'PICTURES.why': {
    say: [
      'Una cabeza que cuida a un bebé busca peligros todo el día, y dormir poco la pone peor. En casi todos es una alarma, y no un deseo.',
      'Nadie elige esas ideas. Muchas veces vienen con la preocupación y las noches cortas. Un médico puede decir más.',
    ],
    choices: { tell: TELL, person: PERSON, goOn: GO_ON },
  },
  'PICTURES.unsure': {
    say: [
      'Entonces no te quedes a solas con eso. Deja al bebé en la cuna, boca arriba, y pide que alguien esté con los dos ahora. En el {parents} atienden a toda hora.',
      'Que alguien esté ahora con los dos, en la misma casa. En el {parents} atienden a madres y padres, a toda hora.',
    ],
    choices: { person: PERSON, pushed: PUSHED, fright: 'Es solo susto' },
  },
};
