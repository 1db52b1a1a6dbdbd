export const FURTHER_AHEAD_ES = {
  'stuck.tooMany': {
    told: [
      'Cada idea brilla mientras es nueva. Luego llega la próxima, y la anterior se queda en el montón.',
      'Desde fuera puede parecer poco trabajo. Por dentro puede haber ruido todo el día, con todo llamando a la vez.',
      'Empezar pide impulso, y lo has hecho una y otra vez. El montón muestra lo que sigue abierto, nada más.',
    ],
    helps: [
      'Escribe todo en una hoja. Marca una sola cosa para esta semana y guarda la hoja en un cajón.',
      'Elige lo que está más cerca del final y dedícale veinte minutos. Detente cuando acabe el tiempo, haya final o no.',
      'Elige un plan que pueda descansar y dilo en voz alta: "Este año no". Puedes guardar la nota en una caja.',
    ],
  },
  'stuck.job': {
    told: [
      'Quizá en tu cabeza ya has renunciado muchas veces. Luego está el alquiler, y gente que cuenta contigo.',
      'Quedarse cuesta algo, e irse cuesta algo. No es raro estar en la puerta sin entrar ni salir.',
      'Ir con cuidado no es lo mismo que ser cobarde. Puede haber mucho que depende de ese sueldo.',
    ],
    helps: [
      'Da un paso que nadie tiene que saber: lee una oferta de trabajo hasta el final. Marca lo que ya sabes hacer.',
      'Pide media hora a alguien que hace el trabajo en el que piensas. Deja que te cuente cómo es un martes cualquiera.',
      'Hay servicios que orientan sobre el trabajo, aunque no haya nada decidido. Lleva una hoja: qué debe quedar y qué debe cambiar.',
    ],
  },
  'stuck.phone': {
    told: [
      'El dedo sigue por su cuenta cuando ya quieres parar. Después quizá ni recuerdas qué miraste.',
      'Luego queda la cabeza pesada, y eso que pensabas hacer. Quizá te regañas, y lo tomas otra vez.',
      'Esas aplicaciones están hechas para que cueste soltarlas. Si te quedas ahí, eso no prueba que te falte voluntad.',
    ],
    helps: [
      'Esta noche deja el teléfono al otro lado del cuarto. Si alguien puede necesitarte, deja el sonido y pon la pantalla hacia abajo.',
      'Quita una aplicación de la primera página del teléfono, por esta semana. Así la mano tiene que parar un momento y buscar.',
      'Elige qué harán tus manos la próxima vez: un té, un dibujo, doblar ropa. Déjalo listo donde suele estar el teléfono.',
    ],
  },
  'good.better': {
    told: [
      'Quizá es una buena noche o una semana con algo de luz. Después de un tiempo duro, eso es mucho.',
      'A veces cuesta fiarse de una buena semana. Puedes disfrutarla y seguir con una mano en la baranda.',
      'Lo notaste y lo dijiste. Después de un tiempo duro es fácil pasar por alto un buen día.',
    ],
    helps: [
      'Escribe en pocas palabras cómo son estos días y qué hiciste en ellos. Guárdalo donde lo encuentres en un mal día.',
      'Deja una cosa tal como está, por ejemplo el paseo o la hora de dormir. Esta semana no hace falta sumar nada nuevo.',
      'Dile a alguien que sabe de los malos días: "Voy mejor". Si sigues un tratamiento, dilo allí también, y háblalo antes de cambiar algo.',
    ],
  },
  'good.made': {
    told: [
      'Mientras las manos trabajan, la cabeza puede callar un poco. Al final hay algo que se toca, se come o se usa.',
      'Si una parte quedó torcida, también es suya. Se nota que una persona estuvo ahí y lo hizo.',
      'En algún momento funcionó, o subió en el horno, o salió un brote verde. Ese momento es tuyo.',
    ],
    helps: [
      'Haz una foto o ponlo donde se te vaya la vista. Puedes mirarlo en un día gris.',
      'Muéstralo a alguien o regala una parte, como una porción o una semilla. No hace falta contar lo que salió mal.',
      'Elige la próxima cosa pequeña y prepara lo que necesitas. Puede esperar ahí hasta que tengas ganas.',
    ],
  },
  'good.friend': {
    told: [
      'Alguien llamó, o escuchó, o volvió a dar la mano. Algo así puede cambiar el color del resto del día.',
      'Una buena charla es cosa de dos. La mitad fuiste tú: cómo escuchaste y qué te atreviste a decir.',
      'Después de una pelea o de un largo silencio, una frase sencilla puede ser mucho. No tiene que arreglar todo lo demás.',
    ],
    helps: [
      'Manda mañana un mensaje: "Me hizo bien hablar contigo". No pide respuesta, y lo puedes dejar así.',
      'Escribe la frase que te hizo bien, con la fecha. Puedes leerla otra vez en un día de silencio.',
      'Busca con esa persona una próxima vez, y que sea algo pequeño, como una llamada o un paseo. Un cuarto de hora basta.',
    ],
  },
  'other.clutter': {
    told: [
      'Miras el montón y no sabes por dónde empezar. Entonces cierras la puerta, y la idea se va contigo.',
      'El timbre puede dar un susto. Quizá hace tiempo que no dejas entrar a nadie por cómo está todo.',
      'Una casa nunca queda lista: los platos y la ropa vuelven. Que se te junte todo eso no es un defecto tuyo.',
    ],
    helps: [
      'Pon un reloj en diez minutos y despeja un lugar, como la mesa o una silla. Cuando suene, deja el resto como está.',
      'Toma una bolsa y recorre un cuarto para sacar la basura, nada más. Hoy no hay que ordenar ni decidir otra cosa.',
      'Pide a alguien que esté contigo mientras ordenas. Puedes decir: "No tienes que ayudar, siéntate aquí conmigo y ya".',
    ],
  },
  'other.neighbour': {
    told: [
      'Al principio quizá las cosas no están donde la mano las busca. Hasta dormir puede ser raro, con otros ruidos tras la pared.',
      'Quién lava los platos, quién hace ruido, de quién es el estante. Cosas tan pequeñas pueden crecer cuando están ahí cada día.',
      'Una casa debería ser un lugar donde bajan los hombros. Querer silencio y un rincón propio no es un lujo.',
    ],
    helps: [
      'Haz tuyo un rincón esta semana, con una lámpara, una manta o un cuadro. Ve ahí primero cuando llegues.',
      'Si no corres peligro con esa gente, habla de una sola cosa, en un momento de calma. Puedes decir: "Me ayudaría que haya silencio después de las diez".',
      'Saluda a las mismas dos o tres personas de la casa o de la tienda. Aprende un nombre esta semana y úsalo la próxima vez.',
    ],
  },
} as const;
