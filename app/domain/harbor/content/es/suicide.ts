import type { SUICIDE_STEPS } from '../../steps/suicide';
import type { WordsFor } from '../words';
import { SUICIDE_PEOPLE_ES } from './suicide-people';

export const SUICIDE_ES: WordsFor<typeof SUICIDE_STEPS> = {
  NS: {
    say: 'Hiciste bien en tocarlo. En estos números te atiende una persona ahora mismo.',
    ask: ['¿Qué está pasando?', '¿Qué se acerca más?'],
    choices: {
      life: 'Podría quitarme la vida o hacerme daño',
      hurt: 'Tomé algo, o tengo una herida',
      someone: 'Alguien me hace daño',
      others: 'Podría hacer daño a alguien',
      else: 'Otra cosa',
    },
  },
  'NS.2': {
    say: '',
    ask: ['¿Cuál de estas?', '¿Qué se parece más de esto?'],
    choices: {
      third: 'Otra persona está en peligro',
      voices: 'Unas voces me dicen que haga cosas',
      body: 'Algo le pasa a mi cuerpo',
      cannotSay: 'No puedo decirlo',
      mistake: 'Lo toqué sin querer',
    },
  },
  'NS.who': {
    say: '',
    ask: ['¿Se trata de ti o de otra persona?', '¿La ayuda es para ti o para alguien más?'],
    choices: { me: 'Soy yo', other: 'Otra persona' },
  },
  'SUI.1': {
    say: [
      'Gracias por decírmelo. Es mucho lo que llevas, y yo solo soy un programa.',
      'Lo dijiste, y cuenta. Yo soy solo un programa, así que veamos el día de hoy.',
      'Está bien decirlo otra vez. Un programa no puede cargarlo contigo. Una persona sí.',
      'No tienes que decir más de lo que quieras. Soy un programa, y una persona puede oír el resto.',
      'Ya está dicho, y eso es un comienzo. Yo solo puedo preguntar y mostrarte a quién acudir.',
    ],
    ask: ['¿Podrías hacerlo hoy?', '¿Podría pasar hoy?'],
    choices: {
      might: 'Sí, podría',
      unsure: 'No lo sé',
      way: 'Tengo cómo, pero hoy no',
      thoughts: 'No, solo pensamientos',
      misread: 'Me entendiste mal',
    },
  },
  'SUI.today': {
    say: [
      'Entonces, por favor, no te quedes a solas con esto. Llama al {988} y oprime 2, o envía AYUDA al {988}, ahora. Si ya hiciste algo, llama al {911}.',
      'No te quedes a solas con esto, por favor. Llama ya al {988} y oprime 2, o envía AYUDA al {988}. Si ya hiciste algo, es el {911}.',
    ],
    ask: ['¿Puedes alejarte de lo que podrías usar?', '¿Puedes poner distancia con eso?'],
    choices: {
      moved: 'Ya me alejé',
      called: 'Ya llamé o escribí',
      cannot: 'No puedo',
      did: 'Ya hice algo',
      with: 'Alguien está conmigo',
    },
  },
  'SUI.day': {
    say: 'Nombraste un día, y no quiero pasarlo por alto.',
    ask: ['¿Piensas quitarte la vida por esas fechas?', '¿Es el día en que piensas quitarte la vida?'],
    choices: { yes: 'Sí', unsure: 'No lo sé', no: 'No, es otra cosa' },
  },
  'SUI.means': {
    say: [
      'Saber cómo hace más peligroso un mal momento. Lo que más ayuda es la distancia: dáselo a alguien, o guárdalo con llave y entrega la llave.',
      'El tiempo y la distancia te protegen. Dáselo a alguien, o guárdalo con llave y que otra persona tenga la llave.',
    ],
    ask: ['¿Quién podría llevárselo hoy?', '¿Quién te lo podría guardar?'],
    choices: {
      who: 'Sé quién',
      gone: 'Ya no está',
      gun: 'Es un arma de fuego',
      pills: 'Son medicinas',
      place: 'Es un lugar',
      refuse: 'No quiero',
    },
  },
  'SUI.gun': {
    say: [
      'Pídele a alguien que la guarde fuera de casa por ahora, o que tenga la llave. Una armería o la policía muchas veces puede guardarla un tiempo. Basta con decir que estás pasando un mal momento.',
      'Lo más seguro es fuera de casa: con alguien de confianza, o guardada un tiempo en una armería o con la policía. Para pedirlo basta con decir que es una mala época.',
    ],
    choices: { ask: 'Se lo pediré a alguien', notNow: 'Ahora no' },
  },
  'SUI.pills': {
    say: [
      'Ten contigo solo la próxima dosis, y que alguien guarde el resto. Una farmacia puede darte pocos días cada vez, y recibe lo que sobra. No dejes una medicina que necesitas.',
      'Alguien puede guardar las pastillas y darte cada dosis. Una farmacia también ayuda. Lo que tu cuerpo necesita lo sigues tomando.',
    ],
    choices: { ask: 'Se lo pediré a alguien', apart: 'No hay quien lo guarde', notNow: 'Ahora no' },
  },
  'SUI.place': {
    say: [
      'Un lugar no se puede guardar con llave, así que la distancia la pones tú. Otro camino a casa por ahora, y mejor con compañía.',
      'Si es un lugar, cuenta el camino. Evítalo un tiempo, o ve con alguien en el auto o al teléfono.',
    ],
    ask: ['¿Quién puede saber esta noche qué lugar es?', '¿A quién le podrías decir qué lugar es?'],
    choices: {
      who: 'Sé quién',
      other: 'Puedo ir por otro lado',
      there: 'Estoy cerca ahora',
      refuse: 'No quiero',
    },
  },
  'SUI.apart': {
    say: [
      'Entonces pon camino de por medio: fuera de la puerta, en el coche, con un vecino, con dos llaves. Cada paso toma tiempo, y el tiempo te protege.',
      'Entonces ponlo lejos: otro piso, el buzón, una bolsa cerrada afuera. Tú te quedas donde haya luz.',
    ],
    choices: { moved: 'Ya no está a mi alcance', counselor: 'Hablar con una línea', cannot: 'No puedo' },
  },
  'SUI.far': {
    say: [
      'Entonces déjalo donde está, sin tocarlo. Ve a otro lugar, con gente. Que venga otra persona por eso: alguien de confianza o la policía.',
      'Entonces déjalo, y ve donde haya gente y luz. Llama al {988}: ahí ayudan a ver quién puede ir por eso.',
    ],
    choices: {
      moved: 'Ya no está a mi alcance',
      counselor: 'Hablar con una línea',
      cannot: 'No puedo',
    },
  },
  'SUI.near': {
    say: [
      'Entonces vamos a hacer más seguras las próximas horas.',
      'Vamos a ver solo lo que sigue, hora por hora.',
      'Las próximas horas van primero.',
    ],
    ask: ['¿Qué te ayudaría más ahora?', '¿Cuál de estas va primero?', '¿Qué te ayudaría a pasarlas?'],
    choices: {
      person: 'Llamar a alguien de confianza',
      ten: 'Pasar los próximos diez minutos',
      room: 'Hacer más seguro el cuarto',
      counselor: 'Hablar con un consejero',
      safer: 'Ahora estoy más a salvo',
    },
  },
  'SUI.who': {
    say: [
      'Bien. Ahora, una persona: alguien de confianza, alguien que viva cerca, o quien atiende la línea.',
      'Con una persona basta: alguien de confianza, alguien que viva cerca o quien conteste en el {988}.',
      'Ahora toca una persona. Sirve quien esté cerca, y también quien atiende la línea.',
    ],
    ask: [
      '¿Quién puede estar contigo, en persona o por teléfono?',
      '¿Quién podría acompañarte, a tu lado o por teléfono?',
      '¿Con quién puedes hablar ahora?',
    ],
    choices: { choose: 'Elegir a alguien', line: 'El {988} está conmigo', nobody: 'Nadie' },
  },
  'SUI.with': {
    say: [
      'Bien. Muéstrale esta página si te cuesta hablar. Puede hacer la próxima llamada por ti.',
      'Entonces hay alguien contigo, o en la línea. Si cuesta hablar, que lea esta página.',
      'Quédate cerca de esa persona, o en la línea. Si es más fácil, que llame por ti.',
    ],
    ask: ['¿Cómo estás en este momento?', '¿Ahora hay algún cambio?'],
    choices: { safer: 'Un poco más a salvo', same: 'Igual', worse: 'Peor' },
  },
  'SUI.worse': {
    say: [
      'Entonces llama al {911}, o deja que llame la persona que está contigo. Ve a un cuarto con gente y luz. Esta página puede quedar abierta.',
      'Llama ya al {911}, tú o quien esté contigo. Ve adonde haya gente y luz.',
    ],
    choices: { called: 'Ya llamé', cannot: 'No puedo' },
  },
  ...SUICIDE_PEOPLE_ES,
};
