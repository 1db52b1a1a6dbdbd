export const FURTHER_CARE_ES = {
  'body.treatment': {
    told: [
      'Tanto depende de resultados, listas y turnos de otras personas. Es duro ser quien tiene que esperar.',
      'Quizá te hablan de valor, como si hubieras elegido esto. Puedes tener miedo y cansancio, y no hace falta poner cara valiente.',
      'Puede que por ahora tu cuerpo no parezca tuyo. Eres más que una ficha y una lista de citas.',
    ],
    helps: [
      'Apunta las preguntas cuando vengan y lleva la hoja contigo. Si puedes, ve con alguien que escuche y tome notas.',
      'Pregunta a quien te atiende con qué señales hay que llamar sin esperar, y a qué número. Tenlo junto al teléfono.',
      'Dale a una persona la tarea de contar a los demás cómo va todo. Puedes decir: "Avísales tú, para que yo descanse".',
    ],
  },
  'body.notBelieved': {
    told: [
      'Una prueba limpia puede ser buena noticia para otros. Para ti puede ser volver a casa con lo mismo y sin un nombre.',
      'Puede que dudes de ti, o que lo calles para no ver malas caras. Pero quien vive en este cuerpo eres tú.',
      'Cansa contarlo desde el principio a cada cara nueva. No tener pruebas no quiere decir que lo inventes.',
    ],
    helps: [
      'Durante dos semanas, escribe una línea al día: cuándo vino, cuánto duró, qué no pudiste hacer. Lleva la hoja a la próxima cita.',
      'En la próxima cita puedes decir: "Me sirve tener por escrito qué se ha mirado, qué falta y cuál es el próximo paso".',
      'Si empeora o aparece algo nuevo, pide que lo miren otra vez, aunque las pruebas salieran bien. Ve con alguien que sepa cómo son tus días.',
    ],
  },
  'body.fertility': {
    told: [
      'Cada mes puede ir de la ilusión a la espera y otra vez al principio. Y en medio toca vivir como siempre.',
      'La noticia de otra familia puede llegar cuando menos la esperas. Puedes desearles lo mejor y aun así tener que mirar a otro lado.',
      'Algo tan íntimo se llena de fechas, pruebas y consejos. Es mucho peso para llevarlo con cara normal.',
    ],
    helps: [
      'Ten lista una frase para quien pregunte. Por ejemplo: "Cuando haya noticias te aviso, por favor no me preguntes".',
      'Elige desde ahora a quién vas a llamar el día que lo sepas, salga lo que salga. Si puedes, deja libre esa noche.',
      'Busca una noche de esta semana en que no se hable de esto. Sirve una película, un juego o un paseo con alguien.',
    ],
  },
  'body.change': {
    told: [
      'Un espejo o una foto te puede tomar por sorpresa. Por un segundo ves a alguien que no conoces.',
      'Puede que otros digan que no es nada, o que no se nota. Tú vives en él todo el día, y para ti no es poco.',
      'Este cuerpo ha pasado por cosas y te ha traído hasta aquí. Que te dé pena cómo está ahora no es vanidad.',
    ],
    helps: [
      'Ponte hoy ropa suave y cómoda, aunque sea vieja. Lo que aprieta, guárdalo por ahora donde no lo veas.',
      'Si algo del cambio te preocupa, anótalo en una línea. Pregunta en tu centro de salud, aunque parezca poca cosa.',
      'Cuando alguien hable de tu aspecto, puedes cerrar el tema. Por ejemplo: "Hoy mi cuerpo no es el tema, mejor cuéntame de ti".',
    ],
  },
  'body.limits': {
    told: [
      'Pueden ser las escaleras, un frasco o la letra pequeña. Aparece otra vez, en un día en que tenías otros planes.',
      'Lo que podías hacer era parte de tu forma de ser. Sin eso, al día le puede faltar un pedazo.',
      'No es fácil pedir ayuda para lo que antes hacías sin nadie. Pedirla no te hace menos persona.',
    ],
    helps: [
      'Elige una cosa que no quieras dejar. Pregunta en tu centro de salud si hay una ayuda o alguna otra forma de hacerla.',
      'Haz lo que más te importa en tu mejor hora del día. Otra cosa puede esperar, o puede hacerla otra persona.',
      'Di con palabras simples qué te ayuda, para que nadie tenga que adivinar. Por ejemplo: "Lleva esto, por favor, y déjame hacer el resto".',
    ],
  },
  'caring.guilt': {
    told: [
      'Quizá un día hubo una promesa, dicha o no. Esas promesas se hacen antes de saber lo que va a hacer falta.',
      'Puede que dormir toda la noche te dé alivio, y luego vergüenza. El alivio no quiere decir que haya menos amor.',
      'Una residencia puede cocinar, limpiar y cuidar de noche. No ocupa tu lugar de hija o de hijo.',
    ],
    helps: [
      'Lleva algo que sea suyo: una manta, una foto, una canción. Cuenta a quienes cuidan allí una costumbre que deban saber.',
      'Planea una visita o una llamada que puedas cumplir, aunque sea corta. Al final puedes decir: "Vuelvo el viernes".',
      'Pregunta si allí se reúnen las familias, o pide diez minutos a quien cuida. Puedes decir: "Me cuesta irme después de una visita".',
    ],
  },
  'caring.siblings': {
    told: [
      'Puede que otros llamen, pregunten cómo va y cuelguen. Eres tú quien conoce las citas y las noches.',
      'Pueden ser dos dolores en uno. Hay alguien que te necesita, y una familia que no es como esperabas.',
      'Lo que haces es trabajo, aunque nadie lo llame así. Sostiene el día de alguien, también cuando nadie da las gracias.',
    ],
    helps: [
      'Haz una lista de todo lo que haces en una semana, con las horas. Es más fácil hablar de una lista que de quién quiere más.',
      'Pide una cosa clara, con día y hora. Puedes escribir: "Por favor, ven el sábado de diez a seis".',
      'Si las charlas en familia acaban en pelea, una tercera persona puede ayudar. Pregunta en trabajo social o en tu centro de salud.',
    ],
  },
  'caring.self': {
    told: [
      'Quizá duermes con un oído abierto, aunque la noche esté en calma. Por la mañana ya llevas horas de guardia.',
      'Parece que su cita médica no se puede mover, y la tuya sí. Así que puede ser la tuya la que se mueve, una y otra vez.',
      'Tú también eres una persona, con una espalda, un cumpleaños y cosas que te gustan. Eso no acabó cuando empezaste a cuidar.',
    ],
    helps: [
      'Esta semana, pide una cita para tu propio cuerpo. Di por teléfono que cuidas a alguien, y pide una hora que te venga bien.',
      'Pregunta en tu centro de salud o en tu barrio quién puede cubrir unas horas. Puedes decir: "Necesito un descanso y quiero saber qué ayuda hay".',
      'Pide a alguien una hora fija a la semana, y úsala para salir de casa. Pon en una hoja lo que tiene que saber.',
    ],
  },
  'newborn.couple': {
    told: [
      'Te cruzas con tu pareja en el pasillo, con el bebé o la ropa sucia. Se habla de siestas y de quién se levantó la última vez.',
      'A las tres de la mañana, una palabra mal dicha puede pesar mucho. Y luego el bebé despierta, y no hay tiempo de arreglarlo.',
      'Puedes querer al bebé y aun así extrañar el tiempo para dos. Una cosa no le quita nada a la otra.',
    ],
    helps: [
      'Si se puede hablar sin peligro, busca con tu pareja diez minutos de calma de día. Que cada cual diga una cosa que ayude esta semana.',
      'Pide a alguien de confianza que lleve al bebé de paseo una hora. Úsala para sentarte o dormir, y deja los platos.',
      'Si las discusiones te dan miedo, dilo a solas en la consulta del bebé o en tu centro de salud. Allí te pueden decir quién ayuda con eso.',
    ],
  },
  'newborn.advice': {
    told: [
      'Alguien dice una cosa y otra persona lo contrario, y todos con mucha certeza. Y quien tiene que elegir eres tú.',
      'Hasta un consejo amable puede sonar a mala nota. Este bebé es nuevo para todos, también para quien ya crio a otros.',
      'Pasas tus horas con este bebé y aprendes sus señales. Eso también es saber, aunque nadie lo llame así.',
    ],
    helps: [
      'Elige para tus dudas a una sola persona en la consulta del bebé. Lleva allí los consejos y pregunta cuáles son seguros.',
      'Ten una frase lista: "Gracias, lo voy a preguntar en la consulta". Luego habla de otra cosa.',
      'A quien quiera ayudar, dale una tarea que no sea el bebé. Puedes decir: "Lo que más me ayuda es una sopa o lavar la ropa".',
    ],
  },
} as const;
