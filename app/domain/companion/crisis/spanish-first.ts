import type { CrisisKind, CrisisLines } from './texts';

const HELP = 'Llama al 988 y oprime 2, o envía AYUDA al 988, a cualquier hora.';

/** The first reply to each kind in Spanish, after the acknowledgement. */
export const SPANISH_FIRST: Readonly<Record<CrisisKind, CrisisLines>> = {
  suicide: {
    hear: [
      `Soy una IA, y esto merece personas: alguien de confianza y un médico. ${HELP} Si llamar cuesta, un texto basta.`,
    ],
    ask: ['¿Piensas en quitarte la vida en este momento?', '¿Crees que podrías hacerlo hoy?'],
    asked: 'safety',
  },
  'self-harm': {
    hear: [
      `Hacerse daño suele ser un modo de aguantar algo demasiado grande. Si la herida es honda, busca atención ya. Soy una IA: díselo a alguien de confianza o a un médico. ${HELP} Si llamar cuesta, escribe.`,
    ],
    ask: ['¿Tienes ganas de hacerte daño ahora?'],
    asked: 'safety',
  },
  voices: {
    hear: [
      `Debe dar miedo, y no tienes que obedecer. Soy una IA. Quédate cerca de alguien de confianza y ve a un médico hoy. ${HELP} Si llamar cuesta, escribe. En peligro, llama al 911.`,
    ],
    ask: ['¿Te dicen ahora que te hagas daño o que dañes a alguien?'],
    asked: 'safety',
  },
  'harm-to-others': {
    hear: [
      `Lo dijiste antes de que pase algo. Pon distancia: otro cuarto, la calle. Soy una IA: busca a alguien de confianza y a un médico. ${HELP} Si llamar cuesta, escribe. Si estás a punto, llama al 911.`,
    ],
    ask: ['¿Estás a punto de hacerlo ahora?'],
    asked: 'safety',
  },
  abuse: {
    hear: [
      `No es tu culpa. Soy una IA: díselo a alguien de confianza o a un médico. En peligro, llama al 911. La línea de violencia doméstica es 1-800-799-7233. ${HELP} Si llamar no es seguro, escribe.`,
    ],
    ask: ['¿Estás en peligro ahora?'],
    asked: 'safety',
  },
  eating: {
    hear: [
      `La comida se ha vuelto una lucha, y eso merece ayuda. Soy una IA: ve pronto a un médico y díselo a alguien de confianza. ${HELP} Si llamar cuesta, un texto basta.`,
    ],
    ask: ['¿Te sientes muy débil o con mareo ahora?'],
    asked: 'safety',
  },
  substance: {
    hear: [
      `Aquí nadie te juzga. Si tomaste demasiado, llama ya al 911 o al 1-800-222-1222. Soy una IA: busca a alguien de confianza y a un médico. ${HELP} Si llamar cuesta, escribe.`,
    ],
    ask: ['¿Estás en peligro por lo que tomaste?'],
    asked: 'safety',
  },
  medical: {
    hear: [
      `Esto puede necesitar ayuda en minutos. Soy una IA y no puedo revisarte: llama al 911, o que llame alguien de confianza a tu lado. Cuéntale todo al médico. ${HELP} Si llamar cuesta, escribe.`,
    ],
    ask: ['¿Estás en peligro ahora?'],
    asked: 'safety',
  },
  'other-person': {
    hear: [
      `Puedes preguntarle claro por el suicidio: preguntar no lo provoca. Escucha, quédate cerca, y busca a un médico y a alguien de su confianza. Soy una IA. También te ayudan a ti: llama al 988 y oprime 2, o envía AYUDA al 988. Si llamar cuesta, escribe. En peligro, 911.`,
    ],
    ask: ['¿Está en peligro ahora?'],
    asked: 'safety',
  },
};
