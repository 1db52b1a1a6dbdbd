import type { FIRST_STEPS } from '../../steps/first';
import type { WordsFor } from '../words';

export const FIRST_ES: WordsFor<typeof FIRST_STEPS> = {
  'FIRST.sent': {
    say: [
      'Entonces alguien notó algo y lo dijo. No tienes que estar de acuerdo.',
      'Otra persona vio un motivo para venir aquí. El tuyo puede ser otro.',
    ],
    ask: ['¿Qué crees que notó?', '¿Qué pudo hacer que lo dijera?'],
    choices: {
      worry: 'Que me preocupo mucho',
      low: 'Que ando sin ánimo',
      sleep: 'Que casi no duermo',
      people: 'Líos con otras personas',
      else: 'Otra cosa',
    },
  },
  'FIRST.body': {
    say: [
      'Un cuerpo hace eso en el pánico, con fiebre, o cuando se tomó o se dejó algo.',
      'Primero el cuerpo. El miedo puede hacer eso, y también una enfermedad, una droga o dejarla.',
    ],
    ask: ['¿Cuál de estas se acerca más?', '¿Cuál podría ser?'],
    choices: {
      panic: 'Una ola de miedo',
      stopped: 'Dejé una bebida o una droga',
      took: 'Tomé demasiado de algo',
      ill: 'Fiebre o enfermedad',
      unsure: 'No lo sé',
    },
  },
  'FIRST.ill': {
    say: [
      'Entonces toma algo tibio, recuéstate y llama hoy a un médico o a enfermería. Si te desmayas, te falta el aire o te duele el pecho: {911}.',
      'Descanso, líquido, y que un médico o enfermería lo sepa hoy. Con dolor en el pecho, desmayo o sin aire es {911}.',
    ],
    choices: {
      body: 'Cómo es tener algo así',
      breathe: 'Respirar despacio',
      person: 'Hablar con una persona',
    },
  },
};

/** Lines for what stands in a first text beside the thing itself. */
export const FIRST_LEADS_ES = {
  'first.small': [
    'Aquí también cuentan las cosas pequeñas. No hace falta que sea grande.',
    'No tiene que ser algo enorme para tener lugar aquí.',
  ],
  'first.mixed': [
    'Algo bueno, y al lado algo que no lo es. Las dos cosas cuentan.',
    'Lo bueno sigue siendo bueno, y lo otro también es de verdad.',
  ],
} as const;
