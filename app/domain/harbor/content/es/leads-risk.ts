import type { RISK_LEADS_EN } from '../en/leads-risk';

export const RISK_LEADS_ES: Readonly<Record<keyof typeof RISK_LEADS_EN, readonly string[]>> = {
  'number.which': ['Si no es en Estados Unidos, escríbeme el país: de algunos sé los números.'],
  'number.free': ['Sí, esa llamada es gratis.'],
  'number.cost': ['No sé cuánto cuesta allí. En {elsewhere} lo dice cada línea, y casi todas son gratis.'],
  'means.heard': [
    'Entonces está cerca de ti. Eso es lo primero que cambiaría.',
    'Que esté a tu alcance es lo que más importa ahora.',
  ],
  'means.yes': [
    'Sí, hazlo hoy. No es exagerar, es lo que más protege.',
    'Sí. Lo mejor es fuera de casa, y hoy mejor que mañana.',
  ],
  'means.take': [
    'Que alguien venga y se lo lleve, hoy. No hace falta que lo lleves tú.',
    'Entonces que una persona venga por eso ahora. Dile que no debe quedarse contigo.',
  ],
  'help.called': ['Bien, es la llamada correcta.', 'Bien. Estás haciendo lo correcto.'],
  'help.sent': [
    'Qué bien que alguien vaya hacia ti.',
    'Entonces ya vienen. Lo más difícil está hecho.',
    'Bien. Ahora saben a dónde ir.',
  ],
  'help.anyway': [
    'Eso era para otros días. Hoy es una emergencia: primero el {911}, y después llama igual a esa persona.',
    'En una emergencia puedes llamar a quien sea. Primero el {911}, después a quien esté cerca.',
  ],
  'third.sent': [
    'Qué bien que alguien vaya hacia allá.',
    'Entonces la ayuda va para allá. Hiciste lo que cuenta.',
  ],
  'help.blame': [
    'Lo primero para ellos es curar. Ven esto cada día, y no están para regañar. Di solo qué era, cuánto y cuándo.',
    'Están para atender, no para juzgar. Lo que usaste queda entre quienes te atienden.',
  ],
  'help.cost': [
    'Enfermar no es delito, y primero te atienden. Los papeles y el dinero vienen después, y puedes pedir ayuda con la cuenta.',
    'Necesitar ayuda no es delito. En urgencias deben atenderte primero, con papeles o sin ellos.',
  ],
  'third.say': [
    'Di: me alegra oírte, y no hay enojo. Luego: dime dónde estás, me quedo en la línea.',
    'Puedes decir: me importas, y no hay enojo. Y también: me quedo contigo hasta que llegue alguien.',
  ],
  'third.far': [
    'Sí, el {911} desde donde estás. Di enseguida dónde está esa persona. Ellos lo pasan a la policía de allá.',
    'De lejos también sirve: llama al {911}, di la ciudad, y ellos lo pasan. La policía de allá también tiene un número.',
  ],
  'got.coming': ['No entendí todo. Lo que sí entendí: la ayuda va en camino.'],
  'flow.wrong': [
    'Entonces lo leí mal.',
    'Entonces lo entendí mal.',
    'Entonces leí mal, y vuelvo a preguntar.',
  ],
  'flow.named': ['Me suena a que piensas en quitarte la vida. Por eso pregunto, y puedo equivocarme.'],
  'harm.healed': ['Qué bien que hayan cerrado. Entonces la piel ya no necesita nada más.'],
  'withdraw.drink': [
    'A solas no, ni de una forma ni de otra. Un trago puede tapar lo mal que va, y parar otra vez es peor. Llama al {911} y di qué usabas.',
    'Eso lo decide un médico, y no tú a solas en casa: el {911}. Allí tienen algo que lo para.',
  ],
  'calm.stay': [
    'Una calma así, después de días como estos, me hace preguntar otra vez. Que una persona, o la línea, te acompañe ahora.',
    'Puede sentirse calma cuando algo está decidido. Por eso me quedo en esto: una persona, o la línea, ahora.',
  ],
  'letters.close': [
    'Cartas así me dicen que puede estar cerca. Que alguien te acompañe ahora, por favor.',
    'Cuando las cartas están listas es hora de una persona, ahora.',
  ],
  'od.ready': [
    'Gracias por decirlo. Más que la dosis puede dañar horas después. Ten listo qué era, cuánto, y a qué hora.',
    'Qué bueno que me lo dijiste. Ten la caja a mano, para decir qué era, cuánto y cuándo.',
  ],
  'od.anyway': [
    'Te creo. Al cuerpo le da igual el porqué. No esperes: {911}, o Control de Envenenamiento al {poison}.',
    'Queda dicho, y sigue siendo algo de hoy. En {poison} te lo dicen en minutos.',
  ],
  'drink.judge': [
    'Eso no lo puedo juzgar yo, y un médico sí. El temblor puede venir cuando al cuerpo le falta lo de siempre.',
    'Eso es para un médico, no para mí. Unas manos que tiemblan pueden decir que falta el alcohol.',
  ],
  'harm.relief': [
    'Entonces no se trata de morir, y me quedo con eso. Es lo que baja la presión.',
    'Entiendo que es para aliviar, y no para morir. Esa pregunta la dejo ahí.',
  ],
};
