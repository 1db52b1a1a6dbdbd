import type { HARM_STEPS } from '../../steps/harm';
import type { WordsFor } from '../words';

const HELP = { coming: 'Ya viene la ayuda', noOne: 'No encuentro a nadie', worse: 'Me siento peor' };

export const HARM_ES: WordsFor<typeof HARM_STEPS> = {
  HARM: {
    say: ['Gracias por decírmelo.', 'Está bien que lo digas.', 'No es fácil decir eso.'],
    ask: ['¿Tienes una herida ahora?', '¿Hay una herida ahora?'],
    choices: { no: 'No', little: 'Un poco', badly: 'Es grave, o no lo sé', misread: 'Me entendiste mal' },
  },
  'HARM.911': {
    say: [
      'Presiona con una tela limpia y llama al {911} ahora. Si puedes, haz que alguien venga.',
      'Sigue presionando con una tela limpia y llama al {911}. Que alguien venga contigo.',
    ],
    choices: { called: 'Ya llamé', cannot: 'No puedo' },
  },
  'HARM.care': {
    say: [
      'Lávala con agua limpia y cúbrela. Si es profunda, o sigue sangrando después de diez minutos, que la vean hoy.',
      'Primero agua limpia, después algo limpio encima. Que la vean hoy si es honda, o si sangra más de diez minutos.',
    ],
    choices: { done: 'Listo', deep: 'Es profunda' },
  },
  'HARM.2': {
    say: '',
    ask: ['¿Algo de esto tiene que ver con querer morir?', '¿Una parte de ti quiere morir?'],
    choices: { no: 'No', sometimes: 'A veces', yes: 'Sí', rather: 'Prefiero no decirlo' },
  },
  'HARM.3': {
    say: 'Las ganas suben, llegan a lo más alto y bajan, muchas veces en media hora.',
    ask: '¿Puedes dejar en otro cuarto lo que usas, y no acercarte en diez minutos?',
    choices: { yes: 'Sí', cannot: 'No puedo', safer: 'Ahora estoy más a salvo' },
  },
  'HARM.known': {
    say: [
      'Lo que contaste de hacerte daño no lo dejo de lado. Puede ser duro aunque nadie quiera morir.',
      'Que te haces daño sigue sobre la mesa. Cuenta también sin querer morir.',
    ],
    ask: ['¿Qué ponemos primero?', '¿Por dónde seguimos?'],
    choices: {
      urge: 'Algo para las ganas',
      wound: 'Tengo una herida',
      person: 'Quiero que alguien lo sepa',
      goOn: 'Seguir con la conversación',
    },
  },
  DRIVE: {
    say: [
      'Por favor, deja de manejar ya. Para en un lugar seguro, cierra el auto y duerme veinte minutos. El café no quita el sueño por mucho rato.',
      'Eso te puede matar a ti y a otros. Para en el próximo lugar seguro y duerme antes de seguir.',
    ],
    choices: { stopped: 'Ya paré', person: 'Alguien podría recogerme', notDriving: 'Ahora no manejo' },
  },
  OD: {
    say: [
      'Necesitas ayuda ahora, aunque te sientas bien. Llama al {911}, o a Control de Envenenamiento al {poison}, a toda hora.',
      'Hace falta ayuda ya, aunque no se note nada. Es el {911}, o Control de Envenenamiento al {poison}, de día y de noche.',
    ],
    ask: ['¿Qué se parece más?', '¿Qué pasó de esto?'],
    choices: {
      bad: 'Tengo sueño, confusión, o una herida grave',
      fine: 'Tomé algo y me siento bien',
      calling: 'Estoy llamando',
      cannot: 'No puedo llamar',
      nothing: 'No tomé nada',
    },
  },
  'OD.911': {
    say: [
      'Llama al {911} ahora. Quita el seguro de la puerta. Acuéstate de lado. Deja a tu lado lo que tomaste.',
      'Primero el {911}. Después abre la puerta, acuéstate de lado y ten cerca lo que fue.',
    ],
    choices: HELP,
  },
  'OD.fine': {
    say: 'Algunas cosas hacen daño horas después, sin señales al principio. Por favor, no esperes a ver qué pasa. Control de Envenenamiento te lo dice en minutos: {poison}.',
    choices: HELP,
  },
  'OD.cannot': {
    say: 'Despierta o escribe a la persona más cercana: necesito ayuda ahora, llama al {911}. En muchos lugares puedes enviar un mensaje al {911}.',
    choices: { coming: HELP.coming, worse: HELP.worse },
  },
  'OD.wait': {
    say: 'Quédate donde alguien te vea. No trates de vomitar. No tomes nada más. Di qué fue, y cuándo.',
    choices: HELP,
  },
  HOW: {
    say: 'Eso no lo voy a contestar. Me hace preguntarte algo.',
    ask: '¿Estás pensando en quitarte la vida?',
    choices: { no: 'No', sometimes: 'A veces', yes: 'Sí', rather: 'Prefiero no decirlo' },
  },
  BODY: {
    say: 'No puedo distinguir el pánico de un problema del corazón.',
    ask: '¿Es algo nuevo, o hay presión en el pecho, debilidad en un lado del cuerpo o desmayo?',
    choices: { yes: 'Sí, o no lo sé', before: 'Se parece a mi pánico de antes' },
  },
  'BODY.911': {
    say: 'Llama al {911} ahora. Está bien llamar, aunque resulte ser pánico.',
    choices: { called: 'Ya llamé', cannot: 'No puedo' },
  },
};
