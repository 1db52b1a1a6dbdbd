/** Lines for what is said to Harbor in the middle of an exercise, and examples to borrow for its steps. */
export const STEP_LEADS_ES = {
  'step.unsure': [
    'No saber está bien. Va una prestada, y la puedes cambiar:',
    'Aquí no hace falta una buena respuesta. Una para empezar:',
  ],
  'step.silly': [
    'Escribirle a un programa puede sentirse raro. Esto puede quedar en blanco, o paramos. Lo ya escrito se queda.',
    'No tiene que ser para ti. Sáltalo o para aquí, y no se pierde nada.',
  ],
  'step.which': [
    'Eso lo decides tú. Lo corto y lo cierto es lo más fácil de sostener, y no hay que contarlo todo de una vez.',
    'No puedo elegir por ti. Lo que luego no tienes que corregir suele pesar menos.',
  ],
  'step.fine': [
    'No tiene que ser perfecto. Si dice lo que quieres decir, basta.',
    'Sí, así sirve. Aquí lo simple va mejor que lo bonito.',
  ],
  'step.already': ['Entonces queda como lo dijiste. Vamos a lo que sigue.', 'Cierto, y con una vez basta.'],
  'step.worse': [
    'Si te pone peor, no es lo que toca ahora. Lo dejamos.',
    'Entonces eso lo dejamos. Un ejercicio no debe costar más de lo que da.',
  ],
  'step.afraid': [
    'Si te da miedo lo que haga cuando lo digas, no tienes que decirlo. Estar a salvo va antes que cualquier charla.',
  ],
  'beside.sounds': [
    'Cómo le cae, no lo puedo saber. Corto, cierto y sin siempre ni nunca, rara vez suena mal.',
    'No oigo cómo suena del otro lado. Con calma y una sola vez, es justo decirlo.',
  ],
  'beside.fits': [
    'Si dice lo que quieres decir, sirve. Nadie más lo lee si no lo envías.',
    'Puede quedar así. Se puede cambiar antes de usarlo.',
  ],
  'beside.whom': [
    'A alguien que escuche: un profe, alguien de la familia, una amistad. No tiene que ser quien lo hizo.',
    'Piensa en alguien que ya te ayudó antes. La frase es para esa persona.',
  ],
  'beside.form': [
    'Para eso no hay regla. Bastan pocas palabras, a tu manera.',
    'Corto o largo, como quieras. Una frase alcanza.',
  ],
  'beside.left': [
    'Faltan pocos pasos, unos {minutes} minutos en total. Cualquiera puede ser el último.',
    'Es corto, y puedes parar en cada paso.',
  ],
  'beside.long': ['Unos {minutes} minutos, y puedes parar en cualquier paso.'],
  'beside.complains': [
    'Es cierto, eso no fue una respuesta. Sé pocas, y este paso solo junta tus frases.',
    'Eso se me pasó. Soy un programa con pocas respuestas. El paso sigue aquí si lo quieres.',
  ],
  'beside.empty': ['Aquí todavía no hay ninguna frase tuya.'],
  'step.missed': [
    'Es cierto, eso no lo contesté. Tu frase queda, sin lo demás.',
    'Eso se me pasó. Solo queda tu frase.',
  ],
  'step.lineOnly': [
    'Sirve si dice lo que quieres decir. Solo queda la frase.',
    'Puede quedar así. Tomé la frase, sin la pregunta.',
  ],
  'step.erased': ['Esa frase está borrada.', 'Borrada. Puedes decirlo de nuevo.'],
  'record.here': ['Aquí está, línea por línea.', 'Aquí está todo.'],
  'record.notKept': [
    'Entonces todavía no se guarda. Primero míralo.',
    'Solo se guarda si tú lo dices. Aquí está otra vez.',
  ],
  'record.asked': [
    'Eso no te lo puedo contestar. Tu página sigue aquí hasta que elijas.',
    'Para eso no sé una respuesta. Lo que hiciste sigue aquí.',
  ],
  'record.if': [
    'La primera vez puede salir mal. Tu parte está aquí, y se puede decir otro día.',
    'Cómo lo tomen no está en tus manos. Lo que dices y cuándo, sí.',
  ],
  'record.waits': ['Tus frases se quedan aquí, no se pierde nada.'],
  'beside.toMe': [
    'Si me lo preguntas a mí: no lo puedo saber. Si es para esa persona, escríbelo otra vez y queda como tu frase.',
  ],
  'page.heavy': [
    'De esa página no tiene que salir nada hoy.',
    'Ahora está ahí, y no hace falta llevarlo en la cabeza.',
  ],
  'example.WORDS.1': ['Todavía no te dije que ya no hay dinero. O: no hablamos desde el domingo.'],
  'example.WORDS.2': ['Necesito un poco de tiempo. O: necesito que me dejes terminar.'],
  'example.WORDS.3': ['Pregúntame antes de decidir. O: hablemos el viernes después de cenar.'],
  'example.DECIDE': ['Decirlo ahora, o esperar una semana.'],
  'example.DECIDE.2': ['Ya estaría hecho. O: podría dormir otra vez.'],
  'example.DECIDE.3': ['Se va a enojar unos días. O: me quita mucho tiempo.'],
  'example.DECIDE.4': ['Cuánto cuesta. O: qué dice alguien de confianza.'],
  'example.THOUGHT.1': ['Mi jefe no me saludó esta mañana.'],
  'example.THOUGHT.2': ['Todos piensan que esto no se me da.'],
  'example.THOUGHT.4': ['La semana pasada olvidé algo que importaba.'],
  'example.THOUGHT.5': ['Dos personas me dieron las gracias este mes.'],
  'example.THOUGHT.6': ['Cometí un error, y otras diez cosas las hice bien.'],
  'example.SOLVE.1': ['El viernes toca pagar la renta, y tengo la mitad.'],
  'example.SOLVE.2': ['Que me den dos semanas más.'],
  'example.SOLVE.3': ['Llamo y pregunto. O: le pregunto a mi prima cómo lo hizo.'],
  'example.WORRY.1': ['Que mañana me llamen a la oficina.'],
  'example.LETTER': ['Hay algo que nunca te dije.'],
  'example.KIND.3': ['Fue un día duro, y sigues ahí para los demás.'],
  'example.SPEAK.2': ['Buenos días. Voy a hablar de tres cosas.'],
  'counts.harm': [
    'Que te griten, te humillen o te vigilen cuenta, y el miedo también, aunque no haya golpes. Eso no es exagerar.',
  ],
  'flow.tellThem': [
    'No es una locura. Que alguien cercano lo sepa es lo mejor ahora. Podrías mandar: tengo que contarte algo, dame un minuto.',
  ],
  'flow.wake': ['Sí. Despierta a esa persona, o llámala ya. Di: «Estoy muy mal, ayúdame. Quédate conmigo».'],
  'flow.more': [
    'Eso es lo principal: alguien cerca, y lejos lo que te pueda hacer daño. Lo demás puede esperar.',
  ],
  'saved.notYet': ['Todavía no, como página. Aquí puedes guardarlo o borrarlo.'],
  'bye.luck': ['Suerte con eso.', 'Suerte, entonces.'],
  'third.go': [
    'Sí, ve, con alguien a tu lado, o llama antes a su familia. El {911} si puede estar pasando ahora.',
    'Sí. Ir está bien, mejor con alguien. Quien viva cerca puede llegar antes, así que pídelo también.',
  ],
  'third.more': [
    'Eso estuvo bien. Mira también si hay alcohol, armas u hojas de afeitar. Luego quédate cerca hoy, y mañana pregunta otra vez.',
  ],
  'hurt.more': [
    'Lo principal: una salida, una bolsa, el teléfono con carga y una persona que sepa. Lo demás puede esperar.',
  ],
} as const;
