import type { ExerciseId } from '../../../steps/exercises/all';

export const SHORT: Readonly<Record<ExerciseId, string>> = {
  BREATH: 'En una línea: una mano en el vientre, toma aire en cuatro y suéltalo en seis, uno o dos minutos.',
  GROUND:
    'En una línea: nombra cinco cosas que ves, cuatro que tocas, tres que oyes y dos que hueles. Luego, un respiro lento.',
  WORRY: 'En una línea: anota la preocupación, haz lo que se pueda, y al resto dale quince minutos mañana.',
  THOUGHT:
    'En una línea: anota la idea que duele, lo que habla a favor y en contra, y luego una frase más justa.',
  STEP: 'En una línea: elige una cosa, hazla tan chica que casi dé risa, y ponle una hora.',
  SOLVE: 'En una línea: di el problema, anota tres caminos, toma el que menos cuesta y di el primer paso.',
  KIND: 'En una línea: una mano donde lo sientes, di que esto es duro, y luego di lo que diría una buena amistad.',
  SLEEP:
    'En una línea: anota lo que pide mañana, baja la luz, ve a la cama con sueño y levántate a la misma hora.',
  URGE: 'En una línea: busca dónde están las ganas, míralas un minuto como una ola, y ten las manos ocupadas diez.',
  GRIEF:
    'En una línea: piensa en un momento suyo, en lo que viste y oíste, y en una cosa que hacer por esa persona.',
  LETTER: 'En una línea: escribe como si nunca lo fuera a leer, y solo después elige qué hacer con la carta.',
  VALUE: 'En una línea: elige una cosa que te importa, y una señal muy chica de ella para mañana.',
  WORDS: 'En una línea: di lo que pasó sin culpar, di lo que necesitas y pide una sola cosa.',
  DECIDE: 'En una línea: anota la decisión, lo bueno que tiene, lo que cuesta y lo que falta saber.',
  SPEAK:
    'En una línea: los pies en el suelo, tres veces soltar el aire, y la primera frase a una cara amable.',
  WRITE: 'En una línea: escribe lo que venga, todo lo que quieras, y nadie dice una palabra de eso.',
};
