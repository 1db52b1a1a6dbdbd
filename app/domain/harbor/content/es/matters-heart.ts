import type { HEART_MATTER_STEPS } from '../../steps/matters-heart';
import type { WordsFor } from '../words';

const WRITE = 'Déjame escribir';
const WORDS = 'Qué podría decir';
const THOUGHT = 'Mirar un pensamiento';

export const HEART_MATTERS_ES: WordsFor<typeof HEART_MATTER_STEPS> = {
  'MATTER.guilt': {
    say: [
      'La culpa lo carga todo en una sola persona. Una parte estuvo en tus manos, y otra no.',
      'Ayudan dos listas: lo que estuvo en tus manos y lo que no. La segunda casi siempre es más larga de lo que parece de noche.',
      'Lo que sí está en tus manos se puede reparar en parte: contarlo, decir que fuiste tú y preguntar qué ayuda ahora.',
      'Si hay culpa, es que te importa. No dice quién eres.',
      'Quien lo vivió contigo sabe cosas que tú no ves. Con esa persona lo puedes mirar.',
    ],
    ask: ['¿Qué lo aliviaría un poco?', '¿Qué parte quieres mirar?', '¿Qué queda por hacer?'],
    choices: { write: WRITE, thought: THOUGHT, words: WORDS, letter: 'Una carta, para enviar o no' },
  },
  'MATTER.shame': {
    say: [
      'Ahí casi cualquiera querría que se lo tragara la tierra. Dice poco de quién eres.',
      'La vergüenza hace creer que todos lo vieron y no lo van a olvidar. Casi todos estaban en lo suyo.',
      'La vergüenza baja cuando una persona buena lo sabe. Tú eliges quién, y cuánto.',
      'Piensa en una amistad a la que le pasó esto. Lo que le dirías también sirve para ti.',
    ],
    ask: ['¿Qué te quitaría un poco de peso?', '¿Cómo lo miramos?', '¿Qué trato te das ahora?'],
    choices: {
      write: WRITE,
      thought: THOUGHT,
      kind: 'Ser amable conmigo',
      person: 'Alguien que lo pueda saber',
    },
  },
  'MATTER.gambling': {
    say: [
      'Las apuestas están hechas para seguir, y perder así le puede pasar a cualquiera. Un paso hoy: deja tu tarjeta con alguien de confianza.',
      'En la página o en la app te puedes cerrar la entrada: busca autoexclusión. Casi siempre son unos minutos.',
      'La línea de juego en EE. UU. es {gambling}, gratis, de día y de noche, también para las deudas.',
      'Querer recuperarlo es la trampa. Lo que se fue, se fue, y no apostar más es lo primero que se gana.',
      'Si le debes a alguien, una frase cierta ayuda más que un buen cuento: lo perdí en apuestas, y te lo pago de a poco.',
    ],
    ask: ['¿Por dónde empiezas?', '¿Qué paso cabe hoy?', '¿A quién se lo podrías contar?'],
    choices: {
      words: WORDS,
      urge: 'Dejar pasar las ganas',
      person: 'Alguien que lo pueda saber',
      write: WRITE,
    },
  },
  'MATTER.theirTest': {
    say: [
      'La prueba no es tuya, y tú estás cerca. Lo que más ayuda: comida, sueño y alguien con calma en casa.',
      'Decir que se calme casi nunca calma. Puedes decir: aquí estoy si me necesitas. Y luego dejar espacio.',
      'Pregunta una vez qué le ayuda: repasar contigo, que no le hablen, o que vayas a su lado. Y haz solo eso.',
      'Si la mente se queda en blanco: pies en el suelo, soltar el aire, mirar la primera línea. Lo puede probar en casa.',
      'Dile que le quieres igual si sale mal. Mejor antes del día que después.',
    ],
    ask: [
      '¿Qué te ayuda para estar cerca?',
      '¿Qué puedes preparar para eso?',
      '¿Qué haría más fáciles estos días en casa?',
    ],
    choices: {
      words: WORDS,
      worry: 'Darle una hora a mi preocupación',
      breathe: 'Calmarme yo primero',
      enough: 'Con esto basta',
    },
  },
  'MATTER.theirHealth': {
    say: [
      'Es su cuerpo, y a ti también te toca. Estar cerca cuenta, aunque no haya buenas palabras.',
      'Ofrece una cosa con nombre y día: un viaje, una comida, una hora en la sala de espera. Así es más fácil aceptarla.',
      'Deja que cuente cómo va, o que no. Puedes preguntar si quiere hablar de eso o de otra cosa.',
      'Anota lo que quieren preguntar al médico, y ve si quiere que vayas. Entre dos se oye más.',
      'Guarda una hora al día para ti. Quien está al lado también necesita dormir y comer.',
    ],
    ask: ['¿Qué te ayuda para estar ahí?', '¿Qué necesitas tú?', '¿Qué viene ahora?'],
    choices: {
      words: WORDS,
      worry: 'Darle una hora a mi preocupación',
      write: WRITE,
      person: 'Alguien a mi lado',
    },
  },
};
