import type { ANSWERED_STEPS } from '../../steps/answered';
import type { WordsFor } from '../words';

const GO_ON = 'Seguir';
const WRITE = 'Escribirlo';
const KIND = 'Tratarme bien';
const KNOWS = 'Preguntar a alguien que sepa';
const PERSON = 'Preguntar a una persona';

export const ANSWERED_ES: WordsFor<typeof ANSWERED_STEPS> = {
  'FACT.memory': {
    say: [
      'No hace falta corregir cada vez. Responde a lo que siente: lo extrañas, cuéntame de él. Una frase corta y casi cierta no es una mentira fea.',
      'Cuando falla la memoria, el dato duele de nuevo cada vez. Habla de quien hace falta, y luego pasa a un café o a una foto.',
      'Basta una frase en calma, siempre la misma. No tiene que ser toda la verdad, y cuidar a alguien no está mal.',
    ],
    choices: { line: 'Una línea para quien cuida', person: KNOWS, kind: KIND, goOn: GO_ON },
  },
  'FACT.child': {
    say: [
      'Con niños chicos: palabras cortas y ciertas, siempre las mismas. Y luego: tú no hiciste nada malo, y yo me quedo.',
      'Contesta solo lo que pregunta, en una frase simple. Vuelven a preguntar para ver si sigue igual, no porque lo dijiste mal.',
      'Puedes decir: eso yo tampoco lo sé. Lo que ayuda es que sea cierto, corto y con voz tranquila.',
    ],
    choices: { person: KNOWS, kind: KIND, write: WRITE, goOn: GO_ON },
  },
  'FACT.customers': {
    say: [
      'Una frase, siempre la misma, cansa menos: le entiendo, esto es lo que puedo hacer. Y ahí paras, sin discutir más.',
      'Ten lista una frase corta y dísela igual a cada quien. A un extraño no le debes toda la historia.',
    ],
    choices: { step: 'Hacerlo mi paso pequeño', kind: KIND, write: WRITE, goOn: GO_ON },
  },
  'FACT.again': {
    say: [
      'Lo que vuelve y vuelve pide una frase corta y cierta, siempre igual. Después puedes cambiar de tema.',
      'No necesitas otra respuesta cada vez. Basta una frase simple con la que puedas vivir, y a nadie le debes más.',
      'Puede ser: de eso hoy prefiero no hablar. Con cariño, sirve las veces que haga falta.',
    ],
    choices: { kind: KIND, think: 'Pensarlo por partes', write: WRITE, goOn: GO_ON },
  },
  'ASKED.lie': {
    say: [
      'Mucha gente lo hace, casi siempre por cuidar a alguien. Importa a quién le sirve, y si luego puedes vivir con eso.',
      'No hay una regla para todo. Algo pequeño que protege pesa menos que algo que le quita a alguien su decisión.',
      'Quienes se quieren lo hacen más de lo que dicen. También se puede callar algo: no todo lo cierto se tiene que decir.',
    ],
    choices: { decide: 'A favor y en contra', words: 'Palabras para decirlo', write: WRITE, goOn: GO_ON },
  },
  'ASKED.okay': {
    say: [
      'Mucha gente lo hace, y poca lo dice. Importa si le hace daño a alguien, y si mañana puedes vivir con eso.',
      'A otros les pasa lo mismo y se lo callan. Algo no es malo porque no se vea bonito.',
      'Casi nadie diría que está mal. Te miras más de cerca que cualquiera.',
    ],
    choices: { kind: KIND, write: WRITE, person: PERSON, goOn: GO_ON },
  },
  'ASKED.bad': {
    say: [
      'Quien es así no se lo pregunta. Se lo pregunta mucha gente que cuida, sobre todo cuando ya no puede más de cansancio.',
      'Un día duro, o una cosa que hiciste, no dice quién eres. Dice más lo que haces casi todos los días.',
      'Lo preguntan más quienes más lo intentan. Nadie da lo justo cada día, y el cariño no se mide por el peor.',
    ],
    choices: { kind: KIND, write: WRITE, person: PERSON, goOn: GO_ON },
  },
  'ASKED.knows': {
    say: [
      '{whom} Basta una pregunta corta, y no hace falta probar que sea grave.',
      '{whom} Puedes empezar así: esto no lo he hecho nunca, y busco a quien me diga.',
    ],
    choices: { words: 'Palabras para decirlo', step: 'Hacerlo mi paso pequeño', goOn: GO_ON },
  },
};
