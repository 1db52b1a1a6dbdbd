export const FURTHER_LOSS_ES = {
  'grief.parent': {
    told: [
      'Quizá aún buscas el teléfono para contarle algo. Y luego te acuerdas, y duele otra vez.',
      'A cualquier edad se puede seguir siendo su hija o su hijo. Es raro estar aquí sin quien estaba antes que tú.',
      'Con una madre o un padre, el amor y las viejas heridas pueden ir muy juntos. No hace falta ordenarlos para llorar.',
    ],
    helps: [
      'Cuenta a una persona una historia corta de quien murió, aunque sea graciosa o dura. Puedes empezar con: "Hoy me acordé de algo".',
      'Las llamadas y los papeles no tienen que ser todos tuyos. Haz una lista y pide a alguien que se ocupe de una cosa.',
      'Ten cerca esta semana una cosa pequeña que era suya. O guarda alguna, si verla es demasiado.',
    ],
  },
  'grief.child': {
    told: [
      'Quizá cuentas la edad que tendría, o piensas qué haría hoy. No dejas de ser su madre o su padre.',
      'La gente puede callar, o decir cosas con buena intención que igual duelen. A veces acabas tú dando consuelo.',
      'La pregunta de cuántos hijos tienes ya no es simple. Puedes contestar de la manera que aguantes ese día.',
    ],
    helps: [
      'Di hoy su nombre a alguien, o escríbelo. A alguien cercano puedes decirle: "Di tú también su nombre cuando hablemos".',
      'Hay grupos de madres y padres a quienes se les ha muerto un hijo o una hija. Pregunta en un centro de salud, o pide a alguien que llame por ti.',
      'Deja que una persona haga algo simple por ti esta semana. Puede ser una comida, las llamadas, o estar en el cuarto de al lado.',
    ],
  },
  'grief.partner': {
    told: [
      'El otro lado de la cama, la otra silla, la segunda llave. La casa puede decírtelo todo el día.',
      'Quizá te vuelves para contarle lo duro que es. La persona con quien hablarías de esto es la que murió.',
      'Perdiste a una persona, y también la forma que tenía el día. Puede que hasta la hora de cocinar o dormir haya que buscarla de nuevo.',
    ],
    helps: [
      'Piensa en la hora más dura de tu día y pon ahí una voz. Puedes decir a alguien: "Llámame a las siete, aunque sean cinco minutos".',
      'Si hay papeles y cuentas, ponlos primero todos en una caja. Después pide a alguien de confianza que los mire contigo.',
      'Si la cama o su silla es demasiado, usa otro lugar por ahora. No quiere decir que dejes atrás a esa persona.',
    ],
  },
  'grief.things': {
    told: [
      'Un abrigo puede guardar su olor, y una nota, su letra. Un solo cajón puede llevar toda una tarde.',
      'Dar una cosa puede parecer un adiós más. Y guardarlo todo también puede pesar.',
      'Quizá otros opinan sobre cuándo hay que hacerlo. Pero eres tú quien tiene que abrir esa puerta.',
    ],
    helps: [
      'Empieza por lo que dice poco, como toallas o lápices. Pon una alarma de veinte minutos, y cuando suene, para.',
      'Haz tres montones: guardar, regalar y todavía no. El último puede ser el más grande, y cabe en una caja con tapa.',
      'Pide a alguien con calma que esté allí contigo. Puedes decir: "No tienes que hacer nada, solo quédate mientras abro esto".',
    ],
  },
  'grief.suddenly': {
    told: [
      'La cabeza puede volver a ese día una y otra vez. Busca el lugar donde todo pudo ir por otro camino.',
      'Quizá había planes para la semana y cosas a medio decir. La cabeza puede tardar en creerlo.',
      'Quizá otros quieren saber primero cómo fue. Pero hubo una persona entera, con toda una vida antes de ese día.',
    ],
    helps: [
      'No le debes los detalles a nadie. Puedes decir: "No hablo de cómo fue, pero puedo hablar de quién era".',
      'Escríbele una carta corta con lo que no hubo tiempo de decir. Dos líneas bastan, y nadie tiene que leerla.',
      'Hay grupos para quien pierde a alguien de repente, y también por un suicidio. Pregunta en un centro de salud, o pide a alguien que pregunte por ti.',
    ],
  },
  'grief.before': {
    told: [
      'Quizá deseas más tiempo, y una hora después deseas que acabe. Las dos cosas caben en la misma persona.',
      'Se puede llorar a alguien que todavía está en el cuarto. Es difícil explicarlo a quien pregunta cómo va todo.',
      'Un día bueno puede tener una sombra, porque quizá es el último así. Eso hace difícil estar en él y nada más.',
    ],
    helps: [
      'Cuando no salen las palabras, haz una cosa pequeña a su lado. Toma su mano, pon una canción que le guste o lee en voz alta.',
      'Pregunta al equipo médico qué puede venir ahora y a quién llamar de noche. Pon ese número donde lo puedas encontrar.',
      'Si hay algo que decir, basta una frase corta. Puede ser "Gracias", "Perdóname" o "Voy a pensar en ti".',
    ],
  },
} as const;
