import type { DANGER_LEADS_EN } from '../en/leads-danger';

export const DANGER_LEADS_ES: Readonly<Record<keyof typeof DANGER_LEADS_EN, readonly string[]>> = {
  'no.owned': [
    'Entonces lo leí mal, y el error es mío. Prefiero preguntar que pasarlo por alto.',
    'Entonces el error es mío. Pregunto cuando algo suena grave, y me equivoqué.',
  ],
  'withdraw.er': [
    'Dejar de golpe el trago o las pastillas puede causar esto. Necesitas un hospital ya. Llama al {911}, o que alguien te lleve. No manejes.',
  ],
  'withdraw.go': [
    'Sí, ve ya, si quien maneja no ha bebido. Dile al médico qué tomabas, cuándo lo dejaste, y todo lo que sientes y ves.',
  ],
  'withdraw.words': [
    'Di: «Dejé de beber y estoy muy mal. Necesito un hospital ya. Llévame, por favor, o llama al {911}».',
  ],
  'some.thought': [
    'Un pensamiento así cuenta, aunque no pase de ahí.',
    'Que lleguen esos pensamientos importa, por mucho que algo te frene.',
  ],
  'some.act': [
    'Dices lo que no harías. El pensamiento puede estar igual, y eso cuenta.',
    'Algo te frena, y eso importa. El pensamiento también.',
  ],
  'got.said': ['Gracias por decirlo así de claro.', 'Eso está claro, y lo tomo como lo dices.'],
  'got.life': [
    'No lo entendí todo. Lo que sí entendí: piensas en quitarte la vida.',
    'No me queda claro todo. Que se trata de morir, sí.',
  ],
  'got.today': [
    'No lo entendí todo. Lo que sí entendí: puede estar cerca. En el {988} contestan ahora, por llamada o mensaje.',
    'No me queda claro todo. Que esta noche hay que cuidarte, sí.',
  ],
  'got.means': [
    'No lo entendí todo. Lo que sí entendí: hay algo que podrías usar.',
    'No me queda claro todo. Que eso debe estar lejos de ti esta noche, sí.',
  ],
  'got.away': ['No lo entendí todo. Lo que sí entendí: eso está fuera de tu alcance, y cuenta.'],
  'got.with': [
    'No lo entendí todo. Lo que sí entendí: hablaste con alguien. Quédate cerca de esa persona.',
    'No me queda claro todo. Que ahora hay alguien contigo, sí.',
  ],
  'got.person': [
    'No lo entendí todo. Lo que sí entendí: se trata de quién puede estar contigo.',
    'No me queda claro todo. Con una persona basta.',
  ],
  'got.barrier': [
    'No lo entendí todo. Lo que sí entendí: cuesta pedir ayuda.',
    'No me queda claro todo. Que algo lo hace difícil, sí.',
  ],
  'got.safer': ['No lo entendí todo. Lo que sí entendí: hay un poco menos de peligro que antes.'],
  'got.ten': ['Escribe lo que quieras en estos diez minutos. El paso sigue aquí.'],
  'got.unsafe': [
    'No lo entendí todo. Lo que sí entendí: ahora no estás a salvo. Los números siguen a la vista.',
    'No me queda claro todo. Que necesitas a alguien ahora, sí.',
  ],
  'got.harm': [
    'No lo entendí todo. Lo que sí entendí: se trata de hacerte daño.',
    'No me queda claro todo. Que tu cuerpo necesita cuidado, sí.',
  ],
  'got.taken': [
    'No lo entendí todo. Lo que sí entendí: puede que hayas tomado algo, o tengas una herida. Lo seguro es el {911}.',
    'No me queda claro todo. En la duda, es el {911} ahora.',
  ],
  'got.hurt': [
    'No lo entendí todo. Lo que sí entendí: alguien te hace daño, o te lo hizo.',
    'No me queda claro todo. Que mereces estar a salvo, sí.',
  ],
  'got.voices': ['No lo entendí todo. Lo que sí entendí: algo te dice qué hacer.'],
  'got.body': ['No lo entendí todo. Lo que sí entendí: puede que tu cuerpo necesite ayuda.'],
  'got.others': ['No lo entendí todo. Lo que sí entendí: temes hacer daño a alguien.'],
  'got.third': [
    'No lo entendí todo. Lo que sí entendí: temes por alguien.',
    'No me queda claro todo. Que esa persona no debe estar a solas, sí.',
  ],
  'go.on': [
    'Dejo esa pregunta abierta. Vamos al paso que sigue.',
    'Eso no hay que aclararlo ahora. Sigue esto.',
    'Sigamos de todos modos.',
    'No lo vuelvo a preguntar. Lo que puede ayudar ahora es esto.',
  ],
  'flow.here': [
    'Los pasos de abajo siguen aquí, y los números también.',
    'Puedes seguir escribiendo. Una persona oye más en eso que yo.',
    'Con eso puedo hacer poco. Las personas detrás de los números pueden más.',
    'Nada de esto se acaba. Pulsa uno cuando quieras.',
    'Ya viste todo lo que hay aquí. Ahora hace falta una persona.',
    'Dejo de preguntar. La ayuda sigue a la vista.',
  ],
  'flow.give': [
    'Es un buen plan. Hazlo ahora que lo piensas, o pide que vengan por eso.',
    'Sí, así. Pídelo ahora. No tienes que decir por qué.',
  ],
  'telling.matters': ['Importa para lo que sigue aquí. Una persona puede hacer más con eso que yo.'],
  'means.cannot': [
    'Cierto, hay cosas que nadie te puede guardar. Dime entonces de qué tipo es.',
    'Entonces no es algo que se entregue. Quizá encaja otra de estas.',
  ],
  'flow.giveGun': [
    'Bien. Pide ahora que vengan por ella. Es más seguro que la recojan a que la lleves tú.',
    'Es un buen plan. Llama o escribe ahora, y que vengan a buscarla. No hace falta que la toques.',
  ],
  'flow.noCall': [
    'No llamo a nadie. Soy un programa, y no puedo llamar ni avisar.',
    'De aquí no sale ninguna llamada ni se avisa a nadie. Solo tú podrías hacerlo.',
    'Desde aquí no se llama a nadie. Eso queda en tus manos.',
  ],
  'flow.back': [
    'Es por ahora, no para siempre. Sigue siendo tuyo. Pregunta desde el principio cómo te lo devuelven.',
    'Solo hasta que esto pase. Puedes acordarlo con quien lo guarde.',
  ],
  'flow.silly': [
    'No es ninguna tontería. Mucha gente lo hace un tiempo, para que una mala hora tenga menos a mano.',
    'Cuidarse no es de niños. Hace más segura la noche, y es solo por ahora.',
  ],
  'flow.kids': [
    'Pedir ayuda, por sí solo, no le quita los hijos a nadie. Cómo es donde vives no lo sé. En la línea sí, y no hace falta dar tu nombre.',
    'Ese miedo es común. Puedes preguntarlo primero en la línea, sin dar tu nombre.',
  ],
  'od.noWait': [
    'Por favor no esperes, ni lo duermas. Vomitar no lo hace seguro. Llama ahora, aunque te sientas mejor: {911}, o Control de Envenenamiento al {poison}.',
    'Sí, llama ahora, aunque se sienta mejor. Algunas cosas dañan horas después. {911}, o Control de Envenenamiento al {poison}.',
  ],
  'od.tell': ['Di qué era, cuánto, cuándo, y si hubo alcohol. Léelo de la caja. Nadie te va a gritar.'],
  'hurt.coming': [
    'Sal antes de que llegue: con una vecina, a una tienda, a un lugar con gente. Lleva teléfono, llaves y papeles.',
    'Que no te encuentre ahí. Sirve cualquier lugar con gente, con teléfono, llaves y papeles.',
  ],
  'hurt.where': [
    'En el {home} buscan una cama para esta noche, y cómo llegar. Mientras tanto: una vecina, una tienda, la policía.',
    'En el {home} encuentran dónde dormir, y quién te lleve. Un lugar con gente es un buen comienzo.',
  ],
  'hurt.counts': [
    'Sí, es suficiente. Un empujón cuenta, y tener miedo también.',
    'Alcanza para llamar. Ahí nadie pide un moretón.',
  ],
  'hurt.once': [
    'Sí cuenta. Basta un empujón, pase lo que pase antes, y no es obra tuya.',
    'No es hacer mucho de poco. Con una vez ya cuenta, y ningún enojo tuyo lo justifica.',
  ],
  'hurt.normal': [
    'No, así no debería ser, y tú no lo causaste. Un empujón cuenta, aunque fuera uno solo.',
    'Les pasa a muchas personas, y aun así no está bien. Que te revisen y te vigilen también cuenta.',
  ],
  'hurt.home': [
    'La casa no debería dar miedo. En el {home} pueden buscar otro lugar para esta noche.',
    'Ese miedo es razón para estar en otra parte hoy, si puedes. El {home} ayuda a encontrar dónde.',
  ],
  'hurt.believed': [
    'Eso pasó, y no lo suelto. Cuenta.',
    'Lo solté demasiado pronto. Lo que te hicieron sigue en pie.',
  ],
  'hurt.quietly': [
    'En el {home} contesta gente que sabe de esto, y no pide tu nombre. Mejor desde un teléfono que nadie mire.',
  ],
  'hurt.kids': [
    'Cómo es con los hijos donde vives, no lo sé. Que busques estar a salvo habla bien de ti. En el {home} te lo dicen, y no hace falta dar tu nombre.',
    'Lo de los hijos pregúntalo primero en el {home}. Puedes hacerlo sin dar tu nombre.',
  ],
  'flow.askThem': [
    'Entonces que lo haga contigo quien está a tu lado, o en la línea. Dile lo que me dijiste a mí.',
  ],
  'flow.apart': ['Eso ya está fuera de tu alcance. Cuenta, y que siga así.'],
  'flow.late': [
    'Despierta a esa persona de todos modos. Quien te quiere prefiere que llames. Y en el {988} están despiertos.',
    'La hora no importa. Llamar de noche es para noches como esta, y el {988} contesta.',
  ],
  'third.tell': [
    'Sí, dilo a quien esté cerca, y que aparte lo que podría usar. El enojo pasa. Decirlo es lo correcto.',
    'Dilo también a otra persona. Guardar silencio no protege a nadie, y entre dos pesa menos.',
  ],
  'third.near': [
    'Entonces pide a quien está ahí que no se aleje y que guarde lo que podría usar. Puedes hacerlo por teléfono.',
    'Llama a quien está ahí. Di lo que sabes, y que no salga del cuarto.',
  ],
  'third.wrong': [
    'Aquí no hay palabras malas. Lo que ayuda es que preguntes, y te quedes.',
    'No hacen falta las palabras justas. Preguntar y quedarse es lo que sirve.',
  ],
};
