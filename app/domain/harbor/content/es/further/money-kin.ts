export const FURTHER_MONEY_KIN_ES = {
  'money.bill': {
    told: [
      'Quizá haces cuentas en el camino, en la ducha, de noche. Sale lo mismo, y aun así vuelves a contar.',
      'El papel está en la mesa y parece que te mira. Hasta lo que no tiene que ver con él se disfruta menos.',
      'Es fácil pensar que había que verlo venir. Nadie puede guardar dinero para cada cosa que se rompe o que hay que pagar.',
    ],
    helps: [
      'Hoy lee el papel entero una vez y anota la fecha, la suma y el teléfono. Como primer paso, con eso basta.',
      'Llama o escribe antes de la fecha: "No puedo pagar todo de una vez y quiero saber qué opciones hay." Anota con quién hablaste.',
      'Un servicio gratuito de ayuda con deudas puede mirarlo contigo y decir qué va primero. Lleva el papel tal como está, con todas sus hojas.',
    ],
  },
  'money.office': {
    told: [
      'Quizá cuentas tu historia a una persona, luego a otra, luego a una máquina. Cada vez hay que empezar de cero.',
      'Puedes pasar media hora al teléfono con la misma música. Luego se corta la llamada, y a empezar otra vez.',
      'Pedir lo que quizá te toca por ley no es pedir limosna. Aun así, tantas preguntas sobre tu vida pueden doler.',
    ],
    helps: [
      'Junta hoy todos los papeles del caso en una carpeta o una bolsa. Escribe por fuera el número del caso y quién dijo qué y qué día.',
      'Manda una carta o un correo corto: "Quiero saber qué papeles faltan y qué día tendré respuesta." Guarda una copia con la fecha.',
      'Un centro de ayuda social puede leer esas cartas contigo y conoce los trámites. Pregunta si alguien puede ir contigo o estar a tu lado en la llamada.',
    ],
  },
  'money.partner': {
    told: [
      'Un recibo en la mesa, y el aire de la cocina puede cambiar. Empieza por una suma, y pronto se trata de mucho más.',
      'Cuando algo del dinero se esconde, de un lado o del otro, eso también se sienta a la mesa. Hasta una charla pequeña se vuelve difícil.',
      'Las otras parejas no enseñan sus cuentas a nadie. Por eso puede parecer que esto no pasa más que en tu casa.',
    ],
    helps: [
      'Si se puede hablar sin miedo, fija media hora en un día tranquilo, con un tema y nada más. Empieza así: "Quiero que miremos los mismos números."',
      'Antes de hablar, piensa una cosa que necesitas saber y una que puedes dar. Con dos cosas basta para una noche.',
      'Un servicio de ayuda a parejas o con deudas también habla contigo a solas. Si en casa da miedo hablar de dinero, llama primero desde otro lugar.',
    ],
  },
  'family.inlaws': {
    told: [
      'En esa mesa eres familia y visita a la vez. Un comentario sobre la sopa o los niños, y tienes que pensar qué puedes decir.',
      'Tu pareja quizá quiere a esas personas desde mucho antes de conocerte. Por eso hay que cuidar cada palabra sobre ellas.',
      'Después de una visita, el camino a casa puede ser muy callado. Repasas cada frase, y es difícil explicar qué fue tan malo.',
    ],
    helps: [
      'Prepara una frase amable para los comentarios: "En casa lo hacemos a nuestra manera." Dila una vez, con voz tranquila, y cambia de tema.',
      'Antes de la próxima visita, acuerda con tu pareja la hora de irse. Basta un motivo sencillo, como que mañana hay que madrugar.',
      'Cuenta a tu pareja un momento, y no la familia entera: "Cuando se dijo eso en la comida, te necesité a mi lado." Elige una hora tranquila.',
    ],
  },
  'family.sibling': {
    told: [
      'Puedes tener trabajo y una llave propia. Con una frase suya, otra vez tienes nueve años.',
      'Cuando para uno son los elogios y para otro las tareas, en la mesa se sabe. Es difícil hablar de eso sin que suene a queja.',
      'Cuando los padres necesitan ayuda, la carga no se reparte por sí misma. Quien hace mucho tiene además en la cabeza quién hizo qué.',
    ],
    helps: [
      'Si se trata de cuidar a tus padres, anota lo que haces en una semana. Luego pide una cosa con un día: "Haz tú la visita del martes, por favor."',
      'Di lo que necesitas sin las historias de antes: "Necesito una respuesta tuya para el viernes." Un deseo, y ninguna lista de lo que pasó.',
      'Cuenta cómo es a alguien que no sea de la familia, como una amistad o un terapeuta. Ahí no tienes que medir las palabras.',
    ],
  },
  'family.leftHome': {
    told: [
      'Quizá todavía compras pan de más y de noche esperas oír la puerta. Tus manos y tus oídos aún no lo saben.',
      'Durante años ellos le dieron forma al día: escuela, comidas, idas y vueltas. Ahora el reloj sigue y no pide nada.',
      'Puedes alegrarte por ellos y quedarte en la puerta de un cuarto vacío. Una cosa no borra la otra.',
    ],
    helps: [
      'Mándales una foto o una línea sobre algo pequeño, como la lluvia o un gato que viste. Déjalo ahí, y que respondan cuando quieran.',
      'Elige una noche de esta semana que antes era de ellos. Pásala con gente: en una clase, en un coro, en un paseo con alguien.',
      'Deja el cuarto como está por ahora, si quieres. Hoy pon la mesa de otro modo o siéntate en otra silla.',
    ],
  },
  'family.blended': {
    told: [
      'Quizá cocinas, llevas y te quedas en vela, y no es a ti a quien llaman. No hay una buena palabra para lo que eres en su vida.',
      'Hay reglas de aquí, reglas de la otra casa y cumpleaños que repartir. Se haga como se haga, alguien puede quedar fuera.',
      'El cariño por tu pareja no pasa sin más a los niños, ni de ellos a ti. Ir despacio no es fallar.',
    ],
    helps: [
      'Haz algo pequeño esta semana con un niño o una niña, sin los demás: pasear un perro, arreglar una bici. Deja que elija si se habla.',
      'Pide a tu pareja una noche para las reglas de la casa y nada más. Empieza así: "Acordemos dos reglas, y tú se las dices a tus hijos."',
      'Un centro de ayuda a familias conoce casas así. Puedes ir primero a solas y decir lo que no dirías en la mesa.',
    ],
  },
  'family.teen': {
    told: [
      'Antes quizá había charla a la hora de dormir. Ahora quizá hay un gesto y nada más, y tú intentas leerlo como una carta.',
      'A las dos de la mañana quizá miras si hay luz bajo la puerta. No sabes si entrar ayudaría o sería peor.',
      'Cada regla puede volverse una pelea. Empezar otra vez en el desayuno, con un plato y un buenos días, cuesta más de lo que parece.',
    ],
    helps: [
      'Toca la puerta, deja algo de comer y di: "Estoy en la cocina si quieres compañía." Luego vete, sin una palabra sobre la escuela o el teléfono.',
      'Elige la regla que más te importa esta semana, y deja descansar dos pequeñas. Dile cuál es y por qué, en dos frases.',
      'Llama a la escuela y pide hablar con quien lleva su grupo o con orientación. Di: "Antes de hacer algo, quiero saber cómo se ve desde la escuela."',
    ],
  },
  'family.holidays': {
    told: [
      'Las tiendas y las canciones dicen cómo debe ser ese día. En la fila, con tu compra, puedes estar en un lugar muy distinto.',
      'Puede haber una silla vacía, o una donde mejor no ver a nadie. Miras a otro lado y pasas el pan.',
      'Quizá empiezas a contar los días semanas antes. Cuando llega, ya pasó diez veces por tu cabeza.',
    ],
    helps: [
      'Decide ya a qué parte del día vas y cuál dejas fuera. Puedes decir: "Llego para el café y me voy a las seis."',
      'Pide a una persona que esté pendiente de ti ese día. Le mandas una palabra, te llama, y así puedes salir un rato.',
      'Piensa en algo tuyo para antes o después: un paseo, una vela, una llamada. Si falta alguien, puede ser para esa persona.',
    ],
  },
  'family.inherit': {
    told: [
      'Es un reloj, unos platos, unos cuartos. También es quién estuvo, a quién le preguntaron y a quién vieron.',
      'Quizá no hubo tiempo para el duelo, y ya hay listas y cartas. Las dos cosas no caben en una semana.',
      'Querer una cosa en especial no es codicia. Una taza rota puede decirte más que la casa.',
    ],
    helps: [
      'Anota dos o tres cosas que significan algo para ti, y por qué. Lleva la hoja a la próxima charla, para no tener que buscar las palabras allí.',
      'Antes de firmar algo, puedes decir: "Primero quiero que alguien lo mire." Pregunta a un notario o en una oficina de ayuda legal.',
      'Pide una charla con alguien neutral en la mesa, como un mediador o una amistad en quien todos confían. Una hora, un tema y sin comida de por medio.',
    ],
  },
  'family.estranged': {
    told: [
      'La gente pregunta por la familia, con buena intención, y tienes que elegir qué decir. Cada respuesta corta deja casi todo fuera.',
      'Para algo así no hay fecha ni tarjeta. Esa persona está en algún lugar, y cada cumpleaños pasa sin ella.',
      'Puede ser un alivio y una herida en la misma semana. No tienes que elegir una de las dos para que otros lo entiendan.',
    ],
    helps: [
      'Escribe una carta con todo lo que dirías, y no la mandes. Guárdala una semana, y luego mira qué quieres hacer con ella.',
      'Ten una frase corta para quien pregunte: "No nos hablamos, y prefiero dejarlo ahí." Luego pregúntale cómo va su semana.',
      'Antes de cualquier paso, háblalo con alguien de fuera, como un terapeuta o una vieja amistad. Di qué esperas y qué no podrías soportar otra vez.',
    ],
  },
} as const;
