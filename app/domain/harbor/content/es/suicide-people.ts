import type { SUICIDE_STEPS } from '../../steps/suicide';
import type { WordsFor } from '../words';

const TRY = { try: 'Voy a pedir ayuda', none: 'Nada de esto' };
const TEN = { done: 'Listo', cannot: 'No puedo' };

/** What stands in the way of a person, who that is, and how it goes on. */
export const SUICIDE_PEOPLE_ES = {
  BARRIER: {
    say: [
      'Hay muchas cosas que lo hacen difícil.',
      'Entonces hay algo que lo impide.',
      'Ayuda ponerle nombre a lo que lo impide.',
      'Hay pasos muy altos para darlos de una vez.',
      'Podemos ver qué lo hace difícil.',
      'Vamos a verlo por otro lado.',
    ],
    ask: [
      '¿Qué es lo que más te frena?',
      '¿Qué pesa más de esto?',
      '¿Cuál de estas cosas es?',
      '¿En qué parte se complica?',
      '¿Qué se parece más a lo tuyo?',
      '¿Qué lo impide?',
    ],
    choices: {
      speak: 'No puedo hablar en voz alta',
      police: 'Me da miedo la policía o migración',
      bother: 'No quiero molestar a nadie',
      before: 'Antes no me ayudó',
      abroad: 'No estoy en Estados Unidos',
    },
  },
  'BARRIER.b1': {
    say: [
      'Entonces escribe. Envía una palabra al {988}: AYUDA. Ellos te preguntan lo demás.',
      'Basta un mensaje: envía AYUDA al {988}. No hace falta la voz.',
      'Se puede en silencio. Envía AYUDA al {988}, y con eso empieza.',
    ],
    choices: TRY,
  },
  'BARRIER.b2': {
    say: [
      'Casi siempre todo queda en una conversación. Si una vida corre peligro en ese momento, pueden enviar a alguien, y tratan de acordarlo antes contigo. Puedes preguntarles por eso.',
      'La línea es para conversar. Solo si una vida corre peligro ahora pueden enviar a alguien, y tratan de verlo contigo. Pregúntales cómo es.',
    ],
    choices: TRY,
  },
  'BARRIER.b3': {
    say: [
      'La línea es para personas como tú. No hay una regla de qué tan mal hay que estar.',
      'Nadie tiene que ganarse una llamada. Es para malos ratos de cualquier tamaño.',
      'Quien atiende la línea eligió estar ahí. Una llamada no le quita nada a nadie.',
    ],
    choices: TRY,
  },
  'BARRIER.b4': {
    say: [
      'Siento que haya sido así. Esta vez puede ser otra persona. También puedes empezar por alguien que conoces.',
      'Eso fue una llamada, con una persona. La próxima puede salir de otro modo. Alguien que conoces también sirve para empezar.',
    ],
    choices: TRY,
  },
  'BARRIER.b5': {
    say: ['{lines}', 'No hace falta un número de Estados Unidos. {lines}'],
    choices: TRY,
  },
  PERSON: {
    say: [
      'No tiene que ser la persona más cercana, solo alguien que conteste. Puedes decir: No estoy a salvo ahora. ¿Puedes venir, o quedarte conmigo al teléfono?',
      'Quien conteste es la persona indicada. Con poco basta: te necesito, llámame, por favor.',
      'Cerca o lejos, por ahora basta una persona.',
    ],
    ask: ['¿En quién piensas primero?', '¿Quién contesta si llamas?', '¿A quién puedes llamar o escribir?'],
    choices: { chosen: 'Sé quién', nobody: 'No se me ocurre nadie' },
  },
  'PERSON.sent': {
    say: ['El mensaje o la llamada la haces tú.', 'Con pocas palabras basta, por llamada o por mensaje.'],
    ask: ['¿Pudiste?', '¿Te contestó?'],
    choices: { sent: 'Sí, me contestó', waiting: 'Todavía no contesta', cannot: 'No puedo' },
  },
  'PERSON.wait': {
    say: [
      'Ya salió, y eso era lo difícil. Espera unos minutos, con el teléfono en la mano.',
      'Lo enviado ya está. Mientras llega la respuesta, ve a donde haya luz.',
    ],
    ask: ['¿Ya hay respuesta?', '¿Ya te escribió?'],
    choices: { answered: 'Ya contestó', waiting: 'Todavía no contesta', cannot: 'No puedo esperar' },
  },
  'PERSON.next': {
    say: [
      'Entonces la siguiente persona, sin esperar. El {988} contesta a toda hora.',
      'Prueba ya con otra persona. El {988} está de día y de noche.',
    ],
    choices: { choose: 'Elegir a alguien', answered: 'Ya contestó' },
  },
  'PERSON.line': {
    say: [
      'La persona de la línea también cuenta. Llama al {988} y oprime 2, o envía AYUDA al {988}, y di: no estoy bien.',
      'En la línea también hay una persona. Llama al {988} y oprime 2, o envía AYUDA al {988}: basta una frase.',
    ],
    choices: { did: 'Ya lo hice', cannot: 'No puedo' },
  },
  SAFER: {
    say: [
      'Estar más a salvo es un buen paso.',
      'Eso ya es alejarse del peligro.',
      'Un poco más a salvo ya cuenta.',
    ],
    ask: ['¿Qué cambió?', '¿Qué hizo la diferencia?', '¿Qué es distinto ahora?'],
    choices: {
      someone: 'Hay alguien aquí',
      away: 'Ya no lo tengo a mano',
      talked: 'Hablé con el {988} o con un médico',
      wave: 'La ola bajó',
      stop: 'Solo quiero dejar de hablar',
    },
  },
  'SAFER.good': {
    say: [
      'Bien. Por favor, que siga así esta noche. Mañana cuéntale a un médico o consejero lo que me dijiste. Tu plan de seguridad es un lugar para anotarlo.',
      'Que esta noche siga igual, por favor. Mañana conviene contárselo a un médico o consejero. En tu plan de seguridad puedes anotar lo que ayudó.',
    ],
    choices: { calm: 'Algo para calmarme', stop: 'Parar aquí' },
  },
  'SAFER.wave': {
    say: [
      'Las olas regresan, así que conviene tener algo listo.',
      'Puede venir otra ola, así que mejor ten un plan.',
    ],
    ask: ['¿Quién puede estar cerca esta noche?', '¿Quién se puede quedar cerca?'],
    choices: { person: 'Elegir a alguien de confianza', stop: 'Parar aquí' },
  },
  'SAFER.held': {
    say: ['Está bien. Por favor, ten los números cerca.', 'Lo dejamos ahí. Ten los números a la vista.'],
    choices: { stop: 'Parar aquí', goOn: 'Seguir' },
  },
  'SAFER.read': {
    say: ['Lo que leo es que ahora estás más a salvo.', 'De eso saco que ahora hay menos peligro.'],
    ask: '¿Es así?',
    choices: { yes: 'Sí', no: 'No del todo' },
  },
  COMING: {
    say: [
      'Quédate en la línea y haz lo que te digan. Quita el seguro de la puerta, ten cerca el teléfono, y siéntate donde te vean pronto.',
      'Hasta que lleguen: la puerta abierta, el teléfono en la mano, cerca de alguien si puedes. No tomes nada más, y ten a mano lo que era.',
    ],
    choices: { here: 'Ya están aquí', noOne: 'No viene nadie', worse: 'Está peor' },
  },
  'COMING.with': {
    say: [
      'Qué bueno que no estás a solas. Que llame ya al {911}, o que te lleve, si no ha bebido. Sigan juntos.',
      'Entonces esa persona puede hacerlo: el {911}, o un coche al hospital, ya. Que no te deje a solas.',
    ],
    choices: {
      going: 'Vamos en camino',
      coming: 'Viene ayuda',
      cannot: 'No puede ayudar',
      worse: 'Está peor',
    },
  },
  'COMING.way': {
    say: [
      'Si vas al volante: para y llama al {911}. Si no: sigan, y al llegar di qué fue y cuándo. Una convulsión o falta de aire: paren y llamen al {911}.',
      'Sigan, si conduce otra persona. Di primero qué fue y desde cuándo. Si empeoras: paren y llamen al {911}.',
    ],
    choices: { there: 'Ya llegamos', worse: 'Está peor' },
  },
  'COMING.there': {
    say: [
      'Bien, estás en sus manos. Di qué tomaste o dejaste, cuándo, y todo lo que sientes o ves. Quédate ahí hasta que te vea un médico.',
      'Era el camino. Cuéntales todo, también lo que ves u oyes. Si empeora mientras esperas, dilo.',
    ],
    choices: { safer: 'Ya me vio un médico', worse: 'Está peor', stop: 'Parar aquí' },
  },
  'COMING.worse': {
    say: [
      'En el hospital: dilo ya en la entrada. Fuera: paren el coche y llamen al {911}. Si te mareas: acuéstate de lado.',
      'Entonces ya: en la entrada, si estás ahí, o el {911}. Quédate cerca de alguien.',
    ],
    choices: { called: 'Llamé', cannot: 'No puedo' },
  },
  'COMING.hurt': {
    say: [
      'Hasta que lleguen, quédate donde haya gente, o tras una puerta con llave. Ten encendido el teléfono, y sal hacia ellos cuando los veas.',
      'Pon una puerta de por medio, y ten encendido el teléfono. Cuando lleguen, puedes pedir hablar con ellos sin que la otra persona esté cerca.',
    ],
    choices: { here: 'Ya están aquí', worse: 'Está peor' },
  },
  'TEN.away': {
    say: 'Solo los próximos diez minutos. No tienes que resolver nada. Ya pusiste distancia. Quédate donde haya luz y, si puedes, gente.',
    choices: TEN,
  },
  'SUI.stay': {
    say: [
      'Ya pasaste esos diez minutos. Ahora alguien más cerca. Pide a quien te contestó que venga, o que se quede al teléfono. Puedes decir: quédate conmigo esta noche.',
      'Seguir igual un rato pesa mucho a solas. Pide compañía ya: alguien aquí, o una voz al teléfono.',
    ],
    choices: {
      coming: 'Viene, o se queda al teléfono',
      cannot: 'No puede',
      counselor: 'Hablar con una línea',
      worse: 'Está peor',
    },
  },
  'TEN.1': {
    say: 'Solo los próximos diez minutos. No tienes que resolver nada. Ve adonde haya luz y, si puedes, gente. Lo que te pueda hacer daño se queda atrás.',
    choices: TEN,
  },
  'TEN.2': { say: 'Deja correr agua fría sobre tus manos. Busca cinco cosas azules.', choices: TEN },
  'TEN.3': { say: 'Suelta el aire más despacio de lo que lo tomas, cinco veces.', choices: TEN },
  'TEN.4': {
    say: 'Ya pasó una parte de los diez minutos.',
    ask: '¿Cómo estás en este momento?',
    choices: { safer: 'Un poco más a salvo', same: 'Igual', worse: 'Peor' },
  },
  'END.hurt': {
    say: [
      'Vete cuando lo necesites. Si vuelve a empezar, llama al {911}. La línea de violencia atiende a toda hora: {home}.',
      'Puedes irte. En peligro, el {911}. Para pensarlo con alguien, el {home}, a toda hora.',
    ],
    choices: { goOn: 'Seguir aquí' },
  },
  'END.abroad': {
    say: ['Puedes irte cuando quieras. Ten cerca a una persona esta noche, por favor. {lines}'],
    choices: { goOn: 'Seguir aquí' },
  },
  'END.risk': {
    say: [
      'Puedes irte cuando quieras. Por favor, ten a una persona cerca esta noche, y el {988} en tu teléfono.',
      'Vete cuando gustes. Ten cerca a alguien esta noche, por favor, y a mano el {988}.',
    ],
    choices: { goOn: 'Seguir aquí' },
  },
} satisfies Partial<WordsFor<typeof SUICIDE_STEPS>>;
