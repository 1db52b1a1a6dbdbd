import { SPANISH_ASIDES } from './spanish-asides';
import { SPANISH_FIRST } from './spanish-first';
import { SPANISH_IMMINENT } from './spanish-imminent';
import type { CrisisTexts } from './texts';

export const SPANISH: CrisisTexts = {
  acknowledge: [
    'Me dices que {words}. Gracias por contármelo.',
    'Leo que {words}, y lo tomo en serio.',
    'Escribes que {words}. Me alegra que lo digas aquí.',
  ],
  acknowledgePlain: [
    'Gracias por contármelo. Lo tomo en serio.',
    'Me alegra que lo digas aquí. Tomo en serio lo que escribes.',
  ],
  first: SPANISH_FIRST,
  ...SPANISH_IMMINENT,
  asides: SPANISH_ASIDES,
  steps: {
    plan: {
      hear: [
        'Gracias por responder. Te pregunto claro, porque importa.',
        'Sigo aquí contigo. Una pregunta clara.',
      ],
      ask: ['¿Tienes un plan para quitarte la vida?', '¿Has hecho un plan para terminar con tu vida?'],
      asked: 'plan',
    },
    means: {
      hear: [
        'Cargas mucho, y aun así me respondes. Eso cuenta.',
        'Gracias por seguir. No hace falta que des detalles.',
      ],
      ask: ['¿Hay algo cerca de ti con lo que podrías hacerte daño?'],
      asked: 'means',
    },
    timing: {
      hear: [
        'Sea lo que sea, la distancia ayuda: otro cuarto, o dárselo a alguien.',
        'La ola más fuerte suele bajar con el tiempo, y la distancia te ayuda a pasarla.',
      ],
      ask: ['¿Has pensado en hacerlo hoy o esta noche?'],
      asked: 'timing',
    },
    person: {
      hear: [
        'Esto es demasiado para una sola persona. Alguien cerca puede hacer lo que yo no: sentarse a tu lado.',
        'No necesitas palabras perfectas. "No estoy bien, ven por favor" basta.',
      ],
      ask: ['¿Quién podría estar contigo en la próxima hora?', '¿A quién podrías escribir primero?'],
      asked: null,
    },
    coping: {
      hear: [
        'Ahora solo se trata de los próximos diez minutos.',
        'No hay que resolverlo todo hoy. Hagamos más llevadero este rato.',
      ],
      ask: ['¿Puedes probarlo mientras sigo aquí?', '¿Con qué parte podrías empezar?'],
      asked: null,
    },
    recheck: {
      hear: ['Quiero volver a preguntarte.', 'Pregunto otra vez, porque esto cambia de un minuto a otro.'],
      ask: [
        '¿Piensas en quitarte la vida en este momento?',
        '¿Están ahí ahora los pensamientos de suicidio?',
      ],
      asked: 'safety',
    },
    stay: {
      hear: [
        'Sigo aquí, sin prisa.',
        'Sigues escribiendo, y me alegra cada línea.',
        'Aquí cabe todo, también lo feo.',
        'Tiene sentido que esto te agote.',
        'Aquí no tienes que ser fuerte.',
        'Un dolor así puede cambiar, aunque diga que no.',
      ],
      ask: [
        '¿Qué es lo más difícil ahora?',
        '¿Dónde estás en este momento?',
        '¿Has podido hablar con alguien?',
        '¿Qué haría un poco más ligeros los próximos minutos?',
        '¿Qué te ha sostenido hasta ahora?',
      ],
      asked: null,
    },
    easing: {
      hear: [
        'Suena un poco menos fuerte que antes. No quiero darlo por hecho.',
        'Parece que algo aflojó un poco.',
      ],
      ask: ['¿Siguen apareciendo pensamientos de suicidio?', '¿Sigue ahí la idea de quitarte la vida?'],
      asked: 'safety',
    },
    last: {
      hear: [
        'Antes de seguir: no olvido lo que me dijiste. Si vuelve, dímelo, o díselo a alguien cerca de ti.',
        'Podemos hablar también de esto. Lo de antes me sigue importando.',
      ],
      ask: ['¿Han vuelto los pensamientos de suicidio?'],
      asked: 'safety',
    },
  },
  planStep: ['Tu plan de seguridad empieza así: "{step}".', 'En tu plan de seguridad escribiste: "{step}".'],
  planNames: ['Tu plan nombra a {names}. Es la hora de llamar.'],
  noPlan: [
    'Agua fría en las manos, los dos pies en el suelo, soltar el aire despacio. Más tarde /safety-plan ayuda a guardar lo que te sirve.',
    'Ve a un cuarto con luz y gente. Cuando puedas, /safety-plan te ayuda a anotar lo que te sirve.',
  ],
};
