import type { ABOUT_STEPS } from '../../steps/about';
import type { WordsFor } from '../words';

const GO_ON = 'Seguir';
const DELETE = '¿Cómo lo borro?';

/** The app's pages have English names, so those stand as they are on the screen. */
export const ABOUT_ES: WordsFor<typeof ABOUT_STEPS> = {
  ABOUT: {
    say: 'Mira con calma.',
    ask: '¿Qué quieres saber?',
    choices: {
      can: '¿Qué puedes hacer?',
      human: '¿Eres una persona?',
      reads: '¿Quién lee esto?',
      shows: 'Muéstrame un ejercicio',
      app: '¿Cómo funciona la app?',
    },
  },
  'ABOUT.can': {
    say: [
      'Ejercicios cortos, un pequeño paso que se guarda, un plan para los días malos, y personas con quienes hablar.',
      'Puedo llevarte por un ejercicio, guardar un pequeño paso y mostrarte cómo hablar con una persona. Eso es casi todo.',
    ],
    choices: { topics: 'Muéstrame temas', shows: 'Muéstrame un ejercicio', goOn: GO_ON },
  },
  'ABOUT.human': {
    say: [
      'Soy Harbor, un programa y no una persona. No puedo sentir.',
      'No hay una persona del otro lado. Estas líneas las escribió gente, y un programa las elige.',
    ],
    choices: { understand: '¿Me entiendes?', person: 'Quiero hablar con alguien', goOn: GO_ON },
  },
  'ABOUT.understand': {
    say: [
      'Solo en parte. Comparo tus palabras con temas, y puedo equivocarme. Los botones son más seguros.',
      'Comparo palabras y supongo un tema. Lo que significa para ti, un programa no lo sabe.',
    ],
    choices: { topics: 'Muéstrame temas', remember: '¿Te acuerdas de mí?', goOn: GO_ON },
  },
  'ABOUT.remember': {
    say: [
      'Tus palabras no, y no como una persona. Puedo usar tu último registro, el paso que guardaste y tu último ejercicio. Los ves en esta página, en What Harbor can use (lo que Harbor puede usar).',
      'Lo que escribiste queda en tu cuenta, y ahí lo puedes leer. Yo no vuelvo a eso. Lo que sí uso está en What Harbor can use (lo que Harbor puede usar).',
    ],
    choices: { delete: DELETE, goOn: GO_ON },
  },
  'ABOUT.reads': {
    say: [
      'Nadie lee mientras escribes. Queda en tu cuenta hasta que lo borres. Quien maneja el servidor podría abrirlo; la página de privacidad dice cómo se guarda.',
      'Del otro lado no hay nadie. Solo quien maneja el servidor podría mirar, y tú lo puedes borrar cuando quieras.',
    ],
    choices: { tell: '¿Se lo dirás a alguien?', delete: DELETE, goOn: GO_ON },
  },
  'ABOUT.readsModel': {
    say: 'Tus mensajes van a {host}, como permitiste. Nadie de esta app los va leyendo, y puedes apagarlo en Settings (ajustes).',
    choices: { tell: '¿Se lo dirás a alguien?', delete: DELETE, goOn: GO_ON },
  },
  'ABOUT.tell': {
    say: 'No puedo llamar ni avisar a nadie. No prometo guardar secretos: lo que escribes queda en tu cuenta hasta que lo borres.',
    choices: { person: 'Quiero contárselo a alguien', reads: '¿Quién lee esto?', goOn: GO_ON },
  },
  'ABOUT.there': {
    say: 'Contesto a toda hora, pero soy un programa.',
    ask: '¿Quieres hablar con una persona?',
    choices: { person: 'Sí', goOn: 'No' },
  },
  'ABOUT.diagnose': {
    say: [
      'No puedo decir qué es, y no me corresponde. Eso lo puede ver un médico o terapeuta.',
      'Un programa no debe ponerle nombre. Alguien con formación puede mirarlo contigo.',
    ],
    choices: { therapist: '¿Cómo encuentro terapeuta?', goOn: GO_ON },
  },
  'ABOUT.medicine': {
    say: [
      'No puedo decirlo, y no debo. Lo sabe un médico o una farmacia.',
      'De medicinas saben en la farmacia o en el consultorio. Muchas farmacias también contestan por teléfono.',
    ],
    choices: { person: 'Alguien con quien hablar', goOn: GO_ON },
  },
  'ABOUT.advice': {
    say: [
      'No puedo elegir por ti. Una prueba: imagina que ya está hecho y pasó una semana, y mira cómo te cae.',
      'Esa decisión es tuya. Si se puede deshacer, probar cuesta poco. Si no, dale una noche más.',
      'Qué es lo mejor aquí, no lo sé. Sirve pensar qué le dirías a un amigo en tu lugar.',
      'Un programa no vota. Anota lo que habla a favor y en contra. Lo que vuelve una y otra vez cuenta doble.',
      'Una manera de saber: tira una moneda, y mira qué quieres que salga mientras está en el aire.',
    ],
    choices: {
      decide: 'A favor y en contra',
      think: 'Pensarlo por partes',
      write: 'Escribirlo',
      person: 'Quiero una persona',
      goOn: GO_ON,
    },
  },
  'ABOUT.write': {
    say: [
      'Eso no lo puedo escribir. Solo tengo frases que escribieron personas.',
      'De eso no tengo: ni canciones, ni chistes, ni cuentos. Elijo entre frases que ya están escritas.',
      'Yo no invento frases. Pero aquí puedes escribir tú.',
    ],
    choices: { can: '¿Qué puedes hacer?', write: 'Déjame escribir', goOn: GO_ON },
  },
  'ABOUT.homework': {
    say: [
      'Con la tarea no puedo: no sé contar ni buscar datos. Sí puedo ayudarte a empezar.',
      'No doy cuentas ni respuestas. Un comienzo pequeño, sí.',
    ],
    choices: { step: 'Un comienzo pequeño', study: 'La escuela me pesa', goOn: GO_ON },
  },
  'ABOUT.near': {
    say: [
      'De aquí no le llega a nadie de tu casa. Podría leerlo quien pueda abrir tu cuenta o este teléfono.',
      'Desde aquí no. Solo puede mirar quien tenga tu clave o tu teléfono.',
    ],
    choices: { reads: '¿Quién más puede leerlo?', delete: DELETE, goOn: GO_ON },
  },
  'ABOUT.feel': {
    say: [
      'No. Soy un programa: no tengo cuerpo, ni vida, ni emociones.',
      'Un programa no siente, no llora ni duerme. Solo funciona.',
    ],
    choices: { understand: '¿Me entiendes?', person: 'Quiero hablar con alguien', goOn: GO_ON },
  },
  'ABOUT.made': {
    say: [
      'Me hicieron personas: escribieron mis frases, y yo elijo las que pueden servir. La página de privacidad dice quién maneja este servidor.',
      'Un nombre no te puedo dar. Cada línea la escribió gente; la página de privacidad dice quién maneja la app.',
    ],
    choices: { can: '¿Qué puedes hacer?', reads: '¿Quién lee esto?', goOn: GO_ON },
  },
  'ABOUT.free': {
    say: [
      'No cuesta nada. Aquí no se vende nada ni se pide una tarjeta.',
      'Es gratis, hoy y después. No hay nada que comprar.',
    ],
    choices: { can: '¿Qué puedes hacer?', reads: '¿Quién lee esto?', goOn: GO_ON },
  },
  'ABOUT.evidence': {
    say: [
      'Sobre mí no hay ningún estudio. Los ejercicios son formas cortas de otros que sí se estudiaron. A unas personas les sirven, a otras no.',
      'De mí no hay pruebas. Respirar lento, resolver por pasos y los pasos para dormir se han probado, en formas más largas que estas.',
    ],
    choices: { shows: 'Muéstrame un ejercicio', how: '¿Cómo eliges qué decir?', goOn: GO_ON },
  },
  'ABOUT.how': {
    say: [
      'Busco palabras que aprendí y elijo una frase que personas escribieron antes. Si no tengo claro qué es, pregunto.',
      'Aquí nadie piensa. Tus palabras se comparan con cosas que la gente suele contar, y cada una tiene sus frases.',
    ],
    choices: { understand: '¿Me entiendes?', made: '¿Quién te hizo?', goOn: GO_ON },
  },
  'ABOUT.normal': {
    say: [
      'Lo que se siente llega sin pedir permiso. No hace mala a nadie, y pocos lo dicen.',
      'No lo puedo juzgar, ni quiero. A muchos les pasa y no se lo cuentan a nadie.',
      'Lo que se siente es una cosa, lo que se hace es otra. Solo lo segundo está bien o mal.',
      'No conozco una regla que eso rompa. Habla de lo que vienes cargando.',
    ],
    ask: ['¿Qué te aliviaría un poco?', '¿Qué quieres hacer con eso?'],
    choices: {
      write: 'Déjame escribir',
      kind: 'Algo amable para mí',
      person: 'Contárselo a alguien',
      goOn: GO_ON,
    },
  },
  'ABOUT.others': {
    say: [
      'No puedo saber qué va a pensar o hacer otra persona. Sí puedo ayudar con tu parte.',
      'Eso depende de esa persona, y desde aquí no se ve. Podemos preparar lo tuyo.',
      'Nadie ve dentro de otra persona, y menos un programa. Tus palabras sí se pueden preparar.',
      'A casi todos les importa menos de lo que uno teme. Cómo es aquí, se sabe preguntando.',
      'Se lo podrías preguntar con esas mismas palabras. Es justo hacerlo.',
    ],
    ask: ['¿Qué te ayudaría con tu parte?', '¿Qué necesitas para eso?', '¿Qué quieres tener listo?'],
    choices: {
      words: 'Qué podría decir',
      think: 'Mirarlo por partes',
      worry: 'Dejar la preocupación para luego',
      goOn: GO_ON,
    },
  },
  'ABOUT.asks': {
    say: [
      'Un número antes y otro después muestran si algo sirvió. Ninguna pregunta mía obliga a contestar.',
      'Con una respuesta elijo mejor la línea que sigue. No me debes ninguna, y puedes escribir lo que quieras.',
    ],
    choices: { how: '¿Cómo eliges qué decir?', person: 'Quiero una persona', goOn: GO_ON },
  },
  'ABOUT.acts': {
    say: [
      'Fuera de esta página no puedo hacer nada: ni llamar, ni mandar, ni buscar. Sí puedo ayudar con las palabras.',
      'Eso no está a mi alcance. Aquí puedo hacerlo más chico, y guardarlo para otro día.',
    ],
    choices: { words: 'Qué podría decir', step: 'Un pequeño paso', can: '¿Qué puedes hacer?', goOn: GO_ON },
  },
  'ABOUT.worth': {
    say: [
      'Es justo preguntarlo. No soy compañía. Hay quien me usa para ordenar el día, calmar el cuerpo o hallar palabras.',
      'Para hablar es mejor una persona. Lo mío es corto: unos minutos de algo, a toda hora, sin dar la cara.',
      'Puede que a ti no te sirva, y está bien. Casi todos vienen por una sola cosa chica.',
    ],
    choices: { shows: 'Muéstrame un ejercicio', person: 'Quiero una persona', goOn: GO_ON },
  },
  'ABOUT.button': {
    say: 'Mis botones están justo debajo de mi última línea. El que dice No estoy a salvo ahora está junto a la caja donde escribes. Aquí también lo tienes.',
    choices: { notSafe: 'No estoy a salvo ahora', goOn: GO_ON },
  },
  'ABOUT.fact': {
    say: [
      'Eso no lo sé. Conozco esta app y unos pocos ejercicios.',
      'Eso queda fuera de lo que sé. Un buscador lo hace mejor.',
      'Para eso no tengo respuesta. Sé de muy pocas cosas.',
    ],
    choices: { can: '¿Qué puedes hacer?', goOn: GO_ON },
  },
  'ABOUT.app': {
    say: 'Check-In pregunta cómo estás. Trends lo muestra con el paso del tiempo, y Reports hace una página para un médico. El plan de seguridad está al pie de cada página. En Settings se exporta y se borra.',
    choices: { delete: DELETE, can: '¿Qué puedes hacer?', goOn: GO_ON },
  },
  'ABOUT.delete': {
    say: 'En esta página, en Your conversations, se borra esta conversación. En Settings se pueden borrar todos tus datos. Lo borrado no vuelve.',
    choices: { remember: '¿Qué puedes usar de mí?', goOn: GO_ON },
  },
  'ABOUT.shows': {
    say: 'Un ejercicio va paso a paso, con un botón para seguir. Puedes dejarlo cuando quieras. Estos son los dos más cortos.',
    choices: { breathe: 'Respiración', ground: 'Cinco sentidos', goOn: GO_ON },
  },
};
