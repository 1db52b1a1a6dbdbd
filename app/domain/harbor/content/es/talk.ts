import type { TALK_STEPS } from '../../steps/talk';
import { BREAKS } from '../notices-by-law';
import type { WordsFor } from '../words';

const GO_ON = 'Seguir';
const ENOUGH = 'Con esto basta';
const AGAIN = 'Empezar de nuevo';

export const TALK_ES: WordsFor<typeof TALK_STEPS> = {
  HUMAN: {
    say: [
      'Yo soy un programa. El {988}, opción 2, es gratis y contesta a toda hora, también cuando no es una emergencia.',
      'Una persona de verdad está a una llamada: {988} y oprime 2, de día y de noche, sin costo.',
      'Para una voz humana está el {988}, opción 2 para español. Hablan con cualquiera que pase un mal momento.',
    ],
    choices: {
      person: 'Elegir a alguien de confianza',
      therapist: '¿Cómo encuentro terapeuta?',
      goOn: 'Seguir aquí',
    },
  },
  'HUMAN.abroad': {
    say: [
      'Yo no: solo soy un programa. {lines}',
      '{lines} Allí contestan personas.',
      'Para eso es mejor una voz humana. {lines}',
    ],
    choices: { person: 'Elegir a alguien de confianza', goOn: 'Seguir aquí' },
  },
  REACH: {
    say: [
      'Sirve cualquiera que conteste. Basta una línea corta, por ejemplo: tengo un día difícil, podemos hablar.',
      'Puede ser cualquiera que responda. Basta algo corto: hoy está difícil, tienes un minuto.',
    ],
    ask: ['¿En quién piensas?', '¿Quién te viene a la mente?'],
    choices: { chosen: 'Ya sé quién', nobody: 'No se me ocurre nadie' },
  },
  'REACH.done': {
    say: [
      'Una línea basta para empezar. Esta página no se cierra.',
      'Puedes escribirle ahora. Lo que digas depende de ti.',
    ],
    choices: { step: 'Que sea mi pequeño paso', goOn: GO_ON, enough: ENOUGH },
  },
  THERAPIST: {
    say: 'Un médico de familia puede dar un nombre. Tu seguro tiene una lista, en su página o por teléfono. SAMHSA busca ayuda de bajo costo cerca de ti, a toda hora, en español: {samhsa}.',
    choices: { words: 'Qué decir por teléfono', person: 'Alguien que me ayude a llamar', goOn: GO_ON },
  },
  'THERAPIST.words': {
    say: 'Puedes decir: busco terapeuta que hable español. Quiero saber si reciben gente nueva, cuánto cuesta y cuánto hay que esperar. Pregunta en dos o tres lugares.',
    choices: { step: 'Que sea mi pequeño paso', goOn: GO_ON },
  },
  PLAN: {
    say: [
      'Eso suena como un plan.',
      'Eso podría ser un paso.',
      'Un plan se cumple mejor cuando está anotado.',
    ],
    ask: [
      '¿Lo guardo como tu pequeño paso y pregunto la próxima vez?',
      '¿Quieres que quede como tu pequeño paso?',
      '¿Lo anotamos para volver a él otro día?',
    ],
    choices: { keep: 'Guardarlo', change: 'Cambiarlo', no: 'No hace falta' },
  },
  'PLAN.ask': {
    say: [
      'Entonces hay alguien que podría llevar una parte. El paso es pedirlo.',
      'Un nombre así es medio plan. La otra mitad es una línea corta.',
      'Eso sería una mano. Empieza por decirlo, en pocas palabras.',
    ],
    ask: ['¿Lo guardo como tu pequeño paso?', '¿Que sea tu pequeño paso?'],
    choices: { keep: 'Guardarlo', words: 'Qué podría decir', no: 'Ahora no' },
  },
  'PLAN.invited': {
    say: [
      'Alguien pensó en ti para eso. Cuenta también si vas solo media hora.',
      'Una invitación es una puerta ya abierta. Se puede entrar un rato corto.',
    ],
    ask: ['¿Va como tu pequeño paso?', '¿Lo anoto como tu pequeño paso?'],
    choices: { keep: 'Guardarlo', decide: 'A favor y en contra', no: 'Ahora no' },
  },
  'STEP.planKept': {
    say: [
      'Queda guardado. La próxima vez pregunto cómo fue, y toda respuesta está bien.',
      'Guardado como tu pequeño paso. Otro día te pregunto por él.',
    ],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  'PLAN.no': {
    say: ['Entonces te lo quedas tú.', 'No guardo nada, y el plan es tuyo.', 'De acuerdo, sin anotarlo.'],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  THANKS: {
    say: [
      'De nada.',
      'Casi todo lo hiciste tú.',
      'Para eso está la página.',
      'A cualquier hora, de día o de noche.',
      'No hay de qué.',
    ],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  COMPLAIN: {
    say: [
      'Puede que tengas razón. Soy un programa simple, y se me escapan cosas. Puedo hacer ejercicios cortos, guardar un paso o mostrarte personas con quienes hablar.',
      'Es justo decirlo. Conversar es lo que peor hago. Los ejercicios los escribieron personas.',
      'Ese es un límite de este programa. Una persona lo hace mejor.',
      'Me repito y me equivoco. Puedes dejarme de lado y usar solo los botones.',
    ],
    choices: { exercise: 'Un ejercicio', person: 'Hablar con una persona', enough: ENOUGH },
  },
  JOKE: {
    say: [
      'Eso no lo puedo leer. Para lo demás sigo aquí.',
      'Los chistes le pasan de largo a un programa.',
      'Si era un juego, no supe jugarlo.',
      'Un programa no se ríe, pero un chiste no tiene nada de malo.',
    ],
    choices: { goOn: GO_ON, topics: 'Muéstrame temas', exercise: 'Un ejercicio corto' },
  },
  'JOKE.told': {
    say: [
      'Eso parece un chiste. A un programa se le escapan, pero aquí caben.',
      'Otro chiste, creo. Para reír, mejor una persona.',
      'También lo tomo por chiste. Reír no puedo.',
    ],
    choices: { goOn: GO_ON, topics: 'Muéstrame temas', exercise: 'Un ejercicio corto' },
  },
  'JOKE.none': {
    say: [
      'No tengo chistes. Puedes contar uno, pero yo no lo voy a captar.',
      'Sigo sin chistes. Lo que tengo son ejercicios cortos, y ninguno da risa.',
      'Nada gracioso por aquí, se pida como se pida.',
    ],
    choices: { goOn: GO_ON, exercise: 'Un ejercicio corto' },
  },
  TEST: {
    say: [
      'No reconocí ninguna palabra ahí.',
      'Ahí no hay nada que yo conozca.',
      'Llegó, pero no lo puedo leer.',
      'Si era una prueba: el programa funciona.',
    ],
    choices: { goOn: GO_ON, topics: 'Muéstrame temas', about: '¿Qué es esto?' },
  },
  LOOKING: {
    say: [
      'Bien: mirar también está permitido.',
      'Entonces no hay nada que arreglar, y está bien.',
      'De acuerdo. No hace falta un motivo para estar aquí.',
    ],
    choices: {
      look: '¿Qué es esto?',
      exercise: 'Probar un ejercicio corto',
      weighs: 'Bueno, sí hay algo',
      enough: ENOUGH,
    },
  },
  BORED: {
    say: [
      'No tengo juegos ni chistes. Sí tengo algo de dos minutos.',
      'Un programa como yo no divierte mucho. Al menos esto es corto.',
      'Una hora vacía puede quedarse vacía.',
    ],
    choices: {
      step: 'Algo pequeño para hacer',
      breathe: 'Dos minutos de respiración',
      look: '¿Qué es esto?',
      enough: ENOUGH,
    },
  },
  STOPPED: {
    say: [
      'Puedes parar cuando quieras. Lo que escribiste queda aquí.',
      'Bien, lo dejamos.',
      'Eso queda cerrado por ahora.',
    ],
    choices: { else: 'Otra cosa', exercise: 'Un ejercicio corto', enough: ENOUGH },
  },
  WAIT: {
    say: [
      'Sí, el programa funciona. Contesta cuando escribes o tocas un botón.',
      'Esto sigue siendo Harbor, un programa que contesta cuando se le escribe.',
      'La página está abierta, y la caja de abajo también.',
    ],
    choices: { goOn: GO_ON, person: 'Quiero hablar con alguien' },
  },
  LANGUAGE: {
    say: 'Solo sé español e inglés. I only know Spanish and English. Líneas gratis en otros idiomas, free lines in other languages: {elsewhere}.',
    choices: { goOn: 'Seguir / Go on', person: 'Una persona / A person' },
  },
  EARLIER: {
    say: [
      'Eso es de antes. Ahora vamos por aquí.',
      'Ese botón es de más arriba. Estos son los más nuevos.',
      'Eso ya quedó atrás. La conversación sigue aquí.',
    ],
    choices: {},
  },
  UNDER13: {
    say: 'Esta app es para personas de 13 años o más. Aun así mereces ayuda ahora. Díselo a una persona adulta de confianza, o llama al {988} y oprime 2, o a Childhelp: {childhelp}. Es gratis.',
    choices: {
      hurt: 'Alguien me hace daño',
      notSafe: 'No estoy a salvo ahora',
      enough: 'Se lo diré a una persona adulta',
    },
  },
  BREAK: { say: BREAKS.es, choices: { take: 'Hacer una pausa', goOn: GO_ON } },
  END: {
    say: ['Cuídate.', 'Hasta aquí por ahora.', 'Trátate con cariño.'],
    choices: { again: AGAIN },
  },
  'END.night': {
    say: ['Buenas noches.', 'Que descanses, aunque sea un poco.', 'Que la noche sea tranquila.'],
    choices: { again: AGAIN },
  },
  'END.step': {
    say: ['Tu paso queda guardado. Que te vaya bien.', 'El paso se queda donde está. Adiós.'],
    choices: { again: AGAIN },
  },
};
