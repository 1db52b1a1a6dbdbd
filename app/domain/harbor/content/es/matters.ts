import type { MATTER_STEPS } from '../../steps/matters';
import type { WordsFor } from '../words';

const WRITE = 'Déjame escribir';
const WORDS = 'Qué podría decir';
const SOLVE = 'Resolverlo por pasos';
const GO_ON = 'Seguir';
const CALL = 'A quién puedo llamar';
const GRIEF = {
  memory: 'Un recuerdo',
  letter: 'Una carta',
  write: WRITE,
  person: 'Alguien a mi lado',
};

export const MATTERS_ES: WordsFor<typeof MATTER_STEPS> = {
  'MATTER.bills': {
    say: [
      'Lo que no se puede pagar pesa de día y de noche. En el {bed} saben quién ayuda cerca de ti con la renta, la luz y la comida, de día y de noche, gratis.',
      'Ordénalo así: primero la casa y la luz, luego la comida, luego lo demás. Lo demás puede esperar un poco, aunque mande cartas.',
      'Muchos dueños y empresas de luz aceptan una parte hoy y una fecha para el resto. Pídelo a tiempo, y que quede por escrito.',
      'Anota tres sumas: lo que hay, lo que vence esta semana y lo que falta por llegar. En papel deja de dar vueltas.',
    ],
    ask: ['¿Qué quieres ordenar primero?', '¿Qué parte urge más?', '¿Cuál de ellas grita más?'],
    choices: { call: CALL, words: WORDS, solve: SOLVE, write: WRITE },
  },
  'MATTER.food': {
    say: [
      'La comida va primero, antes que las cuentas. En el {bed} te dicen dónde dan comida hoy cerca de ti. La llamada es gratis, de día y de noche.',
      'En la escuela los niños muchas veces comen gratis. Basta una llamada a la oficina para pedirlo.',
      'SNAP y WIC ayudan con la compra. En el {bed} te dicen cómo pedirlas, y dónde comer mientras llegan.',
      'Recibir comida no es una vergüenza. Está para semanas como esta.',
    ],
    ask: ['¿Qué haría más fácil el día de hoy?', '¿Qué te falta para pedirlo?', '¿Qué más hay que resolver?'],
    choices: { words: WORDS, solve: SOLVE, person: 'Alguien a quien pedirle', write: WRITE },
  },
  'MATTER.jobless': {
    say: [
      'Estar sin trabajo desgasta, y dice poco de ti.',
      'Si te quedaste sin empleo, pregunta en la oficina de trabajo por el pago de esos meses. Hazlo pronto: a veces cuenta desde ese día.',
      'Dos horas de búsqueda al día, a una hora fija, bastan. El resto del día puede ser para otra cosa.',
      'Dile a tres personas que buscas. Muchos trabajos llegan por alguien que uno conoce.',
    ],
    ask: ['¿Cuál sería un buen paso?', '¿Con qué empezamos?', '¿Cuál de estas va con hoy?'],
    choices: { step: 'Un pequeño paso', solve: SOLVE, words: WORDS, write: WRITE },
  },
  'MATTER.blank': {
    say: [
      'Una mente en blanco está en alarma. Lo que sabes sigue ahí.',
      'Pon tus dos primeras frases en una tarjeta y aprende solo esas. Una vez que empiezas, lo demás sale más fácil.',
      'Si se te va todo: para, siente los pies, suelta el aire, mira la tarjeta. La pausa te parece larga a ti, a los demás no.',
      'Dilo una vez en voz alta, de pie, a la pared o a un amigo. En voz alta se queda.',
      'Si alguien se ríe, puedes esperar y seguir. Casi todos en la sala quieren que te salga.',
    ],
    ask: [
      '¿Qué dejamos listo para ese rato?',
      '¿Qué haría más fácil estar ahí?',
      '¿Qué quieres hacer hasta entonces?',
    ],
    choices: {
      speak: 'Antes de hablar con gente',
      ground: 'Volver al lugar donde estoy',
      worry: 'Darle una hora a la preocupación',
      write: WRITE,
    },
  },
  'MATTER.pet': {
    say: [
      'Lo siento, que ya no esté. Un animal así está en cada hora del día.',
      'El silencio y su lugar vacío son parte de esto. Hoy no hay que guardar nada.',
      'Hay quien guarda el collar, quien pone una foto, quien planta algo. No hay una manera mala.',
      'Casi todos se preguntan si pudieron hacer más. Uno solo puede actuar con lo que sabía ese día.',
    ],
    ask: [
      '¿Qué te gustaría hacer por tu animal?',
      '¿Qué te hace falta hoy?',
      '¿Qué sería bueno en este silencio?',
    ],
    choices: GRIEF,
  },
  'MATTER.loss': {
    say: [
      'Siento tanto que falte. Quien estaba todos los días falta en cada cuarto.',
      'La ropa, los zapatos, la silla: nadie puede ponerte fecha. Se quedan hasta que tú quieras.',
      'Las primeras semanas se mezclan las comidas y el sueño. Un poco de comida a la misma hora ayuda al cuerpo.',
      'Mucha gente le habla en voz alta, o le pone su lugar en la mesa. No es raro.',
      'Puedes dejar una caja tal como está, y con lo demás que alguien te ayude cuando quieras.',
    ],
    ask: [
      '¿Qué sería bueno en esta hora?',
      '¿En qué te podrías apoyar hoy?',
      '¿Qué quisieras para esta noche?',
    ],
    choices: GRIEF,
  },
  'MATTER.teen': {
    say: [
      'Duele ver a un hijo que no sale de la cama y se calla. Algo le pesa, y tú lo viste.',
      'Siéntate diez minutos a su lado, sin hablar de la escuela. Puedes decir: veo que te cuesta, y no hay enojo. Luego, silencio.',
      'Si ya van dos semanas, o no come o no duerme bien, que lo vea un médico. Dile también a la escuela: pueden ayudar a volver.',
      'Casi nunca es culpa de una sola persona. Pregúntale claro si piensa en morir. La pregunta no le mete la idea.',
      'Una cosa pequeña al día basta para empezar: un baño, una vuelta corta, una comida en la mesa.',
    ],
    ask: ['¿Qué te ayudaría con tu hijo?', '¿Qué quieres preparar?', '¿Qué parte va primero?'],
    choices: { words: WORDS, danger: 'Temo por su vida', solve: SOLVE, write: WRITE },
  },
  'MATTER.eating': {
    say: [
      'Comer así puede hacer daño, aunque nadie lo note: al corazón y a los dientes. Que te vea un médico esta semana.',
      'La línea ANAD es para la comida y el cuerpo: {eating}, de lunes a viernes, gratis.',
      'Con el médico puedes ser breve: cuántas veces, desde cuándo, y si te has desmayado. Puedes preguntar qué le dirán a tu familia.',
      'Si te desmayas, te duele el pecho, ves sangre o no te queda el agua en todo el día: ve a urgencias ese mismo día.',
    ],
    ask: [
      '¿Qué te hace falta para eso?',
      '¿Qué sería lo más pequeño que podrías decir?',
      '¿Cuál de estas podrías hacer hoy?',
    ],
    choices: {
      body: 'Me desmayé, o el corazón me falla',
      words: WORDS,
      kind: 'Tratarme bien',
      write: WRITE,
    },
  },
  'MATTER.baby': {
    say: [
      'Pon al bebé en la cuna, boca arriba, y vete diez minutos a otro cuarto. Es seguro, y está bien. Madres y padres pueden llamar al {parents}, de día y de noche.',
      'Toma agua y suelta el aire despacio. Mira al bebé a los diez minutos. Luego lo cargas, o esperas otra vez.',
      'Revisa una vez: comida, pañal, calor, fiebre, algo que aprieta. Con fiebre o un llanto distinto, llama al médico.',
      'Quien se aparta cuando ya no puede cuida bien. Pide a alguien que lo cargue una hora hoy.',
    ],
    ask: ['¿Cómo estás tú ahora?', '¿Qué te hace falta en este minuto?', '¿Qué sería un descanso?'],
    choices: {
      danger: 'Me da miedo lo que pueda hacer',
      breathe: 'Respirar dos minutos',
      person: 'Alguien que me releve',
      write: WRITE,
    },
  },
  'MATTER.birth': {
    say: [
      'Después de un parto muchas personas caen en una tristeza honda. Es una enfermedad, nadie la causó, y se trata. El {parents} ayuda a familias a toda hora.',
      'A su médico o partera se le puede decir claro: desde el parto no hay alegría, y el bebé es demasiado. Puedes llamar tú.',
      'Toma tú una misma toma cada noche, para que haya cinco horas de sueño seguidas. Dormir hace más que las palabras.',
      'Si habla de morir o de dañar al bebé, o si oye o ve cosas extrañas: no la dejes sin compañía, y llama al {911}.',
    ],
    ask: ['¿Qué te ayudaría a ti con eso?', '¿Qué quieres preparar hoy?', '¿Qué parte va primero hoy?'],
    choices: {
      danger: 'Temo por su vida',
      words: 'Qué podría decir',
      person: 'Alguien que pueda ayudar',
      write: WRITE,
    },
  },
  'MATTER.papers': {
    say: [
      'Vivir con ese miedo pesa cada día. Hay cosas que puedes saber y preparar.',
      'En casa no hay que abrir la puerta si no muestran un papel firmado por un juez. Pide que lo pasen por debajo de la puerta.',
      'Puedes guardar silencio y pedir un abogado. No corras, no mientas, y no firmes nada que no te quede claro.',
      'Haz un plan en familia: quién recoge a los niños, un número que sepan de memoria, y los papeles en un solo lugar.',
      'En el {bed} te dicen dónde hay ayuda legal gratis. Busca un abogado, no un notario.',
    ],
    ask: ['¿Qué te daría más calma?', '¿Qué quieres dejar listo?', '¿Qué va primero para tu familia?'],
    choices: {
      call: CALL,
      solve: 'Un plan para mi familia',
      breathe: 'Respirar dos minutos',
      write: WRITE,
    },
  },
  'MATTER.hangover': {
    say: [
      'El día después: agua, algo de comer, un cuarto oscuro y ninguna decisión grande.',
      'Lo que se dijo de noche se ve peor de día. Casi todos se acuerdan menos que tú.',
      'Parte del bajón de hoy viene de lo que tomaste. Casi siempre cede al dormir.',
      'Si hace falta una palabra, mañana basta una línea: tomé de más, y eso estuvo mal.',
    ],
    ask: ['¿Cómo lo llevas?', '¿Qué le haría bien a tu cuerpo?', '¿Qué más hay?'],
    choices: {
      more: 'Es más que la bebida',
      kind: 'Tratarme bien',
      often: 'Me pasa demasiado',
      enough: 'Con esto basta',
    },
  },
  'MATTER.evening': {
    say: [
      'Esas noches son largas, y una casa puede quedar muy callada.',
      'Hay quien le da a la noche algo fijo: la radio, una sopa a las siete, una llamada corta el mismo día de la semana.',
      'Ayuda un lugar donde te conozcan de cara: la biblioteca, un coro, la comida en un centro de mayores. En el {bed} saben qué hay cerca.',
      'Hablarle al gato o a una foto cuenta. Deja una voz en la casa.',
    ],
    ask: ['¿Qué haría más corta esta noche?', '¿Qué podrías probar esta semana?', '¿Qué va contigo?'],
    choices: {
      step: 'Una cosa pequeña para hoy',
      value: 'Lo que me importa',
      person: 'Alguien a quien llamar',
      write: WRITE,
    },
  },
  'CALL.bed': {
    say: [
      'El {bed} es un teléfono gratis de Estados Unidos: saben quién ayuda cerca de ti con la renta, la luz, la comida y lo legal. Si todo es demasiado: {988}, a toda hora.',
      'Es una línea por teléfono, así que no importa si queda lejos. Te piden el código postal y miran qué hay cerca.',
    ],
    choices: { words: 'Qué decirles', person: 'Quiero una persona', goOn: GO_ON },
  },
  'CALL.eating': {
    say: 'Para la comida está la línea ANAD, de lunes a viernes: {eating}. A cualquier otra hora atiende el {988}, aunque no sea una emergencia.',
    choices: { words: 'Qué decirles', person: 'Quiero una persona', goOn: GO_ON },
  },
  'CALL.parents': {
    say: 'Para madres y padres está el {parents}, por llamada o mensaje, a toda hora. Si todo es demasiado, también atiende el {988}.',
    choices: { person: 'Quiero una persona', goOn: GO_ON },
  },
  TRIED: {
    say: '',
    ask: ['¿Hacemos una de estas ahora?', '¿Hay alguna que probarías?', '¿Cuál merece diez minutos?'],
    choices: { think: 'Pensarlo con calma', person: 'Preguntar a una persona' },
  },
};
