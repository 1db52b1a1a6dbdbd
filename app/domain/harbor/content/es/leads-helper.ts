import { NOW_LEADS_ES } from './leads-now';

/** Lines for what somebody who helps another asks or tells in between, and for who is hurt by somebody close. */
export const HELPER_LEADS_ES = {
  ...NOW_LEADS_ES,
  'child.noName': ['Puedes preguntar primero si hace falta tu nombre.'],
  'child.fear': [
    'Qué pasa después de una llamada, no lo sé. Puedes preguntar eso primero, sin dar ningún nombre.',
    'Puedes llamar solo para preguntar qué pasaría, sin nombrar a nadie.',
  ],
  'third.tonight': [
    'Esta noche: quédate a su lado, pregunta con claridad si piensa en el suicidio, y aparta pastillas, filos y lo que podría usar. Llamen juntos al {988}.',
  ],
  'third.taken': [
    'Si puede haber tomado algo, no esperes a que se note: {911}, o Control de Envenenamiento: {poison}, a toda hora. Di qué tomó.',
  ],
  'third.weapon': [
    'Con un arma toca llamar al {911} ya. Di que hay un arma, y espera fuera hasta que llegue ayuda.',
  ],
  'third.phone': [
    'El teléfono puede esperar. Primero quédate a su lado, y de eso hablan cuando pase la noche.',
  ],
  'third.goIn': [
    'Toca la puerta y entra con calma. Siéntate cerca, con la puerta abierta. Si está con llave y no contesta: {911}.',
    'Sí, entra. Toca, habla con voz tranquila y siéntate cerca. Deja la puerta abierta.',
  ],
  'third.sentAway': [
    'Entonces quédate cerca, con la puerta abierta, y di que no te vas lejos. Aparta lo que podría usar. Si así no está a salvo: {911}.',
    'Los gritos pasan. Quédate donde puedas oír, llévate lo peligroso, y si va a más: {911}.',
  ],
  'third.tomorrow': [
    'Mañana va primero el médico, y no la clase ni el trabajo. Si no hay cita: urgencias, o el {988}. Hasta entonces, que no esté a solas.',
  ],
  'third.police': [
    'Al llamar puedes pedir un equipo de crisis. Di que se trata de un suicidio, y lo que sepas de armas o pastillas.',
    'Al llamar di que hace falta alguien con calma. Puedes pedir un equipo de salud mental.',
  ],
  'third.toldYou': [
    'Te lo dijo, y eso es confianza. Pregunta si tomó algo, o si tiene algo que podría usar.',
  ],
  'third.ask988': [
    'Esa pregunta llévala al {988}. También hablan con quien teme por alguien.',
    'Con una persona del {988} lo puedes pensar ahora.',
  ],
  'hurt.stay': [
    'No tienes que dejar a nadie para pedir ayuda. En el {home} también hablan con quien se queda, y decides tú.',
  ],
  'flow.counts': ['Gritos, cosas que vuelan y miedo en casa cuentan, aunque no haya golpes.'],
  'flow.careful': ['Cuidar todo el día que alguien no se enoje cansa mucho.'],
  'flow.putDown': ['Las palabras que humillan también hacen daño. Hablan más de quien las dice.'],
  'third.idea': [
    'Preguntar no le mete la idea a nadie. A la mayoría le alivia que alguien se atreva.',
    'No, una pregunta clara no siembra nada. Para muchos es la primera vez que pueden decirlo.',
  ],
  'hurt.temper': [
    'El enojo de otro no es razón para tener miedo en casa, y una promesa se mide por lo que viene después. Tú decides cómo llamarlo.',
    'No hace falta un nombre para estar a salvo. Promesas así suelen ser en serio, y suelen romperse.',
    'Llámalo como quieras. Un plan no quita nada, y está ahí si lo necesitas.',
  ],
  'hurt.job': [
    'Anota qué te hicieron, con la fecha, y guárdalo en casa. Que lo sepa alguien de confianza. Una oficina del trabajo, un sindicato o una hora gratis con un abogado te dicen qué te protege. Tú decides.',
    'Ese miedo tiene sentido, y no tienes que denunciar nada. Unas notas con fecha ayudan después. Un sindicato o una oficina del trabajo te dicen antes tus derechos.',
  ],
} as const;
