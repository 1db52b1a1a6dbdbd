export const FURTHER_MOODS_ES = {
  'worry.social': {
    told: [
      'Quizá repites una frase diez veces y aun así no la dices. Y de noche vuelven las que sí dijiste.',
      'Nadie ve lo rápido que va tu corazón. Puede que solo estés ahí con un vaso, y que eso sea algo difícil.',
      'Se puede querer a la gente y temerla a la vez. Quedarse en casa puede ser un alivio, y luego la noche se hace larga.',
    ],
    helps: [
      'Elige un paso corto para esta semana: saluda en una tienda, o pregunta por un autobús. Después te vas a casa, y eso era todo.',
      'Para una llamada, escribe cómo vas a empezar y cómo vas a acabar. Por ejemplo: "Hola, llamo para pedir una cita".',
      'En la próxima reunión o fiesta, toma una tarea, como los platos o los abrigos. Avisa antes a alguien que quizá te vayas temprano.',
    ],
  },
  'worry.partner': {
    told: [
      'Una respuesta tarde o un tono seco, y el estómago se encoge. Luego vienen las ganas de mirar, o de preguntar otra vez.',
      'Mirar o preguntar puede dar calma por un momento. Después la duda puede volver, y quizá no te gusta haber mirado.',
      'Alguien te importa, y por eso te puede doler. Tener miedo por eso no es debilidad.',
    ],
    helps: [
      'Cuando vengan las ganas de revisar, espera diez minutos con algo en las manos, como los platos o una escoba. Luego mira si siguen con la misma fuerza.',
      'Cuenta el miedo a alguien de confianza, para no cargarlo a solas. Puedes decir: "Por favor, nada más escucha".',
      'Si el momento es de calma y no hay peligro, dilo una vez, sin el teléfono en la mano. Por ejemplo: "Hoy volvió el miedo".',
    ],
  },
  'worry.future': {
    told: [
      'A veces parece que todo el mundo tiene un mapa. En tu propia vida muchas veces ves apenas el próximo tramo.',
      'Una pregunta tan grande puede llegar de noche, en la ducha o en la calle. Casi no hay lugar donde te deje en paz.',
      'Pensar para qué es tu tiempo es algo serio. No quiere decir que hasta hoy lo hayas gastado mal.',
    ],
    helps: [
      'Deja los próximos diez años para otro día. Escribe una cosa que quieres tener más este mes y una que quieres tener menos.',
      'Pide a alguien de más edad que te cuente cómo llegó a lo que hace hoy. Que te cuente también las vueltas que dio.',
      'Dale un lugar a la preocupación: una hoja y un cuarto de hora durante el día. Si llega de noche, dile que su hora es mañana.',
    ],
  },
  'worry.driving': {
    told: [
      'El miedo suele empezar mucho antes de la puerta o del auto. Medio día se puede ir en pensar cómo evitarlo.',
      'Para otra gente son unos pisos o un rato de camino. Para tu cuerpo puede ser una alarma, y una alarma no escucha razones.',
      'Quizá conoces cada desvío, cada escalera y cada excusa. Poca gente nota lo que te cuesta un día normal.',
    ],
    helps: [
      'Elige una parte muy pequeña, como sentarte en el auto parado o quedarte junto al ascensor. Respira despacio unos minutos, y que por hoy sea todo.',
      'Pide a alguien con calma que te acompañe en una salida corta esta semana. Busca con esa persona una palabra que diga: volvemos ya, sin explicar nada.',
      'En una consulta médica o de terapia conocen este miedo. Puedes empezar con una frase: "Hay cosas que evito, y eso me limita".',
    ],
  },
  'panic.after': {
    told: [
      'Tu cuerpo ha corrido mucho sin moverse del sitio. No es raro que ahora le falte fuerza o que algo le duela.',
      'Una parte de ti quizá espera el próximo ataque, con cada latido raro. Cuesta descansar mientras se hace guardia.',
      'Llegó sin permiso, y lo pasaste minuto a minuto. No hay de qué avergonzarse, aunque la vergüenza esté ahí.',
    ],
    helps: [
      'Trata este día como el que sigue a una mala noche. Bebe agua, come algo sencillo y deja para mañana lo que pueda esperar.',
      'Dile a una persona: "Tuve un ataque de pánico y hoy voy despacio". No tienes que explicar nada más.',
      'Si fue el primero, o no está claro qué fue, pide una revisión médica. Si ahora te duele el pecho o casi no puedes respirar, llama a emergencias.',
    ],
  },
  'anger.partner': {
    told: [
      'La taza, el tono, los zapatos en la entrada. Cada cosa es pequeña, y aun así puede llenar todo el cuarto.',
      'Después puede parecer absurdo tanto enojo por tan poco. Mientras dura es real, y quema.',
      'Se puede querer a alguien y casi no soportar cómo cierra una puerta. Las dos cosas caben en el mismo día.',
    ],
    helps: [
      'Cuando suba el calor, di: "Necesito diez minutos y luego vuelvo". Ve a otro cuarto o sal a caminar un poco, y después vuelve.',
      'Piensa esta noche qué habrías querido en lugar de eso, y busca una frase corta para decirlo. En un momento de calma, elige si quieres decirla.',
      'Si el enojo en casa te da miedo, el tuyo o el de tu pareja, habla primero con alguien de fuera. En una línea de ayuda no suele hacer falta dar tu nombre.',
    ],
  },
  'anger.child': {
    told: [
      'Un niño o una niña puede dar justo donde ya no te quedan fuerzas. Entonces la voz puede salir más fuerte de lo que querías.',
      'Después hay silencio, y quizá sigues oyendo tu propia voz. Pocos sonidos cuestan tanto.',
      'Pocas madres y pocos padres dicen esto en voz alta. Ya lo has dicho, y lo miras de frente.',
    ],
    helps: [
      'La próxima vez que suba, mira que tu hijo o hija no corra peligro y ve al cuarto de al lado. Pon las manos bajo el agua fría hasta que pase lo peor.',
      'Puedes volver y decir: "Grité, y no fue culpa tuya". Que sea corto, y no esperes una respuesta.',
      'Si temes hacerle daño, busca que tu hijo o hija esté en un lugar seguro y llama ya a alguien o a emergencias. Para otro día hay centros de ayuda a la familia.',
    ],
  },
  'anger.past': {
    told: [
      'Habrá quien diga que pasó hace mucho. En el cuerpo puede estar tan vivo como si fuera de esta mañana.',
      'Quizá has dado ese discurso cien veces, en la ducha o en la cama. La persona que debía oírlo no está.',
      'Nadie puede ponerte una fecha para que se te pase. También eres tú quien decide si perdona o no.',
    ],
    helps: [
      'Escribe la carta que no vas a enviar, con todo lo que no dijiste entonces. Después rómpela, o guárdala en un lugar seguro.',
      'Cuando empiece la vieja película, ponte de pie y haz algo con las manos, como lavar una taza. No tienes que verla hasta el final.',
      'Cuéntalo una vez, de principio a fin, en terapia o a alguien que no tuvo parte en eso. Di primero: "Quiero que me escuches y nada más".',
    ],
  },
} as const;
