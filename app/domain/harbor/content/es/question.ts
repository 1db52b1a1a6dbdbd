import type { QUESTION_STEPS } from '../../steps/question';
import type { WordsFor } from '../words';

const ASK = '¿Estás pensando en quitarte la vida?';
const ANSWERS = { no: 'No', sometimes: 'A veces', yes: 'Sí', rather: 'Prefiero no decirlo' };

export const QUESTION_ES: WordsFor<typeof QUESTION_STEPS> = {
  'SQ.plain': { say: 'Quiero preguntarte algo con claridad, porque importa.', ask: ASK, choices: ANSWERS },
  'SQ.soft': {
    say: 'Cuando todo pesa tanto, algunas personas piensan en el suicidio. Prefiero preguntar que adivinar.',
    ask: '¿Piensas en quitarte la vida?',
    choices: ANSWERS,
  },
  'SQ.figure': {
    say: 'Algunas personas lo dicen por decir, y otras en serio. Prefiero preguntar.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.given': {
    say: 'Hay quien regala sus cosas, o deja todo en orden, antes de quitarse la vida. Por eso lo pregunto.',
    ask: '¿Se trata de eso: de quitarte la vida?',
    choices: ANSWERS,
  },
  'SQ.harm': {
    say: 'Te lo voy a preguntar sin rodeos.',
    ask: '¿Estás pensando en hacerte daño?',
    choices: ANSWERS,
  },
  'SQ.new': {
    say: 'Antes dijiste que no, y lo tomé en serio. Algo de lo que escribiste después me hace preguntar otra vez.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.note': {
    say: 'Algo que escribiste en un registro o en una reflexión sonaba muy duro. Prefiero preguntar antes que adivinar.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.score': {
    say: 'En el cuestionario que anotaste, la respuesta 9 es mayor que 0. Prefiero preguntar antes que pasarla por alto.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.again': {
    say: 'Ya hablaremos de eso. Antes quiero saber una cosa, y cualquier respuesta está bien.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.meant': {
    say: 'Lo que escribes ahora puede querer decir que piensas en morir. Por eso pregunto otra vez, con claridad.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.againHarm': {
    say: 'Ya hablaremos de eso. Antes quiero saber una cosa, y cualquier respuesta está bien.',
    ask: '¿Estás pensando en hacerte daño?',
    choices: ANSWERS,
  },
  'SQ.hurt': {
    say: 'Quiero preguntarte algo con claridad, porque importa.',
    ask: '¿Alguien te hace daño, o le tienes miedo a alguien?',
    choices: { no: 'No', yes: 'Sí', before: 'Fue antes', rather: 'Prefiero no decirlo' },
  },
  'SQ.child': {
    say: 'Quiero preguntarte algo con claridad, porque importa.',
    ask: '¿Temes que alguien le haga daño a ese niño o a esa niña?',
    choices: { no: 'No', unsure: 'No lo sé', yes: 'Sí' },
  },
  'SQ.whom': {
    say: 'Puede que se trate de otra persona. Pregunto para no pasarlo por alto.',
    ask: '¿Quién está en peligro?',
    choices: {
      child: 'Un niño o una niña',
      hurt: 'Una persona adulta a quien le hacen daño',
      life: 'Alguien que podría quitarse la vida',
      me: 'Yo',
      no: 'Nadie',
    },
  },
  'SQ.voices': {
    say: 'Quiero preguntarte algo con claridad.',
    ask: '¿Oyes o notas algo que te dice qué hacer?',
    choices: { no: 'No', sometimes: 'A veces', yes: 'Sí', rather: 'Prefiero no decirlo' },
  },
  'SQ.withdraw': {
    say: 'Quiero preguntarte algo con claridad, porque dejarlo puede ser duro para el cuerpo.',
    ask: '¿Dejaste algo que bebías o tomabas todos los días?',
    choices: { no: 'No', thinking: 'Pienso dejarlo', yes: 'Sí', rather: 'Prefiero no decirlo' },
  },
  'SQ.others': {
    say: 'Quiero preguntarte algo con claridad.',
    ask: '¿Tienes miedo de hacerle daño a alguien?',
    choices: { no: 'No', sometimes: 'A veces', yes: 'Sí', rather: 'Prefiero no decirlo' },
  },
  'SQ.food': {
    say: 'Quiero preguntarte algo con claridad.',
    ask: '¿Comer, o no comer, le está haciendo daño a tu cuerpo?',
    choices: { no: 'No', sometimes: 'A veces', yes: 'Sí', rather: 'Prefiero no decirlo' },
  },
  'SQ.third': {
    say: 'Quiero preguntarte algo con claridad.',
    ask: '¿Temes que alguien que conoces se quite la vida o se haga daño?',
    choices: { no: 'No', unsure: 'No lo sé', yes: 'Sí', me: 'Se trata de mí' },
  },
  'SQ.doubt': {
    say: 'Gracias. Algo de lo que escribiste sonaba a {signs}.',
    ask: '¿Lo entendí mal?',
    choices: { misread: 'Lo entendiste mal', partly: 'No del todo', rather: 'Prefiero no decirlo' },
  },
  'SQ.lightly': {
    say: 'Gracias por decirlo. Prefiero preguntar una vez.',
    ask: '¿Era solo una manera de hablar?',
    choices: { misread: 'Solo una manera de hablar', partly: 'No solo eso', rather: 'Prefiero no decirlo' },
  },
  'SQ.sure': {
    say: 'Gracias por decirlo. Entonces pregunto solo esto, y lo dejo ahí.',
    ask: '¿Todos están a salvo ahora?',
    choices: { safe: 'Sí, no hay peligro', notSafe: 'No, o no lo sé', rather: 'Prefiero no decirlo' },
  },
  'SQ.held': {
    say: 'Dejo la pregunta aquí. La ayuda sigue a la vista, y puedes volver a ella cuando quieras.',
    choices: { goOn: 'Seguir', person: 'Quiero hablar con alguien', notSafe: 'No estoy a salvo ahora' },
  },
  QUIET: {
    say: 'Está bien. No tienes que decírmelo. A una persona puede ser más fácil contárselo que a un programa.',
    ask: '¿Estás a salvo las próximas horas?',
    choices: {
      safe: 'Sí, estoy a salvo',
      unsure: 'No lo sé',
      no: 'No',
      person: 'Quiero hablar con alguien',
    },
  },
  'QUIET.tired': {
    say: [
      'Morir no, entonces, y el cansancio de vivir sí. Tomo las dos cosas como las dices.',
      'Es un no, y pesa. Cansarse así de la vida también cuenta aquí.',
    ],
    ask: ['¿Las próximas horas son seguras para ti?', '¿Estás a salvo las próximas horas?'],
    choices: { safe: 'Sí, estoy a salvo', unsure: 'No lo sé', no: 'No', person: 'Quiero una persona' },
  },
  'QUIET.safe': {
    say: 'Gracias. Si eso cambia, toca: No estoy a salvo ahora.',
    choices: { goOn: 'Seguir', calm: 'Primero calmarme' },
  },
  SOME: {
    say: 'Gracias por tu sinceridad. Aunque sea a veces, cuenta.',
    ask: '¿Cuándo fue la última vez?',
    choices: { today: 'Hoy', week: 'Esta semana', longer: 'Hace más tiempo' },
  },
  'SOME.2': {
    say: '',
    ask: '¿Vino con un plan, o con algo que podrías usar?',
    choices: { yes: 'Sí', no: 'No', rather: 'Prefiero no decirlo' },
  },
  'SOME.3': {
    say: 'Entonces vamos a prepararnos para la próxima vez. Funciona mejor antes que en el momento.',
    ask: '¿Qué hacemos primero?',
    choices: {
      person: 'Elegir a alguien de confianza',
      calm: 'Calmar el cuerpo',
      talk: 'Hablar de lo que duele',
    },
  },
  FOLLOW: {
    say: 'La última vez me dijiste que pensabas en quitarte la vida. No quise pasarlo por alto.',
    ask: '¿Cómo sigue eso hoy?',
    choices: { gone: 'Ya pasó', less: 'Menos', still: 'Sigue ahí', rather: 'Prefiero no decirlo' },
  },
  'FOLLOW.danger': {
    say: 'La última vez me contaste algo peligroso. No quise pasarlo por alto.',
    ask: '¿Cómo sigue eso hoy?',
    choices: { gone: 'Ya pasó', less: 'Mejor', still: 'Sigue igual', rather: 'Prefiero no decirlo' },
  },
  'FOLLOW.open': {
    say: 'La última vez pregunté si pensabas en quitarte la vida, y la pregunta quedó abierta.',
    ask: '¿Y hoy, piensas en eso?',
    choices: ANSWERS,
  },
};
