export const FURTHER_TIES_ES = {
  'friends.oneSided': {
    told: [
      'Conoces su vida al detalle, hasta las cosas más pequeñas. Duele cuando nadie te pregunta por la tuya.',
      'Llevar la cuenta puede parecer feo. Y aun así, algo en ti sabe quién llamó la última vez y quién pagó.',
      'Los demás se apoyan en ti, y tu ayuda les sirve. Puede que tú también necesites algo así.',
    ],
    helps: [
      'La próxima vez que te pidan un favor, no contestes en el momento. Puedes decir: "Déjame ver, y te digo mañana".',
      'Elige a una de tus amistades y empieza con lo tuyo. Puedes decir: "Esta vez quiero contarte algo y necesito diez minutos".',
      'Piensa qué es lo que más te pesa, como llevar gente o prestar cosas. Esta semana, contesta a eso: "Esta vez no puedo".',
    ],
  },
  'friends.inTrouble': {
    told: [
      'Cada mensaje suyo puede darte un vuelco en el estómago. Quizá quieres estar ahí, y también quieres una noche en calma.',
      'Es difícil saber qué decir cuando no hay un arreglo fácil. Estar a su lado y hablar poco también es ayuda.',
      'Te lo contó a ti, y eso dice algo de ti. No quiere decir que tengas que ser la única ayuda.',
    ],
    helps: [
      'Pregunta qué necesita hoy: que alguien escuche, o una mano con una tarea. Haz solo eso y deja lo demás.',
      'Pon una hora que puedas cumplir. Puedes decir: "Hablamos hasta las nueve, y después tengo que dormir".',
      'Busca con esa persona a alguien más que pueda saberlo. Si un día su vida corre peligro, llama ya al número de emergencias.',
    ],
  },
  'friends.envy': {
    told: [
      'Puedes alegrarte por esa persona y aun así tener que salir del cuarto. Las dos cosas caben en el mismo minuto.',
      'Las fotos, los planes, las charlas sobre eso: cada cosa es un pequeño pinchazo. Y encima toca sonreír.',
      'Cuesta decir esto en voz alta, porque puede sonar mal. Desear algo con tanta fuerza no te hace mala persona.',
    ],
    helps: [
      'Si lo que duele son las fotos, deja de verlas una semana. Puedes volver a activarlas cuando quieras.',
      'Para la próxima visita o fiesta, piensa en ir poco rato. Puedes decir: "Puedo ir una hora, y después me tengo que ir".',
      'Pon en una frase simple lo que tanto deseas, solo para ti. Luego cuéntalo a una persona que no sea parte de esto.',
    ],
  },
  'lonely.among': {
    told: [
      'La charla sigue a tu alrededor, y tú dices que sí con la cabeza. Puede que nadie note lo lejos que estás.',
      'Es difícil de explicar, porque desde fuera se ve que hay compañía. Y entonces eso también se queda dentro de ti.',
      'Querer que alguien sepa cómo estás de verdad es muy humano. No es pedir demasiado.',
    ],
    helps: [
      'En un grupo, busca a una persona que esté un poco aparte y habla con ella. Puedes empezar por cómo conoce a los demás.',
      'Escribe a una persona que te conocía bien, aunque haga años. Puedes poner: "Hoy me acordé de ti".',
      'Con alguien que te trate bien, da una respuesta sincera en lugar de "bien". Por ejemplo: "Ha sido una semana larga".',
    ],
  },
  'lonely.weekend': {
    told: [
      'El reloj va lento y el teléfono no suena. Afuera puede parecer que todo el mundo tiene adónde ir.',
      'Luego quizá alguien pregunta qué tal tus días libres. Cansa buscar palabras para que suenen a más de lo que fueron.',
      'Pasas estas horas sin nadie que las vea. Eso cuesta más de lo que parece.',
    ],
    helps: [
      'Busca la hora más dura del día y pon ahí una cosa. Sirve una biblioteca, un mercado o un paseo donde haya gente.',
      'Avisa a alguien unos días antes, con algo simple: "El domingo a las cuatro salgo a caminar, ven si quieres".',
      'Busca algo que se repita cada semana: un coro, una clase, un lugar donde haga falta una mano. Pregunta cómo entrar.',
    ],
  },
  'lonely.afterLoss': {
    told: [
      'Algunas historias se cuentan entre dos. Ahora quizá no queda nadie que sepa cómo siguen.',
      'Pueden ser cosas pequeñas: una sola taza en la mesa, y nadie a quien contarle que el autobús llegó tarde.',
      'Tenías un lugar en sus días, y había otro en los tuyos. Es normal que el hueco se note al comer y de noche.',
    ],
    helps: [
      'Pide a una persona una llamada corta cada semana, el mismo día y a la misma hora. Así no hace falta un motivo.',
      'Ve adonde vuelven las mismas caras: un banco del parque, un café, una clase. Esta semana saluda allí a una persona.',
      'Algunos barrios, iglesias y centros de salud tienen comidas o grupos para quien vive sin compañía. Pregunta allí, o que alguien pregunte por ti.',
    ],
  },
} as const;
