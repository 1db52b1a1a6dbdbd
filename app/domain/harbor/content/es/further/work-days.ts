export const FURTHER_WORK_DAYS_ES = {
  'work.newJob': {
    told: [
      'Puedes saber trabajar muy bien y no saber dónde se guarda el papel. Es raro tener que preguntar por todo.',
      'Todo el día aprendes nombres, modos y reglas, y además hay ojos puestos en ti. Es normal que de noche no te queden fuerzas.',
      'En la comida, los demás quizá hablan de cosas de antes de tu llegada. Es fácil sentirse de visita allí.',
    ],
    helps: [
      'Lleva una libreta y anota cada cosa que tengas que preguntar. Mañana, pregunta dos de ellas a la misma persona, de una vez.',
      'Busca allí a alguien que parezca amable y dile: "Muéstrame eso otra vez, por favor. Lo quiero hacer bien."',
      'Pide diez minutos esta semana a tu jefe o jefa. Di: "Dime qué es lo más importante en mi primer mes, y empiezo por ahí."',
    ],
  },
  'work.back': {
    told: [
      'El lugar puede estar igual que antes, y tú quizá no tanto. Los demás ven sobre todo que ya estás de vuelta.',
      'Alguien te pregunta en el pasillo cómo estás, y a veces no hay respuesta corta. Entonces dices "bien" y sigues tu camino.',
      'Una parte de ti puede estar en el trabajo y otra en un lugar distinto. Así, hasta las tareas fáciles piden más fuerza.',
    ],
    helps: [
      'Prepara una frase para quien pregunte: "Gracias, hoy prefiero hablar del trabajo." No le debes a nadie la historia entera.',
      'Pregunta en tu trabajo si puedes empezar con menos horas o menos tareas. Si fue por salud, habla también con tu médico.',
      'Para cada día de la primera semana, elige una tarea que sí tiene que salir. A la mitad, toma diez minutos a solas.',
    ],
  },
  'work.lowPaid': {
    told: [
      'Es por el dinero, y también puede ser por cómo se ve lo que haces. Las dos cosas pueden dar vueltas de camino a casa.',
      'Cuando el aumento o el puesto es para otra persona, al día siguiente igual hay que saludar. Eso cuesta más de lo que se nota.',
      'Un sueldo bajo dice lo que paga una empresa. No dice si haces bien tu trabajo ni cuánto pones en él.',
    ],
    helps: [
      'Anota cinco cosas que hiciste este año y que ayudaron en el trabajo. Lleva esa lista cuando pidas hablar de tu sueldo.',
      'Puedes decir: "Quiero hablar de mi sueldo, dame por favor una fecha." Puede ser más fácil que pedir dinero en ese momento.',
      'Pregunta en un sindicato o en una oficina de empleo cuánto se suele pagar por un trabajo como el tuyo. Así sabes dónde estás antes de hablar.',
    ],
  },
  'work.shifts': {
    told: [
      'Quizá dices "a lo mejor" a cada invitación, porque no sabes tus turnos. Con el tiempo, los ratos libres pueden parecer prestados.',
      'Un día libre no es libre del todo si puede sonar el teléfono. Una parte de ti está en guardia todo el tiempo.',
      'El sueño, la comida, los amigos: todo se mueve cuando se mueve el turno. Sostener una vida alrededor de eso también es trabajo.',
    ],
    helps: [
      'Elige algo pequeño que no cambie con el turno, como diez minutos al aire libre al levantarte. Eso da algo de forma al día.',
      'Di a quien hace los turnos: "Dime por favor qué día voy a saber los turnos de la próxima semana." Una nota corta también sirve.',
      'Un sindicato puede decirte con cuánto tiempo deben avisar de un cambio donde vives. Para esa charla, anota los cambios de esta semana y sus fechas.',
    ],
  },
  'work.people': {
    told: [
      'Quizá te tragas lo que quieres decir y mantienes la voz tranquila. Más tarde, en casa, puede volver la respuesta que no diste.',
      'Para quien te habla así puedes parecer una parte del mostrador. Pero ahí hay una persona que tiene que aguantarlo.',
      'Ser amable con quien no lo es pide mucho oficio. Eso no sale en ninguna lista de lo que hiciste hoy.',
    ],
    helps: [
      'Prepara una frase tranquila para esos momentos: "Voy a ayudar, y para eso necesito que hablemos con calma." Dila una vez en voz alta en casa.',
      'Acuerda con alguien de tu equipo una palabra que quiera decir "sigue tú con esto". Así puedes salir dos minutos.',
      'Después de un mal rato, deja correr agua fría en tus manos y suelta el aire despacio. Luego cuenta a alguien del trabajo lo que te dijeron, en dos frases.',
    ],
  },
  'work.lead': {
    told: [
      'Los demás pueden quejarse de quien manda, y quien manda eres tú. Quizá no hay nadie allí a quien puedas decirle todo.',
      'Puede que sepas cosas que aún no puedes contar, y entres a la reunión como si nada. Eso puede dejarte a solas en una sala llena.',
      'Una decisión sobre el empleo de alguien no termina con la reunión. Puede irse contigo a casa y quitarte el sueño.',
    ],
    helps: [
      'Busca a una persona de fuera que también dirija gente y pídele media hora esta semana. Cuéntale el caso sin nombres.',
      'Antes de una charla difícil, escribe las dos primeras frases, claras y cortas. Di primero lo duro, y luego calla y deja hablar a la otra persona.',
      'Si se trata del empleo de alguien, pregunta antes en la oficina de personal o a un abogado laboral. Pregunta también qué debes decir y qué no puedes decir.',
    ],
  },
  'work.home': {
    told: [
      'Pueden pasar horas sin una palabra que no sea de una tarea. De noche, tu propia voz puede sonar rara.',
      'En casa no hay autobús que tomar cuando acaba el trabajo. Así, el trabajo puede quedarse ahí toda la noche, a unos pasos.',
      'Nadie ve si empiezas temprano o terminas tarde. Es fácil pensar que tienes que probar que estabas ahí.',
    ],
    helps: [
      'Pon una hora de cierre para hoy y haz algo que se vea: guarda las cosas en un cajón, cambia de ropa, sal a caminar.',
      'Pide a alguien del trabajo una llamada de diez minutos esta semana, sin tema y sin lista. La hora del café es un buen momento.',
      'Lleva una hora de trabajo de esta semana a un lugar con gente, como una biblioteca o un café. Aunque no hables con nadie, hay voces cerca.',
    ],
  },
  'study.choice': {
    told: [
      'Los demás quizá parecen saber por qué están ahí. Tú quizá estás en la misma sala y cuentas los minutos.',
      'Le has puesto tiempo, y otros quizá le han puesto dinero o esperanza. Por eso puede costar hasta decirlo en voz alta.',
      'Mirar otra vez una decisión no es lo mismo que rendirse. Ahora sabes cosas que al principio nadie podía saber.',
    ],
    helps: [
      'Durante una semana, anota cada día algo que estuvo bien y algo que no. Quizá así se ve si es la materia, el lugar u otra cosa.',
      'Pregunta en tu escuela quién da orientación. Puedes decir: "Estoy pensando en un cambio y quiero saber qué caminos hay."',
      'Habla con alguien que haga el trabajo o los estudios que te atraen. Pídele que te cuente un martes cualquiera, y no el mejor día.',
    ],
  },
  'study.parents': {
    told: [
      'Entonces una nota nunca es una simple nota. Quizá ves la cara de tus padres antes de mirar tu propio trabajo.',
      'Quizá ellos dejaron mucho por esto, y tú lo sabes. Eso puede hacer difícil decir en voz alta lo que tú quieres.',
      'A veces cuesta saber qué deseos son tuyos y cuáles son de ellos. Tienes permiso de no saberlo todavía.',
    ],
    helps: [
      'Escribe para ti, y para nadie más, tres cosas que harías si nadie pudiera opinar. Guarda la hoja unos días.',
      'Si se puede hablar con ellos sin miedo, empieza con algo pequeño y cierto: "Esta materia me quita mucha fuerza ahora." Lo demás puede ser otro día.',
      'Busca a alguien en quien tus padres también confíen, de la escuela o de la familia. Puedes pedirle que esté a tu lado cuando hables con ellos.',
    ],
  },
  'study.home': {
    told: [
      'Pueden ser cosas pequeñas: el olor de la cocina, una voz en el cuarto de al lado. En el lugar nuevo, hasta el silencio suena distinto.',
      'Por teléfono quizá dices que todo va bien, y después de la llamada te quedas ahí. Ese rato puede ser el más largo del día.',
      'Puede parecer que los demás ya tienen amigos y un lugar. Lo que pasa en sus cuartos por la noche, tú no lo ves.',
    ],
    helps: [
      'Dale un lugar en tu cuarto a algo de tu casa, como una foto, una manta o una taza. Ponlo donde lo veas por la mañana.',
      'Ve dos veces esta semana al mismo lugar y a la misma hora: un café, un gimnasio, una mesa de la biblioteca. Es más fácil saludar caras que ya has visto.',
      'Acuerda horas para llamar a casa, y cuenta a una persona de allí cómo estás de verdad. Di: "No tienes que arreglarlo, escucha un rato nada más."',
    ],
  },
  'study.late': {
    told: [
      'Quizá abres el libro cuando los demás duermen o cuando acaba el turno. La página recibe lo que te queda, y aun así la abres.',
      'En clase quizá nadie tiene menos tiempo que tú. También sabes cosas que no están en ningún libro.',
      'Hagas lo que hagas, otra cosa te espera: el texto, el trabajo, la casa. Puede parecer que siempre llegas tarde a algo.',
    ],
    helps: [
      'Elige dos medias horas esta semana que sean de tus estudios, y avisa en casa. Deja el teléfono en otro cuarto ese rato.',
      'Pregunta en tu escuela qué hay para quien trabaja o tiene hijos. Puede haber más tiempo para una tarea, o menos materias a la vez.',
      'En un día lleno, lee una página y escribe una frase sobre ella. Luego cierra el libro y dalo por hecho.',
    ],
  },
} as const;
