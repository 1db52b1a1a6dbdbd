import type { OpenTopic } from '../../steps/topics';

/** What others do, by topic: for who asks what Harbor would do, or what helps. */
export const TRIED_ES: Readonly<Record<OpenTopic, readonly [string, string]>> = {
  work: [
    'A muchos les sirve anotar qué se dijo y cuándo, y luego pedir una charla con un solo deseo claro.',
    'Hay quien pone una hora en que acaba el trabajo, y deja el teléfono en otro cuarto.',
  ],
  study: [
    'A muchos les sirve: veinte minutos sí, cinco no, y el teléfono en otro cuarto. Primero la hoja más fácil.',
    'Hay quien le dice pronto a un profe que es demasiado. Muchas veces le dan más tiempo.',
  ],
  money: [
    'A muchos les sirve una lista de lo que vence, con la casa y la comida arriba. En el {bed} saben quién ayuda cerca, a toda hora.',
    'Hay quien llama días antes y pide pagar en partes. Se pide todos los días.',
  ],
  family: [
    'A muchos les sirve decir una sola cosa, en un rato tranquilo, hablando de uno mismo. Las viejas historias se quedan fuera.',
    'Hay quien decide cuánto se queda, y de qué no va a hablar, y luego va.',
  ],
  partner: [
    'A muchos les sirve: ni de noche ni con enojo. Un solo tema, cinco minutos cada uno, y el otro solo escucha.',
    'Hay quien lo escribe primero y lo entrega. En papel nadie interrumpe.',
  ],
  breakup: [
    'A muchos les sirve no mirar su página en una semana, y un plan fijo para cada noche.',
    'Hay quien guarda las cosas en una caja, y le dice a un amigo cuál es la peor hora.',
  ],
  friends: [
    'A muchos les sirve un mensaje corto y sin culpa, por ejemplo: extraño nuestras charlas. Luego, darle tiempo.',
    'Hay quien le pide a una persona una cosa pequeña, un café o una vuelta. Con una basta para empezar.',
  ],
  lonely: [
    'A muchos les sirve ir al mismo lugar, a la misma hora, cada semana. Así las caras se vuelven saludos.',
    'Hay quien empieza por pedir algo pequeño. Es más fácil de contestar que un hola.',
  ],
  grief: [
    'A muchos les sirve una vela, una foto, su plato un domingo. Poco y seguido basta.',
    'Hay quien le dice claro a la gente qué ayuda y qué no. Casi todos dudan, y quieren saberlo.',
  ],
  body: [
    'A muchos les sirve repartir la fuerza del día, y parar antes de que se acabe, no después.',
    'Hay quien lleva tres preguntas escritas al médico, y va con alguien.',
  ],
  caring: [
    'A muchos les sirve una hora fija a la semana que es suya, con alguien más en la casa.',
    'Hay quien hace una lista de diez tareas pequeñas. Al que pregunta cómo ayudar le toca una.',
  ],
  newborn: [
    'A muchos les sirve dormir mientras otra persona carga al bebé, y dejar los platos. En el {parents} ayudan a toda hora.',
    'Hay quien pide a una persona que venga a la misma hora cada día, aunque sean veinte minutos.',
  ],
  sleep: [
    'A muchos les sirve levantarse siempre a la misma hora, y salir de la cama si el sueño no llega.',
    'Hay quien anota lo de mañana una hora antes, y deja el papel en la cocina.',
  ],
  low: [
    'A muchos les sirve una cosa para el cuerpo y una para los ojos cada día, como un baño y la ventana abierta.',
    'Hay quien se lo dice a un médico cuando ya van dos semanas. No es demasiado pronto.',
  ],
  worry: [
    'A muchos les sirve escribirlo y partirlo. Lo que se puede hacer lleva hora; lo demás, quince minutos al día.',
    'Hay quien ocupa las manos, con los platos o una vuelta, hasta que la cabeza baja.',
  ],
  panic: [
    'A muchos les sirve soltar el aire largo, los pies en el piso, y quedarse ahí hasta que baje.',
    'Hay quien tiene lista una frase: es una ola, ya la conozco, dura minutos.',
  ],
  anger: [
    'A muchos les sirve salir diez minutos, moverse, y contestar solo después.',
    'Hay quien escribe el mensaje con enojo, se lo manda a sí mismo y lo lee al otro día.',
  ],
  self: [
    'A muchos les sirve pensar qué le dirían a un amigo con el mismo día, y decírselo.',
    'Hay quien anota cada noche una cosa que hizo, y no qué tan bien.',
  ],
  shame: [
    'A muchos les sirve contarle una parte a una sola persona. Casi siempre pesa menos al decirlo.',
    'Hay quien mira qué se puede arreglar todavía, y hace primero la parte más pequeña.',
  ],
  trauma: [
    'A muchos les sirve nombrar cinco cosas que están aquí ahora, hasta que el cuarto se ve claro.',
    'Hay quien busca un terapeuta que trabaja con esos recuerdos. Se puede tratar, también años después.',
  ],
  drink: [
    'A muchos les sirve esperar diez minutos, irse del lugar y comer algo primero.',
    'Hay quien se lo dice a alguien antes de la hora difícil, no después. El {samhsa} es gratis, a toda hora.',
  ],
  food: [
    'A muchos les sirve comer a horas fijas, con alguien al lado. La línea ANAD sabe más: {eating}, de lunes a viernes.',
    'Hay quien tapa el espejo una semana y usa ropa suave.',
  ],
  identity: [
    'A muchos les sirve una persona o un grupo donde no hay que esconder nada.',
    'Hay quien elige qué cuenta, a quién y cuándo. No tiene que ser todo de una vez.',
  ],
  stuck: [
    'A muchos les sirve: cinco minutos de reloj, y luego se puede parar. Casi todos siguen.',
    'Hay quien le pide a un amigo que esté ahí mientras tanto, aunque sea por teléfono.',
  ],
  good: [
    'Muchos anotan un detalle, para encontrarlo en un día gris.',
    'Hay quien se lo cuenta a alguien que lo va a disfrutar también.',
  ],
};
