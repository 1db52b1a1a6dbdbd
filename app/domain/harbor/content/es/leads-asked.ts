import { PAGE_LEADS_ES } from './leads-page';

/** Líneas para lo que se pregunta, se quiere o se corrige en un paso de un ejercicio, y sobre una página mostrada. */
export const ASKED_LEADS_ES = {
  ...PAGE_LEADS_ES,
  'rate.owned': [
    'Es verdad, esa palabra es mía y no tuya. Dejamos el número.',
    'Cierto, lo puse yo. Va sin número.',
    'Entonces la escala no va aquí. Pasamos al primer paso.',
  ],
  'rate.taken': [
    'Es verdad, la palabra la puse yo. Tu número queda.',
    'Cierto, eso salió de mí. El número cuenta.',
  ],
  'rate.why': [
    'El número solo sirve para ver luego si algo cambió. Cualquiera sirve.',
    'Se pregunta al inicio y al final, para comparar los dos. Nadie más lo lee.',
  ],
  'open.line': [
    'Puede ser así de simple: hola, quería saber cómo andas.',
    'No hacen falta palabras grandes, por ejemplo: me acordé de ti, si tienes un minuto.',
    'Una línea la abre: hola, quisiera hablar contigo, dime cuándo te queda bien.',
  ],
  'aside.how': [
    'Para la pregunta no tengo buena respuesta. Lo demás queda puesto.',
    'Esa pregunta va más allá de lo que sé. La respuesta de al lado cuenta.',
    'Lo que preguntas ahí no lo sé. Lo que contaste está dentro.',
    'En la pregunta solo adivinaría. El paso sigue con lo demás.',
  ],
  'aside.stay': [
    'Eso no lo sé. El paso sigue abierto.',
    'A eso no tengo respuesta, y no voy a adivinar. El paso se queda como está.',
    'Es una pregunta justa, y va más allá de lo que sé. El paso puede seguir.',
  ],
  'normal.any': [
    'Es común, y poca gente lo dice en voz alta.',
    'A mucha gente le pasa, sobre todo en días duros.',
    'Sí, le pasa a muchas personas.',
  ],
  switched: ['Entonces este, ahora.', 'Bien, pasamos a esto.', 'Entonces vamos con ese.'],
  'switched.left': [
    'Entonces este, ahora. Lo que escribiste está más arriba en esta charla.',
    'Pasamos a este. Tus líneas de antes siguen arriba.',
  ],
  'worry.late': [
    'Es de noche, así que ahora no hay que hacer nada con eso. Tendrá su hora de día.',
    'A esta hora no hace falta resolverlo. De día sí se puede.',
  ],
  'worry.otherTime': [
    'Entonces esa hora no. Sirve cualquier cuarto de hora libre.',
    'Esa hora ya está tomada, la dejamos. Elige una que sea tuya.',
    'Entonces otra. Puede ser corta, mientras no sea en la cama.',
  ],
  'worry.anyTime': [
    'Cualquier cuarto de hora tranquilo, de día. Muchos toman el final de la tarde, lejos de la cama.',
    'Lo que mejor sirve es la misma hora cada día, y no cerca del sueño.',
  ],
  'step.whole': [
    'Eso ya tiene su tamaño, así que queda como está.',
    'Así como está ya es claro.',
    'Ahí no hay nada que achicar.',
  ],
  'step.asWish': [
    'Eso ya es lo que quieres pedir, así que una pregunta sobra.',
    'Ahí está lo que pides. No hace falta preguntarlo otra vez.',
  ],
  'record.reword': [
    'Palabras más bonitas no sé hacer: solo pongo tus líneas en orden. Puedes escribir una de nuevo.',
    'No puedo cambiar la redacción. Son tus líneas en fila. Para cambiar una, hay que pasar por ellas otra vez.',
    'Un programa como yo no tiene mejores palabras. Lo que puede es tomar tus líneas una vez más.',
  ],
  'record.same': [
    'Es verdad, es lo que escribiste. Pongo líneas en orden, y nada más que eso.',
    'Así es: ni una palabra es mía. Puedes cambiar las líneas, guardarlas o dejarlas.',
    'Sí, todas las palabras son tuyas. Más que el orden no puedo dar.',
  ],
  'record.change': [
    'Puedes. Yo no quito nada por mi cuenta, pero se puede pasar otra vez por las líneas.',
    'Sí. No sé recortar un pedazo, así que volvemos a las líneas si quieres.',
    'Se puede cambiar. Dejo las palabras como están, así que hace falta que escribas esa línea de nuevo.',
  ],
  'record.again': [
    'Desde la primera línea, entonces. Una línea que se deja pasar queda como estaba.',
    'Otra vez desde el inicio. Lo que dejes pasar queda como está.',
  ],
  'words.home': ['Para quien te alquila, lo mejor es corto y con fecha: qué pasa, y para cuándo puedes qué.'],
  'words.speech': [
    'Un discurso puede tener tres líneas: quién es para ti, una cosa pequeña que pasó y algo que quieras decir.',
  ],
  'words.work': ['En el trabajo, lo corto y claro llega más lejos: qué pasa, y una sola cosa que pides.'],
  'words.school': ['Para una escuela bastan dos líneas: qué pasó, y qué les pides.'],
  'words.doctor': ['Para un médico, lo principal va primero: desde cuándo, qué tan seguido, y qué temes.'],
  'words.kin': ['Con tu propia gente ayuda decirlo una vez, con calma, y pedir una sola cosa.'],
} as const;
