import type { CrisisTexts } from './texts';

type Imminent = Pick<CrisisTexts, 'imminentFirst' | 'imminent' | 'imminentOther' | 'forOther'>;

export const SPANISH_IMMINENT: Imminent = {
  imminentFirst: {
    hear: [
      'Esto es una emergencia, y mereces ayuda ya. Llama al 988 y oprime 2, o envía AYUDA al 988, o llama al 911. Si hablar cuesta, escribe. Soy una IA y no puedo ir: ve con alguien de confianza y deja que un médico te ayude. Aléjate de todo lo que podrías usar.',
    ],
    ask: ['¿Hay alguien cerca con quien puedas estar?'],
    asked: null,
  },
  imminentOther: {
    hear: [
      'Esto suena urgente. Llama al 911 si puedes, o al 988 y oprime 2, o envía AYUDA al 988. Soy una IA y no puedo enviar ayuda. Quédate con esa persona, o que lo haga alguien de su confianza, y aleja lo peligroso. Después, un médico o urgencias.',
    ],
    ask: ['¿Puedes estar a su lado ahora?'],
    asked: null,
  },
  imminent: [
    {
      hear: [
        'Llama ahora al 988 y oprime 2, o al 911. Me quedo aquí mientras tanto.',
        'Es el momento del 988 o del 911. Puedes dejar este chat abierto.',
      ],
      ask: ['¿Puedes empezar la llamada o el texto ahora?', '¿Has podido hablar con el 988 o el 911?'],
      asked: null,
    },
    {
      hear: [
        'No te quedes a solas con esto. Ve con un vecino, un amigo, a un lugar con gente.',
        'Deja que alguien se siente a tu lado. Basta decir: no estoy a salvo, quédate.',
      ],
      ask: ['¿Quién está más cerca de ti ahora?', '¿Hay alguien contigo?'],
      asked: null,
    },
    {
      hear: [
        'Pon distancia con lo que podrías usar: sal del cuarto o dáselo a alguien. Luego, 988 o 911.',
        'Sal de ese cuarto, hacia la luz y la gente, y llama desde ahí al 988 o al 911.',
      ],
      ask: ['¿Puedes ir a otro cuarto ahora?', '¿A dónde puedes ir?'],
      asked: null,
    },
    {
      hear: [
        'Sigo aquí. Has aguantado cada minuto hasta este.',
        'No me voy. En el 988 nadie te juzga, y el 911 puede ir a donde estás.',
        'Esta hora es la peor. Alguien a tu lado puede cargar una parte.',
        'Un solo paso: levántate y ve a donde haya otra persona.',
      ],
      ask: ['¿Qué pasa ahora mismo?', '¿Estás con alguien?', '¿Cuál es el próximo paso que puedes dar?'],
      asked: null,
    },
  ],
  forOther: [
    {
      hear: ['Haces algo importante al no mirar a otro lado.', 'Es mucho cargar con esto por otra persona.'],
      ask: ['¿Qué dijo o hizo que te asustó?'],
      asked: null,
    },
    {
      hear: [
        'Escucha más de lo que hablas, y no prometas callarlo. Buscar ayuda no es traicionar.',
        'Puedes decir: me importas, me preocupo, llamemos juntos al 988.',
      ],
      ask: ['¿A quién de su confianza podrías sumar?'],
      asked: null,
    },
    {
      hear: [
        'Si hay algo peligroso cerca, ayuda ponerlo lejos, si puedes hacerlo sin riesgo.',
        'Las horas a solas son las que hay que cubrir. No tienes que hacerlo todo tú.',
      ],
      ask: ['¿Crees que podría hacerlo hoy?'],
      asked: 'safety',
    },
    {
      hear: [
        'Lo que haga no depende de ti. Puedes ayudar, y también necesitas gente.',
        'Esto también te pesa a ti. El 988 también está para ti.',
        'No puedes con esto a solas, ni tienes por qué.',
        'Estar en contacto suele ser lo que más ayuda: breve, amable, seguido.',
      ],
      ask: [
        '¿Cómo estás tú?',
        '¿Quién te apoya a ti?',
        '¿Cuál es tu próximo paso?',
        '¿Qué ha cambiado desde que escribiste?',
      ],
      asked: null,
    },
  ],
};
