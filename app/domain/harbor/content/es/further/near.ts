export const FURTHER_NEAR_ES = {
  'family.fight': {
    told: [
      'Después de una pelea así, la cabeza sigue discutiendo en la ducha y en el camino. Las mejores respuestas llegan cuando ya no hay nadie.',
      'La familia suele saber dónde duele. Por eso una frase suya puede pesar más que diez de otra gente.',
      'Se puede querer a alguien y tenerle mucha rabia en el mismo minuto. La rabia no borra lo demás.',
    ],
    helps: [
      'Un mensaje corto abre la puerta sin arreglar nada todavía: No quiero que esto quede así. Hablamos mañana, con calma.',
      'Si vuelve el tema de siempre, ten lista una frase: Eso lo dejo para otro día. Dila una vez, con voz tranquila, y habla de otra cosa.',
      'Pide a quienes no pelearon que no lleven recados. Lo que tengas que decir, que lo oigan de ti y de nadie más.',
    ],
  },
  'family.control': {
    told: [
      'Si alguien revisa todo lo que haces, hasta el tiempo libre parece un examen. Su voz se mete en cosas que ni conoce.',
      'Puede que lo hagan con buena intención, y que aun así apriete demasiado. Con esa mezcla cuesta enojarse, y cuesta no enojarse.',
      'Querer tu propio camino no es atacar a nadie, aunque lo tomen así. Si te dan miedo, eso ya es más que ser estrictos.',
    ],
    helps: [
      'Elige una cosa chica que traiga poco lío, y decídela tú. Da la razón en una frase, no en cinco.',
      'Prueba a avisar antes de que pregunten: dónde, con quién, a qué hora vuelves. Hay padres que vigilan menos cuando se enteran antes.',
      'Piensa en alguien a quien respeten: una tía, un maestro, una doctora. Pídele que les hable de un solo punto.',
    ],
  },
  'family.ownChild': {
    told: [
      'En una misma noche caben el cansancio y el miedo por un hijo. Los dos pueden venir de lo mucho que importa.',
      'Con los hijos siempre está la duda de qué hiciste mal. Lo que les pasa suele venir también de otro lado: la edad, los amigos, la escuela.',
      'Los hijos muchas veces muestran lo peor en casa, donde menos se aguantan. Desde afuera nadie ve lo que te cuesta.',
    ],
    helps: [
      'Hablen lado a lado y no de frente: en el auto, con los platos. Di una sola cosa que notaste, y luego deja un rato de silencio.',
      'Si va a la escuela, pregunta allí qué notan estas semanas. Así sabes si pasa en todas partes o solo en casa.',
      'Si gritaste, puedes volver y decir: Grité de más, la regla sigue igual. Eso repara algo y no te quita nada.',
    ],
  },
  'family.ill': {
    told: [
      'Media cabeza se queda con esa persona, también en el trabajo y en la cocina. Cuando suena el teléfono, el estómago se adelanta a la mano.',
      'Desde afuera parece que solo es esperar. En verdad son llamadas, visitas, papeles y calmar a los demás, todo a la vez.',
      'Puedes reírte de algo aunque esa persona esté mal, y puedes hartarte de todo. Nada de eso quiere decir que te importe menos.',
    ],
    helps: [
      'Si está en el hospital, pregunta a qué hora pasa el médico y quién puede llamar. Que una persona llame y avise a los demás.',
      'Muchos hospitales tienen trabajo social. Pregunta allí cómo hablar con ellos. Saben de papeles, costos, viajes y ayuda en casa.',
      'Ten en una hoja sus medicinas, dosis, alergias y médicos, y tómale una foto. Te la van a pedir, casi siempre a mala hora.',
    ],
  },
  'family.far': {
    told: [
      'La falta llega en ratos raros: un olor, una canción, una buena noticia y nadie en la mesa para contarla.',
      'Por teléfono casi siempre se dice que todo va bien, de los dos lados. Lo de verdad se queda sin decir.',
      'Puede haber buenas razones para estar donde estás, y aun así querer cenar hoy con tu gente. Una cosa no quita la otra.',
    ],
    helps: [
      'Llama con algo que hacer: cocinar lo mismo, o comer con el teléfono en la mesa. Con las manos ocupadas se habla mejor.',
      'Manda algo chico cada día: la parada del bus, tu sopa, el cielo. Medio minuto de voz puede acercar más que una llamada larga al mes.',
      'Busca en el calendario el próximo cumpleaños o la próxima fiesta. Decide ya cómo estarás desde lejos, y con quién comes ese día.',
    ],
  },
  'family.apart': {
    told: [
      'Cada lado suele querer que le des la razón, y cada uno tiene un poco. Estar en medio cansa.',
      'Es raro hacer duelo por gente que sigue viva. La mesa, las fiestas, lo fácil que era estar juntos: es una pérdida de verdad.',
      'Lo que se rompe entre dos casi nunca está en manos de los demás. Ni un hijo ni un hermano puede sostenerlo por ellos.',
    ],
    helps: [
      'Di lo mismo a todos: No llevo recados, y no quiero oír cosas malas de nadie. Repítelo las veces que haga falta.',
      'Pide lo práctico por escrito: qué días, en qué casa, quién recoge, dónde es la próxima fiesta. No saber suele ser lo peor.',
      'Elige a alguien de la familia con quien no se rompió nada, y escríbele de algo normal. Ese lazo puede seguir aunque lo demás calle.',
    ],
  },
  'partner.quarrel': {
    told: [
      'Quizás ya te sabes la pelea de memoria, hasta la frase donde todo cambia. Saberla y pararla son dos cosas distintas.',
      'Después viene la parte callada: los platos, la cama fría, ni una palabra. Esa parte puede gastar más que la ruidosa.',
      'Una cosa es discutir y otra es tener miedo. Si mides cada palabra para que no se enoje, eso es más que una pelea, y no es tu culpa.',
    ],
    helps: [
      'Por una semana, fíjate en la hora y en lo que hubo antes: hambre, dinero, alcohol, los suegros. Guárdalo en la cabeza si te revisan el teléfono.',
      'Si no hay miedo de por medio, sirve acordar una palabra que sea pausa. Media hora aparte, y luego el mismo tema, no uno nuevo.',
      'Si alguna vez tu pareja te da miedo, llama a una línea de violencia doméstica, desde un teléfono que no te revise. Sirve también si te quedas.',
    ],
  },
  'partner.cold': {
    told: [
      'Tener a alguien y seguir esperando una palabra con cariño. Desde afuera no pasa nada, y por eso cuesta contarlo.',
      'Con el tiempo se busca la culpa en el espejo: que si la edad, que si el cuerpo. La distancia puede venir de cosas que no eres tú.',
      'El silencio puede ser cansancio. También puede ser un castigo. Si tienes que ganarte cada palabra amable, la culpa no es tuya.',
    ],
    helps: [
      'Puedes ir a terapia por tu cuenta. Basta una frase: Tengo pareja y me pesa la soledad. Nadie más tiene que dar permiso.',
      'Pon otra vez en la semana una hora fija con tu gente: una hermana, una vieja amistad, un coro. El cariño no tiene que venir de una sola persona.',
      'Si no hay miedo de por medio, pide una cosa chica y con hora: un café el domingo a las diez. A eso es más fácil decir que sí.',
    ],
  },
  'partner.cheated': {
    told: [
      'La cabeza repasa fechas y mensajes viejos y los revisa todos otra vez. Hasta los buenos recuerdos cambian de color.',
      'No saber suele ser peor que saber. Gente que nunca miró un celular ajeno empieza a contar las horas.',
      'Fuera bueno o malo lo que había, la mentira es de quien la dice. Se puede querer a alguien y no creerle.',
    ],
    helps: [
      'Esta semana no hay que decidir nada. Elige a una persona que sepa guardar un secreto. Lo que se cuenta a muchos ya no vuelve atrás.',
      'Si hubo o pudo haber otra persona, en una clínica te hacen pruebas de infecciones. Lo hacen cada día, y no hay que contar la historia.',
      'Si te asusta su carácter, o te revisa el teléfono y las horas, llama primero a una línea de violencia doméstica. Ninguna charla tiene que ir antes.',
    ],
  },
  'partner.chores': {
    told: [
      'El trabajo es la mitad. La otra mitad es pensarlo todo: la leche, el papel de la escuela, el regalo de cumpleaños. Esa mitad no se ve.',
      'Cuando te toca avisar qué falta, también te toca mandar, y nadie te preguntó. Recordar las cosas es trabajo.',
      'Se junta donde nadie mira, y un día estalla por una toalla mojada. Casi nunca es por la toalla.',
    ],
    helps: [
      'Anota todo lo que se hizo en casa en una semana, también lo que hubo que pensar. Es primero para ti: muestra adónde se van tus horas.',
      'Si puedes pedirlo sin miedo, entrega una tarea entera, como la ropa, desde el cesto hasta el cajón. Y que la haga a su manera.',
      'Mira qué puede quedar sin hacer esta semana sin problemas: planchar, otro plato, el piso brillante. La primera hora que ganes es para dormir.',
    ],
  },
  'partner.leave': {
    told: [
      'Un día la respuesta está clara, y al otro te hace el café como te gusta. Ir y venir así no es debilidad.',
      'Hay quien pregunta por qué no te vas, y quien pregunta cómo puedes pensarlo. Desde afuera las dos cosas parecen fáciles.',
      'Lo que sujeta suele ser muy simple: dinero, hijos, papeles, un perro. A veces es miedo. Todo eso cuenta tanto como el cariño.',
    ],
    helps: [
      'Si temes su reacción, por ahora no lo digas en casa. En una línea de violencia doméstica te ayudan a pensarlo, decidas lo que decidas.',
      'En un rato a solas, mira dónde están tus papeles: identidad, banco, seguro, los de los hijos. Unas copias con alguien de confianza no deciden nada.',
      'Lleva la pregunta a alguien que no espere una respuesta: una terapeuta, una enfermera, una oficina de ayuda. Los amigos suelen querer una de las dos.',
    ],
  },
  'caring.parent': {
    told: [
      'Se acaba sabiendo de pastillas, de la puerta, del tono de voz a las cuatro de la mañana. Casi nadie recibe clases para eso.',
      'Puede doler ver que alguien se va de a poco, aunque siga en la mesa. Para eso no hay palabra ni tarjeta.',
      'Contestar mal a lo mismo por quinta vez le pasa a la gente más buena. Luego llega la culpa, y todo con poco sueño.',
    ],
    helps: [
      'Dile a su médico que el cuidado lo llevas tú, y pregunta por un relevo: horas o días con otra persona. Pregunta también quién lo paga.',
      'Cuando insista en algo que no es, no hace falta corregir. Responde a lo de abajo: Quieres ir a casa. Cuéntame de tu casa.',
      'Averigua pronto quién puede hablar por esa persona en el banco y con el médico. Esos papeles son fáciles mientras puede firmar.',
    ],
  },
  'caring.child': {
    told: [
      'Se aprenden palabras que ninguna familia quiere saber, y se duerme con un oído abierto. Los demás, mientras, hablan de fútbol.',
      'El amor por un hijo y el cansancio de cuidar van juntos. Desear un día libre no le quita nada al amor.',
      'Buena parte del trabajo no es el hijo: llamadas, papeles, salas de espera, contarlo todo otra vez. Esa parte no da abrazos.',
    ],
    helps: [
      'Haz una hoja con lo básico: qué tiene, medicinas, qué calma, a quién llamar. Repártela, y contarás menos veces la historia.',
      'Pide en la clínica hablar con trabajo social y nombra tres cosas: horas libres para ti, costos, otras familias en lo mismo.',
      'Lo que pidas a la escuela o al seguro, pídelo por escrito y guarda la fecha. Una carta corta llega más lejos que tres llamadas amables.',
    ],
  },
} as const;
