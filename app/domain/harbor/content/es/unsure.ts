import type { UNSURE_STEPS } from '../../steps/unsure';
import type { WordsFor } from '../words';

export const UNSURE_ES: WordsFor<typeof UNSURE_STEPS> = {
  CONFIRM: {
    say: [
      'Sigue, si quieres. Unas palabras más me sirven.',
      'Puedes contar más, o tomar un camino de abajo.',
      'Aquí hay lugar para el resto.',
      'Di tanto como quieras.',
    ],
    ask: ['¿De qué va sobre todo?', '¿Qué parte te anda en la cabeza?', '¿Qué quisieras hoy de esta página?'],
    choices: { write: 'Prefiero escribirlo', else: 'Otra cosa' },
  },
  WHICH: {
    say: [
      'Un poco más, y quizá tenga una línea para eso.',
      'Tú sabes qué es, y yo todavía no.',
      'Se puede contar por el lado que quieras.',
      'Una cosa a la vez está bien.',
    ],
    ask: ['¿Por dónde empezarías?', '¿Qué hay en el centro?', '¿Qué parte te importa ahora?'],
    choices: { else: 'Otra cosa' },
  },
  'UNSURE.1': {
    say: [
      'No sé si lo entendí bien.',
      'No supe bien dónde va eso.',
      'Para un programa, eso puede decir varias cosas.',
      'Puede que haya leído solo la mitad.',
      'Sé pocas palabras, y perdí el hilo.',
    ],
    ask: ['¿Se acerca a una de estas?', '¿Alguna de estas se le parece?', '¿A cuál se parece más?'],
    choices: {
      worry: 'Preocupación o estrés',
      low: 'Tristeza o vacío',
      people: 'Personas: familia, amor, amistades',
      loss: 'Perder a alguien',
      none: 'Ninguna de estas',
    },
  },
  'UNSURE.2': {
    say: [
      'No lo capté. El límite es mío, no tuyo.',
      'Eso se me escapó. Sé muy pocas cosas.',
      'No encontré con qué tiene que ver.',
    ],
    ask: ['¿Cómo seguimos?', '¿Qué camino prefieres?', '¿Qué camino sería útil?'],
    choices: {
      topics: 'Muéstrame temas',
      write: 'Solo quiero escribir',
      exercise: 'Un ejercicio corto',
      person: 'Hablar con una persona',
    },
  },
  'UNSURE.open': {
    say: [
      'No sé dónde va, y ya no adivino más. Puedes ponerlo aquí como salga, sin tema.',
      'Esta vez sin lista. Se puede decir así, largo o corto, y queda en tu página.',
      'No hace falta un nombre. La página lo toma como es.',
      'Eso me queda grande. En papel puede ser tuyo igual.',
    ],
    choices: { write: 'Prefiero solo escribir', person: 'Una persona', enough: 'Con esto basta' },
  },
  'UNSURE.missed': {
    say: [
      'Sigo sin dar con ello. Eso es cosa mía, no tuya. Ya no adivino más.',
      'Otra vez no di con ello, y aquí dejo de adivinar. Esta página te sirve igual.',
      'Adivinar no funciona hoy. Tus palabras bastan.',
    ],
    choices: {
      write: 'Déjame escribirlo',
      tip: 'Un consejo',
      topics: 'Muéstrame temas',
      person: 'Una persona',
    },
  },
  DOES: {
    say: [
      'Aquí puedes nombrarlo con cualquier palabra. No te hace mala persona.',
      'Sea lo que sea, te ha ayudado a pasar algo. Se puede decir.',
    ],
    ask: ['¿Qué es lo que haces?', '¿Es algo de esto, o es otra cosa?'],
    choices: {
      hurt: 'Me hago daño',
      drink: 'Tomo alcohol o algo más',
      food: 'Algo con la comida',
      phone: 'Me pierdo en el celular',
      write: 'Prefiero escribirlo',
    },
  },
  CORRECT: {
    say: [
      'Lo leí mal. Gracias por aclararlo.',
      'Entonces me equivoqué, y sirve saberlo.',
      'El error fue mío. Otro intento.',
      'Lo dejo de lado. No era una buena suposición.',
    ],
    ask: ['¿Qué es, entonces?', '¿Qué nombre le das?', '¿Cómo le llamas tú?'],
    choices: { write: 'Lo escribo yo', none: 'Otra cosa' },
  },
  'DECLINED.one': {
    say: ['Todo lo demás sigue aquí.', 'Nada más queda fuera.', 'Quedan estas, y hay más.'],
    ask: ['¿Cuál te va mejor?', '¿Te sirve una de estas?'],
    choices: { person: 'Hablar con una persona', enough: 'Con eso basta' },
  },
  DECLINED: {
    say: ['Bien, eso ya no.', 'Lo dejo fuera.', 'Eso queda descartado.', 'Entonces no más de eso.'],
    ask: ['¿Qué quieres en su lugar?', '¿Qué hay además de eso?', '¿De qué quieres hablar?'],
    choices: {
      tip: 'Un consejo',
      words: 'Qué podría decir',
      write: 'Solo quiero escribir',
      person: 'Hablar con una persona',
      enough: 'Con eso basta',
    },
  },
  FEELING: {
    say: [
      'Gracias por decir cómo te sientes.',
      'Lo que tiene nombre es más fácil de mirar.',
      'Lo que se siente no necesita explicación para ser real.',
      'Con saber eso ya es suficiente.',
    ],
    ask: ['¿Qué más hay con eso?', '¿Desde cuándo es así?', '¿De dónde vino?'],
    choices: { else: 'Otra cosa', write: 'Déjame escribir' },
  },
  HELP: {
    say: [
      'Esto es lo que tengo cuando se trata de {topic}. Elige una, y la hacemos ahora.',
      'Estas van con el tema: {topic}. Cada una toma unos minutos.',
      'Hay algunas cosas que hacer sobre esto: {topic}. Con una basta.',
    ],
    ask: ['¿Cuál eliges?', '¿Cuál probarías?', '¿Cuál es lo bastante pequeña para empezar?'],
    choices: { else: 'Otra cosa' },
  },
  'HELP.2': {
    say: [
      'Entonces no busquemos la mejor. Dos minutos de respiración, y después elegimos.',
      'Cualquiera es mejor que buscar. Podemos empezar con dos minutos para respirar.',
      'Hagámoslo simple: primero respirar, luego lo demás.',
    ],
    choices: { start: 'Empezar', person: 'Hablar con una persona' },
  },
  'HELP.calm': {
    say: [
      'Para los nervios tengo estas. Cada una toma dos o tres minutos.',
      'Estas calman primero el cuerpo, y la cabeza va después.',
      'Cosas cortas, que también sirven en el momento:',
    ],
    ask: ['¿Cuál quieres?', '¿Cuál harías primero?', '¿Cuál sirve donde estás?'],
    choices: {
      breathe: 'Respirar despacio',
      ground: 'Cinco sentidos',
      speak: 'Para hablar ante gente',
      else: 'Otra cosa',
    },
  },
  'HELP.none': {
    say: [
      'Estas tres van con casi cualquier día.',
      'Esto se puede hacer sin saber más.',
      'Tres cosas cortas, y ninguna pide un motivo.',
    ],
    ask: ['¿Con cuál empezamos?', '¿Qué es lo más fácil ahora mismo?', '¿Cuál de las tres queda más cerca?'],
    choices: {
      breathe: 'Dos minutos de respiración',
      step: 'Un pequeño paso',
      write: 'Déjame escribir',
      else: 'Otra cosa',
    },
  },
};
