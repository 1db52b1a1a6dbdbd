export const FURTHER_AWAY_ES = {
  'breakup.fresh': {
    told: [
      'Puede que el cuerpo tarde en enterarse. Busca su lado de la cama, o el teléfono a la hora de siempre.',
      'Alivio, rabia y ganas de llamar caben en una hora. Eso no dice que terminar estuvo mal, ni que estuvo bien.',
      'No se va solo una persona. También el domingo, las bromas, el plan del verano, quien preguntaba cómo te fue.',
    ],
    helps: [
      'Que alguien recoja tus cosas por ti, o que te acompañe. Fijen el día por escrito, y que sea breve.',
      'Cambia las claves del correo, el teléfono y el banco, y deja de compartir tu ubicación. Es media hora tranquila, y marca una línea.',
      'Lo que quieras decirle, escríbelo en tus notas y no en el chat. Si en tres días sigue siendo verdad, ya decidirás.',
    ],
  },
  'breakup.movedOn': {
    told: [
      'Mirar su perfil son diez segundos y puede costar la noche. Quizás la mano ya sabe el camino y va más rápido que tú.',
      'En las fotos se ve feliz, que para eso son las fotos. Quizás comparas su mejor minuto con tu peor noche.',
      'Que haya alguien más no te hace valer menos. Lo rápido que pasó dice poco de lo que fuiste en su vida.',
    ],
    helps: [
      'Pide un favor a tus amistades: ninguna noticia de esa pareja, ni buena ni mala. Hay quien las cuenta porque cree que quieres saber.',
      'Silencia su nombre, y que la app de fotos no muestre esa cara en los recuerdos. Se puede deshacer. Por eso cuesta menos que borrar.',
      'Acuerda una palabra con una amistad. Cada vez que la mano vaya a ese perfil, manda esa palabra en lugar de mirar.',
    ],
  },
  'breakup.divorce': {
    told: [
      'En una hora ordenas papeles del banco, y en la otra aparece una foto vieja. Ninguna oficina te da tiempo entre las dos.',
      'Hay que ser razonable con lo que más duele, y con esa misma persona. Eso pide más fuerza de la que se ve.',
      'En los papeles parece una lista de cosas y de días. No hay renglón para lo que fue, ni para lo que esperabas.',
    ],
    helps: [
      'Empieza una carpeta: impuestos, banco, contrato o escritura de la casa, papeles de los hijos. Guarda unas copias en otro lado.',
      'Si le escribes, solo datos: día, hora, lugar, dinero. Léelo como si lo fuera a ver un juez, y luego envíalo.',
      'Si hay hijos, lo que necesitan oír es corto: Esto no lo causaste tú, y no tienes que elegir. Dilo más de una vez.',
    ],
  },
  'friends.leftOut': {
    told: [
      'Muchas veces te enteras por una foto, y en mal momento. Después toca hacer como si tuvieras otros planes.',
      'Preguntar se parece a rogar, y callar se parece a aceptar. Por eso se queda tanto tiempo adentro.',
      'Una invitación dice algo de un grupo en una noche. No es una lista de quién importa.',
    ],
    helps: [
      'Dilo a una persona, no al grupo: Vi que se juntaron, me habría gustado ir. Y déjalo ahí.',
      'Invita tú primero, en pequeño y con día: dos personas, el jueves, algo barato. Un plan claro logra más que decir tenemos que vernos.',
      'Silencia el grupo la noche en que se juntan. En la mañana todo sigue allí, y quizás hayas dormido.',
    ],
  },
  'friends.fight': {
    told: [
      'Falta la persona, y falta también a quien se lo habrías contado. Son dos huecos en un mismo día.',
      'Cuando una amistad rompe la confianza, cambia también el pasado. Dan ganas de volver atrás y ver qué fue real.',
      'Para los líos de amor hay canciones. Por los líos de amistad casi nadie pregunta, y pueden doler igual.',
    ],
    helps: [
      'Duerme una noche y luego manda dos líneas: qué te dolió, y que quieres hablar. Sin lista, sin capturas, sin nadie más en el chat.',
      'Pide a las amistades en común que no se metan: No necesito que tomes partido. Si no, una pelea de dos se vuelve de ocho.',
      'Si tienes una parte, nombra solo esa: El viernes me pasé contigo. Deja fuera la palabra pero, y dale unos días a la respuesta.',
    ],
  },
  'friends.bullied': {
    told: [
      'El día se empieza a planear por esa gente: la entrada, el asiento, la pausa, el celular. Eso gasta una fuerza que nadie ve.',
      'Suelen llamarlo broma, para que parezca que no aguantas nada. Una broma es cuando se ríen todos.',
      'Entre quienes miran, a muchos les parece mal y callan por miedo a que les toque. Su silencio no es un sí.',
    ],
    helps: [
      'Guarda todo antes de bloquear: capturas con nombre, fecha y hora. Luego muéstralo entero a quien tiene que actuar: escuela, familia o jefe.',
      'Cuéntalo con datos: el lunes, en el pasillo, estas palabras, estas dos personas lo vieron. Y di: Necesito que esto pare, y quiero saber cómo.',
      'Si la primera persona no hace nada, sube un escalón: orientación, dirección, recursos humanos. Hazlo por escrito, con la fecha de la primera charla.',
    ],
  },
  'friends.drifted': {
    told: [
      'A veces no hubo pelea, y no hay nada que arreglar ni con quién enojarse. Fue bajando, y un día se nota.',
      'Escribir siempre primero te hace llevar la cuenta: hace cuánto, quién fue, qué corta la respuesta. Contar ya duele.',
      'Mudanzas, trabajos, hijos, noches de cansancio: muchas veces es eso, y no tú. El hueco del viernes es el mismo.',
    ],
    helps: [
      'Manda algo que pida poco: una foto de un lugar de antes, con tres palabras. A eso se contesta más pronto que a una carta larga.',
      'Propón una cita fija que no haya que planear: el primer domingo del mes, veinte minutos por teléfono. Así nadie tiene que dar el primer paso.',
      'Escribe a alguien que tú dejaste de buscar, y no a quien nunca contesta. Puede haber quien espere una línea tuya.',
    ],
  },
  'lonely.newPlace': {
    told: [
      'Al llegar, todo es trabajo: el bus, los papeles, las bromas. De noche la cabeza está llena, y no hay a quién contarlo.',
      'De donde vienes, alguien sabía quién eres. Aquí cada saludo empieza de cero, y eso hace sentir poca cosa a cualquiera.',
      'La gente de ahí ya tiene su grupo, y suele estar lleno, no cerrado. De una cara a una amistad se tarda más de lo que se cree.',
    ],
    helps: [
      'Pregunta en la biblioteca pública qué hay esta semana. Muchas tienen clases de idioma y grupos de lectura gratis, y puedes ir sin compañía.',
      'Pregunta a alguien del edificio o del trabajo lo que sabe la gente del lugar: el buen pan, el mecánico honrado. Es un saludo fácil.',
      'Busca gente de tu tierra, de tu fe o de un deporte que conozcas. Una cosa en común ahorra las tres primeras charlas.',
    ],
  },
  'lonely.nobody': {
    told: [
      'El teléfono no suena, y el domingo la voz sale ronca. Es raro pasar días sin oír tu nombre.',
      'Cuanto más silencio hay, más cuesta llamar. Parece que primero hay que tener algo que contar.',
      'No tener a nadie cerca dice poco de cómo es estar contigo. Mudanzas, turnos, enfermedad o años de trabajo se lo hacen a cualquiera.',
    ],
    helps: [
      'Apúntate a un turno donde falten manos: un banco de comida, un refugio de animales, una biblioteca. Con una tarea, nadie tiene que buscar tema.',
      'Hay líneas para conversar, no solo para una crisis. Busca línea de escucha y el nombre de tu ciudad, y guarda el número antes del domingo.',
      'Toma la peor hora del fin de semana y pásala donde haya gente: el mercado, la misa, un partido en el parque. No hace falta hablar con nadie.',
    ],
  },
  'lonely.old': {
    told: [
      'Cocinar para una persona, comer en diez minutos, y dejar la radio puesta para que alguien hable. Así el día es largo.',
      'Va quedando poca gente que recuerde la misma calle. Es una soledad aparte, y las visitas no la llenan del todo.',
      'Por no molestar, no se llama primero. Del otro lado creen que todo va bien. Así hay más silencio de los dos lados.',
    ],
    helps: [
      'Llama al centro de mayores o a la oficina del adulto mayor de tu ciudad. Pide tres cosas: almuerzo con gente, transporte y visitas.',
      'Dales una hora fija a tus hijos o a quien tengas cerca: el domingo a las cinco, diez minutos. Una llamada con hora no molesta a nadie.',
      'Si en un grupo ya cuesta seguir la charla, pide al médico una prueba de oído. Hay quien se queda en casa por eso y culpa a la edad.',
    ],
  },
  'grief.recent': {
    told: [
      'Por horas puede no parecer verdad, y de pronto ahí está su abrigo. La cabeza lo aprende de a poco.',
      'De golpe hay papeles, llamadas y visitas, cuando cuesta hasta hallar las llaves. Con el duelo, por un tiempo, todo se olvida y va más lento.',
      'Llorar, no sentir nada, reír con una historia vieja, enojarse con quien murió: todo eso es duelo. No hay un orden correcto.',
    ],
    helps: [
      'Si te tocan los papeles, pide más de una copia oficial del acta de defunción. Casi cada oficina quiere la suya.',
      'Que una persona haga las llamadas y dé la noticia, con las palabras que tú elijas. No tienes que decirlo treinta veces.',
      'Su ropa, su cuarto, su teléfono casi siempre pueden quedarse como están. Si alguien pregunta cómo ayudar, di: una comida caliente el jueves.',
    ],
  },
  'grief.longAgo': {
    told: [
      'El cuerpo muchas veces sabe la fecha antes que la cabeza. El sueño o el ánimo cambian unos días antes, y luego se ve por qué.',
      'Con los años la gente deja de preguntar, y así se deja de contar. Se lleva por dentro un día normal, y nadie lo nota.',
      'Que todavía duela no es ir para atrás. Hay quien sigue hablando por dentro con quien le falta, y no tiene que dejarlo.',
    ],
    helps: [
      'Di su nombre en la mesa: hoy sería su cumpleaños. A veces los demás solo esperan que alguien empiece.',
      'Busca a alguien de aquel tiempo y pide una historia que no sepas. Así te llega algo nuevo de quien falta.',
      'Prepara la fecha antes de que llegue: dónde estarás al mediodía, con quién, qué dejas fuera este año. Ese día todavía puedes cambiarlo.',
    ],
  },
  'grief.pet': {
    told: [
      'El día entero está hecho de cosas chicas: el paseo, el plato, el peso en los pies. Su lugar se nota en toda la casa.',
      'Hay gente que dice que es solo un animal. Esa gente no compartió el sofá, los años malos ni las mañanas.',
      'Decidir por un animal pesa mucho. No puede decir cuándo, y por eso tanta gente duda después, sea lo que sea que eligió.',
    ],
    helps: [
      'Si todavía hay que decidir, pregunta en la veterinaria cómo es un buen día para tu animal. Luego cuenta una semana los días buenos y los malos.',
      'En la veterinaria pueden saber de un grupo o una línea para quien pierde un animal. Allí nadie dice que era solo un gato.',
      'Pide una huella de su pata o un poco de pelo, también si el final está cerca. El plato y la cama se quedan hasta que quieras moverlos.',
    ],
  },
  'grief.pregnancy': {
    told: [
      'Muchas veces ya se había pensado un año entero: el cuarto, el nombre, el mes. Eso también se pierde, y nadie más lo veía.',
      'La gente quiere consolar y habla de la próxima vez. Pero el que falta es este bebé.',
      'La cabeza busca una culpa: una bolsa pesada, un mal día. Los médicos dicen que casi nunca es por algo que hicieron los padres.',
    ],
    helps: [
      'Las apps y las tiendas de bebés siguen mandando cosas. Pide a alguien que te dé de baja esta semana, para que no tengas que verlas.',
      'Pregunta en el hospital qué guardaron: una foto, una huella, la pulsera, un papel con el nombre. Muchas veces se puede pedir más tarde.',
      'Ten una frase para quien pregunte: Perdimos al bebé, y hoy no quiero hablar de eso. No le debes más a nadie.',
    ],
  },
  'grief.patient': {
    told: [
      'Alrededor todo sigue: el otro cuarto, la otra llamada, el camino a casa. La imagen llega después, cuando hay silencio.',
      'La cabeza lo repite y busca el minuto en que se podía hacer otra cosa. Lo busca también donde no lo hubo.',
      'A quien no es familia casi nadie le da el pésame. Aun así tuviste un lugar en esa vida, o en su última hora.',
    ],
    helps: [
      'Si fue en el trabajo, pide una reunión con quienes estuvieron. Pregunta también por apoyo para el personal: suele ser gratis y privado.',
      'Al final del turno o del día, ciérralo con un gesto: agua tibia en las manos, su nombre una vez, el abrigo. Hay enfermeras que lo hacen por años.',
      'Si las imágenes siguen llegando solas después de unas semanas, o evitas el lugar, díselo a un médico. Eso se conoce y se trata.',
    ],
  },
} as const;
