export const FURTHER_COURSE_ES = {
  'identity.comingOut': {
    told: [
      'Cuidar cada palabra cansa: qué nombre, qué amistad, qué fin de semana. Es un segundo trabajo que nadie ve.',
      'Quien lo oye lleva un minuto con eso, no años. La primera reacción no siempre es la última.',
      'No contarlo todavía no es mentir. Guardar algo hasta que haya un lugar seguro es buen juicio.',
    ],
    helps: [
      'Empieza por quien más fácil lo va a tomar bien, no por quien más importa. Así ya son dos para la próxima charla.',
      'Antes de decirlo a gente de la que dependes, piensa dónde dormirías unas noches. Ten cerca algo de dinero y tus papeles.',
      'Prepara las palabras: quiero que sepas algo de mí, y no tienes que contestar ahora. Por carta también se puede.',
    ],
  },
  'identity.notAccepted': {
    told: [
      'Un comentario dura un segundo y puede quedarse días. La respuesta que hacía falta llega de noche.',
      'Muchas veces es tan chico que lo pueden negar, y luego dicen que exageras. Ese es un segundo golpe.',
      'No lo causó tu cara, tu acento, a quién amas ni cómo rezas. Muestra lo que esa gente aprendió, no lo que eres.',
    ],
    helps: [
      'Donde no haya peligro, ten una frase tranquila: explícame qué quieres decir. Luego espera, y que oigan sus propias palabras.',
      'Si fue en el trabajo o la escuela, anota ese mismo día la fecha, el lugar, las palabras y quién estaba. Llévalo a la oficina a cargo.',
      'Pídele a alguien que estaba ahí: la próxima vez, di algo tú también. Hay quien se paraliza, y actúa si se lo piden.',
    ],
  },
  'identity.papers': {
    told: [
      'Se mete en lo pequeño: un golpe en la puerta, un formulario, una patrulla. El cuerpo se queda en guardia.',
      'Todo se planea con lápiz: el alquiler, la escuela, un viaje a ver a los tuyos. Quien no lo vivió no sabe cuánto cansa.',
      'Un papel puede decir qué te permiten. No puede decir cuánto vales ni dónde tienes raíces.',
    ],
    helps: [
      'Antes de pagar por un trámite, pide ver la licencia de quien lo hace, y un recibo. Si no la muestra, busca otra oficina.',
      'Pon copias de cada papel en dos lugares: con alguien de confianza, y en fotos en un teléfono con clave.',
      'Si temes que te detengan, haz un plan: un número de memoria, y quién se ocuparía de la casa y los hijos. Tener ese plan puede calmar.',
    ],
  },
  'stuck.bored': {
    told: [
      'Descansar es bueno después de algo. Sin nada antes, deja de ser descanso, y el reloj se pone lento.',
      'El tiempo libre da envidia, y por eso cuesta quejarse. Pero un día pide una razón para vestirse.',
      'El aburrimiento suele ser fuerza que no halla adónde ir. Hacerle falta a alguien es una necesidad de verdad.',
    ],
    helps: [
      'Elige algo con otra gente y con hora fija: una clase, un coro, el banco de alimentos. Llama esta semana y pide probar una vez.',
      'Ofrece por horas lo que sabes hacer: coser, llenar papeles, bicicletas, tareas. En una escuela o biblioteca suelen saber a quién le sirve.',
      'Pon dos cosas para mañana: una fuera de casa antes del mediodía y otra para terminar en la tarde. Lo demás queda abierto.',
    ],
  },
  'stuck.decision': {
    told: [
      'Da vueltas en la ducha, en el semáforo, a las dos de la mañana. Y llega la noche sin un paso más.',
      'A menudo los dos caminos cuestan algo. Entonces no es que no sepas decidir, es que hay algo que perder.',
      'Aconsejar es fácil para quien no va a vivir el resultado. Pocas decisiones son tan finales como se ven de noche.',
    ],
    helps: [
      'Vive un día como si ya hubieras elegido el primer camino, en secreto, y nota cómo te cae. Al otro día, prueba el segundo.',
      'Averigua cuál es de verdad el último día, y qué pasa si no eliges nada. No elegir también es elegir, y tiene su precio.',
      'Anota el dato que más falta y quién lo tiene. Una llamada suele servir más que una hoja de pros y contras.',
    ],
  },
  'stuck.start': {
    told: [
      'Cada vez que pasas al lado o lo piensas, se va un poco de fuerza. No hacerlo también es trabajo.',
      'Otros dicen que son diez minutos. Los diez minutos no son lo difícil, lo difícil es el primero.',
      'Quedarse sin arrancar rara vez es flojera. Con cansancio, tristeza o mucha carga, lo pequeño es lo primero que se para.',
    ],
    helps: [
      'Haz un solo tipo de cosa: todas las tazas, o toda la basura. No hay nada que pensar, y se nota enseguida.',
      'Si es una llamada o un trámite, deja hoy en la mesa el número, el papel y el lápiz. La llamada es para mañana a las diez.',
      'Escoge tres cosas que esta semana se quedan sin hacer, y dilo en voz alta. Así la cuarta sale mejor.',
    ],
  },
  'stuck.routine': {
    told: [
      'Pasan las semanas y no se distinguen. Un día ya es otra estación, y la anterior no dejó huella.',
      'Nada está tan mal como para quejarse, y por eso cuesta decirlo. Una vida puede funcionar y sentirse lejos.',
      'Los días que se repiten suelen sostener mucho: un sueldo, una casa, a alguien. Es justo querer en ellos algo tuyo.',
    ],
    helps: [
      'Cambia esta semana una cosa fija: otro camino a casa, otra tienda, cenar en otro lugar. La mente guarda lo nuevo.',
      'Pon en el calendario, para dentro de tres semanas, algo que dé gusto esperar. Cuéntaselo a alguien, para que no se caiga.',
      'Piensa en algo que te gustaba y que dejaste. El sábado, haz media hora de su parte más pequeña.',
    ],
  },
  'good.news': {
    told: [
      'Puede tardar días en asentarse. Hay quien despierta y revisa que siga siendo verdad.',
      'Detrás de una noticia así suele haber un tramo que nadie vio: la espera, el trabajo, las dudas.',
      'Algo tan grande también puede dar nervios. Eso no le quita nada.',
    ],
    helps: [
      'Cuéntalo primero a quien sabía cuánto lo deseabas. De viva voz, que un mensaje queda corto.',
      'Guarda algo de hoy: el correo, la captura de pantalla, la fecha en un papel en la billetera.',
      'Antes de la próxima tarea, celébralo: una comida, un pastel, una llamada. Lo bueno pide su pequeña fiesta.',
    ],
  },
  'good.proud': {
    told: [
      'Lo más duro suele ser el minuto de antes, cuando es más fácil no hacerlo. Ese no lo ve nadie.',
      'Lo que se hizo queda hecho. Un mal día después no lo borra.',
      'No hace falta hacerlo más chico, ni agregar que otros hacen más. Puede ser tan grande como es.',
    ],
    helps: [
      'Anota qué lo hizo posible esta vez: la hora, el lugar, quién estaba cerca. Puede servir para la próxima cosa difícil.',
      'Díselo a alguien que sabía lo que costaba. Puedes empezar así: lo hice.',
      'Que algo lo marque: una foto, una cruz en el calendario, la taza buena. En un día duro, una prueba ayuda más que la memoria.',
    ],
  },
  'good.day': {
    told: [
      'Las cosas pequeñas pasan rápido. Contarlas hace que duren un poco más.',
      'Esto no tiene que ser grande ni arreglar nada. Un buen rato es bueno por sí mismo.',
      'Lo bueno y lo difícil caben en la misma semana. Lo uno no tiene que esperar a que acabe lo otro.',
    ],
    helps: [
      'Mira qué lo hizo bueno: la persona, el lugar, la hora. A menudo una de esas cosas se puede repetir.',
      'Toma una foto o guarda algo de ese rato: un boleto, una hoja. Ponlo donde lo veas un lunes.',
      'Si alguien fue parte, díselo: qué buen rato pasé. Es una línea, y la gente suele guardarla.',
    ],
  },
  'good.love': {
    told: [
      'Está ahí, debajo de todo lo que haces. Un mensaje, y el día se ve distinto.',
      'La alegría y un poco de miedo suelen venir juntos. Así es cuando algo importa.',
      'Lo que va a ser puede quedar abierto. Lo que es hoy se puede disfrutar hoy.',
    ],
    helps: [
      'Si quieres decirle algo, que sea pequeño y exacto: me gustó cómo escuchaste. Lo exacto se queda más que lo grande.',
      'Conserva una noche a la semana para tus amistades y otra para ti. El amor va bien al lado de una vida llena.',
      'Guarda las primeras cosas: el mensaje, la entrada, la canción de ese día. Más tarde cuesta encontrarlas.',
    ],
  },
  'other.pet': {
    told: [
      'No puede decir qué le duele ni dónde está. Así se adivina todo el día, y es fácil echarse la culpa.',
      'Es solo un animal, dicen algunos. Quien comparte el día con uno sabe cuánto del día es.',
      'El plato, su rincón, el ruido en la puerta: todo lo recuerda otra vez. Los demás no lo notan.',
    ],
    helps: [
      'Si se perdió: ropa usada junto a la puerta, buscar al amanecer, ir en persona a los refugios. Si tiene chip, avisa también ahí.',
      'Si no está bien, pregunta al veterinario qué urge hoy, qué espera y el precio por escrito. Pagar en partes se puede pedir.',
      'Graba la tos, la cojera o los temblores, y anota cuándo comió. El veterinario ve ahí más que en las palabras.',
    ],
  },
  'other.move': {
    told: [
      'Nada está donde la mano lo busca, o nada funciona como antes. Cada tarea chica de pronto hay que pensarla.',
      'Una sola cosa rota o movida trae llamadas, espera y un día perdido. Y casi nunca escoge un buen mes para el dinero.',
      'Suena muy poca cosa para quejarse. Pero vivir entre cajas o sin agua caliente gasta a cualquiera.',
    ],
    helps: [
      'Arma una caja para la primera noche: sábanas, cargador, papeles, medicinas, jabón, taza. Va al final y sale primero.',
      'Saca fotos con fecha antes de mover o arreglar algo. Si pagas renta o alquiler, avisa por escrito, y luego llama.',
      'Pide el precio por escrito antes de que empiecen, a dos personas si hay tiempo. Pregunta qué no está incluido.',
    ],
  },
} as const;
