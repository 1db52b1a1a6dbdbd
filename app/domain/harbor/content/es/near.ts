import type { NEAR_STEPS } from '../../steps/near';
import type { WordsFor } from '../words';

const GO_ON = 'Seguir';
const WORDS = 'Qué podría decirle';
const WRITE = 'Déjame escribir';
const MINE = 'Qué depende de mí';
const HELP = 'Quién ayuda a las familias';
const SOLVE = 'Resolverlo por pasos';

export const NEAR_ES: WordsFor<typeof NEAR_STEPS> = {
  NEAR: {
    say: [
      'Entonces no eres tú: es alguien a tu lado. Tú no lo causaste, y no lo puedes parar.',
      'Estar siempre pendiente de alguien cansa mucho. Tu descanso también cuenta.',
      'Es mucho para vivir a diario. Lo que hace es suyo; lo que tú aguantas es tuyo.',
      'No puedes cargar con eso por dos.',
    ],
    ask: [
      '¿Qué te serviría ahora?',
      '¿Qué lo haría más fácil para ti?',
      '¿Por dónde vamos primero?',
      '¿Qué quieres mirar?',
    ],
    choices: { mine: MINE, words: WORDS, help: HELP, rough: 'Me da miedo o me trata mal' },
  },
  'NEAR.mine': {
    say: [
      'Es suyo: si lo deja. Es tuyo: tu dinero, las llaves, el coche, dónde duermes y tu descanso. Habla cuando no haya tomado, y di lo que tú vas a hacer.',
      'Puedes decir que no a mentiras, a préstamos y a subir al coche. Puedes irte a dormir o con una amiga. Para eso no hace falta su permiso.',
      'Elige un solo límite que puedas cumplir, como no dar dinero para eso. Es mejor uno que se cumple que cinco que no.',
    ],
    choices: { words: WORDS, decide: 'A favor y en contra', help: HELP, write: WRITE },
  },
  'NEAR.help': {
    say: 'Al-Anon tiene grupos gratis para familias y amistades: {alanon}. En SAMHSA también hablan con familias, en español, de día y de noche: {samhsa}.',
    choices: { mine: MINE, words: WORDS, goOn: GO_ON },
  },
  'NEAR.car': {
    say: 'Así nadie debe subir a ese coche, y menos un niño. Puedes decir que no y guardar las llaves. Si es ahora, llama al {911}.',
    choices: { mine: MINE, words: WORDS, help: HELP },
  },
  'NEAR.unwell': {
    say: [
      'Es bueno que pienses en esa persona. Pregúntale cómo está, y luego escucha. No tienes que arreglarlo.',
      'Basta un mensaje corto: pensé en ti, cómo estás de verdad. Después, deja que hable.',
    ],
    ask: ['¿Qué te ayudaría con eso?', '¿Qué te hace falta para hacerlo?'],
    choices: {
      words: WORDS,
      danger: 'Puede estar en peligro',
      me: 'A mí también me pesa',
      enough: 'Con esto basta',
    },
  },
  CRAVE: {
    say: [
      'Entonces esto va primero. Las ganas suben, se quedan y bajan, casi siempre en menos de media hora. A unas calles de ahí es más fácil.',
      'Primero esto, entonces. No se quedan en lo más alto, y lejos de ahí bajan antes.',
    ],
    ask: ['¿Con qué vamos, ahora mismo?', '¿Cuál de estas, en este minuto?'],
    choices: { urge: 'Dejarlas pasar, paso a paso', person: 'Avisar a una persona', goOn: 'Seguir' },
  },
  'LOST.place': {
    say: [
      'Un lugar que cierra se lleva sus días, y las caras de allí. Eso también es perder algo.',
      'Con él se va lo que sostenía la semana. No es poca cosa.',
    ],
    ask: ['¿Qué es lo que más extrañas de allí?', '¿Con quién ibas?'],
    choices: { someone: 'Alguien de allí', step: 'Algo para un día así', write: WRITE },
  },
  LOST: {
    say: ['Quiero entender esto bien.', 'Aquí prefiero no adivinar.'],
    ask: ['¿Qué fue lo que pasó?', '¿Cuál de estas es?'],
    choices: {
      died: 'Murió',
      parted: 'Nos separamos',
      ill: 'Está mal de salud',
      else: 'Otra cosa',
    },
  },
  'CARING.line': {
    say: "La Alzheimer's Association habla con familias de día y de noche, gratis y en español: {alzheimers}. Para otros cuidados, su médico sabe quién puede relevarte unas horas.",
    choices: { kind: 'Algo amable para mí', person: 'Alguien a quien pedirle', goOn: GO_ON },
  },
  'CARING.nights': {
    say: [
      'Noches así agotan a cualquiera. Cuéntale a su médico lo de las noches: muchas veces se puede hacer algo. Y pide a alguien una noche por semana.',
      'No se puede con los días y las noches por mucho tiempo. Duerme cuando duerma, y deja que algo espere.',
    ],
    choices: {
      line: 'Una línea para quien cuida',
      person: 'Alguien que tome una noche',
      kind: 'Algo amable para mí',
      write: WRITE,
    },
  },
  'CARD.school': {
    say: [
      'Pasa a muchos niños, y se puede arreglar. Pide hoy a su maestra que una misma persona lo reciba cada día en la puerta. Si le duele la panza a diario, que lo vea un médico.',
      'Es duro para los dos. Busca qué le da miedo: una persona, un salón o estar lejos de ti. Y cuéntale eso a su maestra.',
    ],
    ask: ['¿Qué te hace falta ahora?', '¿Qué dejamos listo?'],
    choices: {
      gate: 'Qué hacer por la mañana',
      call: 'A quién llamar ahí',
      words: WORDS,
      solve: SOLVE,
    },
  },
  'CARD.gate': {
    say: [
      'Deja la ropa y la mochila listas de noche. Haz la mañana igual cada día. En la puerta: un abrazo, una frase, como vuelvo a las tres, y te vas. Un adiós largo lo hace peor.',
      'Que la misma persona le dé la mano. Tú te vas, aunque llore: casi siempre se le pasa pronto. Y en casa, nada divertido en horas de clase.',
    ],
    choices: { call: 'A quién llamar ahí', words: WORDS, solve: SOLVE, enough: 'Con esto basta' },
  },
  'CARD.schoolCall': {
    say: 'Llama por la mañana a la oficina de la escuela. Pide hablar con su maestra, o con quien cuida cómo están los niños. Yo no tengo el número.',
    choices: { gate: 'Qué hacer por la mañana', words: WORDS, goOn: GO_ON },
  },
  BED: {
    say: 'Primero, una cama para hoy. Llama al {bed}, gratis, a toda hora: saben de albergues y comida cerca de ti, también para quien va con niños.',
    ask: '¿Alguien en casa es un peligro para ti?',
    choices: {
      danger: 'Sí, le tengo miedo a alguien',
      street: 'No, es que no tengo dónde',
      person: 'Alguien a quien pedirle',
      goOn: 'Seguir',
    },
  },
  'BED.street': {
    say: 'Hasta tener una cama: un lugar con luz y con gente, como una terminal, un hospital o una tienda abierta. Si tienes menos de 18, dilo: tienen que encontrarte un lugar.',
    choices: { person: 'Alguien a quien pedirle', words: 'Palabras que podría decir', goOn: 'Seguir' },
  },
  BLACKMAIL: {
    say: 'Quien amenaza hace el daño, no tú, aunque hayas mandado algo. No pagues ni mandes más: pagar casi nunca lo acaba. Guarda los mensajes y los nombres como prueba, y deja de contestar.',
    ask: '¿Qué edad tienes?',
    choices: {
      young: 'Tengo menos de 18',
      adult: 'Tengo 18 o más',
      person: 'Alguien a quien contarlo',
      live: 'No quiero vivir con esto',
      goOn: GO_ON,
    },
  },
  'BLACKMAIL.young': {
    say: 'En {pictures} puedes frenar que una foto se difunda, gratis y sin tu nombre. La foto no sale de tu teléfono. Cuéntaselo a una persona adulta de confianza: a ti te hicieron el daño.',
    choices: {
      person: 'Alguien a quien contarlo',
      words: WORDS,
      live: 'No quiero vivir con esto',
      goOn: GO_ON,
    },
  },
  'BLACKMAIL.adult': {
    say: '{picturesAdult} ayuda a frenar que una foto se difunda, gratis, y la foto no sale de tu teléfono. La policía también lo toma. Cuidado con quien pide dinero por ayudar: suele ser la otra trampa.',
    choices: {
      person: 'Alguien a quien contarlo',
      words: WORDS,
      live: 'No quiero vivir con esto',
      goOn: GO_ON,
    },
  },
  NUMBER: {
    say: 'Para eso no tengo un número. {whom}',
    choices: { words: 'Qué decirles', solve: SOLVE, person: 'Quiero una persona', goOn: GO_ON },
  },
};
