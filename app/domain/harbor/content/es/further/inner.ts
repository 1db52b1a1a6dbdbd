export const FURTHER_INNER_ES = {
  'self.perfect': {
    told: [
      'El trabajo está hecho, y el gusto quizá dura un minuto. Luego el ojo encuentra lo único que no quedó bien.',
      'Un fallo pequeño puede sonar durante días. Cien cosas bien hechas casi no hacen ruido.',
      'Cuidar los detalles es algo bueno. Se vuelve duro cuando no te deja ni sentarte un rato.',
    ],
    helps: [
      'Elige hoy una cosa que no tenga que ser perfecta, como un mensaje corto. Léelo una vez, envíalo y pasa a otra cosa.',
      'Pon un reloj al empezar y detente cuando suene. Apunta lo que queda abierto, así tu cabeza no tiene que cargarlo.',
      'Si revisar te quita gran parte del día, cuéntalo en una consulta médica o de terapia. Puedes decir: "Reviso las cosas muchas veces y se me van horas".',
    ],
  },
  'self.pleaser': {
    told: [
      'Quizá sabes lo que necesita toda la gente a tu lado. Lo que quieres tú puede ser mucho más difícil de nombrar.',
      'Un no puede parecer como cerrar la puerta en la cara. Entonces dices que sí y te lo llevas a casa con todo lo demás.',
      'Es bueno ser alguien a quien se le puede pedir algo. También es justo guardar una tarde para ti.',
    ],
    helps: [
      'Practica hoy una frase: "Lo pienso y mañana te digo". Te da tiempo, y todavía no le has dicho que no a nadie.',
      'Empieza con un no muy pequeño, con alguien de confianza. Un no a otra taza de té o a una bolsa en la tienda basta por esta semana.',
      'Mira a qué has dicho que sí y haz más pequeña una de esas cosas. Puedes decir: "Puedo ir una hora, y después me tengo que ir".',
    ],
  },
  'self.age': {
    told: [
      'El espejo y la fecha pueden decir una cosa, y por dentro ser otra. Es raro vivir con las dos.',
      'Alguien nombra tu edad y algo se te aprieta por dentro. Puede parecer una etiqueta que no escribiste tú.',
      'Algunas puertas sí se cierran, y ayuda poco oír que la edad es un número. Puedes tener tristeza por eso.',
    ],
    helps: [
      'Pasa una hora esta semana con alguien mucho mayor o mucho más joven que tú. Deja que te cuente qué espera con ganas ahora.',
      'Si se acerca un cumpleaños, piensa qué quieres que sea: una comida, un paseo o nada. Díselo a una persona.',
      'Escribe una cosa que se hizo más fácil con los años y una que todavía quieres probar. Haz esta semana una parte muy pequeña de la segunda.',
    ],
  },
  'self.late': {
    told: [
      'Un anillo, un bebé, unas llaves: cada foto puede dar en el mismo sitio. Puedes alegrarte por esa gente, y duele igual.',
      'Están esos comentarios en la mesa sobre cuándo te toca a ti. Pueden arruinar la comida antes de que alguien se siente.',
      'Hay cosas que no tienen fiesta ni foto, como aguantar un mal año. También son parte de una vida.',
    ],
    helps: [
      'Ten lista una frase para la mesa de familia: "No hay nada nuevo, pero cuéntame de ti". Luego toma un trozo de pan.',
      'Por una semana, deja de abrir la página donde más te comparas. Fíjate si las tardes pesan un poco menos sin ella.',
      'Elige lo que de verdad quieres, aparte de lo que se espera a tu edad. Habla de eso esta semana con alguien de confianza.',
    ],
  },
  'shame.money': {
    told: [
      'Quizá ya tienes práctica con las excusas: no hay tiempo, no hay hambre, hay otros planes. Detrás de cada una está el precio.',
      'Están las cuentas en la tienda, en la caja, de noche en la cama. Es mucho trabajo, y quizá nadie más lo nota.',
      'Un bolsillo vacío dice lo que hay en el bolsillo. No dice qué clase de persona lo lleva.',
    ],
    helps: [
      'Dile a alguien de confianza: "Ahora ando con poco dinero". No hace falta decir cuánto ni dar una razón.',
      'Busca en tu ciudad un servicio gratis que ayude con deudas, y haz una llamada. Hablan de esto cada día y pueden mirar los papeles contigo.',
      'Pon todas las cartas y cuentas en una bolsa, abiertas o no. Llévala a alguien que dé consejo sobre eso, así no tienes que mirar a solas.',
    ],
  },
  'shame.body': {
    told: [
      'El asiento, la luz, la ropa: quizá planeas mucho para que nadie mire. Eso gasta la fuerza que otra gente guarda para la fiesta.',
      'Una mirada o una frase puede quedarse años. Puede volver en la piscina, en una consulta o frente al espejo.',
      'Un cuerpo no está ahí para que la gente lo juzgue. El tuyo tiene tanto derecho como cualquiera a la playa, a la calle y a la mesa.',
    ],
    helps: [
      'Ponte hoy algo que no apriete y que sea suave al tocarlo. Usa el espejo una vez para vestirte, y después déjalo.',
      'Si alguien en el trabajo o en una fiesta dice algo, puedes responder: "No hablo de mi cuerpo". Luego ponte a hablar con otra persona.',
      'Hay grupos de gente que vive con lo mismo. Pide en una consulta médica que te digan si hay uno cerca, y la primera vez ve a escuchar.',
    ],
  },
  'trauma.accident': {
    told: [
      'Un golpe, un olor, cierta calle, y el cuerpo puede volver allí. No espera a que sea buen momento.',
      'Quizá en cada lugar buscas por dónde salir. Vigilar todo el día cansa a cualquiera.',
      'Tal vez la gente piensa que ya pasó porque sigues aquí. Desde fuera no saben lo que cuesta cada día.',
    ],
    helps: [
      'Cuando vuelva, apoya los pies en el suelo y nombra cinco cosas que tengas cerca. Di en voz alta qué día es y dónde estás ahora.',
      'No tienes que contar toda la historia para recibir ayuda. En una consulta médica o de trauma puedes decir: "Pasó algo, y me vuelve una y otra vez".',
      'Elige una persona que pueda saber qué te ayuda cuando se pone mal: hablar, callar, una mano o ninguna. Díselo esta semana, en un momento de calma.',
    ],
  },
  'trauma.childhood': {
    told: [
      'Un niño o una niña no puede irse de casa ni hacer que pare. Saliste adelante con lo que hay a esa edad, y es poco.',
      'Un tono de voz, pasos en la escalera, una puerta. Algo en ti puede volver a esa edad, aunque hayan pasado años.',
      'Quizá lo callaste mucho tiempo, o lo dijiste y no te creyeron. Aquí no tienes que probar nada.',
    ],
    helps: [
      'Hoy no tienes que volver a aquello. Hazte una bebida caliente y ponte una manta, como harías por un niño o una niña.',
      'Busca una terapia donde seas tú quien marca el paso. Para la primera llamada basta una frase: "Es por algo de mi infancia".',
      'Si viene una visita a la familia, piensa antes cuánto tiempo te quedas, o si vas. Ten a alguien a quien puedas llamar después.',
    ],
  },
} as const;
