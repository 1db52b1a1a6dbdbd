import type { SIDE_STEPS } from '../../steps/side';
import type { WordsFor } from '../words';

const GO_ON = 'Seguir';
const CAN = '¿Qué puedes hacer?';
const EVIDENCE = '¿Sirve de algo?';
const PERSON = 'Quiero una persona';

export const SIDE_ES: WordsFor<typeof SIDE_STEPS> = {
  'ABOUT.therapist': {
    say: [
      'Terapeuta no soy, ni hago como si lo fuera. Soy un programa con líneas fijas y ejercicios cortos que escribió gente.',
      'No lo soy, y no ocupo su lugar. Lo que tengo son unos ejercicios y caminos hacia personas.',
    ],
    choices: { evidence: EVIDENCE, can: CAN, person: PERSON, goOn: GO_ON },
  },
  'ABOUT.gpt': {
    say: [
      'Algo más simple. Mis líneas las escribió gente, y un programa las elige por tus palabras. Aquí no se inventa nada.',
      'Ese inventa su texto. Yo solo elijo entre líneas que escribió gente.',
    ],
    choices: { how: '¿Cómo eliges qué decir?', can: CAN, goOn: GO_ON },
  },
  'ABOUT.doubt': {
    say: [
      'No hace falta creer en esto. Que yo ayude no está probado. Los ejercicios son formas cortas de otros que a algunos les sirven.',
      'Dudar es justo. Soy un programa con unos ejercicios cortos: puedes ver uno e irte.',
    ],
    choices: { evidence: EVIDENCE, shows: 'Muéstrame un ejercicio', person: PERSON, goOn: GO_ON },
  },
  'ABOUT.typing': {
    say: [
      'Sí. Escribe como hablas; las faltas no importan. Las líneas cortas son más fáciles para mí.',
      'Como quieras. Quizá alguna palabra no la capte, y para eso están los botones.',
    ],
    choices: { topics: 'Muéstrame temas', can: CAN, goOn: GO_ON },
  },
  'ABOUT.closed': {
    say: [
      'No se pierde nada. Lo que escribiste queda en tu cuenta, y puedes seguir aquí otro día.',
      'Puedes cerrar cuando quieras. Esta charla espera en esta página hasta que la borres.',
    ],
    choices: { delete: '¿Cómo lo borro?', goOn: GO_ON },
  },
  'ABOUT.minutes': {
    say: [
      'Los más cortos duran uno o dos minutos, los más largos unos ocho. En cualquier paso se puede parar.',
      'Casi todo aquí son unos minutos. Para escribir o contar no hay reloj.',
    ],
    choices: { shows: 'Muéstrame un ejercicio', goOn: GO_ON },
  },
};
