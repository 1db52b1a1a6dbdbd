import type { ASKED_STEPS } from '../../steps/asked';
import type { WordsFor } from '../words';

const GO_ON = 'Seguir';
const ENOUGH = 'Por ahora es suficiente';
const WRITE = 'Escribirlo';
const PERSON = 'Preguntar a una persona';
const THINK = 'Pensarlo por partes';
const WORDS = 'Palabras para decirlo';

export const ASKED_ES: WordsFor<typeof ASKED_STEPS> = {
  'ASKED.pass': {
    say: [
      'Cuánto tarda, no lo sé. En la mayoría no se queda así de fuerte. Va por olas.',
      'No puedo darte una fecha. Por lo común hay cada vez menos días malos, y alguno vuelve.',
      'El día no lo sabe nadie. Si pasan semanas y sigue igual de fuerte, conviene ver a un médico.',
    ],
    choices: { kind: 'Tratarme bien', write: WRITE, person: PERSON, goOn: GO_ON },
  },
  'ASKED.if': {
    say: [
      'No puedo ver lo que viene. A muchos les sirve escribir una línea: si pasa, lo primero que hago es esto.',
      'Puede pasar o no pasar. Un miedo con plan se hace más chico, y el plan puede ser corto.',
      'Un «y si» no tiene fin en la cabeza. En papel sí: entonces haría esto, y luego lo otro.',
      'También se puede dar vuelta: qué hago si sale bien. Hoy las dos cosas son posibles.',
    ],
    choices: { worry: 'Darle una hora a la preocupación', think: THINK, write: WRITE, goOn: GO_ON },
  },
  'ASKED.sure': {
    say: [
      'Casi nadie está seguro del todo antes de algo grande. Muchos miran un martes cualquiera así, no el mejor día.',
      'En la mayoría no es un momento. Ven a qué vuelven una y otra vez cuando nadie pregunta.',
      'Una cosa para mirar: si es miedo al cambio, o si hay una parte que no va. Desde dentro se parecen.',
    ],
    choices: { decide: 'A favor y en contra', write: WRITE, person: PERSON, goOn: GO_ON },
  },
  'ASKED.why': {
    say: [
      'Por qué es así, no te lo puedo decir. Suele haber más de un motivo, y no todos son tuyos.',
      'El motivo no está en mis líneas. Puedes anotar qué hubo justo antes, varias veces. Ahí se suele ver algo.',
      'Un porqué puede dar vueltas por horas. Lo que sigue suele ser más fácil de hallar.',
    ],
    choices: { write: WRITE, think: THINK, person: PERSON, goOn: GO_ON },
  },
  'ASKED.favor': {
    say: [
      'Pedir no es demasiado si se puede decir que no. Una cosa clara, con día y hora, es fácil de contestar.',
      'Lo puedes pedir. Di qué hace falta y por cuánto tiempo, y que un no también está bien.',
      'A casi todos les gusta más que les pidan que enterarse después. Que sea chico y claro.',
    ],
    choices: { words: WORDS, step: 'Que sea mi pequeño paso', goOn: GO_ON },
  },
  'ASKED.silly': {
    say: [
      'Yo no le diría así. La gente lo dice de lo que de verdad le importa.',
      'No tiene que ser algo listo. Otros hacen lo mismo, y pocos lo cuentan.',
      'Aquí nadie juzga. Lo que te toca no necesita un motivo mejor.',
    ],
    choices: { kind: 'Tratarme bien', words: WORDS, write: WRITE, goOn: GO_ON },
  },
  'ASKED.doctor': {
    say: [
      'Quien se lo pregunta puede llamar: por teléfono dicen si hace falta ir. No tienes que probar que es grave.',
      'Para eso también hay médicos. Una llamada corta no molesta a nadie, y ya no hay que adivinar.',
    ],
    choices: { words: WORDS, step: 'Que sea mi pequeño paso', goOn: GO_ON },
  },
  'ASKED.law': {
    say: [
      'La ley de eso no la sé, y cambia de un lugar a otro. Del trabajo saben un sindicato o la oficina de trabajo. De lo demás, en el {bed} conocen ayuda legal gratis.',
      'Lo que dice la ley ahí va más allá de lo que tengo. Un sindicato o una oficina de ayuda legal te lo dice, muchas veces gratis. Anota el día y lo que se dijo.',
    ],
    choices: { words: WORDS, solve: 'Resolverlo por pasos', write: WRITE, goOn: GO_ON },
  },
  'ASKED.body': {
    say: [
      'Lo que tu cuerpo necesita ahí lo dice mejor un médico o la farmacia. A muchos les ayuda pararse cada media hora y moverse un poco, si no duele más.',
      'De cuerpos no sé tanto. Pregunta en la farmacia o a un médico. Si se duerme, pierde fuerza o hay fiebre: el mismo día.',
    ],
    choices: {
      breathe: 'Dos minutos de respiración',
      words: 'Qué decirle al médico',
      step: 'Un pequeño paso',
      goOn: GO_ON,
    },
  },
  'ASKED.hours': {
    say: [
      'Casi todos los adultos necesitan siete horas o más, y los jóvenes aún más. Con falta de sueño no se maneja: primero una siesta, o salir más tarde.',
      'Siete horas o más es lo que necesita casi todo adulto. Si se te cierran los ojos al volante, para y duerme. El café no lo arregla.',
    ],
    choices: {
      sleep: 'Algo para la noche',
      worry: 'Dejar una preocupación para mañana',
      write: WRITE,
      goOn: GO_ON,
    },
  },
  'ASKED.me': {
    say: [
      'Es una pregunta que todos deberían oír una vez al día. Soy un programa, y la hago igual.',
      'Entonces la hago ahora. Pregunta un programa, y puedes contestar como es.',
    ],
    ask: ['¿Cómo te va a ti en este rato?', '¿Cómo va el día para ti?'],
    choices: {
      weighs: 'Me pesa',
      alone: 'Paso mucho tiempo a solas',
      write: 'Déjame escribirlo',
      fine: 'Va bien',
    },
  },
  'ASKED.word': {
    say: [
      'Qué quiere decir una palabra o un dicho no está en mis líneas. Quien habla así te lo puede contar.',
      'Explicar palabras no puedo. Se le puede preguntar a quien lo dijo.',
    ],
    choices: { person: PERSON, goOn: GO_ON },
  },
  'ASKED.tell': {
    say: [
      'Eso no lo puedo decidir. Suele pesar menos contado por ti que descubierto, y con una persona que sepa ya basta.',
      'No hay que contarlo a la fuerza. A muchos les pesa menos después, con una persona tranquila y una frase corta.',
    ],
    choices: { words: WORDS, decide: 'A favor y en contra', write: WRITE, goOn: GO_ON },
  },
  'ASKED.counts': {
    say: [
      'Lo que te pesa cuenta. No hace falta que sea peor.',
      'No hay un mínimo que alcanzar. Si se te queda dentro, cuenta.',
    ],
    choices: { rough: 'Alguien me da miedo o me trata mal', words: WORDS, write: WRITE, goOn: GO_ON },
  },
  'ASKED.calm': {
    say: [
      'Mejor corto: aquí estoy, y no hace falta hablar. Oír «tranquila» rara vez calma. Algo de comer, un paseo o llevarla ayuda más.',
      'Podrías decir: es normal tener nervios, y tú vales más que una nota. Luego pregunta qué le sirve de ti.',
    ],
    choices: { words: WORDS, breathe: 'Respirar juntos', goOn: GO_ON },
  },
  'ASKED.topics': {
    say: [
      'Del sueño, de las penas, de la gente cercana, del trabajo, de una pérdida. Hay quien solo quiere calmarse, o mirar.',
      'Casi siempre es el sueño, la familia, el amor, el trabajo o alguien que murió. Lo pequeño también cuenta.',
    ],
    choices: { weighs: 'Algo me pesa', exercise: 'Probar un ejercicio corto', look: 'Qué es esto' },
  },
  'ASKED.saved': {
    say: [
      'Sí, queda como una página en esta charla, hasta que la borres.',
      'Hay una página guardada. La encuentras en esta charla, más arriba.',
    ],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  'ASKED.unsaved': {
    say: ['Ahora no hay aquí ninguna página tuya.', 'No, aquí no se guardó ninguna página.'],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  'ASKED.luck': {
    say: ['Suerte con eso.', 'Mucha suerte. Un paso y luego otro.'],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  'ASKED.how': {
    say: [
      'Esa es una pregunta de cómo hacerlo. Tengo pasos para pensarla, no la respuesta.',
      'Es algo práctico. La respuesta no está en mí, pero hay formas de llegar a una.',
      'Cómo se hace mejor, no lo sé. Lo que puedo es mirarlo contigo por partes.',
      'Se trata de qué hacer, y de eso tengo pocas líneas. Se puede armar en pedazos chicos.',
      'De eso sabe más quien ya lo hizo que un programa. Aquí se puede hacer más chico.',
      'Eso pide más un plan que una charla. No tengo uno hecho, solo el modo de armarlo.',
    ],
    ask: [
      '¿Cuál de estas te sirve?',
      '¿Qué le va mejor?',
      '¿Por dónde empezamos con eso?',
      '¿Qué es lo que más falta ahí?',
      '¿Cuál se acerca más a lo que necesitas?',
    ],
    choices: {
      solve: THINK,
      words: WORDS,
      step: 'Un paso pequeño',
      person: 'Preguntar a alguien que sepa',
      goOn: GO_ON,
    },
  },
  'ASKED.none': {
    say: [
      'Esa no la puedo contestar. Soy un programa con pocas respuestas.',
      'Es una buena pregunta, y va más allá de lo que tengo.',
      'Eso sería adivinar, y no lo hago.',
      'Quien te conoce puede decir más de eso que mis líneas.',
      'Para eso no hay línea en mí. Se puede pensar por partes, o llevar a una persona.',
      'Mi respuesta sería inventada, y no te serviría de nada.',
    ],
    choices: { think: THINK, words: WORDS, write: WRITE, person: PERSON, goOn: GO_ON },
  },
};
