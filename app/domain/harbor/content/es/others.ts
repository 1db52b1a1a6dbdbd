import type { OTHER_STEPS } from '../../steps/others';
import type { WordsFor } from '../words';
import { THEIRS_ES } from './theirs';
import { THIRD_ES } from './third';

const PERSON = 'Elegir a alguien de confianza';
const SCREEN = 'Alguien puede ver esta pantalla';
const RATHER = 'Prefiero no decirlo';
const NOT_SO = 'Nadie me hace daño';
const PAPERS = 'Papeles, dinero, llaves';
const CHILD = 'También hay un niño o una niña';
const STAYS = { inside: 'Cómo estoy por dentro', stop: 'Parar aquí', notSo: NOT_SO };
const GO_ON = 'Seguir';
const CALM = 'Calmar el cuerpo';

export const OTHERS_ES: WordsFor<typeof OTHER_STEPS> = {
  HURT: {
    say: 'Lo siento. No es tu culpa.',
    ask: ['¿Estás en peligro en este momento?', '¿Puede llegar hasta ti ahora?'],
    choices: {
      yes: 'Sí',
      again: 'No, pero va a volver a pasar',
      before: 'Fue antes',
      screen: SCREEN,
      notSo: NOT_SO,
    },
  },
  'HURT.911': {
    say: 'Llama al {911}, o ve donde haya gente. Si no puedes hablar, en muchos lugares puedes enviar un mensaje al {911}.',
    choices: { away: 'Ya estoy lejos', cannot: 'No puedo salir', notSo: NOT_SO },
  },
  'HURT.cannot': {
    say: 'Quédate cerca de una salida, lejos de la cocina y del baño. Si no puedes hablar: envía START al {homeText}, o un mensaje al {911}. Quien lo oiga también puede llamar.',
    choices: {
      away: 'Ya estoy lejos',
      line: 'Hablar con una línea',
      prepare: 'Qué puedo preparar',
      screen: SCREEN,
      abroad: 'No estoy en Estados Unidos',
    },
  },
  'HURT.abroad': {
    say: '{lines}',
    choices: { away: 'Ya estoy lejos', prepare: 'Qué puedo preparar' },
  },
  'HURT.line': {
    say: 'La Línea contra la Violencia Doméstica es {home}, a toda hora, también en español. Si no puedes hablar, envía START al {homeText}. Saben de refugios, de transporte y de qué hacer ahora.',
    choices: { prepare: 'Qué puedo preparar', goOn: GO_ON, notSo: NOT_SO },
  },
  'HURT.next': {
    say: [
      'Lo que me contaste sigue contando. La línea atiende a toda hora, y llamar no denuncia a nadie: {home}. Tú decides cada paso.',
      'Sigo con lo que me contaste, que te hacen daño. En el {home} escuchan a toda hora, y tú decides.',
      'Sigamos con lo que te protege. El {home} es para eso, de día y de noche.',
    ],
    choices: {
      line: 'Hablar con una línea',
      prepare: 'Qué puedo preparar',
      calm: CALM,
      stop: 'Parar aquí',
      notSo: NOT_SO,
    },
  },
  'HURT.screen': {
    say: 'El botón para salir rápido abre otra página. Esta conversación queda en tu cuenta hasta que la borres. El navegador guarda un historial: bórralo también, o usa un teléfono que nadie revise.',
    choices: { prepare: 'Qué puedo preparar', goOn: GO_ON },
  },
  'HURT.who': {
    say: '',
    ask: ['¿Quién te hace daño?', '¿Quién es?'],
    choices: {
      grownUp: 'Una persona adulta, y tengo menos de 18',
      home: 'Mi pareja, o mi familia',
      sexual: 'Fue algo sexual',
      else: 'Otra persona',
      notSo: NOT_SO,
    },
  },
  'HURT.else': {
    say: 'Puedes llamar al {911}. También puedes llamar al {988}, oprimir 2, y pensarlo con una persona.',
    choices: { person: PERSON, goOn: GO_ON, notSo: NOT_SO },
  },
  CHILD: {
    say: 'Gracias por decírmelo. No hiciste nada malo, y no es tu culpa. Childhelp es para esto: {childhelp}, llamada o mensaje, a toda hora. Soy un programa y no puedo pararlo. Una persona adulta sí.',
    ask: ['¿A quién podrías contárselo?', '¿A qué adulto se lo podrías decir?'],
    choices: {
      school: 'Alguien de la escuela',
      grownUp: 'Otra persona adulta que conozco',
      doctor: 'Un médico o una enfermera',
      nobody: 'Nadie',
      other: 'Se trata de otro niño o niña',
    },
  },
  'CHILD.words': {
    say: 'Puedes decir: alguien me hace daño, y necesito ayuda. Si la primera persona no hace nada, cuéntaselo a otra. En Childhelp lo pueden practicar contigo.',
    choices: { tell: 'Se lo voy a contar', scared: 'Tengo miedo' },
  },
  'CHILD.scared': {
    say: 'Tener miedo es normal. No te toca proteger a quien te hace daño. Mereces estar a salvo.',
    choices: { tell: 'Se lo contaré a alguien', now: 'Estoy en peligro ahora' },
  },
  HOME: {
    say: [
      'Nadie debe ser golpeado ni encerrado en su casa. La Línea Nacional contra la Violencia Doméstica es {home}, a toda hora, también en español. Tú decides cada paso.',
      'Hay algo que dice mucho de tu seguridad. Puedes dejarlo abierto. La línea: {home}.',
    ],
    ask: [
      '¿Alguien te ha puesto las manos en el cuello, o te ha mostrado un arma?',
      '¿Hubo alguna vez manos en el cuello, o un arma?',
    ],
    choices: { yes: 'Sí', no: 'No', rather: RATHER, screen: SCREEN, notSo: NOT_SO },
  },
  'HOME.neck': {
    say: 'Es una de las señales de peligro más fuertes, aunque haya sido una vez. El daño en el cuello puede notarse después: que lo vea un médico. La línea te ayuda a hacer un plan esta noche: {home}.',
    choices: { prepare: 'Qué puedo preparar', cannot: 'No puedo', notSo: NOT_SO },
  },
  'HOME.plan': {
    say: [
      'Un plan pequeño ayuda: una persona que sabe, una palabra que significa ven, papeles y llaves en un solo lugar. Usa un teléfono que no te revisen.',
      'Piensa la salida una vez, en un rato de calma: qué puerta, a casa de quién, qué llevar. Di a una persona la palabra que significa ven.',
    ],
    choices: { person: PERSON, papers: PAPERS, child: CHILD, ...STAYS },
  },
  'HOME.papers': {
    say: 'Papeles, llaves y algo de dinero en un solo lugar, mejor con alguien de confianza. Muchos papeles se pueden reponer: el registro civil da copias de actas. No te arriesgues por ellos.',
    choices: { person: PERSON, child: CHILD, ...STAYS },
  },
  'HOME.child': {
    say: 'Un niño al que golpean, o que lo ve y oye, también necesita ayuda. La culpa es solo de quien lo hace. Acuerden una palabra para salir sin meterse. Childhelp: {childhelp}. Ya: {911}.',
    choices: { person: PERSON, papers: PAPERS, ...STAYS },
  },
  ASSAULT: {
    say: 'Siento que te hayan hecho esto. No es tu culpa, sin importar lo que pasó antes. RAINN está en el {rainn}, a toda hora.',
    ask: ['¿Cuándo fue?', '¿Fue hace poco, o hace más tiempo?'],
    choices: {
      soon: 'En los últimos días',
      later: 'Hace más tiempo',
      rather: RATHER,
      screen: SCREEN,
      notSo: 'Nadie me hizo eso',
    },
  },
  'ASSAULT.soon': {
    say: 'Un hospital puede atenderte, aunque nunca lo denuncies. Si puedes, ve antes de lavarte. Si ya te lavaste, ve igual. RAINN puede quedarse al teléfono contigo: {rainn}.',
    choices: { person: PERSON, calm: CALM, goOn: GO_ON },
  },
  'ASSAULT.touched': {
    say: [
      'Que te toquen así cuenta, y hoy no hay que decidir nada. Tú eliges quién lo sabe, y cuánto. También para esto: RAINN, {rainn}.',
      'No le debes a nadie un gran paso. Que una persona lo sepa ya cambia cómo se siente estar allí.',
    ],
    choices: { person: PERSON, calm: CALM, goOn: GO_ON },
  },
  'ASSAULT.person': {
    say: 'Basta alguien que vaya contigo, o que escuche. Puedes decir: me pasó algo, y te necesito. No tienes que contarlo todo.',
    ask: '¿En quién piensas primero?',
    choices: { chosen: 'Sé quién', nobody: 'No se me ocurre nadie' },
  },
  'ASSAULT.later': {
    say: 'La ayuda no tiene fecha límite. Tú eliges quién lo sabe, y cuánto.',
    choices: { person: PERSON, calm: CALM, goOn: GO_ON },
  },
  VOICES: {
    say: [
      'Eso debe dar miedo. No tienes que hacer lo que diga una voz.',
      'Una voz puede ser fuerte, y aun así decides tú.',
    ],
    ask: ['¿Te dice que te hagas daño, o que dañes a alguien?', '¿Quiere que alguien salga herido?'],
    choices: {
      me: 'Que me haga daño',
      someone: 'Que dañe a alguien',
      else: 'Otra cosa',
      none: 'No es una voz',
    },
  },
  'VOICES.3': {
    say: 'Por favor, que un médico o el {988} lo sepa hoy. Ayudan un cuarto tranquilo y una persona serena. Esta noche, nada de alcohol ni drogas.',
    choices: { person: PERSON, doctor: 'Tengo un médico' },
  },
  'VOICES.4': {
    say: 'Llámale, y dilo como lo escribiste aquí.',
    choices: { will: 'Lo haré', person: PERSON },
  },
  WITHDRAW: {
    say: 'Dejarlo de golpe puede ser peligroso después de beber a diario, y con algunas pastillas. Por favor, no lo hagas a solas.',
    ask: '¿Tienes temblores, fiebre, convulsiones, confusión, o ves cosas que no están?',
    choices: { yes: 'Sí', no: 'No', notYet: 'Todavía no lo he dejado' },
  },
  'WITHDRAW.911': {
    say: [
      'Llama al {911} o ve a urgencias ahora. Di qué usabas y cuándo lo dejaste. Eso se puede tratar.',
      'Esto necesita un médico ya: el {911}, o que alguien te lleve. Di qué era, y desde cuándo no lo tomas.',
    ],
    choices: { called: 'Ya llamé', cannot: 'No puedo' },
  },
  'WITHDRAW.cannot': {
    say: 'Despierta a alguien, o grita. Di: «Necesito un médico ya. Llévame y quédate conmigo». Lejos o en el mar: pide ayuda por radio, o a quien esté a cargo.',
    choices: { coming: 'Ya hay alguien conmigo', noOne: 'No hay nadie cerca', worse: 'Me siento peor' },
  },
  'WITHDRAW.alone': {
    say: 'Quita el seguro de la puerta, y siéntate o acuéstate abajo. Sigue llamando al {911}, y grita, para que alguien te oiga.',
    choices: { coming: 'Ya hay alguien conmigo', worse: 'Me siento peor' },
  },
  'WITHDRAW.doc': {
    say: 'Un médico o una clínica puede hacerlo seguro. SAMHSA te busca una cerca: {samhsa}, a toda hora, también en español. Hasta entonces, no cambies una dosis por tu cuenta.',
    choices: { urge: 'Pasar las ganas', person: PERSON, goOn: GO_ON },
  },
  OTHER: {
    say: 'Qué bueno que lo dices antes de que pase algo.',
    ask: ['¿Podrías hacer daño a alguien hoy?', '¿Podría llegar a eso hoy?'],
    choices: { yes: 'Sí', unsure: 'No lo sé', angry: 'Tengo rabia, no lo haría' },
  },
  'OTHER.2': {
    say: 'Pon distancia ahora. Sal de ahí, y deja lo que podrías usar. Después llama al {988} y oprime 2. Si alguien está en peligro en este momento, llama al {911}.',
    choices: { left: 'Ya salí', cannot: 'No puedo salir' },
  },
  'OTHER.3': {
    say: 'Una rabia así merece una pausa antes de cualquier palabra o acto.',
    ask: '¿Diez minutos afuera?',
    choices: { ten: 'Sí', goOn: 'Ahora no' },
  },
  FOOD: {
    say: 'Gracias por decirlo. Cuesta decirlo, y se puede tratar.',
    ask: '¿Te has desmayado, o has tenido dolor en el pecho, sangre, o un día sin retener ni agua?',
    choices: { yes: 'Sí', no: 'No' },
  },
  'FOOD.911': {
    say: 'Entonces un médico debería verte hoy. Llama al {911} o ve a urgencias.',
    choices: { go: 'Voy a ir', cannot: 'No puedo' },
  },
  'FOOD.2': {
    say: 'Un médico es un buen comienzo. Puedes darle una frase escrita, como: comer se me ha hecho difícil, y necesito ayuda con eso.',
    ask: '¿Quién podría saberlo?',
    choices: { person: PERSON, calm: CALM, talk: 'Hablar de hoy' },
  },
  ...THEIRS_ES,
  ...THIRD_ES,
  MANIA: {
    say: 'Dormir poco y tener la mente a mil desgasta el cuerpo, aunque se sienta bien.',
    ask: '¿Cuánto dormiste anoche?',
    choices: { little: 'Menos de tres horas', some: 'De tres a cinco', more: 'Más' },
  },
  'MANIA.2': {
    say: 'Por favor, que un médico lo sepa hoy. Hasta entonces: un cuarto oscuro, nada de alcohol, y las compras y decisiones grandes esperan dos noches de sueño.',
    choices: { person: PERSON, doctor: 'Tengo un médico', goOn: GO_ON },
  },
};
