export const FURTHER_BODY_ES = {
  'body.pain': {
    told: [
      'Los demás ven las horas buenas y creen que ya pasó. Lo que cuesta verse bien no se nota.',
      'El dolor largo también gasta la paciencia. Si algo pequeño ya es demasiado, casi siempre es el dolor y no el carácter.',
      'Cuesta hacer planes cuando ningún día es seguro. Cancelar otra vez no es debilidad, y encima duele.',
    ],
    helps: [
      'Anota para la consulta lo que el dolor no te deja hacer: subir, dormir, cargar una olla. Al médico le dice más que un número.',
      'Propón al médico una clínica del dolor o terapia física. Ahí se busca más vida con él, no solo menos dolor.',
      'Elijan en casa una señal para los días malos, como una taza roja en la mesa. Así nadie pregunta y no hay que explicar.',
    ],
  },
  'body.waiting': {
    told: [
      'Cada vez que suena el teléfono, el corazón salta. Así cuesta vivir un día normal.',
      'La cabeza llena el hueco con lo peor. Eso muestra lo mucho que está en juego, no lo que va a salir.',
      'Paciencia, dice la gente, y su semana sigue igual. Para ti una parte de la vida está en pausa.',
    ],
    helps: [
      'Llama y pregunta qué día llega, quién avisa y qué hacer si pasa ese día. Así no hay que esperar a toda hora.',
      'A veces el resultado sale en línea antes de que llame el médico. Decide hoy si lo abres a solas, con alguien o después.',
      'Elige quién te acompaña ese día, en persona o por teléfono. Su tarea es anotar, porque la mitad se pierde.',
    ],
  },
  'body.diagnosis': {
    told: [
      'La mitad de lo que dicen en esa consulta se pierde al salir. Con noticias así le pasa a casi todo el mundo.',
      'Luego vienen las caras de los demás, y también piden consuelo. Cargar además con su susto es mucho.',
      'Un diagnóstico dice algo de tu salud. No dice quién eres, ni cómo va a ser cada día.',
    ],
    helps: [
      'Pregunta en la clínica qué hay que decidir esta semana y qué puede esperar. Muchas veces casi todo puede esperar.',
      'Mira si hay alguien de enfermería o trabajo social para esto. También saben de viajes, papeles y dinero.',
      'Escoge a una persona que dé la noticia a los demás. Dile qué puede contar y a quién, y tu teléfono va a sonar menos.',
    ],
  },
  'body.tired': {
    told: [
      'Un baño puede gastar la fuerza de toda la mañana. La gente sana lo olvida muy rápido.',
      'Muchas veces lo peor es la culpa: el trabajo, los platos, los mensajes. Quedarse sin fuerza no es pereza.',
      'La gente suele querer que el lunes ya andes de pie. El cuerpo lleva su propia cuenta, y forzarlo casi nunca la acorta.',
    ],
    helps: [
      'Avisa al trabajo con una frase: estoy mal de salud y hoy no voy. Casi nunca hace falta contar más.',
      'Pon agua, algo de comer y el cargador junto a la cama ahora. Cada vuelta que te ahorras es fuerza para después.',
      'Si dura semanas o empeora, pide una revisión al médico. Dile qué podías hacer antes y ahora no.',
    ],
  },
  'newborn.noSleep': {
    told: [
      'Con el sueño roto noche tras noche, nadie piensa claro ni guarda la calma. Viene de no dormir, no de criar mal.',
      'Hay bebés que lloran horas, con leche, pañal seco y en brazos. Eso no prueba que alguien lo haga mal.',
      'La gente dice: disfruta esta etapa. A las cuatro de la mañana cuesta oír eso, y se puede querer al bebé y querer salir de ahí.',
    ],
    helps: [
      'Si ya es demasiado: el bebé boca arriba en la cuna, la puerta cerrada y diez minutos lejos. Eso es seguro. Sacudirlo, nunca.',
      'Parte la noche con alguien: una persona hasta las dos, la otra después. Un rato largo de sueño ayuda más que muchos cortos.',
      'Cuéntale al pediatra cuántas horas llora y cuántas duermes tú. Las dos cosas son parte de la consulta.',
    ],
  },
  'newborn.noJoy': {
    told: [
      'Todos miran al bebé y esperan que brilles. Detrás de la sonrisa puede haber un gran vacío.',
      'El lazo no llega el primer día para todos. A menudo crece despacio, de tanto dar de comer y cargar.',
      'Nadie lo dice en el parque, y así cada quien cree que solo le pasa en su casa. Con un bebé nuevo es algo muy común.',
    ],
    helps: [
      'Dile a la enfermera o al médico: desde que llegó el bebé no hay alegría, quiero ver si es depresión. Lo oyen seguido.',
      'Si vienen ideas que asustan, sobre el bebé o sobre ti, llama hoy a un médico. Ya las han oído, y se pueden tratar.',
      'En los días vacíos el bebé pide leche, calor y un pañal seco. Eso se puede dar sin alegría, y el resto espera.',
    ],
  },
  'newborn.pregnant': {
    told: [
      'El cuerpo avanza y no espera a la cabeza. Eso solo ya puede dar miedo.',
      'Parece que todos saben qué hay que pensar de esto. Miedo, duda y alegría pueden venir el mismo día.',
      'Mientras nadie lo sabe, es mucho para llevarlo en silencio. A quién se lo cuentas, y cuándo, es cosa tuya.',
    ],
    helps: [
      'La primera consulta dice de cuántas semanas va. Con esa fecha sabes cuánto tiempo hay para pensar.',
      'Por teléfono, pregunta si ahí atienden médicos o enfermeras, y de qué opciones hablan. Hay sitios que hablan de una sola.',
      'Ponle nombre al miedo más grande: el parto, el dinero, el trabajo o la otra persona. Cada uno se consulta con alguien distinto.',
    ],
  },
  'sleep.thoughts': {
    told: [
      'De día hay ruido y trabajo encima. A oscuras, la misma idea tiene todo el cuarto.',
      'Luego empieza la cuenta: quedan cinco horas, ya solo cuatro. Esa cuenta sola quita el sueño.',
      'Mientras más se busca el sueño, menos viene. Es de las pocas cosas que empeoran con el esfuerzo.',
    ],
    helps: [
      'Pon muy bajo una charla o un libro que ya conoces, y que se apague solo. La cabeza sigue la voz y suelta su lista.',
      'Toma una palabra, como jardín, y busca cinco cosas con cada letra. Aburre tanto que la idea pierde el hilo.',
      'Si ya van semanas, pregunta al médico por la terapia TCC para el insomnio. Es aprender a dormir, sin pastillas.',
    ],
  },
  'sleep.wakes': {
    told: [
      'A las tres de la mañana todo se ve el doble de grande. Con el desayuno muchas veces vuelve a su tamaño.',
      'Parece que toda la calle duerme y tú no. Puede ser la hora más sola del día.',
      'Despertarse un momento es normal, y casi nadie lo recuerda. Lo que gasta el día siguiente es no volver a dormir.',
    ],
    helps: [
      'Pon hoy el reloj contra la pared. Si la espera es larga: una silla, poca luz y un libro aburrido, hasta que se cierren los ojos.',
      'Revisa una semana: la siesta, el café de la tarde, una copa, el calor, ir al baño. Muchas veces una de esas cosas influye.',
      'Habla con un médico si pasa casi cada noche, o si hay ronquidos, dolor o falta de aire. Esas causas se pueden encontrar.',
    ],
  },
  'sleep.nightmares': {
    told: [
      'Abres los ojos y el corazón sigue corriendo, aunque el cuarto está en calma. El cuerpo tarda en creer que ya pasó.',
      'Tras varias noches así, la hora de acostarse se va cada vez más tarde. Y con menos sueño se suele soñar peor.',
      'Un sueño no es un deseo ni un aviso. Casi siempre muestra lo que la cabeza todavía tiene entre manos.',
    ],
    helps: [
      'De día, toma un sueño de los menos duros y dale otro final, el que quieras. Repásalo así cada noche, una semana.',
      'Deja a mano una lámpara y algo que sea de hoy, como tus llaves. Prende la luz, tócalo y mira el cuarto.',
      'Consulta con un médico si vienen cada semana o si empezaron con una medicina nueva. Hay terapia hecha para las pesadillas.',
    ],
  },
  'sleep.shifts': {
    told: [
      'Te acuestas cuando la calle despierta. El mundo sigue con su día, y el tuyo va al revés.',
      'Los demás oyen que estás en casa y creen que tienes tiempo. Dormir al mediodía parece pereza, y es lo contrario.',
      'Los días libres se viven como los demás o como el turno. De las dos formas falta algo, y no es mala organización.',
    ],
    helps: [
      'Deja el cuarto oscuro antes de salir al turno, con papel aluminio o una manta gruesa. La luz de la mañana despierta al cuerpo.',
      'Cuelga en la puerta tus horas de sueño y deja que solo dos personas puedan llamar. Una hora fija se respeta más que una queja.',
      'Pide en el trabajo turnos que avancen: mañana, tarde, noche. O varios iguales seguidos, porque el cuerpo los lleva mejor.',
    ],
  },
  'panic.now': {
    told: [
      'En el pánico el corazón corre porque el cuerpo cree que hay peligro. Está hecho para eso, y también para parar.',
      'Un ataque de pánico se parece a morir o a perder la razón. No es eso, y lo más alto suele pasar en diez minutos.',
      'En estos minutos no hay nada que resolver. Puede temblar y hacer ruido, y aun así va bajando.',
    ],
    helps: [
      'Suelta el aire despacio, con los labios casi cerrados. Que salga más lento de lo que entra, sin guardarlo.',
      'Toma algo frío en la mano, o ponte agua fría en la cara y las muñecas. Luego di en voz alta el color de cinco cosas.',
      'Si el dolor en el pecho es nuevo, no se va o no es como otras veces, llama a emergencias. Para eso están.',
    ],
  },
  'panic.next': {
    told: [
      'Primero es el bus, luego la tienda, luego salir de noche. Cada no da alivio, y el miedo aprende de eso.',
      'Vigilar el propio corazón todo el día cansa. También cansa saber siempre dónde está la salida.',
      'Otros no entienden qué puede pasar en un supermercado. No ven lo real que es la alarma por dentro.',
    ],
    helps: [
      'Haz cinco pasos hacia un solo lugar, de la esquina hasta adentro. Esta semana el más fácil, y quédate hasta que el miedo baje.',
      'Dile a alguien que suele estar contigo qué te sirve. Por ejemplo: quédate cerca, no preguntes, dame diez minutos.',
      'Hay una terapia que practica con el miedo, se llama exposición. Pregunta al médico. Mucha gente ha vuelto así a lugares que había dejado.',
    ],
  },
  'drink.more': {
    told: [
      'Esconderlo es otro trabajo: los rastros, los cuentos, llevar la cuenta. Eso cansa además de todo lo demás.',
      'Por una hora muchas veces sí ayuda, y por eso cuesta tanto. El precio llega de noche o al otro día.',
      'La regla de la mañana se rompe en la noche: a muchos les pasa así. Habla más de lo que se toma que del carácter.',
    ],
    helps: [
      'Quien toma alcohol o pastillas a diario no debe parar de un día para otro sin un médico. Llama antes a uno.',
      'Durante una semana, anota la hora y el motivo de cada vez, nada más. Así se ve qué hora es la más fácil de cambiar.',
      'A un médico basta decirle: es más de lo que quiero, y lo escondo. Lo oye seguido, y hay tratamiento.',
    ],
  },
  'drink.relapse': {
    told: [
      'La vergüenza dice que ya todo está perdido. Esa idea es la que muchas veces lleva a la siguiente.',
      'A menudo empezó días antes, con mal sueño, una pelea o mucho tiempo a solas. El primer trago o la pastilla llegó al final.',
      'De los días sin consumir sabes cosas que antes no sabías. Una caída no te quita eso.',
    ],
    helps: [
      'Díselo hoy a una persona, un padrino, un médico o alguien de confianza: pasó. Lo que se cuenta el mismo día suele quedar más chico.',
      'Tras un tiempo sin consumir, el cuerpo aguanta menos. La cantidad de antes puede ser un peligro, más con drogas, así que avisa a alguien.',
      'Si otra vez van varios días seguidos, pregunta a un médico antes de parar. Luego llama al grupo o clínica que te conoce.',
    ],
  },
  'drink.stop': {
    told: [
      'Las ganas hablan como si fueran a crecer hasta que cedas. Casi siempre suben, se quedan un rato y bajan.',
      'Hay mucho atado a eso: los amigos, la noche, el camino a casa. Consumir menos es también hacer noches nuevas, y eso lleva tiempo.',
      'Alrededor no todos aplauden. Hay quien extraña los brindis, y eso puede doler más que las ganas.',
    ],
    helps: [
      'Si tomas alcohol o pastillas a diario, no pares de un día para otro sin un médico. Con temblores o si ves cosas, llama a emergencias.',
      'Ten una frase lista para cuando te ofrezcan: hoy no, mañana madrugo. La razón de verdad no se la debes a nadie.',
      'Prepara la hora difícil antes de que llegue: otro camino, una llamada, comida en la mesa. Suele ser entre el trabajo y la cena.',
    ],
  },
  'drink.gambling': {
    told: [
      'Después viene la cuenta: el dinero, las horas, el reloj. Y luego las ganas de arreglarlo con una vez más.',
      'No huele y nadie lo ve. Por eso es fácil de esconder, y se lleva a solas.',
      'Mientras dura, por fin la cabeza se calla. Lo que así se aleja suele ser lo que pide ayuda.',
    ],
    helps: [
      'Borra hoy la tarjeta guardada en el teléfono y en las aplicaciones. Cada paso de más da un minuto para pensar.',
      'Muchos casinos y sitios de apuestas te bloquean si lo pides, y algunos bancos frenan esos pagos. Elige el plazo más largo.',
      'Pide a alguien que guarde las tarjetas o la clave de pantalla por un mes. Pídelo en la mañana, con las ganas lejos.',
    ],
  },
  'food.binge': {
    told: [
      'Mientras pasa, muchas veces es como estar lejos. Después viene el silencio, y con él la culpa.',
      'Mañana, reglas más duras: esa promesa es parte del círculo. Los días estrictos suelen llevar a la próxima vez.',
      'Poco tiene que ver con la voluntad. A veces fue lo único que hizo llevadera una noche dura.',
    ],
    helps: [
      'Que la próxima comida sea la de siempre, sin nada que compensar. Querer compensar mueve el círculo otra vez.',
      'Recoge lo que quedó, cambia de cuarto y escribe a alguien sobre cualquier cosa. Eso vive del secreto, y todo contacto ayuda.',
      'Dile a un médico: a veces como y no puedo parar. Pide a alguien que trate esto con la comida, porque hay tratamiento.',
    ],
  },
  'food.afraid': {
    told: [
      'Cada bocado se cuenta y se juzga. Para el resto del día queda poca cabeza.',
      'Come algo, dice la gente, como si fuera cosa de hambre. Muchas veces es cosa de miedo, y el miedo no hace caso.',
      'Al principio las reglas daban calma. Con el tiempo suelen pedir más y dar menos, y eso cuesta admitirlo.',
    ],
    helps: [
      'Planea esta semana una comida con alguien de trato fácil. Avisa antes: sin hablar de comida ni de cuerpos, por favor.',
      'Háblale al médico del miedo, no solo de la comida. Con mareos fuertes o el corazón a saltos, ve hoy mismo.',
      'Silencia de una vez las páginas de platos, cuentas y cuerpos. En unos días te salen menos.',
    ],
  },
} as const;
