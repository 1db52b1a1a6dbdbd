import type { FACT_STEPS } from '../../steps/facts';
import type { WordsFor } from '../words';

const GO_ON = 'Seguir';
const SLEEP = 'Algo para la noche';
const BREATHE = 'Dos minutos de respiración';
const GROUND = 'Mirar a mi alrededor';
const WRITE = 'Quiero escribir';
const KIND = 'Tratarme bien';

export const FACTS_ES: WordsFor<typeof FACT_STEPS> = {
  'FACT.teen': {
    say: [
      'De los trece a los dieciocho, el cuerpo pide de ocho a diez horas. Casi nadie llega, y lo primero que se nota es el humor.',
      'A esa edad hacen falta de ocho a diez horas, y el sueño llega tarde por naturaleza. Lo que más ayuda es una hora fija para levantarse.',
    ],
    choices: { sleep: SLEEP, worry: 'Dejar una preocupación para mañana', goOn: GO_ON },
  },
  'FACT.shift': {
    say: [
      'Quien trabaja de noche necesita lo mismo que todos: siete horas o más. Puede ser en dos partes, si una es larga.',
      'Siete horas o más, también de día. Si llega en pedazos, lo que más sirve son cuatro o cinco seguidas. Una siesta antes del turno también ayuda.',
    ],
    choices: { sleep: 'Pasos para dormir de día', words: 'Pedir silencio en casa', goOn: GO_ON },
  },
  'FACT.nap': {
    say: [
      'Una buena siesta dura unos veinte minutos, y antes de las tres. Más larga deja con pesadez, y le quita sueño a la noche.',
      'Una siesta corta ayuda: pon una alarma de veinte minutos. No repone una noche, y muy tarde le quita una parte a la siguiente.',
    ],
    choices: { sleep: SLEEP, breathe: BREATHE, goOn: GO_ON },
  },
  'FACT.caffeine': {
    say: [
      'Unas cinco horas después, medio café sigue en el cuerpo. Tomado por la tarde puede quitar el sueño, y puede acelerar el corazón.',
      'El café, la cola y las bebidas de energía se pueden sentir como miedo: corazón rápido, manos que tiemblan. Prueba con menos una semana.',
    ],
    choices: { sleep: SLEEP, breathe: BREATHE, goOn: GO_ON },
  },
  'FACT.heart': {
    say: [
      'El corazón rápido, el sudor o las manos que tiemblan son comunes con la preocupación, y se calman. Con dolor de pecho, desmayo o sin aire: {911}. Si pasa seguido, que lo vea un médico.',
      'Muchos cuerpos hacen eso con el miedo: se preparan para correr. Ve a un médico si pasa en reposo o muy seguido. Si duele el pecho o hay desmayo: {911}.',
    ],
    choices: { breathe: BREATHE, ground: GROUND, goOn: GO_ON },
  },
  'FACT.panic': {
    say: [
      'Un ataque de pánico suele llegar a lo más alto en diez minutos, y acaba en media hora. La primera vez, o con dolor de pecho, que lo vea un médico.',
      'La mayoría baja sola en diez a treinta minutos. Se siente como peligro y no lo es. Si uno dura horas, ve a un médico.',
    ],
    choices: { breathe: BREATHE, ground: GROUND, goOn: GO_ON },
  },
  'FACT.cry': {
    say: [
      'Llorar ayuda a mucha gente, aunque no siempre al momento: a veces primero pesa más, y una hora después menos. Nadie tiene que hacerlo.',
      'A muchos les quita presión, sobre todo con alguien amable cerca. Si pasa cada día por dos semanas, cuéntalo a un médico.',
      'Llorar no es señal de debilidad, y no llorar no es ser frío. A unas personas les ayuda y a otras no.',
    ],
    choices: { kind: KIND, write: WRITE, goOn: GO_ON },
  },
  'FACT.hangover': {
    say: [
      'El día después de beber, el miedo y la vergüenza suelen ser química. Se va en un día: agua, comida, sueño. Con temblores fuertes, ataques o si ves cosas: {911}.',
      'El alcohol calma al principio, y el cuerpo lo cobra al otro día como miedo. Suele irse en un día. Si pasa cada vez, conviene contarlo a un médico.',
    ],
    choices: { breathe: BREATHE, kind: KIND, write: WRITE, goOn: GO_ON },
  },
  'FACT.withdrawal': {
    say: [
      'Depende de qué era y cuánto tiempo. Lo peor suele ser la primera semana. Con alcohol o pastillas, pregunta antes a un médico. Si hay ataques o ves cosas: {911}.',
      'Para la mayoría lo duro son los primeros días; el sueño y el humor tardan semanas. Dejar de golpe alcohol o pastillas puede ser un peligro: un médico lo hace seguro.',
    ],
    choices: { person: 'Preguntar a una persona', urge: 'Dejar pasar las ganas', goOn: GO_ON },
  },
  'FACT.grief': {
    say: [
      'Nadie puede dar una fecha, y no hay un tiempo correcto. Para la mayoría, los días más duros se van separando en el primer año o dos.',
      'Cambia de una persona a otra. Si después de un año cada día duele igual, un médico o un grupo de duelo puede ayudar.',
    ],
    choices: { memory: 'Un recuerdo', write: WRITE, goOn: GO_ON },
  },
  'FACT.heartbreak': {
    say: [
      'Cambia mucho. Para muchos lo peor son las primeras semanas, y casi todo pesa menos en unos meses, con días malos en medio.',
      'No hay un tiempo fijo. Primero se alivian unas horas, luego días enteros. Si no puedes comer o dormir por dos semanas, ve a un médico.',
    ],
    choices: { kind: KIND, letter: 'Una carta que no se envía', write: WRITE, goOn: GO_ON },
  },
};
