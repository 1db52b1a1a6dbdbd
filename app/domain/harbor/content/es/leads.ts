import type { LeadId } from '../en/leads';
import { FIRST_LEADS_ES } from './first';
import { ASKED_LEADS_ES } from './leads-asked';
import { DANGER_LEADS_ES } from './leads-danger';
import { HELPER_LEADS_ES } from './leads-helper';
import { PERSON_LEADS_ES } from './leads-person';
import { REACH_LEADS_ES } from './leads-reach';
import { RISK_LEADS_ES } from './leads-risk';
import { SIDE_LEADS_ES } from './leads-side';
import { STEP_LEADS_ES } from './leads-step';
import { TOLD_LEADS_ES } from './leads-told';

export const LEADS_ES: Readonly<Record<LeadId, readonly string[]>> = {
  ...DANGER_LEADS_ES,
  ...FIRST_LEADS_ES,
  ...REACH_LEADS_ES,
  ...RISK_LEADS_ES,
  ...SIDE_LEADS_ES,
  ...STEP_LEADS_ES,
  ...ASKED_LEADS_ES,
  ...HELPER_LEADS_ES,
  ...PERSON_LEADS_ES,
  ...TOLD_LEADS_ES,
  'no.thanks': [
    'Gracias por responder. Pregunto cuando algo suena pesado, y puedo equivocarme.',
    'Gracias. Prefiero preguntar antes que adivinar, y un no cuenta.',
  ],
  'no.method': [
    'Entonces una maestra o una biblioteca es mejor fuente. Aquí podemos seguir con cómo estás.',
    'Ese dato tiene su lugar en otra parte. Aquí se trata de ti.',
  ],
  'safe.thanks': ['Gracias, es bueno saberlo. Por favor, que siga así.'],
  misread: ['Gracias por decirlo. Lo leí mal.', 'Entonces lo entendí mal. Gracias por avisarme.'],
  gone: ['Gracias por contármelo. Si vuelve, el botón de abajo sigue ahí.'],
  corrected: [
    'Gracias por decirlo. Lo entendí mal.',
    'Entonces me equivoqué. Ahora con lo que dijiste.',
    'Lo había tomado mal. Vuelvo a lo que contaste.',
    'No era eso. Cuenta lo que dices tú.',
  ],
  held: ['Dejo la pregunta ahí. La ayuda sigue a la vista, y puedes volver a ella cuando quieras.'],
  ok: [
    'Está bien. Los botones siguen, o puedes escribir más.',
    'Bien. Elige una opción, o sigue escribiendo.',
  ],
  rate: ['Aquí solo hace falta un número del 1 al 5.', 'Con uno de los cinco números se sigue.'],
  'me.program': [
    'Soy un programa y no tengo una vida donde probarlo. Esto sí puedo decir:',
    'Qué haría yo, un programa no lo sabe. Lo que tengo es esto:',
    'No hay un yo que pueda estar en tu lugar. Esto es lo que sé:',
  ],
  'baby.down': [
    'Pon al bebé en la cuna, boca arriba, y vete ahora a otro cuarto. Es seguro. En el {parents} ayudan a toda hora.',
  ],
  refused: ['De acuerdo, eso lo dejo de lado.', 'Bien, seguimos sin eso.', 'Vamos sin eso.'],
  'normal.caring': [
    'A muchas personas que cuidan les ha venido el deseo de que se acabe. Eso habla de años de cansancio, no de falta de cariño.',
    'Querer a alguien y querer que todo termine pueden ir juntos cuando se cuida. No hace mala a nadie.',
  ],
  'normal.bond': [
    'A muchas madres y padres el cariño por un bebé les llega tras semanas o meses. Un médico o una matrona lo oye seguido, y puede ser señal de depresión después de un parto.',
    'Del amor a primera vista es de lo que se habla. A muchos les pasa no sentir nada por semanas, más aún con cansancio, y un médico ayuda si sigue.',
  ],
  'normal.parent': [
    'Muchos padres y madres lo odian a ratos, sobre todo sin dormir. Habla del cansancio, no del cariño.',
    'Casi nadie pasa los primeros años de un hijo sin pensar algo así. Viene más cuando nadie da un relevo.',
  ],
  'normal.grief': [
    'El duelo trae de todo: alivio, rabia, risa, nada. Nada de eso está mal.',
    'No hay una manera correcta de extrañar, ni algo que no se deba sentir.',
  ],
  'normal.froze': [
    'Quedarse sin voz, temblar o llorar bajo presión es cosa del cuerpo. Le pasa también a gente firme.',
    'Bajo presión, a muchos se les va primero la voz. Dice poco de lo fuertes que son.',
  ],
  'pass.grief': [
    'Extrañar no tiene un último día. En la mayoría los días más duros se separan, y alguno llega años después.',
    'Más que acabar, cambia. Con el tiempo hay horas sin eso, y luego días.',
  ],
  'pass.breakup': [
    'En la mayoría lo peor afloja en unos meses, y no en línea recta.',
    'Sube y baja un buen rato. Primero se aligeran unas horas, luego días enteros.',
  ],
  'pass.panic': ['Una ola así suele llegar a lo más alto en diez minutos, y luego baja sola.'],
  'pass.sleep': [
    'Una época de mal sueño suele acabar en semanas. Si dura tres meses, un médico puede ayudar.',
  ],
  'pass.newborn': [
    'Casi todos los bebés duermen más después de unos meses. Un ánimo bajo de más de dos semanas se trata: dilo a un médico.',
  ],
  'pass.caring': [
    'Depende del mal que tenga, y su médico sabe cómo suele ir. Lo que puede cambiar antes es cuánto cae sobre ti.',
  ],
  'pass.body': [
    'Eso lo dice mejor un médico. Puedes preguntar: cómo suele ir esto, y cuándo me quiere ver otra vez.',
  ],
  'pass.low': [
    'Las épocas así suelen pasar, y antes con ayuda. Si ya van dos semanas, es hora de ver a un médico.',
  ],
  'pass.drink': [
    'Unas ganas muy fuertes suelen bajar en media hora. Para muchos, las primeras semanas son lo más duro.',
  ],
  'pass.nerves': ['Los nervios suelen ser peores justo antes, y bajan unos minutos después de empezar.'],
  'corrected.unknown': [
    'Lo tomé por otra cosa. Tú sabes mejor qué es, así que la palabra la pones tú.',
    'Entonces eso no. Aquí no hace falta un nombre. Cuéntalo a tu manera.',
    'Tenía la que no era. El nombre lo pones tú, y sin prisa.',
  ],
  'corrected.stay': [
    'De acuerdo, eso no es. Lo demás queda como lo contaste.',
    'Entonces eso se cae. Lo que contaste antes sigue en pie.',
  ],
  'refused.only': ['Sin {putAway}, entonces.', 'Entonces va sin {putAway}.'],
  'refused.back': ['Ya está de vuelta.', 'Entonces vuelve a estar aquí.'],
  'none.stretches': [
    'Estiramientos no tengo. Un médico o un fisio sabe cuáles te sirven. Lo que tengo es respirar lento, y se puede hacer en la cama.',
  ],
  'refused.all': ['Desde aquí, sin ejercicios.', 'Entonces ya no te ofrezco nada para practicar.'],
  'theirs.medicine': [
    'De la medicina no puedo decir nada. En la farmacia o su médico saben cómo lograr que se la tome.',
    'Llama a la farmacia antes de moler o esconder una pastilla. Muchas veces hay otra forma.',
  ],
  welcome: [
    'Te doy la bienvenida. Aquí no se rompe nada, y no se llama a nadie. No hay prisa, y no hay que decir nada especial.',
  ],
  'step.wanted': [
    'Bastan unas pocas palabras, a tu manera. Son solo para ti. También puedes dejarlo en blanco.',
    'Sirve lo primero que venga. Aquí no hay respuesta mala. También puede quedar en blanco.',
  ],
  'time.changed': ['Cambiado. Lo demás queda igual.', 'Entonces ese es el momento.'],
  'exercise.waits': ['El ejercicio espera. Primero va esto.', 'Antes del ejercicio está esto.'],
  'flow.guess': [
    'Eso puede querer decir «{guess}». Pulsa lo que va, así no tengo que adivinar.',
    'Yo lo leería como «{guess}», y no es seguro. Con un botón queda claro.',
  ],
  'flow.unread': [
    'No pude leerlo como una respuesta. Con un botón queda claro.',
    'No sé bien qué quiere decir eso aquí. Los botones son lo más seguro.',
  ],
  'flow.text': [
    'Me lo tomo en serio, aunque no entienda cada palabra.',
    'Quizás no entiendo cada palabra. Lo que sí sé: no deberías pasar esto a solas.',
    'Sigue escribiendo si te ayuda. Por favor, ten a una persona cerca mientras escribes.',
    'En la línea hay personas que pueden decirte más que yo. Responden a toda hora.',
    'Aquí puedes decirlo como te salga. También conviene que lo oiga una persona.',
    'Lo que escribes queda en esta conversación. Los botones llevan a personas.',
    'Ponerlo en palabras está bien. Si puedes, hazlo cerca de alguien.',
    'Sigue escribiendo. Y que una persona sepa dónde estás.',
  ],
  'flow.program': [
    'Soy un programa, así que no puedo cuidarte ni entenderte como una persona. Una persona sí, y está a una llamada.',
    'No, soy un programa. Lo que puedo hacer es llevarte a una persona.',
  ],
  'flow.tell': [
    'Ahora es buen momento, y no hacen falta las palabras justas.',
    'Una línea corta alcanza, y puede salir ahora.',
  ],
  'flow.threat': [
    'Una amenaza así ya es una señal de peligro, y no la causaste tú. Cuéntalo solo a alguien de confianza, desde un teléfono que no te revisen. El {home} lo planea contigo. Si empieza: {911}.',
  ],
  'flow.question': [
    'Eso es más de lo que sé. En la línea pueden contestarlo, a toda hora.',
    'No lo sé decir. Una persona en la línea sí.',
  ],
  'flow.complaint': [
    'Puede que tengas razón. Soy un programa simple. Esto sigue importando.',
    'Me repito, lo sé. Es porque esto importa.',
  ],
  'flow.thanks': ['De nada. Queda una cosa abierta.', 'Está bien. Esto sigue abierto.'],
  'number.life': ['El número es el {988}, por llamada o mensaje, a toda hora.'],
  'number.hurt': ['Sí: {home}, a toda hora, también en español.'],
  'number.child': ['Sí: {childhelp}, por llamada o mensaje, a toda hora.'],
  'number.third': ['El {911} si está pasando ahora. El {988} te ayuda a ayudar.'],
  'number.taken': ['El {911}, o Control de Envenenamiento: {poison}.'],
  'do.life': [
    'Primero, aléjate de lo que podría dañarte. Después llama o escribe al {988}, o ve con una persona.',
  ],
  'do.hurt': [
    'Si puedes, ve donde haya más gente. El {911} si empieza; en muchos lugares también sirve un mensaje al {911}.',
  ],
  'do.child': ['Ve con un adulto de confianza, o llama a Childhelp: {childhelp}. En peligro ahora: {911}.'],
  'do.third': [
    'Si está pasando ahora, llama al {911}. Si no, acompaña a esa persona, también por teléfono, y pregúntale con claridad.',
  ],
  'do.taken': ['Llama al {911} ahora, o despierta a quien esté más cerca. No esperes a sentirte peor.'],
  'flow.secret': [
    'No puedo llamar ni avisar a nadie. Lo que escribes queda en tu cuenta hasta que lo borres.',
    'No, no se lo cuento a nadie, y no puedo. Eso queda en tus manos.',
  ],
  emergency: [
    'Para la policía o una ambulancia, llama al {911} ahora. Soy un programa y no puedo llamar por ti.',
    'Es el {911} para policía, bomberos o ambulancia. Yo no puedo llamar, tú sí.',
  ],
  'hurt.go': ['Sí. Ve ahora, y avisa en el camino.', 'Bien. Ve ya, y cuéntales por qué.'],
  'bye.now': ['Por favor, llama o escribe primero al {988}. Si ya está pasando: {911}.'],
  'flow.goThere': [
    'Sí. Ve ahora, lejos de lo que te pueda hacer daño.',
    'Bien. Ve ya, sin nada peligroso encima, y escribe desde ahí.',
  ],
  'flow.there': [
    'Bien. Quédate ahí, lejos de lo que te pueda hacer daño.',
    'Eso es distancia, y te protege. Quédate donde estás.',
  ],
  'flow.away': ['Lo hiciste, y hay menos peligro. Que se quede ahí.', 'Fue un paso fuerte. Que siga ahí.'],
  'flow.hand': [
    'No es una obligación. Hace más segura la noche, y no es ninguna tontería.',
    'Tú decides. Que esté lejos una noche ya es mucho.',
  ],
  'flow.normal': [
    'Mucha gente siente eso a veces, y nadie es peor por eso. En la línea pueden decirte más.',
    'Sí, a otras personas les pasa. Dice lo duro que es, no quién eres.',
  ],
  'third.afraid': [
    'Es natural temblar con algo así. Aun así actúas. Que alguien te acompañe a ti también.',
    'El miedo es lógico con lo que estás pasando. Pide a alguien que te acompañe.',
  ],
  'third.answered': [
    'Qué bien que contestó. Sigue hablando con esa persona.',
    'Contestó, así que quédate al teléfono.',
  ],
  'flow.delete': ['En el menú de arriba está Borrar esta conversación, y se va entera.'],
  'flow.control': [
    'Que te vigilen o te quiten el dinero o a tu gente también hace daño, aunque no haya golpes. El {home} también es para eso.',
  ],
  'flow.words': [
    'Puedes decir: no estoy bien, y no quiero pasar esto a solas.',
    'Con una línea basta, por ejemplo: quédate al teléfono conmigo, por favor.',
  ],
  'number.abroad': ['{lines}'],
  'there.numbers': ['{lines}'],
  'number.from': ['{lines} En Estados Unidos sigue siendo el {usLine}.'],
  'number.us': ['Esos números eran de Estados Unidos. {lines}'],
  'number.same': ['Sí, allí también sirve. {lines}'],
  'number.usHere': [
    'Sí, el {usLine} es de Estados Unidos. En {elsewhere} están las líneas gratis de otros países. Escríbeme el país: de algunos sé los números.',
  ],
  'number.back': ['Entonces es el {988}: llama y oprime 2, a toda hora. En peligro ahora: {911}.'],
  'third.right': [
    'Actuar es lo correcto, aunque luego no fuera para tanto. Es mejor un enojo que una pérdida.',
  ],
  'flow.meant': ['Me refiero a quitarte la vida. Pregunté antes de tiempo.'],
  'flow.other': [
    'No lo entendí bien. Otra vez:',
    'Eso no lo sé contestar. Puede que una de estas te sirva.',
    'Puedes escribirlo todo aquí. Una persona puede hacer más con eso que yo.',
    'Eso no lo entendí. Elige lo más cercano.',
    'Solo conozco unos pocos caminos. Son los botones de abajo.',
    'Lo más importante lo oye mejor una persona. Estos son los pasos que siguen.',
  ],
};
