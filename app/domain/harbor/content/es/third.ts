import type { THIRD_STEPS } from '../../steps/third';
import type { WordsFor } from '../words';

const WORDS = 'Palabras para enviar';
const ME = 'Y cómo estoy yo';
const SAFE = 'Ya está a salvo';
const HERE = 'Ya estoy a su lado';
const SILENT = 'No contesta';
const WORSE = 'Se está poniendo peor';
const NOT_SO = 'Nadie está en peligro';

export const THIRD_ES: WordsFor<typeof THIRD_STEPS> = {
  THIRD: {
    say: [
      'Haces bien en tomarlo en serio.',
      'Importa que estés pendiente de esa persona.',
      'Hiciste bien en no guardártelo.',
    ],
    ask: ['¿Qué está pasando ahora?', '¿Cómo está esa persona en este momento?'],
    choices: {
      now: 'Lo está haciendo, o está a punto',
      silent: 'No logro hablarle',
      said: 'Dijo que quiere morir',
      worried: 'Me preocupa, no ha dicho nada',
      own: 'Se trata de mí',
    },
  },
  'THIRD.me': {
    say: [
      'Un susto así sacude a cualquiera. Haces lo que se puede hacer. Que alguien te acompañe a ti también, o llama al {988} para ti.',
      'Ese miedo pesa mucho. Come, bebe agua y túrnate con alguien. El {988} también es para ti.',
    ],
    choices: { goOn: 'Volver a lo que le ayuda', own: 'Yo también pienso en morir', stop: 'Parar aquí' },
  },
  'THIRD.911': {
    say: [
      'Llama al {911} y da su dirección. Si no la tienes, da su número de teléfono. Después llama al {988} para ti.',
      'El {911} ahora, con la dirección o el teléfono. Di lo que sabes, y deja que pregunten.',
    ],
    choices: { called: 'Ya llamé', words: WORDS, me: ME, safe: SAFE, notSo: NOT_SO },
  },
  'THIRD.baby': {
    say: 'Llama al {911} ya. Di: «Sacudieron al bebé», o «El bebé está sin fuerza». Si no respira, dilo primero. Un médico debe verlo, aunque parezca bien. No lo sacudas.',
    choices: { called: 'Ya llamé', noOne: 'No puedo llamar', notSo: 'No se trata de un bebé' },
  },
  'THIRD.coming': {
    say: [
      'Hiciste lo más importante. Hasta que lleguen: haz lo que te digan por teléfono, y di cuál es la puerta. Si vas para allá, ve despacio y con alguien.',
      'Ya saben que hace falta ayuda, y eso fue cosa tuya. Quédate donde puedan llamarte.',
    ],
    choices: { here: HERE, silent: SILENT, me: ME, safe: SAFE },
  },
  'THIRD.way': {
    say: [
      'Qué bien que vas. Si puedes, habla por teléfono en el camino, y pide a alguien más cerca que vaya también. Si puede ser ahora: primero el {911}.',
      'Sí, ve. Alguien cerca puede llegar antes, así que pídelo. El {911} si puede ser ahora.',
    ],
    choices: { here: HERE, called: 'Ya pedí ayuda', silent: SILENT, safe: SAFE },
  },
  'THIRD.unseen': {
    say: [
      'Primero, quién le vio por última vez. Llama a su familia o a quien viva ahí, y ve con alguien. Si nadie le ha visto, la policía puede ir a ver.',
      'Pregunta quién supo algo hace menos: su familia, su casa, el trabajo. Toca la puerta, con alguien. Si nadie sabe, puede ir la policía.',
    ],
    choices: {
      nobody: 'Nadie le ha visto',
      goodbye: 'Hoy se despidió',
      way: 'Voy para allá',
      answered: 'Me contestó',
      me: ME,
    },
  },
  'THIRD.check': {
    say: [
      'Entonces llama al {911}, y pide que vayan a ver si está bien. Di desde cuándo nadie le ve, y qué dijo de morir. No hace falta probar nada.',
      'Pide al {911} que vayan a su puerta y miren. Di cuánto tiempo lleva sin dar señales, y por qué temes por su vida.',
    ],
    choices: { called: 'Ya llamé', way: 'Voy para allá', answered: 'Me contestó', me: ME },
  },
  'THIRD.silent': {
    say: [
      'Que no conteste no dice nada todavía, así que no esperes. Llama, ve, o pide a alguien cerca que toque la puerta. Si puede haber peligro ahora: {911}.',
      'Entonces por otro camino: llama, toca la puerta, avisa a alguien cerca. Al {911} puedes pedirle que vaya a ver.',
    ],
    choices: {
      cannot: 'No logro hablarle',
      way: 'Voy para allá',
      answered: 'Me contestó',
      me: ME,
      notSo: NOT_SO,
    },
  },
  'THIRD.ask': {
    say: [
      'Quédate a su lado, o por teléfono si no se puede. Pregunta: ¿estás pensando en quitarte la vida? Preguntar no mete la idea. Aparta lo que podría usar. Llamen juntos al {988} y opriman 2.',
      'Pregunta con claridad: ¿piensas en quitarte la vida? Eso no le mete la idea. Luego escucha, y quédate.',
    ],
    choices: { here: HERE, words: WORDS, me: ME, safe: SAFE, notSo: NOT_SO },
  },
  'THIRD.yes': {
    say: [
      'Si dice que sí: quédate, y dile que hizo bien en contarlo. Aparta lo que podría usar, busca a alguien más, y llamen juntos al {988}. Si es ya o hay un plan: {911}.',
      'Un sí quiere decir: desde ahora, a solas no. Despierta a alguien, llamen al {988}, y al {911} si puede ser pronto.',
    ],
    choices: { here: HERE, words: WORDS, worse: WORSE, safe: SAFE },
  },
  'THIRD.with': {
    say: [
      'Qué bien que estás ahí. Quédate, escucha más de lo que hablas, y aparta lo que podría usar. El {988} les ayuda a los dos, a toda hora.',
      'Haces lo correcto al estar ahí. No tienes que poder con todo: busca a alguien más, o llamen juntos al {988}.',
    ],
    choices: { night: '¿Y esta noche?', worse: WORSE, me: ME, safe: SAFE },
  },
  'THIRD.night': {
    say: [
      'Esta noche no le dejes a solas. Duerme en el mismo cuarto o al lado, o túrnate con alguien. Aparta pastillas, filos y lo que podría usar.',
      'Esta noche alguien se queda, tú u otra persona. Nada que pueda usar queda cerca. El {988} contesta también de noche.',
    ],
    choices: { here: HERE, worse: WORSE, me: ME, safe: SAFE },
  },
  'THIRD.worried': {
    say: [
      'Dile lo que has visto, y pregunta con claridad. No hacen falta las palabras perfectas.',
      'Di lo que notaste, y pregunta por el suicidio con su nombre. Cualquier palabra sirve.',
    ],
    choices: { words: WORDS, silent: SILENT, me: ME, safe: SAFE, notSo: NOT_SO },
  },
  'THIRD.words': {
    say: [
      'Podrías enviar: Me preocupas, y no es un reproche. ¿Estás pensando en quitarte la vida? Puedo ir, o quedarme al teléfono.',
      'O más corto: Pienso en ti. No tienes que pasar esto a solas. ¿Puedo ir?',
    ],
    choices: { answered: 'Me contestó', silent: SILENT, me: ME, goOn: 'Seguir', safe: SAFE },
  },
  'THIRD.found': {
    say: [
      'Es la noticia que esperabas. Ahora hay quien le cuide. Pregunta a dónde le llevan, y quién puede estar a su lado. Y luego toma algo, siéntate, y que alguien te acompañe.',
      'Está con gente que puede ayudar, y tú tuviste parte en eso. El paso que sigue es de ellos. El tuyo es descansar, y no a solas.',
    ],
    choices: { care: 'Le atiende un médico o una línea', me: ME, worse: WORSE, stop: 'Parar aquí' },
  },
  'THIRD.safe': {
    say: ['Bien que haya menos peligro.', 'Es un paso lejos del peligro para esa persona.'],
    ask: ['¿Qué hace que haya menos peligro?', '¿Qué cambió para esa persona?'],
    choices: {
      someone: 'Alguien está a su lado',
      away: 'Lo que podría usar ya no está',
      care: 'Le atiende un médico o una línea',
      hope: 'Solo lo espero',
    },
  },
  'THIRD.good': {
    say: [
      'Que siga así esta noche. Mañana lo debe saber un médico, mejor contigo al lado. Estuviste ahí, y eso cuenta.',
      'Que alguien esté cerca toda la noche. Mañana ayúdale a hacer una llamada a un médico. Hiciste mucho.',
    ],
    choices: { night: '¿Y esta noche?', me: ME, stop: 'Parar aquí' },
  },
  'END.third': {
    say: [
      'Puedes irte. Que alguien esté cerca de esa persona esta noche, y de ti también. El {988} ayuda también a quien ayuda, y el {911} si empieza.',
      'Vete cuando lo necesites. Alguien cerca, y el {988} para los dos. El {911} en peligro.',
    ],
    choices: { goOn: 'Seguir aquí' },
  },
};
