import type { CHOICE_STEPS } from '../../steps/choice';
import type { WordsFor } from '../words';

const GO_ON = 'Seguir';
const WORKS = [
  'Para eso no tengo una línea, y no la voy a inventar. Lo que tengo es un consejo.',
  'Si eso funciona, no lo sé. Puedo darte una cosa pequeña para probar.',
  'Eso no está entre mis líneas. Un médico o una farmacia puede saberlo. Un consejo sí tengo.',
  'Mis líneas no dicen nada de eso. Hay un consejo, si lo quieres.',
  'De eso no sé más de lo que dije. Tengo un consejo corto.',
];
const ASK = ['¿Te serviría un consejo?', '¿Quieres uno?', '¿Te doy uno?'];
const KNOWS = 'Preguntar a quien sabe';

export const CHOICE_ES: WordsFor<typeof CHOICE_STEPS> = {
  CHOICE: {
    say: [
      'Eso suena a una decisión. No la puedo tomar por ti, pero los dos lados caben en un papel.',
      'Así que es una cosa o la otra. Eso solo lo decides tú. Puedo preguntar por cada una.',
      'Ahí leo una decisión. Un programa no debe tomarla. A favor y en contra se ven mejor juntos.',
      'Dos caminos, y una razón para cada uno. No elijo ninguno, y puedo ayudar a mirar.',
      'Sigue en tus manos. En el papel puede verse más claro.',
    ],
    ask: ['¿Miramos los dos lados?', '¿Los ponemos uno al lado del otro?'],
    choices: {
      decide: 'A favor y en contra',
      words: 'Qué podría decir',
      write: 'Déjame escribir',
      goOn: GO_ON,
    },
  },
  'ASKED.works': {
    say: WORKS,
    ask: ASK,
    choices: { tip: 'Un consejo para {topic}', person: KNOWS, goOn: GO_ON },
  },
  'ASKED.worksAny': {
    say: [
      'No sé si eso sirve. Lo que sí tengo es un consejo.',
      'No sé decir cuál sirve más. Una cosa pequeña para probar, sí.',
    ],
    ask: ['¿Un consejo, entonces?', '¿Alcanza con un consejo?'],
    choices: { tip: 'Un consejo', person: KNOWS, goOn: GO_ON },
  },
  'PLAN.decided': {
    say: [
      'Eso suena a algo decidido. Entonces no hace falta preguntar más.',
      'Ahí ya elegiste, parece. Las otras preguntas sobran.',
    ],
    ask: ['¿Queda como tu pequeño paso?', '¿Quieres guardarlo como un paso?'],
    choices: { keep: 'Guardarlo', more: 'Mirarlo una vez más', no: 'No hace falta' },
  },
};
