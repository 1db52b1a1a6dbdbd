export const FURTHER_WORK_ES = {
  'work.boss': {
    told: [
      'El cuerpo lo aprende. Se tensa con unos pasos, un timbre, un nombre en la pantalla, mucho antes de la primera palabra.',
      'Es difícil contestarle a quien decide tus horas y tu sueldo. Callar ahí puede ser puro sentido común.',
      'Un cargo no le da la razón a nadie. Lo que sabes hacer no se achica porque alguien con mando lo desprecie.',
    ],
    helps: [
      'Después de una charla, manda un mensaje corto: como quedamos hoy, hago esto para el viernes. Así queda escrito y con fecha.',
      'Si el mérito se pierde, pon tu nombre desde temprano. Manda tú el borrador, con copia a la gente que debe saberlo.',
      'Ten lista una frase para los gritos: quiero resolver esto, hablemos con calma más tarde. Después no digas más.',
    ],
  },
  'work.colleague': {
    told: [
      'El turno termina, pero la cabeza se lleva todo. Los comentarios pequeños vuelven al lavar los platos y en la cama.',
      'Cada cosa por separado parece poco para quejarse. Lo que gasta es la suma, y la suma casi nadie la ve.',
      'Para trabajar bien con alguien no hace falta caerle bien. Con ser breve y cortés alcanza.',
    ],
    helps: [
      'Elige una sola cosa y dila a solas: la próxima vez, háblalo primero conmigo. Y déjalo ahí.',
      'Al chisme, respuesta corta: prefiero no hablar de quien no está. Y luego pregunta algo del trabajo.',
      'Cuando hables con quien manda, lleva fechas y cómo afectó el trabajo. Deja fuera cómo es la persona.',
    ],
  },
  'work.tooMuch': {
    told: [
      'Primero suelen irse el sueño y la comida en paz. Luego se va la paciencia en casa, y eso duele de otra manera.',
      'A quien resuelve le suelen dar más. Y entonces negarse parece fallarle al resto.',
      'En muchos trabajos la lista no se acaba nunca. Eso habla de lo larga que es, no de lo que vales.',
    ],
    helps: [
      'Lleva la lista a quien te dirige y di: esta semana alcanzo a hacer dos de estas. Pide que elija cuáles.',
      'Un cambio se dice más fácil que un no. Por ejemplo: lo tomo, si lo otro espera hasta el lunes.',
      'Anota por dos semanas a qué hora empiezas y terminas, y compáralo con tu recibo de pago. Los números se oyen antes que el cansancio.',
    ],
  },
  'work.lostJob': {
    told: [
      'Un trabajo sostiene las cuentas y también el día: un horario, gente, un lugar adonde ir. Cuando tiembla, tiembla todo eso.',
      'Decirlo en voz alta puede ser de lo peor. Otros preguntan qué vas a hacer antes de que haya tiempo de asimilarlo.',
      'A quién le toca irse se decide muchas veces lejos del trabajo mismo. Lo que aprendiste ahí sigue siendo tuyo.',
    ],
    helps: [
      'Si ya pasó, averigua esta semana si te toca un pago por desempleo. Suele haber plazos, y corren desde el principio.',
      'Pregunta tres cosas: cuándo llega el último pago, qué pasa con los días libres, hasta cuándo hay seguro. Lee en casa antes de firmar.',
      'Mientras sea un temor, junta lo que es tuyo: recibos de pago, evaluaciones, nombres de quienes hablarían bien de ti.',
    ],
  },
  'work.search': {
    told: [
      'Cada solicitud pide mostrar seguridad, a menudo en los días en que menos hay. Esas horas son trabajo, aunque nadie las cuente.',
      'El silencio puede ser peor que un no, porque no cierra nada. Muchas veces detrás hay un correo lleno o un puesto ya dado.',
      'No se ve quién más se presentó, ni qué estaba arreglado desde antes. Un no dice poco de lo que sabes hacer.',
    ],
    helps: [
      'Después de un no, contesta dos líneas: gracias, y le pido que me diga una cosa que pueda mejorar. Hay quien responde.',
      'Toma un anuncio y usa sus mismas palabras al inicio de tu currículum, donde sean ciertas. Muchas empresas filtran por ahí.',
      'Dile a tres personas que conocen tu trabajo qué puesto exacto buscas. Un pedido claro se pasa mejor de boca en boca.',
    ],
  },
  'work.mistake': {
    told: [
      'La escena vuelve, muchas veces de noche, y cada vez con un detalle nuevo. La mente hace eso con lo que le importa.',
      'La espera puede pesar más que el error: quién ya lo sabe, qué van a decir. La vergüenza lleva a esconderse, y eso agota.',
      'Casi todo error tiene varias causas: prisa, ruido, un paso que nadie explicó. Tu parte es una parte, no todo lo que eres.',
    ],
    helps: [
      'Si todavía no se sabe, cuéntalo pronto y corto: esto salió mal, esto ya hice, esto me hace falta.',
      'Reconócelo una vez, en una frase, y pasa a cómo se arregla. Una excusa larga deja a todos mirando atrás.',
      'Busca el paso donde falló y cambia ese paso: una lista, otros ojos que revisen, una nota en la pantalla.',
    ],
  },
  'work.quit': {
    told: [
      'Suele notarse el domingo por la tarde, o camino a la puerta. El cuerpo lo dice antes que la cabeza.',
      'Lo que retiene en un trabajo así es real: el sueldo, el seguro, alguien en casa que cuenta con eso. No es falta de valor.',
      'Desde fuera dicen: da gracias que tienes trabajo. Las dos cosas caben, que hace falta y que te hace mal.',
    ],
    helps: [
      'Por tres días, anota qué haces cada hora y marca lo que te vacía. Puede ser una tarea o una persona, y no todo el trabajo.',
      'Cuenta cuántos meses te alcanzaría el dinero, con casa y comida primero. Con un número se piensa mejor que con rabia.',
      'Pide primero un solo cambio: el turno, el equipo, una tarea. Y ponle fecha para ver si sirvió.',
    ],
  },
  'study.exam': {
    told: [
      'Ni las horas libres son libres ahora. Vas a comer, y lo que falta por estudiar se sienta contigo.',
      'Cuanto más se acerca, más se ve lo que falta. Lo que ya sabes no hace ruido.',
      'Los nervios antes de un examen son el cuerpo que se prepara para algo que importa. No quieren decir que sabes poco.',
    ],
    helps: [
      'Haz un examen viejo con reloj, aunque todavía no sepas todo. Los huecos que salgan son tu lista.',
      'Cierra el libro y cuenta una hoja de memoria, como si alguien te oyera. Eso se queda más que leer por tercera vez.',
      'La noche anterior, deja listo qué llevar y cómo llegar, y para a una hora fija. Dormir ayuda a guardar lo estudiado.',
    ],
  },
  'study.failed': {
    told: [
      'La nota es una cosa. Después vienen las caras: en casa, en clase, cuando todos comparan.',
      'Estudiar mucho y reprobar es amargo. Saber que fue poco también, y las dos cosas acaban en la misma vergüenza.',
      'Una nota no muestra la semana de fiebre, el trabajo después de clase, el ruido en casa. Muestra lo que llegó al papel.',
    ],
    helps: [
      'Pide ver el examen corregido y separa lo que faltó: no lo sabía, leí mal, no dio el tiempo. Para cada cosa hay otro remedio.',
      'Averigua esta semana qué sigue abierto: otra fecha, un trabajo extra, dejar la materia a tiempo. Casi siempre hay un plazo.',
      'Para decirlo en casa, junta el resultado y el plan: reprobé, y el martes hablo con quien da la clase.',
    ],
  },
  'study.focus': {
    told: [
      'Pasan las horas y queda una hoja, si acaso. Cansa como trabajar de verdad, y encima viene la culpa.',
      'Dejarlo para después rara vez es flojera. A menudo la tarea es muy grande o muy vaga, o da miedo.',
      'Por fuera parece falta de ganas. Querer todo el día y no poder entrar es la parte que nadie ve.',
    ],
    helps: [
      'Que el primer paso sea mínimo: abrir el archivo, poner la fecha y una frase mala. De ahí se sigue mejor que de nada.',
      'Estudia donde otros lo hacen: una biblioteca, o una llamada con video y sin hablar. Con alguien a la vista se suele arrancar antes.',
      'Si lleva años así, cuéntaselo a un médico o a quien orienta en la escuela. Puede haber una razón, y hay apoyo para eso.',
    ],
  },
  'study.teacher': {
    told: [
      'Una parte de la mente se pasa el día pendiente de esa gente. Con lo que queda hay que aprender.',
      'Ponen la nota, o la comparten contigo. Por eso cada palabra honesta parece un riesgo.',
      'Cuando el trato es injusto, se empieza a dudar hasta de lo que se sabe. Cómo te tratan en un curso no mide tu cabeza.',
    ],
    helps: [
      'Manda un correo corto: esta parte no me queda clara, por favor dígame cuándo puedo pasar. Un correo además deja fecha.',
      'En trabajos de grupo, pon en el chat de todos quién hace qué y para cuándo. Si quedan huecos, muéstralo antes de la entrega.',
      'Si hablar no sirve, ve a la puerta siguiente: quien orienta, la coordinación, la oficina de alumnos. Lleva fechas y el trabajo.',
    ],
  },
  'money.debt': {
    told: [
      'Suena el teléfono o llega una carta, y el estómago lo sabe antes de mirar. Hay quien deja de abrir el correo. Así es el miedo.',
      'Casi nadie habla de lo que debe, y cada cual cree que el resto puede. La vergüenza calla, y en silencio la deuda crece.',
      'Una deuda suele empezar con algo común: un mes de enfermedad, un trabajo perdido, un precio que subió. Es una cifra, no eres tú.',
    ],
    helps: [
      'Antes de pagarle a un cobrador, pide la deuda por escrito: a quién se le debe y cuánto. Pedirlo no cuesta nada.',
      'Abre las cartas con alguien al lado. Haz dos montones: primero lo que cuida el techo, la luz y el auto, después el resto.',
      'Busca una asesoría de deudas sin fines de lucro. Revisan todo contigo, gratis o por poco. Cuidado con quien cobra por adelantado.',
    ],
  },
  'money.home': {
    told: [
      'Hay quien pasa la noche contando qué tendría que empacar. Cada golpe en la puerta y cada carta aceleran el corazón.',
      'Esto es más que paredes: la gente de al lado, la llave en el bolsillo, los años de trabajo que hay ahí.',
      'Esas cartas se escriben para sonar a final. Muchas veces, entre la carta y el hecho, hay pasos y fechas.',
    ],
    helps: [
      'Mira en cada papel dos cosas: quién lo manda y la fecha. Si te citan a un tribunal, ve, aunque no tengas con qué pagar.',
      'Llama a una oficina de ayuda legal gratis o de vivienda, hoy si hay una fecha. Di la fecha primero. De eso depende la prisa.',
      'Habla con el dueño o el banco antes de que llamen ellos: puedo pagar esto, tal día. Pide por escrito lo que acuerden.',
    ],
  },
  'money.short': {
    told: [
      'Al acercarse el fin de mes, las cosas vuelven al estante de la tienda. Eso no lo ve casi nadie.',
      'Tener poco sale caro: recargos, el paquete chico, el auto viejo. Exige más maña de la que usa quien tiene de sobra.',
      'Cuando el sueldo y los precios no se encuentran, no es falta de orden. Nadie saca cuarenta de treinta.',
    ],
    helps: [
      'Pide a la compañía de luz o de agua dos cosas: un plan de apoyo y otra fecha de pago. Pocas veces lo ofrecen por su cuenta.',
      'Primero la comida: usa el banco de alimentos esta semana, y que el dinero vaya al alquiler. No hay que estar en cero para ir.',
      'Pregunta en la escuela, la clínica o la biblioteca qué ayudas hay para ti: comida, calefacción, almuerzo escolar. Pocos las piden.',
    ],
  },
  'money.family': {
    told: [
      'El sueldo ya tiene nombres antes de llegar. Cada llamada vuelve a abrir las cuentas.',
      'Negarse puede sonar a falta de cariño. Y quien pide pocas veces ve cómo es tu mes.',
      'Ayudar y tener cansancio de ayudar caben a la vez. Lo que guardas para ti también sostiene esa ayuda.',
    ],
    helps: [
      'Fija una suma que puedas sostener, y dilo: esto va a principio de mes, más no hay. Una suma fija ahorra muchas llamadas.',
      'Paga una cosa directa, la escuela o las medicinas, en vez de mandar efectivo. Así queda claro hasta dónde llega tu parte.',
      'Para el pedido de golpe, ten una frase: déjame ver mi mes, te digo el viernes. Nada se tiene que decidir por teléfono.',
    ],
  },
} as const;
