export const FURTHER_MIND_ES = {
  'low.noEnergy': {
    told: [
      'Desde afuera puede parecer pereza. Por dentro es querer y no poder, todo el día.',
      'Un mensaje pesa más cada día que pasa sin respuesta. Al final la vergüenza cuesta más que contestar.',
      'Cada cosa hecha en un día así es más de lo que parece. Poner los pies en el piso puede ser lo más duro de la semana.',
    ],
    helps: [
      'Pon la meta de hoy en dientes, agua y algo de comer. Sin fuerzas, eso ya es un día completo.',
      'Al volver del baño, abre la cortina y lávate la cara. Queda hecho antes de que la cabeza diga no.',
      'Pide al médico que busque otras causas: sangre, tiroides, sueño, medicinas. Dile desde cuándo y qué ya no puedes hacer.',
    ],
  },
  'low.empty': {
    told: [
      'Música, comida, gente: todo está ahí y nada responde. Eso no es falta de gratitud.',
      'Reír con los demás en la mesa también es un trabajo. Nadie ve lo que cuesta una sonrisa.',
      'El gusto por las cosas puede irse mucho tiempo y volver. Suele empezar poco a poco, con una canción o un olor.',
    ],
    helps: [
      'Haz por diez minutos algo que antes te gustaba, sin esperar que te guste. A menudo primero va el hacer, y el gusto llega después.',
      'Cuéntale a un médico que nada te da placer, y en qué mes empezó. Con una fecha le es más fácil actuar.',
      'Invita a alguien a estar sin hablar: una película, un paseo. Avisa que vas a hablar poco y que no es por nada malo.',
    ],
  },
  'low.crying': {
    told: [
      'Un llanto así elige el bus, el baño, la fila de la tienda. Y luego hay que volver con la cara seca.',
      'Que te pregunten qué pasa y no tener respuesta puede ser peor que el llanto. Por eso mucha gente se esconde.',
      'Un día de llanto cansa como un día de trabajo duro. La cabeza pesada de después es real.',
    ],
    helps: [
      'Para quien pregunte, ten una frase: va y viene, no hace falta hacer nada. Así no debes ninguna razón.',
      'Marca en un calendario cuándo llega y cómo fue la noche antes. A las dos semanas, enséñale esa hoja a un médico.',
      'En el trabajo, pide a alguien que te cubra diez minutos cuando salgas. Primero, agua fría en los ojos y las muñecas.',
    ],
  },
  'worry.everything': {
    told: [
      'La cabeza dice que se está preparando. Pero da la misma vuelta, y después nada está más listo.',
      'Deja de pensar en eso, dice la gente. Si así funcionara, nadie tendría una preocupación más de un minuto.',
      'También se mete en el cuerpo: la mandíbula, el estómago, los hombros. Con razón en la noche queda poca fuerza.',
    ],
    helps: [
      'Lleva una sola preocupación hasta el final: si pasa, qué va primero y quién ayuda. Al tercer paso suele haber un plan.',
      'Adivina el lunes qué va a salir mal esta semana, y míralo el domingo. La lista de lo que pasó suele ser corta.',
      'A quien le pides calma, dile: no me digas que todo va bien, pregúntame el próximo paso. El consuelo dura una hora.',
    ],
  },
  'worry.date': {
    told: [
      'En la cabeza ocurre veinte veces, y casi siempre sale mal. En la vida ocurre una sola vez.',
      'Las manos que tiemblan y el nudo en el estómago son el cuerpo que se prepara. Desde afuera se nota mucho menos.',
      'Hasta entonces, cada rato libre lleva eso dentro. Aun los días buenos son libres a medias.',
    ],
    helps: [
      'Practica en voz alta solo las dos primeras frases, hasta que salgan sin pensar. El resto suele venir detrás.',
      'Arregla hoy lo pequeño: la ropa, los papeles, el camino, a qué hora levantarse. Así ese día no hay nada que decidir.',
      'Planea la hora que sigue: a quién llamas, qué comes. Así la cabeza ve algo más allá de la fecha.',
    ],
  },
  'worry.health': {
    told: [
      'Quien vigila un cuerpo de cerca halla algo cada día. También los cuerpos sanos pinchan, saltan y duelen a ratos.',
      'Un examen limpio da calma un día o una semana. Luego viene la duda de si miraron donde era.',
      'El miedo da señales de verdad: corazón rápido, pecho apretado, mareo. No es invento, y no siempre es enfermedad.',
    ],
    helps: [
      'Pide dos cosas al médico: qué señales son para ir ya y cuáles pueden esperar. Pega la respuesta a la vista y síguela.',
      'Deja por una semana de buscar señales en internet. Ahí sale primero lo raro y lo peor, porque es lo que la gente abre.',
      'Quédate con un solo médico para esto, con la próxima cita ya puesta. Lo que no es urgente va en la lista de ese día.',
    ],
  },
  'worry.children': {
    told: [
      'Cuando no los ves, la cabeza pone el resto. Con los hijos suele elegir lo peor.',
      'No se puede ir con ellos a la escuela, al trabajo ni a sus noches. Que importen tanto y no poder guiar es duro.',
      'Pocas veces ven lo que pasa por ti mientras andan fuera. Y si lo ven, a veces dicen que es control.',
    ],
    helps: [
      'Si salen a solas, acuerden una señal, como un pulgar por mensaje a las diez. Les cuesta un segundo y a ti te salva la noche.',
      'Dilo una vez, como deseo y no como lista. Lo que se dice por décima vez casi no se oye.',
      'Consulta a quien los conoce de otro lado: la maestra, una tía, el pediatra. Suelen ver una parte que en casa no se ve.',
    ],
  },
  'worry.world': {
    told: [
      'El teléfono mete todo eso en la cocina, a toda hora. Ninguna cabeza está hecha para tanto dolor de tan lejos.',
      'No mirar parece frío, y seguir mirando no ayuda a nadie. Ahí en medio uno se queda sin saber qué hacer.',
      'A tu lado hablan del clima. Es raro temer algo que otros casi no nombran.',
    ],
    helps: [
      'Toma las noticias una vez al día, leídas y no en video, y nunca en la cama. Lo importante seguirá ahí al mediodía.',
      'Elige un solo tema y un grupo cerca que trabaje en eso. Dos horas al mes ahí suelen hacer más que diez horas de leer.',
      'Si toca a gente que conoces, pon una hora para llamarles. De lo demás, apaga los avisos y deja una sola fuente.',
    ],
  },
  'worry.tooMuch': {
    told: [
      'Una por una se podrían hacer. Juntas gritan todas lo mismo: yo primero.',
      'Entonces uno se queda ahí en medio y limpia la mesa. Así hace la cabeza cuando entra demasiado.',
      'De fuera quizá parece que puedes con todo, y te ponen más encima. Cuesta decir no cuando nadie ve el montón.',
    ],
    helps: [
      'Mira en cada cosa qué pasa si espera una semana. Si la respuesta es nada, hoy sale de la lista.',
      'Haz tres montones: solo yo puedo, otra persona puede, nadie tiene que hacerlo. Del segundo, entrega una cosa hoy.',
      'A quien trae otra cosa más, dile: bien, y qué puedo soltar a cambio. En el trabajo y en casa es una frase justa.',
    ],
  },
  'anger.unfair': {
    told: [
      'Se repite sin parar: lo que dijeron y lo que podías haber dicho. Cada vez vuelve el calor.',
      'Y encima hay que guardar las formas, o dicen que eres difícil. Eso es una segunda injusticia.',
      'Un enojo así sabe muy bien qué límite se cruzó. Cuando piden calma, no ven eso.',
    ],
    helps: [
      'Ponlo en cinco renglones: qué hicieron, cuándo, quién lo vio, sin una palabra que juzgue. Con esa hoja otros pueden actuar.',
      'Decide qué quieres: que se arregle, una disculpa o que se acabe. Cada cosa se pide a una persona distinta.',
      'Busca quién está un nivel arriba: un jefe, una oficina, un consejo. Pregunta cómo se pone la queja, y pide un recibo.',
    ],
  },
  'anger.exploded': {
    told: [
      'Un minuto de ruido, y después horas con su cara en la cabeza. El silencio de después puede ser lo peor.',
      'Muchas veces fue la última gota y no la cosa en sí. Eso lo explica, y aun así pudo hacerle daño a alguien.',
      'Mirarlo de frente incomoda. De ahí puede salir algo distinto la próxima vez.',
    ],
    helps: [
      'Dilo corto: grité, y eso estuvo mal. Sin ningún pero, y sin esperar respuesta. Con los niños también sirve.',
      'Busca tu señal de diez segundos antes: la mandíbula, el calor, la voz. Acuerden una palabra que significa diez minutos aparte.',
      'Si volaron cosas o alguien tuvo miedo, pide esta semana ayuda para el enojo a un médico o terapeuta. Lo conocen bien.',
    ],
  },
  'anger.neighbours': {
    told: [
      'Aun en silencio, uno espera que empiece otra vez. Así se echan a perder también las horas de calma.',
      'Al contarlo suena pequeño, y al vivirlo es enorme. Quien se ríe puede cerrar su puerta.',
      'Espere en línea, no es aquí, mande todo otra vez. Se van las horas, y quien contesta tampoco tiene la culpa.',
    ],
    helps: [
      'Lleva un registro dos semanas: fecha, hora, qué, cuánto duró. A la oficina o al dueño le sirve más que el enojo.',
      'Ve una vez, no mientras suena, con un solo pedido: después de las diez, la música más baja. Muchas veces no lo saben.',
      'Con oficinas y empresas, pide cada vez nombre, fecha y número de caso. Después manda lo mismo por escrito.',
    ],
  },
} as const;
